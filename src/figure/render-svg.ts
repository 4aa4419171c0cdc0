import { layout } from './layout.ts'
import { fontList } from './look.ts'
import { outlineOf } from './point-shapes.ts'
import { coordinate, type FigureLayout, type PointsPrimitive, type Primitive, type TextPrimitive } from './primitive.ts'
import type { Scene } from './scene.ts'
import { textHash } from './text-hash.ts'
import { scriptScale } from './text-width.ts'
import { colourOf, type Theme, type ThemeName, themed } from './theme.ts'
import { dashes } from './typography.ts'

export interface SvgSettings {
  readonly theme: ThemeName
  /** A CSS font list; figures in print need a sans-serif with Chinese. */
  readonly fonts?: string
}

/** Text as wide as the advances of its characters, as in a PDF file. Attributes do not say it: `font-kerning` only exists in CSS. */
const unadjusted =
  'font-kerning:none;font-variant-ligatures:none;text-spacing-trim:space-all;text-rendering:geometricPrecision'

/**
 * A scene as a standalone SVG document with its size in millimetres. Its parts are grouped under the names of their elements, for drawing programs.
 * Ids of clips are derived from the content, so that figures combined on one page do not share them.
 */
export function renderSvg(scene: Scene, settings: SvgSettings): string {
  const laidOut = layout(scene)
  return svgDocument([laidOut.primitives], laidOut, scene.look, settings)
}

/**
 * The document of a figure from its pieces, in the order of drawing.
 * @param pieces primitives, or an element that is already written
 * @param isGrounded with the background of the theme, if it has one
 */
export function svgDocument(
  pieces: readonly (readonly Primitive[] | string)[],
  laidOut: FigureLayout,
  look: Scene['look'],
  settings: SvgSettings,
  isGrounded = true,
): string {
  const { width, height, widthMm, heightMm, description } = laidOut
  const theme = themed(settings.theme, look)
  let clips = 0
  const uses = new Map<string, number>()
  const idOf = (ref: string) => {
    const use = (uses.get(ref) ?? 0) + 1
    uses.set(ref, use)
    return use === 1 ? ref : `${ref}-${use}`
  }
  const draw = (list: readonly Primitive[]): string =>
    runs(list)
      .map(({ ref, members }) => {
        const drawn = members.map(drawOne).join('')
        return ref === undefined ? drawn : `<g id="${idOf(ref)}">${drawn}</g>`
      })
      .join('')
  const drawOne = (primitive: Primitive): string => {
    if (primitive.kind !== 'clip') return shape(primitive, theme)
    const { x, y, width: w, height: h } = primitive
    const box = `x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(w)}" height="${coordinate(h)}"`
    const inside = draw(primitive.inside)
    const id = `clip-${textHash(box + inside)}-${++clips}`
    return `<clipPath id="${id}"><rect ${box}/></clipPath><g clip-path="url(#${id})">${inside}</g>`
  }
  const hasGround = isGrounded && look?.transparent !== true
  const ground =
    theme.background === null || !hasGround ? '' : `<rect width="100%" height="100%" fill="${theme.background}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm"`,
    ` viewBox="0 0 ${coordinate(width)} ${coordinate(height)}" role="img" aria-label="${escaped(description)}"`,
    ` font-family="${escaped(settings.fonts ?? fontList(look))}" style="${unadjusted}">`,
    ground,
    ...pieces.map((piece) => (typeof piece === 'string' ? piece : draw(piece))),
    '</svg>',
  ].join('')
}

/** Consecutive primitives of one element: a group, which drawing programs show under its name. */
function runs(primitives: readonly Primitive[]): { readonly ref: string | undefined; readonly members: Primitive[] }[] {
  const found: { readonly ref: string | undefined; readonly members: Primitive[] }[] = []
  let last: (typeof found)[number] | undefined
  for (const primitive of primitives) {
    const ref = primitive.kind === 'clip' ? undefined : primitive.ref
    if (last === undefined || ref !== last.ref) {
      last = { ref, members: [] }
      found.push(last)
    }
    last.members.push(primitive)
  }
  return found
}

