// "Your options" while something is told step by step: ways to go on, in words. They are no decisions.
import { useWords } from '../../i18n/context.ts'
import { settings } from '../../settings/settings.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { KeyCap } from '../../ui/KeyCap.tsx'
import type { TableBeats } from './use-table-beats.ts'

export function BeatOptions({ beats }: { readonly beats: TableBeats }) {
  const { say } = useWords()
  const { pace } = useSettings()
  const { showing, over, run } = beats
  const ways = [
    { key: 'ui.film.option.on', act: beats.onGoOn },
    ...(over === run && showing.picture > 0 ? [{ key: 'ui.film.option.back', act: beats.onBack }] : []),
    ...(pace === 'step' ? [] : [{ key: 'ui.film.option.step', act: () => settings.change({ pace: 'step' }) }]),
    ...(pace === 'quick' ? [] : [{ key: 'ui.film.option.quick', act: () => settings.change({ pace: 'quick' }) }]),
    ...(pace === 'result' ? [] : [{ key: 'ui.film.option.result', act: () => settings.change({ pace: 'result' }) }]),
    ...(showing.atEnd && over !== null ? [] : [{ key: 'ui.film.option.why', act: () => tellWhole(beats) }]),
  ]
  return (
    <section className="panel opts" id="options" tabIndex={-1} aria-label={say('ui.options')}>
      <div className="ph">
        <h2>{say('ui.options')}</h2>
        <span className="meta right">{say('ui.film.pace')}</span>
      </div>
      <ol className="opt-list">
        {ways.map(({ key, act }, at) => (
          <li key={key}>
            <button type="button" className="opt" data-way={key} onClick={act}>
              <KeyCap>{at + 1}</KeyCap>
              <span className="what">{say(key)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The whole of it, at once. */
export function tellWhole({ film, onUnfold, showing }: TableBeats): void {
  onUnfold()
  showing.onPicture((film?.pictures.length ?? 1) - 1)
}
