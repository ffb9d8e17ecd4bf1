// A part of the page that is fetched when it is needed, or ahead of that. What is here already is shown at once: by itself
// React would show its stand-in first, and keep that on the screen for a third of a second.
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

interface Fetched<P> {
  (props: P): ReactNode
  /** Comes true when it is here. */
  readonly fetch: () => Promise<unknown>
}

export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  let here: ComponentType<P> | undefined
  const fetch = async () => {
    here = await load()
    return { default: here }
  }
  const Coming = lazy(fetch)
  function Part(props: P) {
    const [Component] = useState<ComponentType<P>>(() => here ?? Coming)
    return <Component {...props} />
  }
  return Object.assign(Part, { fetch })
}
