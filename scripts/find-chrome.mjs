// Finds a Chrome or Chromium for the browser tests: CHROME_PATH, an installed one, Playwright's, Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((base) => [
      `${base}\\Google\\Chrome\\Application\\chrome.exe`,
      `${base}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
}

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [
    process.env.CHROME_PATH,
    ...onPath,
    ...(places[process.platform] ?? []),
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

function run(command, args) {
  return spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function installFromDebian() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log('No Chrome found; installing the chromium package ...')
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-core'])
}

function installFromPlaywright() {
  console.log('No Chrome found; asking Playwright to download one ...')
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  run(process.execPath, [cli, 'install', 'chromium'])
}

export function findChrome() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH)) {
    throw new Error(`CHROME_PATH names no file: ${process.env.CHROME_PATH}`)
  }
  for (const install of [() => {}, installFromDebian, installFromPlaywright]) {
    install()
    const found = installed()
    if (found) return found
  }
  throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to it.')
}
