// An icon, in the colour of the text around it.
import { Drawn } from './Drawn.tsx'
import { drawing } from './drawings.ts'
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
  return <Drawn of={drawing(`i-${name}`)} className={classes} width={size} height={size} label={label} />
}
