// The server's public face: settings and start, for whoever runs it.
export { type RunningServer, type StartOptions, startServer } from './app.ts'
export { printable, readSettings, type Settings, SettingsError } from './config/settings.ts'
