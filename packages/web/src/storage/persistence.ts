// Whether the browser may delete the matches: asks it to keep them, and remembers what the player was told about it.

const STORED = 'hustings.storage'

/** `asked`: the browser was asked to keep the matches. `told`: the player has read that it may not. */
type Step = 'asked' | 'told'

/** Chromium offers to install the page by this event; the types of the DOM do not have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

function isDone(step: Step): boolean {
  try {
    const done = localStorage.getItem(STORED)
    return done === 'told' || done === step
  } catch {
    // What cannot be remembered would be said on every visit.
    return true
  }
}

function done(step: Step): void {
  try {
    localStorage.setItem(STORED, step)
  } catch {
    // Without storage there are no matches to keep, either.
  }
}

/** Asks the browser to keep what is stored. Some browsers ask the player, so it happens once: for the first saved match. */
export async function askToKeep(): Promise<void> {
  if (isDone('asked')) return
  done('asked')
  await persist()
}

async function persist(): Promise<boolean> {
  try {
    const { storage } = navigator
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    // Not offered here, or not over plain http.
    return false
  }
}

async function isKept(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true
    // Chromium decides by itself, and may have come to another decision since. Other browsers would ask the player again.
    const { state } = await navigator.permissions.query({ name: 'persistent-storage' })
    return state === 'granted' && (await persist())
  } catch {
    return false
  }
}

/** Whether the player must be told that the matches may be deleted: not again, and not on the home screen, where they stay. */
export async function mustWarn(): Promise<boolean> {
  if (isDone('told') || matchMedia('(display-mode: standalone)').matches) return false
  return !(await isKept())
}

export function warned(): void {
  done('told')
}

let offer: InstallOffer | null = null
window.addEventListener('beforeinstallprompt', (event) => {
  offer = event as InstallOffer
})

/** How the page comes to the home screen: by a button, by Safari's share menu, or by the browser's own menu. */
export function wayToHomeScreen(): 'button' | 'share' | 'menu' {
  if (offer !== null) return 'button'
  return 'standalone' in navigator ? 'share' : 'menu'
}

export async function install(): Promise<void> {
  await offer?.prompt()
}
