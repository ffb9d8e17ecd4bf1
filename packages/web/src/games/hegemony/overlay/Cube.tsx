// A voting cube of a class, as it lies on the table.
import { useWords } from '../../../i18n/context.ts'
import { Drawn } from '../../../ui/Drawn.tsx'
import { drawing } from '../../../ui/drawings.ts'
import type { Class } from '../model.ts'
import { roleName } from '../names.ts'

export function Cube({ of, at }: { readonly of: Class; readonly at: number }) {
  const { say } = useWords()
  return (
    <svg className={`hg-cube c-${of}`} viewBox="0 0 40 44" role="img" style={{ animationDelay: `${at * 110}ms` }}>
      <title>{say(roleName(of))}</title>
      <path d="M20 2 37 11.5V32L20 42 3 32V11.5z" fill="var(--c)" />
      <path d="M20 2 37 11.5 20 21 3 11.5z" fill="#fff" fillOpacity=".28" />
      <path d="M20 21 37 11.5V32L20 42z" fill="#000" fillOpacity=".2" />
      <Drawn of={drawing(`i-shape-${of}`)} x="6.5" y="20.5" width="10" height="10" />
    </svg>
  )
}
