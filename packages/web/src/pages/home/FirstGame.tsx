// For somebody who has never played here: one click to a first game, and what to know before it.
import { useEffect } from 'react'
import { wakeEngine } from '../../device/client.ts'
import type { GameInfo, Preset } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { newDraft, presetDraft } from '../../seating/draft.ts'
import { ahead } from '../../shell/ahead.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ruleDrawer } from '../../ui/rule-drawer.ts'
import { useStart } from './use-start.ts'

/** Starts the game a first game should be: guided at the table, or with the introduction open beside it. */
export function FirstGame({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  const { busy, start } = useStart(info)
  const guided = info.presets?.find((preset) => preset.guided)
  useReadyToPlay(info)
  const play = async () => {
    const draft = guided === undefined ? newDraft(info) : presetDraft(info, guided)
    if ((await start({ ...draft, name: say('ui.guide') })) && guided === undefined) ruleDrawer.open(`guide/${info.id}`)
  }
  return (
    <div className="first-game">
      <p>{say(info.firstGame.why)}</p>
      <button type="button" className="btn primary big" disabled={busy} onClick={() => void play()}>
        <Icon name="play" size={18} /> {say(guided?.label ?? 'ui.first.play')}
      </button>
      <p className="muted">{say(guided?.text ?? 'ui.first.how')}</p>
    </div>
  )
}

/** Named in the page's timeline: all that comes after it was not waited for. */
const FIRST_SCREEN = 'hustings: first screen'

/** Who has come to play finds the table at hand: it is fetched as soon as the first screen has been painted. */
function useReadyToPlay(info: GameInfo): void {
  useEffect(
    () =>
      afterPaint(() => {
        performance.mark(FIRST_SCREEN)
        if (!savesData(navigator)) ahead.fetchTable(info.ui, async () => wakeEngine())
      }),
    [info],
  )
}

/** Asked for by the person, where the browser knows of it. */
function savesData(browser: Navigator): boolean {
  const line: unknown = 'connection' in browser ? browser.connection : null
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}

/** Matches that start with one click. */
export function Presets({ info, presets }: { readonly info: GameInfo; readonly presets: readonly Preset[] }) {
  const { say } = useWords()
  const { busy, start } = useStart(info)
  return (
    <ul className="presets" aria-label={say('ui.presets')}>
      {presets.map((preset) => (
        <li key={preset.id} className="preset">
          <button
            type="button"
            className="btn"
            data-preset={preset.id}
            disabled={busy}
            onClick={() => void start(presetDraft(info, preset))}
          >
            <Icon name="play" /> {say(preset.label)}
          </button>
          <span className="muted">{say(preset.text)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The introduction, in short. */
export function FirstSteps({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  return (
    <section className="panel first-steps" aria-label={say('ui.guide.title', { game: say(info.name) })}>
      <h2>{say('ui.first.know')}</h2>
      <ol>
        {info.guide?.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{say(title)}</h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
