// Public API of the package: settings and start.
export { type RunningServer, type StartOptions, startServer } from './app.ts'
export { printable, readSettings, type Settings, SettingsError } from './config/settings.ts'
