// Effects of kept Alternative Events as icons, for a quick look at an opponent. Names and phases are in the tooltip; screen
// readers get sentences.
import { BENEFIT_SIGNS, type BenefitSign } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'

interface KeptSignsProps {
  readonly events: readonly string[]
  /** Maximum number of events shown; the last place shows the number of the others. */
  readonly places: number
}

export function KeptSigns({ events, places }: KeptSignsProps) {
  const { say } = useWords()
  const shown = events.length > places ? events.slice(0, Math.max(1, places - 1)) : events
  const more = events.length - shown.length
  return (
    <>
      <Icon name="kept" size={13} label={say('board.module.kept')} />
      <span className="visually-hidden">{events.map((event) => say(`event.${event}.benefit`)).join(' ')}</span>
      <span className="hg-signs" aria-hidden="true">
        {shown.flatMap((event) =>
          (BENEFIT_SIGNS[event] ?? []).map((sign) => <Sign key={`${event}-${keyOf(sign)}`} sign={sign} />),
        )}
        {more > 0 && <b>+{more}</b>}
      </span>
    </>
  )
}

function keyOf(sign: BenefitSign): string {
  return 'what' in sign ? `${sign.kind}-${sign.what}` : sign.kind
}

function Sign({ sign }: { readonly sign: BenefitSign }) {
  switch (sign.kind) {
    case 'gain':
      return (
        <b>
          +{sign.amount} <Thing what={sign.what} />
        </b>
      )
    case 'each':
      return (
        <b>
          +{sign.amount} <Thing what={sign.what} />
          <i>/</i>
          <Icon name={sign.of === 'public' ? 'public' : 'company'} size={12} />
        </b>
      )
    case 'sale':
      return (
        <b>
          <Thing what={sign.what} />→{sign.price}
        </b>
      )
    case 'less':
      return (
        <b>
          <Icon name={sign.what === 'taxes' ? 'tax' : 'build'} size={12} />−{sign.amount}
        </b>
      )
    case 'state-supports':
      return (
        <b>
          <RoleShape of="state" size={11} />
          <Icon name="check" size={12} />
        </b>
      )
    case 'workers':
    case 'wage':
      return (
        <b>
          +<Icon name={sign.kind === 'wage' ? 'wage' : 'worker'} size={12} />
        </b>
      )
  }
}

type Gained = Extract<BenefitSign, { kind: 'gain' }>['what']

function Thing({ what }: { readonly what: Gained }) {
  if (what === 'money') return <Icon name="money" size={12} />
  if (what === 'cubes') return <Icon name="vote-cube" size={12} />
  return <ResourceIcon resource={what} size={12} />
}
