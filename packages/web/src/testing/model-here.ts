// The model of a table whose host is in the same thread. Keeps updates that come while the table opens, as the page does.
import type { Seat } from '@hustings/kernel'
import type { Trouble, Update } from '@hustings/protocol'
import type { Session } from '../device/session.ts'
import { TableModel } from '../table/model/model.ts'
import { hostedHere } from './hosted-here.ts'

type Later = Parameters<typeof TableModel.open>[3]

export async function modelHere(
  played: Session,
  mine: readonly Seat[],
  trouble: (trouble: Trouble) => void = () => {},
  later?: Later,
): Promise<TableModel> {
  let model: TableModel | undefined
  const early: Update[] = []
  const session = hostedHere(played, {
    update: (update) => {
      if (model === undefined) early.push(update)
      else model.receive(update)
    },
    saved: () => {},
    failed: trouble,
  })
  model = await TableModel.open(session, mine, trouble, later)
  for (const update of early) model.receive(update)
  return model
}
