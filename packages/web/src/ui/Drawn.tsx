// A drawing in its place. Without a label it is decoration and silent for screen readers.
import type { SVGAttributes } from 'react'
import type { Drawing } from './drawings.ts'

interface DrawnProps extends SVGAttributes<SVGSVGElement> {
  readonly of: Drawing
  readonly label?: string | undefined
}

export function Drawn({ of: { viewBox, content }, label, ...others }: DrawnProps) {
  const spoken = label === undefined ? { 'aria-hidden': true, focusable: false } : { role: 'img', 'aria-label': label }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
  return <svg viewBox={viewBox} {...spoken} {...others} dangerouslySetInnerHTML={{ __html: content }} />
}
