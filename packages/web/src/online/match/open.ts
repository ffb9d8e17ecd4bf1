// Opens a match on the server: the connection, the table state, the session and the table model.
import { type Pace, type Trouble, TroubleError, troubleFor, troubleOf, type Update } from '@hustings/protocol'
import type { GameInfo, GameUi } from '../../games/types.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { TableModel } from '../../table/model/model.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { ask } from '../wire/ask.ts'
import type { Link } from '../wire/link.ts'
import { openTableLink } from '../wire/table-link.ts'
import { Beside } from './beside.ts'
import { NetworkSession } from './session.ts'

export interface OnlineTable {
  readonly link: Link
  readonly beside: Beside
  readonly session: NetworkSession
  readonly model: TableModel
  readonly info: GameInfo
  readonly ui: GameUi
  /** The setup options of the match; constant while it is open. */
  readonly setUp: { readonly options: unknown }
  close(): void
}

/** `gathering` before the match starts. */
export async function openOnline(
  id: string,
  code: string | null,
  pace: Pace,
  trouble: (trouble: Trouble) => void,
): Promise<OnlineTable | 'gathering'> {
  const link = await openTableLink(id, code)
  try {
    const beside = await Beside.at(link, id, code)
    if (beside.get().table.status === 'gathering') {
      beside.close()
      link.close()
      return 'gathering'
    }
    return await atTable(link, beside, code, pace, trouble)
  } catch (error) {
    link.close()
    throw error
  }
}

async function atTable(
  link: Link,
  beside: Beside,
  code: string | null,
  pace: Pace,
  trouble: (trouble: Trouble) => void,
): Promise<OnlineTable> {
  const { game, id, options, hints } = beside.get().table
  const info = gameInfo(game)
  if (info === null) throw new TroubleError(troubleFor('not-found'))
  let model: TableModel | undefined
  const early: Update[] = []
  const session = new NetworkSession(
    {
      link,
      call: ask,
      match: id,
      code,
      hints,
      mine: () => beside.mine,
      isMachine: (seat) => beside.isMachine(seat),
    },
    {
      update: (update) => {
        if (model === undefined) early.push(update)
        else model.receive(update)
      },
      failed: (failed) => {
        if (link.get().state === 'connected') trouble(failed)
      },
    },
  )
  const [ui, opened] = await Promise.all([info.ui(), TableModel.open(session, beside.mine, trouble, afterPaint)])
  for (const update of early) opened.receive(update)
  model = opened
  opened.pace(pace)
  const close = () => {
    beside.close()
    void session
      .close()
      .catch((error: unknown) => troubleOf(error))
      .finally(() => link.close())
  }
  return { link, beside, session, model: opened, info, ui, setUp: { options }, close }
}
