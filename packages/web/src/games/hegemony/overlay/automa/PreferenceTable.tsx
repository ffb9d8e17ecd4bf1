// The deciding list: criteria as rows, candidates as columns. Eliminated candidates are hatched; the deciding row is framed.
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Told } from './turn.ts'

type List = Told<'preference-list'>
type Result = List['results'][number]

/** Maximum number of columns; the last eliminated candidates come first. */
const SHOWN = 5

/** Maximum number of criteria next to the board. */
const ROWS = 5

export function PreferenceTable({ list }: { readonly list: List }) {
  const { say } = useWords()
  const stayed = (id: string) =>
    list.results.filter(({ left }) => left.includes(id)).length + Number(id === list.chosen)
  const shown = list.candidates
    .map((candidate, at) => ({ ...candidate, at }))
    .sort((a, b) => stayed(b.id) - stayed(a.id))
    .slice(0, SHOWN)
  const more = list.candidates.length - shown.length
  // Long lists omit criteria that no candidate met; the row numbers show the gap.
  const long = list.results.length > ROWS
  const rows = list.results.map((result, row) => ({ result, row })).filter(({ result }) => !long || !result.skipped)
  const left = list.results.length - rows.length
  const known = (at: number, id: string) => at < 0 || list.results[at]?.left.includes(id) === true
  return (
    <div className="hg-preference" data-testid="preference">
      <table>
        <caption>{say(`list.${list.list}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{say('automa.sheet.criterion')}</th>
            {shown.map(({ id, label }) => (
              <th key={id} scope="col" className={id === list.chosen ? 'chosen' : ''} data-chosen={id === list.chosen}>
                {say(label)}
              </th>
            ))}
            <th scope="col">{say('automa.sheet.left')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ result, row }) => (
            <tr
              key={result.bullet}
              data-decides={result.decides}
              className={result.decides ? 'decides' : result.skipped ? 'skipped' : ''}
            >
              <th scope="row">
                <i className="nr">{row + 1}</i> {say(`bullet.${result.bullet}`)}
              </th>
              {shown.map(({ id, at }) => (
                <Judged key={id} id={id} at={at} result={result} isIn={known(row - 1, id)} />
              ))}
              <td className="left">
                {result.decides
                  ? say('automa.sheet.decides')
                  : result.skipped
                    ? say('automa.sheet.skipped')
                    : say('automa.sheet.left-count', { count: result.left.length })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className="more">{say('automa.sheet.rows-skipped', { count: left })}</p>}
      {more > 0 && <p className="more">{say('automa.sheet.more-candidates', { count: more })}</p>}
    </div>
  )
}

interface JudgedProps {
  readonly id: string
  readonly at: number
  readonly result: Result
  /** It had not been eliminated before. */
  readonly isIn: boolean
}

function Judged({ id, at, result, isIn }: JudgedProps) {
  const { say } = useWords()
  if (!isIn) {
    return (
      <td className="out">
        <span className="visually-hidden">{say('automa.sheet.out')}</span>
      </td>
    )
  }
  if (result.skipped) return <td className="skip">–</td>
  const stays = result.left.includes(id)
  const found = result.found[at] ?? null
  const counted = result.found.some((each) => each !== null && each !== 1)
  return (
    <td className={stays ? 'fits' : 'falls'}>
      <Icon
        name={stays ? 'check' : 'close'}
        size={12}
        label={say(stays ? 'automa.sheet.fits' : 'automa.sheet.falls')}
      />
      {counted && found !== null && <b className="figure">{found}</b>}
    </td>
  )
}
