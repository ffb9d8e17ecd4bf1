// Bounds the time of one call to another service.

export class DeadlineError extends Error {
  readonly code = 'deadline'
}

/** Rejects after `milliseconds`, whatever `act` does; the signal asks `act` to stop then. */
export async function within<T>(milliseconds: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineError('no answer in time')
      reject(error)
      control.abort(error)
    }, milliseconds)
  })
  try {
    return await Promise.race([act(control.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}
