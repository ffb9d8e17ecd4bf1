// The icons of the game, inlined: resources, workers, factions, offices, symbols of action boxes.
import { memo } from 'react'
import drawings from './signs.svg?raw'

interface Drawing {
  readonly viewBox: string
  readonly content: string
}

const DRAWINGS = new Map<string, Drawing>(
  [...drawings.matchAll(/<symbol id="([\w-]+)" viewBox="([\d. ]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', viewBox = '', content = '']) => [id, { viewBox, content }],
  ),
)

interface SignProps {
  /** The name in signs.svg: `i-produce`, `r-water`, `o-president`. */
  readonly name: string
  readonly size?: number
  readonly label?: string
  readonly className?: string
}

export const Sign = memo(function Sign({ name, size = 16, label, className = '' }: SignProps) {
  const { viewBox, content } = DRAWINGS.get(name) ?? { viewBox: '0 0 24 24', content: '' }
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const [, , wide = 24, high = 24] = viewBox.split(' ').map(Number)
  return (
    <svg
      className={`pb-sign ${className}`}
      viewBox={viewBox}
      width={(size * wide) / high}
      height={size}
      focusable="false"
      {...spoken}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
})

export function ResourceSign({ resource, size = 16, label }: { resource: string; size?: number; label?: string }) {
  return (
    <Sign
      name={`r-${resource}`}
      size={size}
      className={`pb-res t-${resource}`}
      {...(label === undefined ? {} : { label })}
    />
  )
}

interface WorkerSignProps {
  readonly kind: string
  readonly free?: boolean
  readonly size?: number
  readonly label?: string
}

export function WorkerSign({ kind, free = false, size = 18, label }: WorkerSignProps) {
  return (
    <Sign
      name={`w-${kind}${free ? '-slot' : ''}`}
      size={size}
      className="pb-worker"
      {...(label === undefined ? {} : { label })}
    />
  )
}

/** The markup of the icon, for animations. */
export function pictureOf(name: string): string {
  const { viewBox, content } = DRAWINGS.get(name) ?? { viewBox: '0 0 24 24', content: '' }
  return `<svg viewBox="${viewBox}" width="18" height="18">${content}</svg>`
}
