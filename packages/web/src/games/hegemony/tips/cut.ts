// Whether some of a thing's text is not shown for want of room.

/** Folded away, or longer than the lines it has. */
export function isCut(thing: Element): boolean {
  return [...thing.querySelectorAll('.face, .x')].some(
    (part) => part.clientHeight === 0 || part.scrollHeight > part.clientHeight + 1,
  )
}
