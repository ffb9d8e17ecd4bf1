// A key as it looks on a keyboard, beside the control it presses; screen readers get `aria-keyshortcuts` instead.

export function KeyCap({ children }: { readonly children: string | number }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  )
}
