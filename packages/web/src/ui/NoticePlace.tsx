// Where a page shows notices: a place of their own, so that they cover nothing. A page without one has them at its lower edge.

class NoticePlaces {
  private now: HTMLElement | null = null
  private readonly listeners = new Set<() => void>()

  readonly get = (): HTMLElement | null => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** To be given to the place as its `ref`. */
  readonly set = (place: HTMLElement | null): void => {
    this.now = place
    for (const listener of this.listeners) listener()
  }
}

export const noticePlaces = new NoticePlaces()

export function NoticePlace() {
  return <div className="notice-place" ref={noticePlaces.set} />
}
