// Feeds of Ballot. Feeds of the other games are tested in the client, which depends on these games.
import { sized } from '@hustings/kernel/testing'
import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, it } from 'vitest'
import { feedsDoNotInterfere, feedsShowTheWholeMatch } from './testing/feed-properties.ts'

describe.each(Array.from({ length: sized(1, 20) }, (_, match) => match))('feeds of Ballot, match %i', (match) => {
  const play = { options: {}, seed: `feeds ${match}`, every: sized(12, 4), limit: 1000 }

  it('show every viewer the whole match, also after undo and resume', () => {
    feedsShowTheWholeMatch(ballot, play)
  })

  it('do not change with facts that are hidden from the viewer', () => {
    feedsDoNotInterfere(ballot, { ...play, every: sized(3, 1) })
  })
})
