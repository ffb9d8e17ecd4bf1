// The unemployed of both classes by skill, the demonstration, and the number of open slots.

import { LABOUR_CLASSES, SKILLS } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Pawn } from '../marks/Pawn.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView, LabourClass, Skill } from '../words/model.ts'
import { roleName, skillName } from '../words/names.ts'

type UnemployedProps = Pick<HegemonyView, 'roles' | 'demonstration' | 'openPlaces'> & {
  readonly working: Readonly<Record<Skill, number>>
  readonly middle: Readonly<Record<Skill, number>>
  /** Shows counts by skill instead of single workers on narrow screens. */
  readonly narrow?: boolean
}

/** From this number of workers of a class on, counts replace single workers. */
const CROWD = 7
/** With more kinds of workers, the row has no room for its title. */
const MANY_KINDS = 8

export const Unemployed = memo(function Unemployed({
  roles,
  working,
  middle,
  demonstration,
  openPlaces,
  narrow = false,
}: UnemployedProps) {
  const { say } = useWords()
  const of = { working, middle }
  const title = say('board.unemployed')
  const classes = LABOUR_CLASSES.filter((each) => roles.includes(each))
  const total = classes.reduce((sum, each) => sum + count(of[each]), 0)
  const kinds = classes.reduce((sum, each) => sum + SKILLS.filter((skill) => of[each][skill] > 0).length, 0)
  return (
    <Region label={title} className={`panel hg-unemployed ${kinds > MANY_KINDS ? 'crowded' : ''}`}>
      <h2 data-tip="term:unemployed">{title}</h2>
      {classes.map((each) => (
        <div key={each} className="group" data-anchor={`unemployed:${each}`}>
          <span className="lbl" data-tip="term:unemployed">
            <RoleShape of={each} named />
            <b>{count(of[each])}</b>
          </span>
          {SKILLS.filter((skill) => of[each][skill] > 0).map((skill) => (
            <Jobless
              key={skill}
              of={each}
              skill={skill}
              amount={of[each][skill]}
              counted={narrow || total >= 2 * CROWD || count(of[each]) >= CROWD}
            />
          ))}
          {each === 'working' && demonstration && (
            <span className="hg-token strike" data-tip="term:demonstration">
              <Icon name="demonstration" size={15} label={say('term.demonstration')} />
            </span>
          )}
        </div>
      ))}
      <span className="aside" data-tip="term:open-places">
        {say('board.open-places')}
        <span className="places">
          {classes.map((each) => (
            <span key={each}>
              <RoleShape of={each} size={10} named /> <b>{openPlaces[each]}</b>
            </span>
          ))}
        </span>
      </span>
    </Region>
  )
})

function count(heads: Readonly<Record<Skill, number>>): number {
  return SKILLS.reduce((sum, skill) => sum + heads[skill], 0)
}

interface JoblessProps {
  readonly of: LabourClass
  readonly skill: Skill
  readonly amount: number
  readonly counted: boolean
}

function Jobless({ of, skill, amount, counted }: JoblessProps) {
  const { say } = useWords()
  const drawn = counted ? 1 : amount
  return (
    <Spot
      target={`unemployed:${of}-${skill}`}
      tip={`unemployed:${of}-${skill}`}
      className="hg-pick big"
      label={say('board.unemployed.skill', { skill: skillName(skill), class: roleName(of), amount })}
    >
      {Array.from({ length: drawn }, (_, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of one skill are alike
        <Pawn key={each} of={of} skill={skill} big />
      ))}
      {counted && amount > 1 && <b>{amount}</b>}
    </Spot>
  )
}
