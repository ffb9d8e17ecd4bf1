// The figures of a class that lives on wages.
import { useWords } from '../../../i18n/context.ts'
import type { LabourClass, LabourView } from '../words/model.ts'
import { Fact } from './Fact.tsx'

interface LabourFactsProps {
  readonly of: LabourClass
  readonly player: LabourView & { readonly influence: number; readonly loans: number }
}

export function LabourFacts({ of, player }: LabourFactsProps) {
  const { say } = useWords()
  return (
    <>
      <Fact icon="money" term="money" value={player.money} anchor={`money:${of}`} />
      <Fact
        icon="population"
        term="population"
        value={player.population}
        after={say('board.of', { limit: player.workers })}
        anchor={`population:${of}`}
      />
      <Fact icon="influence" term="influence" value={player.influence} anchor={`goods:${of}-influence`} />
      <Fact icon="loan" term="loans" value={player.loans} anchor={`loans:${of}`} />
    </>
  )
}
