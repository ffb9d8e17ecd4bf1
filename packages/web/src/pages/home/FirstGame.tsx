// For first-time players: a first match with one click, and an introduction.
import { say as message } from '@hustings/kernel'
import { useEffect } from 'react'
import type { GameInfo, Preset } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { presetDraft } from '../../seating/draft.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ruleDrawer } from '../../ui/rule-drawer.ts'
import { firstDraft, guidedPreset, prepareFirstGame } from './first-visit.ts'
import { useStart } from './use-start.ts'

/** Starts the recommended first match: with the tutorial, or with the introduction open next to it. */
export function FirstGame({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  const { busy, start } = useStart(info)
  const guided = guidedPreset(info)
  useEffect(() => afterPaint(() => prepareFirstGame(info)), [info])
  const play = async () => {
    const draft = { ...firstDraft(info), name: say('ui.guide') }
    if ((await start(draft)) && guided === undefined) ruleDrawer.open(`guide/${info.id}`)
  }
  return (
    <div className="first-game">
      <p>{say(info.firstGame.why)}</p>
      <button
        type="button"
        className="btn primary big"
        data-testid="first-game"
        disabled={busy}
        onClick={() => void play()}
      >
        <Icon name="play" size={18} /> {say(guided?.label ?? 'ui.first.play')}
      </button>
      <p className="muted">{say(guided?.text ?? message('ui.first.how', { bots: info.firstGame.players - 1 }))}</p>
    </div>
  )
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

/** The introduction in short. */
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
