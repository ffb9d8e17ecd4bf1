// A match is played in one tab at a time: whoever opens it last has it. The other tab is asked to let go, finishes what it
// was writing, and only then the match is opened here. Where the browser has no locks (a guest on the local network), being
// asked is all there is, and storage refuses what would overwrite the other.
import { newId } from '../../storage/id.ts'

const CHANNEL = 'hustings-open'
/** So long a tab may take to let go; then the match is taken from it. */
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
  /** Comes true when nobody else has the match. */
  readonly held: Promise<void>
  release(): void
}

/** `onLost` gives the match up, and comes true when nothing more will be written. */
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
  // Absent where the page is not trusted, whatever the types say.
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
