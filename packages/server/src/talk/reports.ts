// Reports: two by different people hide a message until a moderator decides.
import { type ReportSeen, refused } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { addReport, decide, openReports } from '../storage/reports.ts'

/** Messages shown to moderators at once. */
const OPEN_AT_MOST = 100

export async function report(
  node: ServerContext,
  message: string,
  match: string,
  by: string,
  why: string,
): Promise<void> {
  const outcome = await addReport(node.storage, { message, by, why, at: node.now() })
  if (outcome === 'own') throw refused('forbidden')
  if (outcome === 'hidden') node.bus.publish({ kind: 'chat', id: match, message })
}

export async function reportsSeen(node: ServerContext): Promise<ReportSeen[]> {
  return (await openReports(node.storage, OPEN_AT_MOST)).map(({ account, name, member, at, reasons, ...row }) => ({
    ...row,
    reasons: [...reasons],
    at: new Date(at).toISOString(),
    by: account === null ? null : { id: account, name: name ?? '', member },
  }))
}

/** A moderator decides: the message stays hidden or is shown again, and its author may be suspended. */
export async function settle(
  node: ServerContext,
  message: string,
  moderator: string,
  { hide, suspend }: { readonly hide: boolean; readonly suspend: boolean },
): Promise<void> {
  const decided = await decide(node.storage, { message, moderator, hide, suspend, at: node.now() })
  if (decided === null) throw refused('not-found')
  node.bus.publish({ kind: 'chat', id: decided.match, message })
  if (decided.suspended !== null) node.bus.publish({ kind: 'signed-out', id: decided.suspended })
}
