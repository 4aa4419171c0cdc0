import type { Colour, Mark, Panel, Scene } from '#figure/scene.ts'
import { readOwnColour } from './own-colours.ts'

/**
 * Colours of levels as typed, `Drug A = #1f77b4; Placebo = rgb(90, 90, 90)`, by the name of the level as `#rrggbb`; and the parts without a
 * name or a colour. A level has its colour in every figure that has the same text, whatever its place among the others.
 */
export function levelColours(typed: string): {
  readonly colours: ReadonlyMap<string, string>
  readonly unread: readonly string[]
} {
  const parts = typed.split(/[;；\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const read = parts.map((part) => {
    const [, name = '', colour = ''] = /^(.*\S)\s*[=＝]\s*(\S.*)$/.exec(part) ?? []
    return { part, name, colour: readOwnColour(colour.trim()) }
  })
  return {
    colours: new Map(read.flatMap(({ name, colour }) => (colour === undefined ? [] : [[name, colour]]))),
    unread: read.flatMap(({ part, colour }) => (colour === undefined ? [part] : [])),
  }
}

/**
 * Whether a level can be written in that list: the name has none of its signs, and no decimals. Labels with decimals have results (`12 months: AUC
 * 0.69`), which are others for other data.
 */
export function canBeListed(name: string): boolean {
  return name.trim() !== '' && !/[;；\n=＝]|\d\.\d/.test(name)
}

/**
 * The text of that list with the colour of one level; the others stay in their order.
 * @param colour `#rrggbb`; undefined removes the level
 */
export function withLevelColour(typed: string, name: string, colour: string | undefined): string {
  const colours = new Map(levelColours(typed).colours)
  if (colour === undefined) colours.delete(name)
  else colours.set(name, colour)
  return [...colours].map(([level, own]) => `${level} = ${own}`).join('; ')
}

/** The names of the series of a figure, by their numbers from 0: those of its legend, of its lines, or of the categories that they are drawn at. */
export function seriesNames(scene: Scene): ReadonlyMap<number, string> {
  const named = new Map<number, string>()
  const add = (colour: Colour, label: string) => {
    if (typeof colour !== 'object' || !('series' in colour) || named.has(colour.series)) return
    named.set(colour.series, withoutCount(label))
  }
  for (const { legend, panels } of [scene, ...(scene.parts ?? []).map((part) => part.scene)]) {
    for (const { label, colour } of legend?.items ?? []) add(colour, label)
    for (const { text, colour } of panels.flatMap(({ lineLabels = [] }) => lineLabels)) add(colour, text)
    for (const panel of panels) for (const [colour, label] of atCategories(panel)) add(colour, label)
  }
  return named
}

/** A label of a legend without the number of rows behind it. */
function withoutCount(label: string): string {
  return label.replace(/\s*[(（]\s*n\s*=[^()（）]*[)）]$/u, '').trim()
}

/** The colours of series that are drawn at one category each. */
function atCategories({ x, y, marks }: Panel): readonly (readonly [Colour, string])[] {
  const [axis, side] = x.kind === 'band' ? [x, 0 as const] : [y, 1 as const]
  if (axis.kind !== 'band') return []
  const places = new Map<number, Set<number>>()
  for (const mark of marks) {
    const at = placeOf(mark, side)
    const colour = 'colour' in mark ? mark.colour : undefined
    if (at === undefined || typeof colour !== 'object' || !('series' in colour)) continue
    places.set(colour.series, (places.get(colour.series) ?? new Set()).add(Math.round(at)))
  }
  const used = [...places.values()].filter(({ size }) => size === 1)
  // one colour for all categories names none of them
  if (used.length < 2 || used.length < places.size) return []
  return [...places].flatMap(([series, [at = 0]]) => {
    const label = axis.categories[at]
    return label === undefined ? [] : [[{ series }, label.replaceAll('\n', ' ')] as const]
  })
}

/** The first place of a mark along an axis. */
function placeOf(mark: Mark, side: 0 | 1): number | undefined {
  if (mark.kind === 'segment') return mark.from[side]
  if (mark.kind === 'point' || mark.kind === 'rect' || mark.kind === 'tick') return (side === 0 ? mark.x : mark.y)[0]
  return undefined
}

/**
 * The colours of the first series: those of levels by name, the reader's own by place, and undefined for the palette's.
 * @param own the colours by place, as `#rrggbb`
 */
export function coloursOfSeries(
  names: ReadonlyMap<number, string>,
  named: ReadonlyMap<string, string>,
  own: readonly string[],
): readonly (string | undefined)[] {
  const count = Math.max(own.length, ...[...names.keys()].map((series) => series + 1))
  return Array.from({ length: count }, (_, series) => named.get(names.get(series) ?? '') ?? own[series])
}
