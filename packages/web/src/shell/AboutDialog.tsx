// About this client: the makers of the games and where to buy them.
import { useWords } from '../i18n/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { RuleLink } from '../ui/RuleLink.tsx'

interface AboutDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Names are not translated. */
const GAMES = [
  {
    name: 'Hegemony: Lead Your Class to Victory, Crisis & Control',
    credits: [
      ['ui.about.designers', 'Vangelis Bagiartakis, Varnavas Timotheou'],
      ['ui.about.development', 'Anastasios Grigoriadis'],
      ['ui.about.publisher', 'Hegemonic Project Games, 2022'],
      ['ui.about.ukrainian', 'Ігромаг (Ihromag), 2024'],
      ['ui.about.polish', 'Portal Games, 2023'],
    ],
    note: null,
  },
  {
    name: 'Planet B',
    credits: [
      ['ui.about.designers', 'Johannes Natterer'],
      ['ui.about.publisher', 'Hans im Glück, 2022'],
      ['ui.about.ukrainian', 'ROZUM, 2023'],
    ],
    note: 'ui.about.reconstructed',
  },
] as const

export function AboutDialog({ open, onClose }: AboutDialogProps) {
  const { say } = useWords()
  return (
    <Dialog title={say('ui.about')} open={open} onClose={onClose}>
      <div className="prose">
        <p>{say('ui.about.what')}</p>
        <h3>{say('ui.about.games')}</h3>
        {GAMES.map(({ name, credits, note }) => (
          <div key={name}>
            <p>
              <b>{name}</b>
            </p>
            <dl className="credits">
              {credits.map(([label, names]) => (
                <div key={label}>
                  <dt>{say(label)}</dt>
                  <dd>{names}</dd>
                </div>
              ))}
            </dl>
            {note !== null && <p>{say(note)}</p>}
          </div>
        ))}
        <p>
          <RuleLink rule="sources-1">{say('ui.about.sources')}</RuleLink>
        </p>
        <p>{say('ui.about.unofficial')}</p>
        <p>
          <b>{say('ui.about.buy')}</b>
        </p>
        <h3>{say('ui.about.software')}</h3>
        <p>{say('ui.about.licence')}</p>
        <p>{say('ui.about.privacy')}</p>
      </div>
    </Dialog>
  )
}
