// The tooltip of a card or tile: its boxes as text, and its deck.

import {
  type Box,
  boxWords,
  buildingFacts,
  FACES,
  factionBox,
  HALVES,
  LAW_SIDES,
  lawFacts,
  newsFacts,
  OFFICE_CARDS,
  OFFICES,
  type Origin,
  tileFacts,
} from '@hustings/planet-b'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { sentence } from '../../../i18n/translator.ts'
import { TipRule } from '../../../ui/Tips.tsx'
import type { TipProps } from '../../types.ts'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import type { PlanetBView } from '../words/model.ts'
import { buildingName, lawName, newsName, officeName, tileName } from '../words/names.ts'

export function TipContent({ tip }: TipProps<PlanetBView>) {
  const { say } = useWords()
  const [kind = '', id = '', part = ''] = tip.split(':')
  switch (kind) {
    case 'tile': {
      const facts = tileFacts(id)
      return (
        <About title={tileName(id).key} rule="PB-TURN-02" of={facts}>
          {FACES.map((face) => (
            <Told key={face} title={`side.${face}`} box={facts[face]} now={face === part} />
          ))}
        </About>
      )
    }
    case 'building': {
      const facts = buildingFacts(id)
      return (
        <About title={buildingName(id).key} rule="PB-BUILD-01" of={facts}>
          {facts.deck !== 'HQ' && <p>{say('option.build', { cost: facts.cost, vp: facts.vp })}</p>}
          {HALVES.map((half) => (
            <Told key={half} title={`building.${id}.${half}`} box={facts[half]} />
          ))}
        </About>
      )
    }
    case 'news': {
      const facts = newsFacts(id)
      return (
        <About title={newsName(id).key} rule="PB-NEWS-01" of={facts}>
          <Told box={facts.box} />
        </About>
      )
    }
    case 'law': {
      const facts = lawFacts(id)
      return (
        <About title={lawName(id).key} rule="PB-LAW-02" of={facts}>
          {LAW_SIDES.map((side) => (
            <div key={side}>
              <Told title={`law.${id}.${side}`} box={facts[side].president} />
              <Told title="board.others" box={facts[side].others} />
            </div>
          ))}
        </About>
      )
    }
    case 'fraud':
      return (
        <About title={`fraud.${id}`} rule="PB-FRAUD-02">
          <p>{say(`fraud.${id}.text`)}</p>
        </About>
      )
    case 'faction':
      return (
        <About title={`faction-box.${id}`} rule="PB-FACTION-02">
          <Told box={factionBox(id)} />
        </About>
      )
    case 'office': {
      const office = OFFICES.find((each) => each === id)
      if (office === undefined) return null
      const facts = OFFICE_CARDS[office]
      return (
        <About title={`${officeName(office).key}.long`} rule="PB-OFFICE-01" of={facts}>
          <Told title="board.office.now" box={facts.now} />
          <Told title="board.office.turn" box={facts.turn} />
        </About>
      )
    }
    default:
      return null
  }
}

interface AboutProps {
  readonly title: string
  readonly rule: string
  /** The card, for its origin. */
  readonly of?: { readonly origin: Origin; readonly partlyKnown?: true }
  readonly children: ReactNode
}

function About({ title, rule, of, children }: AboutProps) {
  const { say } = useWords()
  return (
    <>
      <h3>{say(title)}</h3>
      {children}
      {of !== undefined && (
        <p className="pb-origin" data-testid="origin" data-origin={of.origin}>
          {say(`origin.${of.partlyKnown === true ? 'partly-known' : of.origin}`)}
        </p>
      )}
      <TipRule rule={rule} />
    </>
  )
}

interface ToldProps {
  readonly title?: string
  readonly box: Box
  readonly now?: boolean
}

function Told({ title, box, now = false }: ToldProps) {
  const { say } = useWords()
  return (
    <div className={now ? 'pb-told now' : 'pb-told'}>
      {title !== undefined && <em>{say(title)}</em>}
      <BoxSigns box={box} silent />
      <p>{sentence(say(boxWords(box)))}</p>
      {box.origin !== undefined && (
        <p className="pb-origin" data-testid="origin">
          {say(`origin.${box.origin}`)}
        </p>
      )}
    </div>
  )
}
