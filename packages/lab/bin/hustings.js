#!/usr/bin/env node
import('../../../scripts/launch.mjs').then(({ launch }) => launch('scripts/hustings.mjs'))
