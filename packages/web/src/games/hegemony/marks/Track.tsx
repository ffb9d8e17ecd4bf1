// A track of spaces: passed spaces are tinted, the current one is solid, later ones are outlines.

interface TrackProps {
  readonly at: number
  /** The label of each space; an empty string on slim tracks. */
  readonly spaces: readonly string[]
  readonly label: string
}

export function Track({ at, spaces, label }: TrackProps) {
  const slim = spaces.every((text) => text === '')
  return (
    <span className={slim ? 'hg-track slim' : 'hg-track'} role="img" aria-label={label}>
      {spaces.map((text, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of a track is its position
        <i key={space} className={space < at ? 'past' : space === at ? 'at' : ''}>
          {text}
        </i>
      ))}
    </span>
  )
}
