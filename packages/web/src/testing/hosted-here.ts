// The worker's host in the same thread, as far away as the worker is: every answer comes a moment later, as a copy.
import { type Listener, settled, type TableSession, type Update } from '@hustings/protocol'
import { Hosted } from '../device/host.ts'
import type { Session } from '../device/session.ts'

type Levels = ConstructorParameters<typeof Hosted>[4]

async function later<T>(value: T): Promise<T> {
  // Stated, so that messages keep their order under a simulated clock, too.
  await new Promise((resolve) => setTimeout(resolve, 1))
  return structuredClone(value)
}

export function hostedHere(session: Session, listener: Listener, levels?: Levels): TableSession {
  const heard = { ...listener, update: (update: Update) => void later(update).then(listener.update) }
  const hosted = new Hosted('test', session, heard, { steps: session.step, updated: 0 }, levels)
  return {
    begin: async (viewer) => settled(await later(hosted.begin(viewer))),
    look: async (viewer) => settled(await later(hosted.look(viewer))),
    answer: async (decision, answer) => settled(await later(hosted.answer(decision, answer))),
    undo: async () => settled(await later(hosted.undo())),
    redo: async () => settled(await later(hosted.redo())),
    preview: async (decision, answer) => settled(await later(hosted.preview(decision, answer))),
    hint: async (decision) => settled(await hosted.hint(decision)),
    why: async (deeds, viewer) => settled(await hosted.why(deeds, viewer)),
    past: async (step, viewer) => settled(await later(hosted.past(step, viewer))),
    branch: async (step) => settled(await later(hosted.branch(step))),
    record: async () => settled(await later(hosted.record())),
    pace: async (pace, rests) => hosted.pace(pace, rests),
    proceed: async () => hosted.proceed(),
    close: async () => hosted.close(),
  }
}
