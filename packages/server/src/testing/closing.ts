// Resources of a test file that must be closed after it.

type Close = () => Promise<unknown>

const opened: Close[] = []

/** Calls `close` after the last test of the file, in reverse order of these calls. */
export function closeAfterFile(close: Close): void {
  opened.push(close)
}

export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}
