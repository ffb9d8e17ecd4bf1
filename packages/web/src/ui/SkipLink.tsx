// The first tab stops of a page: they skip to its main parts.

interface SkipLinkProps {
  readonly to: string
  readonly children: string
}

export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <button type="button" className="skip" data-part="skip" onClick={() => document.getElementById(to)?.focus()}>
      {children}
    </button>
  )
}
