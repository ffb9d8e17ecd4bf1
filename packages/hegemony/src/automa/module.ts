// Automas as a module: they take their turns, answer the questions of their classes and react to events.
import { shuffle } from '@hustings/kernel'
import { CLASSES, type Class } from '../data/vocabulary.ts'
import { automaClasses, copyBoard, deckSize, isAutoma, modeOf, theAutoma } from '../rules/automas.ts'
import type { ExpansionModule } from '../rules/extensions.ts'
import type { HegemonyState } from '../state/state.ts'
import type { AutomaView, HegemonyView } from '../state/view.ts'
import { setUpAutomas } from './place/automa.ts'
import { overflow } from './place/storage.ts'
import { amongAutomas } from './seats.ts'
import { automasSound } from './soundness.ts'
import { automaTurn } from './turn.ts'

export const automas: ExpansionModule = {
  id: 'automas',
  isUsed: ({ automas: modes }) => CLASSES.some((of) => modes[of] !== undefined),
  setUp: {
    seats: (s, random) => {
      s.ai = setUpAutomas(s.automas, random)
    },
  },
  takeTurn: (t, role, turn) => (isAutoma(t.state, role) ? automaTurn(t, role, turn) : undefined),
  around: amongAutomas,
  overflow,
  view: (s) => ({ automas: viewAutomas(s) }),
  redeal: {
    // Cards that went face up under an AI deck are a separate layer and stay in place.
    seats: (s, _, random) => {
      for (const automa of Object.values(s.ai)) for (const layer of automa.deck) shuffle(random, layer.sort())
    },
  },
  invariants: automasSound,
}

function viewAutomas(s: HegemonyState): HegemonyView['automas'] {
  const views: Partial<Record<Class, AutomaView>> = {}
  for (const role of automaClasses(s)) {
    const automa = theAutoma(s, role)
    views[role] = {
      mode: modeOf(s, role),
      deckSize: deckSize(automa),
      discard: [...automa.discard],
      card: automa.card,
      board: automa.board === null ? null : copyBoard(automa.board),
    }
  }
  return views
}
