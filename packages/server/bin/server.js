#!/usr/bin/env node
import('../../../scripts/launch.mjs').then(({ launch }) => launch('packages/server/src/command.ts'))
