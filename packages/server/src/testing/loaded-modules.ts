// Preloaded into a server: answers each message with the addresses of all loaded modules.
import { registerHooks } from 'node:module'

const loaded: string[] = []
registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
process.on('message', () => process.send?.(loaded))
