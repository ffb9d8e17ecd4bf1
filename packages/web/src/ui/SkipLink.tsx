// The first stops of the keyboard: past everything, to where one wants to be.

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
