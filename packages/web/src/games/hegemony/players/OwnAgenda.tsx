// The viewer's Hidden Agenda on their panel: dashed, because other players do not see it. Figures show its progress.
import { hiddenAgenda, INDUSTRIES, PRODUCT, WARES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ICON_OF } from '../words/industries.ts'
import type { HegemonyView } from '../words/model.ts'

type Own = NonNullable<NonNullable<HegemonyView['hidden']>['own']>

export function OwnAgenda({ own }: { readonly own: Own }) {
  const { say } = useWords()
  if (own.agenda === null) return null
  const { vp } = hiddenAgenda(own.agenda)
  return (
    <Spot
      target="agenda:own"
      tip={`agenda:${own.agenda}`}
      className={`hg-own-agenda ${own.outcome}${own.claimable ? ' claimable' : ''}`}
    >
      <span className="top">
        <Icon name="hidden" size={14} label={say('board.module.hidden-agenda')} />
        <b>{say(`hidden-agenda.${own.agenda}`)}</b>
        <span className="vp">
          {own.outcome === 'open'
            ? say(own.claimable ? 'board.module.hidden-agenda.claim' : 'board.module.hidden-agenda.vp', { vp })
            : say(`board.module.hidden-agenda.${own.outcome}`)}
        </span>
      </span>
      {own.outcome === 'open' && <Progress parts={own.progress} />}
    </Spot>
  )
}

function isDone(have: number, need: number, atMost: boolean | undefined): boolean {
  return atMost === true ? have <= need : have >= need
}

/** Tasks with many parts show icons with accessible names. */
function PartSign({ what }: { readonly what: string }) {
  const { say } = useWords()
  const resource = WARES.find((ware) => what === ware)
  const industry = INDUSTRIES.find((each) => what === `industry-${each}`)
  const name = say(`agenda-part.${what}`)
  if (resource !== undefined) return <Icon name={ICON_OF[resource]} size={14} label={name} />
  if (industry !== undefined) return <Icon name={ICON_OF[PRODUCT[industry]]} size={14} label={name} />
  return name
}

export function Progress({ parts }: { readonly parts: Own['progress'] }) {
  const { say } = useWords()
  return (
    <span className={parts.length > 2 ? 'parts many' : 'parts'}>
      {parts.map(({ what, have, need, atMost }) => (
        <span key={what} className="part" data-testid="agenda-part">
          {parts.length > 2 ? <PartSign what={what} /> : say(`agenda-part.${what}`)}{' '}
          <b className={isDone(have, need, atMost) ? 'done' : ''}>
            {atMost === true ? say('board.module.hidden-agenda.at-most', { have, need }) : `${have}/${need}`}
          </b>
        </span>
      ))}
    </span>
  )
}
