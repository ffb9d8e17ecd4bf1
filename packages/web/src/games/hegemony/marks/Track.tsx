// A track of spaces: what lies behind is a wash, where one stands is solid, what is ahead an outline.

interface TrackProps {
  readonly at: number
  /** What each space prints; an empty string for slim tracks. */
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
