// An icon in the color of the surrounding text. Without a label it is decorative and hidden from screen readers.
import { glyph } from './glyphs.ts'
import type { IconName } from './icon-names.ts'

interface IconProps {
  readonly name: IconName
  /** In pixels; the default is 16. */
  readonly size?: number
  readonly label?: string
  readonly className?: string
}

export function Icon({ name, size = 16, label, className }: IconProps) {
  const { lines, tone } = glyph(name)
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const classes = className === undefined ? 'icon' : `icon ${className}`
  return (
    <i className={classes} data-part="icon" style={{ fontSize: size }} data-tone={tone} {...spoken}>
      {lines}
    </i>
  )
}
