// A match is played in one tab at a time: whoever opens it last has it, the other tab lets go.
import { useEffect } from 'react'
import { newId } from '../../storage/id.ts'

const CHANNEL = 'hustings-open'

interface Opened {
  readonly match: string
  readonly tab: string
}

const tab = newId()

function isOpened(data: unknown): data is Opened {
  return typeof data === 'object' && data !== null && 'match' in data && 'tab' in data
}

export function useOnlyHere(match: string, onLost: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage({ match, tab } satisfies Opened)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isOpened(data) && data.match === match && data.tab !== tab) onLost()
    }
    return () => channel.close()
  }, [match, onLost])
}
