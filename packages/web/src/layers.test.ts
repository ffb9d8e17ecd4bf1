// The rooms of the client stand in layers (see README.md): a room knows those below it, and rooms never know each other
// both ways. Tests and the tables they set up may look at everything.
import { describe, expect, it } from 'vitest'

/** From the lowest to the highest; rooms of one line do not know each other. `games/*` is every game. */
const LAYERS: readonly (readonly string[])[] = [
  ['messages'],
  ['i18n'],
  ['ui'],
  ['charts', 'settings', 'storage'],
  ['match'],
  ['games'],
  ['seating', 'shell'],
  ['guide', 'insight'],
  ['table'],
  ['games/*'],
  ['shelf'],
  ['device', 'online'],
  [
    'pages/home',
    'pages/table',
    'pages/result',
    'pages/rules',
    'pages/lobby',
    'pages/join',
    'pages/waiting',
    'pages/sign-in',
    'pages/account',
    'pages/people',
    'pages/online',
    'pages/not-found',
  ],
  ['app'],
]

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const files = Object.keys(sources).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path) && path !== './main.tsx')

function folderOf(path: string): string {
  return path.slice(2).split('/').slice(0, -1).join('/')
}

/** The room of the whole client a file stands in. */
function roomOf(path: string): string {
  const [first = '', second = ''] = folderOf(path).split('/')
  return second !== '' && (first === 'games' || first === 'pages') ? `${first}/${second}` : first
}

function layerOf(room: string): number {
  const name = room.startsWith('games/') ? 'games/*' : room
  return LAYERS.findIndex((rooms) => rooms.includes(name))
}

function resolved(from: string, name: string): string {
  return `./${new URL(name, `file:///${from.slice(2)}`).pathname.slice(1)}`
}

interface Door {
  readonly from: string
  readonly to: string
}

const doors: readonly Door[] = files.flatMap((from) =>
  [...(sources[from] ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)].map(([, name = '']) => ({
    from,
    to: resolved(from, name),
  })),
)

describe('the rooms of the client', () => {
  it('each stand in a layer', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => layerOf(room) < 0)).toEqual([])
    expect(doors.length).toBeGreaterThan(500)
  })

  it('know only rooms below them', () => {
    const wrong = doors.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)]
      return here !== there && layerOf(there) >= layerOf(here)
    })
    expect(wrong).toEqual([])
  })

  it('never know each other both ways, the rooms of a game included', () => {
    const pairs = new Set(doors.map(({ from, to }) => `${folderOf(from)} > ${folderOf(to)}`))
    const both = [...pairs].filter((pair) => {
      const [here, there] = pair.split(' > ')
      return here !== there && pairs.has(`${there} > ${here}`)
    })
    expect(both).toEqual([])
  })

  it('have no circles of files', () => {
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '))
      if (done.has(file)) return
      done.add(file)
      for (const { from, to } of doors) if (from === file) visit(to, [...way, file])
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })
})
