// A lazily loaded component that can be prefetched. When the code is loaded, it renders at once: `React.lazy` would show
// its fallback first and keep it for a third of a second.
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

interface Fetched<P> {
  (props: P): ReactNode
  /** Resolves to true when the code is loaded. */
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
