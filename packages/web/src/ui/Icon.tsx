// A drawing from the sprite. Without a label it is decoration and silent for screen readers.
import type { IconName } from './icon-names.ts'

interface IconProps {
  readonly name: IconName
  /** In pixels; 16 unless told. */
  readonly size?: number
  readonly label?: string
  readonly className?: string
}

export function Icon({ name, size = 16, label, className }: IconProps) {
  const classes = className === undefined ? 'icon' : `icon ${className}`
  if (label === undefined) {
    return (
      <svg className={classes} width={size} height={size} aria-hidden="true" focusable="false">
        <use href={`#i-${name}`} />
      </svg>
    )
  }
  return (
    <svg className={classes} width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      <use href={`#i-${name}`} />
    </svg>
  )
}
