// Storage errors as messages for the player.
import { type Trouble, troubleOf } from '@hustings/protocol'

/** Another tab has written the match since it was opened here: this tab must not overwrite it. */
export class KeptElsewhere extends Error {
  constructor() {
    super('kept-elsewhere')
    this.name = 'KeptElsewhere'
  }
}

export function storageTrouble(error: unknown): Trouble {
  if (error instanceof KeptElsewhere) {
    return { code: 'kept-elsewhere', say: { key: 'ui.match.elsewhere' }, reason: null }
  }
  if (!(error instanceof DOMException)) return troubleOf(error)
  if (error.name === 'QuotaExceededError') return { code: 'storage-full', say: { key: 'ui.save.full' }, reason: null }
  return { code: 'storage-failed', say: { key: 'ui.save.failed', params: { cause: error.name } }, reason: null }
}
