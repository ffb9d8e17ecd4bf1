// npm run icons: creates the icon font from icons.svg. Browsers paint text fastest, and the table shows hundreds of icons.
//
// An icon is two glyphs on a grid of 24: its lines, and a soft tone under them (empty for some). The glyphs follow the order
// of the drawings from U+E000 on. The font contains the hash of the drawings, so that a test can detect a stale font.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import CanvasKitInit from 'canvaskit-wasm'
import svg2ttf from 'svg2ttf'
import { compress } from 'wawoff2'

const HOME = new URL('../packages/web/src/ui/', import.meta.url)
const GRID = 24
const EM = 1200
const FIRST = 0xe000
const LINE = 1.75

const source = readFileSync(new URL('icons.svg', HOME), 'utf8')
const kit = await CanvasKitInit()

/** The attributes of a tag. */
const attributes = (text) => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]))

function outline(tag, { d, cx, cy, r, rx = r, ry = r }) {
  if (tag === 'path') return kit.Path.MakeFromSVGString(d)
  if (tag !== 'circle' && tag !== 'ellipse') throw new Error(`cannot draw <${tag}>`)
  const [x, y, a, b] = [cx, cy, rx, ry].map(Number)
  return new kit.PathBuilder().addOval(kit.LTRBRect(x - a, y - b, x + a, y + b)).detach()
}

function stroked(path, width, dashes) {
  const [on, off] = (dashes ?? '').split(' ').map(Number)
  const line = dashes === undefined ? path : path.makeDashed(on, off, 0)
  return line.makeStroked({ width, cap: kit.StrokeCap.Round, join: kit.StrokeJoin.Round })
}

const union = (paths) =>
  paths.reduce((sum, path) => kit.Path.MakeFromOp(sum, path, kit.PathOp.Union), new kit.PathBuilder().detach())

/** The closed contours of an outline: where each begins, and the points of its segments. */
function contours(d) {
  return d
    .split('M')
    .slice(1)
    .map((contour) => {
      const [begin, ...segments] = [...`L${contour}`.matchAll(/([LQC])([^LQCZ]*)/g)].map(([, , points]) => {
        const numbers = points.trim().split(/[ ,]+/).map(Number)
        return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []))
      })
      return { begin: begin[0], segments }
    })
}

const corners = ({ begin, segments }) => [begin, ...segments.flat()]

function isInside([x, y], polygon) {
  return polygon.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)
}

function area(polygon) {
  return polygon.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]
    return sum + x1 * y2 - x2 * y1
  }, 0)
}

function reversed({ begin, segments }) {
  const points = [begin, ...segments.map((segment) => segment.at(-1))]
  const back = segments.map((segment, i) => [...segment.slice(0, -1).reverse(), points[i]]).reverse()
  return { begin: points.at(-1), segments: back }
}

/** Fonts fill by winding direction: a shape inside another one is a hole and has the opposite direction. */
function withHoles(d) {
  const all = contours(d)
  const turned = all.map((contour) => {
    const polygon = corners(contour)
    const around = all.filter((other) => other !== contour && isInside(contour.begin, corners(other)))
    return area(polygon) > 0 === (around.length % 2 === 0) ? contour : reversed(contour)
  })
  return turned
    .map(({ begin, segments }) => `M${begin}${segments.map((s) => ` LQC`[s.length] + s.join(' ')).join('')}Z`)
    .join('')
}

/** The two outlines of a drawing: its tone and its lines. */
function layers(content) {
  const tone = []
  const lines = []
  for (const [, tag, text] of content.matchAll(/<(\w+) ([^>]*)\/>/g)) {
    const given = attributes(text)
    const path = outline(tag, given)
    if (given.class === 'tone') tone.push(path)
    else if (given.fill === 'currentColor') lines.push(path)
    else lines.push(stroked(path, Number(given['stroke-width'] ?? LINE), given['stroke-dasharray']))
  }
  return [lines, tone]
}

function glyph(code, paths) {
  const up = EM / GRID
  const outlined = new kit.PathBuilder().addPath(union(paths), up, 0, 0, 0, -up, EM).detach()
  const d = withHoles(outlined.toSVGString())
  return `<glyph unicode="&#x${code.toString(16)};" horiz-adv-x="${EM}" d="${d}"/>`
}

const drawings = [...source.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/gs)]
const glyphs = drawings.flatMap(([, , content], i) =>
  layers(content).map((paths, layer) => glyph(FIRST + 2 * i + layer, paths)),
)
const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="hustings-icons" horiz-adv-x="${EM}">
<font-face font-family="Hustings Icons" units-per-em="${EM}" ascent="${EM}" descent="0"/>
<missing-glyph horiz-adv-x="${EM}"/>
${glyphs.join('\n')}
</font></defs></svg>`

const hash = createHash('sha256').update(source).digest('hex')
const { buffer } = svg2ttf(font, { ts: 0, description: hash })
const packed = await compress(buffer)
writeFileSync(new URL('icons.woff2', HOME), packed)
console.log(`${drawings.length} icons, ${packed.length} bytes`)
