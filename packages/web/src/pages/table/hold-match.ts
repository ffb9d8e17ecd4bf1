// One tab at a time plays a match: the tab that opens it last. The other tab receives a request, finishes its writes, and
// releases the lock. Browsers without locks (a guest on the local network) use the request only, and storage rejects
// conflicting writes.
import { newId } from '../../storage/id.ts'

const CHANNEL = 'hustings-open'
/** How long a tab may take to release the match before the lock is stolen. */
const PATIENCE_MS = 1500
const REMINDER_MS = 250

interface Wanted {
  readonly match: string
  readonly tab: string
}

function isWanted(data: unknown): data is Wanted {
  return typeof data === 'object' && data !== null && 'match' in data && 'tab' in data
}

export interface Hold {
  /** Resolves when no other tab holds the match. */
  readonly held: Promise<void>
  release(): void
}

/** `onLost` closes the match and resolves when no more writes will follow. */
export function holdMatch(match: string, onLost: () => Promise<void>): Hold {
  const tab = newId()
  const channel = new BroadcastChannel(CHANNEL)
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const lose = () => void onLost().finally(release)
  const ask = () => channel.postMessage({ match, tab } satisfies Wanted)
  const wanted = ({ data }: MessageEvent<unknown>) => {
    if (isWanted(data) && data.match === match && data.tab !== tab) lose()
  }
  ask()
  // Absent in insecure contexts, despite the types.
  const locks: LockManager | undefined = navigator.locks
  const held = locks === undefined ? Promise.resolve() : acquired(locks, `hustings/${match}`, released, ask, lose)
  void held.then(() => {
    channel.onmessage = wanted
  })
  return {
    held,
    release: () => {
      channel.close()
      release()
    },
  }
}

async function acquired(
  locks: LockManager,
  name: string,
  released: Promise<void>,
  ask: () => void,
  onStolen: () => void,
): Promise<void> {
  const reminding = setInterval(ask, REMINDER_MS)
  const until = (options: LockOptions) =>
    new Promise<void>((granted, refused) => {
      const keeping = locks.request(name, options, () => {
        granted()
        return released
      })
      keeping.catch((error) => {
        refused(error)
        onStolen()
      })
    })
  try {
    await until({ signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => until({ steal: true }))
  } finally {
    clearInterval(reminding)
  }
}
