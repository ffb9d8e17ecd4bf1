// The own Hidden Agenda on the own panel: dashed, because nobody else sees it. Its task is followed in its own figures.
import { hiddenAgenda } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView } from '../words/model.ts'

type Own = NonNullable<NonNullable<HegemonyView['hidden']>['own']>

export function OwnAgenda({ own }: { readonly own: Own }) {
  const { say } = useWords()
  if (own.agenda === null) return null
  const { vp } = hiddenAgenda(own.agenda)
  return (
    <Spot target="agenda:own" tip={`agenda:${own.agenda}`} className={`hg-own-agenda ${own.outcome}`}>
      <span className="top">
        <Icon name="agenda" size={14} label={say('board.module.hidden-agenda')} />
        <b>{say(`hidden-agenda.${own.agenda}`)}</b>
        <span className="vp">
          {own.outcome === 'open'
            ? say('board.module.hidden-agenda.vp', { vp })
            : say(`board.module.hidden-agenda.${own.outcome}`)}
        </span>
      </span>
      {own.outcome === 'open' && <Progress parts={own.progress} />}
    </Spot>
  )
}

export function Progress({ parts }: { readonly parts: Own['progress'] }) {
  const { say } = useWords()
  return (
    <span className="parts">
      {parts.map(({ what, have, need, atMost }) => (
        <span key={what} className="part">
          {say(`agenda-part.${what}`)}{' '}
          <b>{atMost === true ? say('board.module.hidden-agenda.at-most', { have, need }) : `${have}/${need}`}</b>
        </span>
      ))}
    </span>
  )
}
