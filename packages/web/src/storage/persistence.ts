// Asks the browser to keep matches permanently, and remembers whether the player has read the warning.

const STORED = 'hustings.storage'

/** `asked`: the browser was asked to keep the matches. `told`: the player has read that it may delete them. */
type Step = 'asked' | 'told'

/** Chromium's event to install the app; the DOM types lack it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

function isDone(step: Step): boolean {
  try {
    const done = localStorage.getItem(STORED)
    return done === 'told' || done === step
  } catch {
    // Without storage, the warning would appear on every visit.
    return true
  }
}

function done(step: Step): void {
  try {
    localStorage.setItem(STORED, step)
  } catch {
    // Without storage there are no matches to keep.
  }
}

/** Asks the browser to keep what is stored. Some browsers ask the player, so this happens once, for the first saved match. */
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
    // Not available in this browser or over plain http.
    return false
  }
}

async function isKept(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true
    // Chromium decides without asking, and its decision can change. Other browsers would ask the player again.
    const { state } = await navigator.permissions.query({ name: 'persistent-storage' })
    return state === 'granted' && (await persist())
  } catch {
    return false
  }
}

/** Whether to warn the player that matches may be deleted: only once, and not in the installed app, where they are kept. */
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

/** How to install the app: by a button, by Safari's share menu, or by the browser's menu. */
export function wayToHomeScreen(): 'button' | 'share' | 'menu' {
  if (offer !== null) return 'button'
  return 'standalone' in navigator ? 'share' : 'menu'
}

export async function install(): Promise<void> {
  await offer?.prompt()
}