function shape(primitive: Exclude<Primitive, { kind: 'clip' }>, theme: Theme): string {
  switch (primitive.kind) {
    case 'path': {
      const fill = primitive.fill === null ? 'none' : colourOf(primitive.fill, theme)
      const line =
        primitive.stroke === null
          ? ''
          : ` stroke="${colourOf(primitive.stroke, theme)}" stroke-width="${primitive.width}" stroke-linejoin="round"`
      const dash = primitive.dash === undefined ? '' : ` stroke-dasharray="${dashes[primitive.dash].join(' ')}"`
      return `<path d="${primitive.d}" fill="${fill}"${line}${dash}${opacity(primitive.opacity)}/>`
    }
    case 'points':
      return pointElements(primitive, theme)
    case 'text':
      return textElement(primitive, theme)
  }
}

/** Each point is an element, so that points which overlap are darker; attributes that all have in common are written once. */
function pointElements({ x, y, shape, r, stroke, width, fill, opacity }: PointsPrimitive, theme: Theme): string {
  const painted = fill === null ? 'fill="none"' : `fill="${colourOf(fill, theme)}"`
  const line = stroke === null ? '' : ` stroke="${colourOf(stroke, theme)}" stroke-width="${width}"`
  const joins = shape === 'circle' || stroke === null ? '' : ' stroke-linejoin="round"'
  const paler = opacity === 1 ? '' : ` ${stroke === null ? 'fill' : 'stroke'}-opacity="${opacity}"`
  const style = `${painted}${line}${joins}${paler}`
  const isAlone = x.length === 1
  const end = isAlone ? `" ${style}/>` : '"/>'
  const radius = shape === 'circle' ? `" r="${coordinate(r)}${end}` : ''
  const outline = shape === 'circle' ? undefined : outlineOf(shape, r)
  let drawn = ''
  for (let k = 0; k < x.length; k++) {
    const [atX, atY] = [x[k] ?? 0, y[k] ?? 0]
    drawn +=
      outline === undefined
        ? `<circle cx="${coordinate(atX)}" cy="${coordinate(atY)}${radius}`
        : `<path d="${outline(atX, atY)}${end}`
  }
  return isAlone ? drawn : `<g ${style}>${drawn}</g>`
}

function opacity(value: number): string {
  return value === 1 ? '' : ` opacity="${value}"`
}

function textElement(text: TextPrimitive, theme: Theme): string {
  const [x, y] = [coordinate(text.x), coordinate(text.y)]
  const turn = text.upwards === true ? ` transform="rotate(-90 ${x} ${y})"` : ''
  const weight = text.bold === true ? ' font-weight="bold"' : ''
  const anchor = text.anchor === 'start' ? '' : ` text-anchor="${text.anchor}"`
  const place = `x="${x}" y="${y}" font-size="${text.size}" fill="${colourOf(text.colour, theme)}"${anchor}${weight}${turn}`
  const [only] = text.text
  if (only !== undefined && text.text.length === 1 && only.italic !== true && only.script === undefined)
    return `<text ${place}>${escaped(only.text)}</text>`
  let raised = 0
  const runs = text.text.map((run) => {
    const wanted = run.script === undefined ? 0 : run.script === 'super' ? -0.35 * text.size : 0.18 * text.size
    const shift = wanted - raised
    raised = wanted
    const style = run.italic === true ? ' font-style="italic"' : ''
    const size = run.script === undefined ? '' : ` font-size="${coordinate(text.size * scriptScale)}"`
    const dy = Math.abs(shift) < 0.005 ? '' : ` dy="${coordinate(shift)}"`
    return style + size + dy === '' ? escaped(run.text) : `<tspan${style}${size}${dy}>${escaped(run.text)}</tspan>`
  })
  return `<text ${place}>${runs.join('')}</text>`
}

function escaped(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
