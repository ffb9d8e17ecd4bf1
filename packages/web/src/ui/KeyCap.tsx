// A key drawn as on a keyboard, next to the control it activates; screen readers get `aria-keyshortcuts` instead.

export function KeyCap({ children }: { readonly children: string | number }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  )
}
