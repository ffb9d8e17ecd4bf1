// Puts the drawings into the page once; `Icon` and the boards refer to them by id.
import sprite from './sprite.svg?raw'

export function installSprite(): void {
  document.body.insertAdjacentHTML('afterbegin', sprite)
}
