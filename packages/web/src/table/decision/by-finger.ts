// What the person chooses with. A finger points as it presses and slips easily: its first tap selects, the second confirms.
// Mouse and keyboard have pointed before they press.
import type { Decision } from '@hustings/kernel'
import type { Layout } from '../../games/types.ts'

let finger = false

function watch(): void {
  finger = window.matchMedia('(pointer: coarse)').matches
  const touched = ({ pointerType }: PointerEvent) => {
    finger = pointerType !== 'mouse'
  }
  const typed = () => {
    finger = false
  }
  window.addEventListener('pointerdown', touched, { capture: true, passive: true })
  window.addEventListener('keydown', typed, { capture: true, passive: true })
}

watch()

/** Whether the last press was a finger's; before the first one, whether the device is made for fingers. */
export function byFinger(): boolean {
  return finger
}

/** Whether an answer is selected before it is taken. A phone's chips select whoever presses them. */
export function selectsFirst(layout: Layout, { shape }: Decision): boolean {
  return finger || (layout === 'phone' && shape === 'pick')
}
