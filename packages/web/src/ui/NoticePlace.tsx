// The area where a page shows toasts, so that they cover nothing. Without it, toasts appear at the lower edge.

class NoticePlaces {
  private now: HTMLElement | null = null
  private readonly listeners = new Set<() => void>()

  readonly get = (): HTMLElement | null => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The `ref` of the element that shows the toasts. */
  readonly set = (place: HTMLElement | null): void => {
    this.now = place
    for (const listener of this.listeners) listener()
  }
}

export const noticePlaces = new NoticePlaces()

export function NoticePlace() {
  return <div className="notice-place" ref={noticePlaces.set} />
}
