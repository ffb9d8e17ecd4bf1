// Three marks in three shapes: a tick in a disc, a cross in a ring, a dashed ring. Readable without color.
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'

export type Outcome = 'yes' | 'no' | 'not-tested'

export function Verdict({ of, spoken = true }: { readonly of: Outcome; readonly spoken?: boolean }) {
  const { say } = useWords()
  return (
    <span
      className={`hg-verdict ${of}`}
      {...(spoken ? { role: 'img', 'aria-label': say(`automa.sheet.${of}`) } : { 'aria-hidden': true })}
    >
      {of === 'yes' && <Icon name="check" size={12} />}
      {of === 'no' && <Icon name="close" size={12} />}
    </span>
  )
}
