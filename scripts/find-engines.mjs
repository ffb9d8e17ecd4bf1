// Finds Firefox and WebKitGTK for the deep browser tests, and installs Debian's packages if that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'dbus']

/** The first of these programs on the path; null if there is none. */
function onPath(path, ...names) {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null
}

/** `libraries` has a folder for each architecture with WebKit's MiniBrowser in it. */
function miniBrowserIn(libraries) {
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return folders.map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser')).find(existsSync) ?? null
}

function found({ path, libraries }) {
  const webkit = {
    driver: onPath(path, 'WebKitWebDriver'),
    miniBrowser: miniBrowserIn(libraries),
    xvfb: onPath(path, 'Xvfb'),
    dbus: onPath(path, 'dbus-run-session'),
  }
  return {
    firefox: onPath(path, 'firefox-esr', 'firefox'),
    webkit: Object.values(webkit).includes(null) ? null : webkit,
  }
}

function installFromDebian() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing Firefox and WebKit (${PACKAGES.join(', ')}) ...`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], options)
}

/** Path of each engine; null if it is not found and cannot be installed: its tests are skipped. */
export function findEngines(
  places = { path: process.env.PATH ?? '', libraries: '/usr/lib' },
  install = installFromDebian,
) {
  let engines = found(places)
  if (Object.values(engines).includes(null)) {
    install()
    engines = found(places)
  }
  for (const [name, engine] of Object.entries(engines)) {
    if (engine === null) console.warn(`No ${name}: the tests that need it are skipped.`)
  }
  return engines
}

/** Environment variables of the tests. */
export function engineVariables({ firefox, webkit }) {
  return {
    ...(firefox === null ? {} : { HUSTINGS_FIREFOX: firefox }),
    ...(webkit === null ? {} : { HUSTINGS_WEBKIT: JSON.stringify(webkit) }),
  }
}
