import {
  applyStyle,
  type DrawnRows,
  distinctRemarks,
  styleAxes,
  styleOrientation,
  styleRest,
  typeScale,
  withN,
} from '#catalog/kit/figures/apply-style.ts'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { joinCaptions, joinDescriptions, notDrawn, saysN } from '#catalog/kit/figures/join-captions.ts'
import type { PlotModule, PlotSettings } from '#catalog/kit/figures/plot.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { arrangeScenes, joinPanels, type LevelScene } from '#figure/joined/join-scenes.ts'
import { withoutSize } from '#figure/joined/merge-orders.ts'
import { isAcross, layoutLegend } from '#figure/layout-legend.ts'
import { captionHeight } from '#figure/layout-parts.ts'
import type { Panel, Scene } from '#figure/scene.ts'
import { swapScene } from '#figure/swapped/swapped-scene.ts'
import type { StyledScene } from './chart-scene.ts'

/** The figure of one level; without data, nothing could be drawn for it. */
export interface LevelFigure {
  readonly level: string
  readonly figure: OutcomeFigure | undefined
  /** The rows that it draws. */
  readonly n: number
}

const pointsPerMm = 72 / 25.4
/** Two columns of a journal, in mm: a figure is not wider unless the reader wants it. */
const PAGE = 178
/** Widths of a panel, in mm at that size of type: as it is drawn if there is room, and the least. */
const cell = { usual: 64, least: 38, ofPie: 52, withTable: 66, withNames: 80 } as const
/** Heights in mm: of a panel at least, of the line above it, of a line of a note or a table, and of a bracket. */
const heights = { least: 40, strip: 5, line: 4, bracket: 5 } as const
/** Between figures beside each other, in mm. */
const GAP = 3
/** Between a title and the names of the figures below it, in mm. */
const UNDER_TITLE = 2
/** Height of a panel by its width. */
const SHAPE = 0.8
/** A panel is at most so much of the height of a figure on its own. */
const LOWER = 0.75
/** What a figure has above and below its plot that panels have in common, in mm. */
const COMMON = 10

/** Whether a figure can be a part of another: a flow chart takes the page. */
export function canBeJoined({ plots }: PlotModule, { of, data }: OutcomeFigure, display: Display): boolean {
  const scene = plots[of]?.plot(data, { ...display, size: {} })
  return scene !== undefined && scene.flow === undefined && scene.parts === undefined
}

/** The panels of a split figure, or its figures beside each other if they have no common axes or legend. */
export function joinedScene(
  { plots }: PlotModule,
  by: string,
  levels: readonly LevelFigure[],
  style: FigureStyle,
  display: Display,
): StyledScene | undefined {
  const { language } = display.settings
  const first = levels.flatMap(({ figure }) => figure ?? [])[0]
  const plot = first && plots[first.of]
  if (first === undefined || plot === undefined) return undefined
  const settings = { ...display, joined: true } as const
  const page = (size: PlotSettings['size']) => ({ width: size.width ?? null, height: size.height ?? null })
  const usual = (size: PlotSettings['size']) =>
    levels.map(({ figure }) => figure && plot.plot(figure.data, { ...settings, size }))
  const turned = (scene: Scene, size: PlotSettings['size']) => styleOrientation(scene, style, swapScene, page(size))
  // panels of which one keeps its direction all keep it
  const [kept] = (style.axesSwapped ? usual({}) : []).flatMap((scene) => (scene ? turned(scene, {}).remarks : []))
  const inDirection = (scene: Scene, size: PlotSettings['size']) =>
    kept === undefined ? turned(scene, size).scene : scene
  const draw = (size: PlotSettings['size']): readonly LevelScene[] =>
    usual(size).map((scene, k) => ({ title: levels[k]?.level ?? '', scene: scene && inDirection(scene, size) }))
  const natural = inDirection(plot.plot(first.data, { ...settings, size: {} }), {})
  const drawn = levels.filter(({ figure }) => figure !== undefined)
  const words = (scenes: readonly LevelScene[]) => {
    const known = scenes.flatMap(({ title, scene }) => (scene === undefined ? [] : [{ level: title, scene }]))
    return {
      caption: joinCaptions(
        known.map(({ level, scene }) => ({ level, caption: scene.caption })),
        language,
      ),
      description: joinDescriptions(
        by,
        known.map(({ level, scene }) => ({ level, description: scene.description })),
        language,
      ),
    }
  }
  const rows: DrawnRows = { n: drawn.map(({ level, n }) => ({ level, n })), language }
  const said = { rows, words }
  const joined = inPanels(natural, levels.length, draw, style, said) ?? beside(natural, draw, style, said)
  return kept === undefined ? joined : { ...joined, remarks: [kept, ...joined.remarks] }
}

interface Said {
  readonly rows: DrawnRows
  readonly words: (scenes: readonly LevelScene[]) => {
    readonly caption: string | undefined
    readonly description: string
  }
}

type Draw = (size: PlotSettings['size']) => readonly LevelScene[]

function inPanels(
  natural: Scene,
  count: number,
  draw: Draw,
  style: FigureStyle,
  { rows, words }: Said,
): StyledScene | undefined {
  const [panel] = natural.panels
  if (panel === undefined || natural.panels.length > 1 || panel.columns !== undefined) return undefined
  const scale = typeScale(style)
  const page = style.figureWidth ?? PAGE
  const least = leastWidth(panel) * scale
  const columns = Math.min(
    style.facetColumns ?? Math.min(usualColumns(count), Math.max(1, Math.floor(page / least))),
    count,
  )
  const width = style.figureWidth ?? Math.min(PAGE, Math.max(natural.width, columns * Math.max(cell.usual, least)))
  const rowsOfPanels = Math.ceil(count / columns)
  const each = width / columns
  const high = style.figureHeight === null ? heightOf(natural, each, draw, scale) : style.figureHeight / rowsOfPanels
  const scenes = draw({ width: each, height: high })
  const { facetScales } = style
  const joining = {
    columns,
    free: {
      x: facetScales === 'free' || facetScales === 'free-x',
      y: facetScales === 'free' || facetScales === 'free-y',
    },
    empty: notDrawn(rows.language),
  }
  const styled = scenes.map(({ scene }) => scene && styleAxes(scene, style))
  const inStyle = scenes.map(({ title }, k) => ({ title, scene: styled[k]?.scene }))
  // a scale that only some levels can have is given to none
  const joined = joinPanels(inStyle, joining) ?? joinPanels(scenes, joining)
  if (joined === undefined) return undefined
  const { caption: own, description } = words(scenes)
  const caption = own !== undefined && (saysN(own) || saysNInPanels(joined.panels)) ? own : withN(own, rows)
  const scene: Scene = {
    ...joined,
    width,
    height: style.figureHeight ?? rowsOfPanels * high,
    description,
    ...(caption !== undefined && { caption }),
  }
  const { scene: whole, remarks } = styleRest(
    scene,
    style.nShown && !saysN(caption) ? style : { ...style, nShown: false },
    rows,
  )
  return {
    scene: style.figureHeight === null ? { ...whole, height: whole.height + besideHeight(whole, scale) } : whole,
    remarks: distinctRemarks([...styled.flatMap((one) => one?.remarks ?? []), ...remarks]),
    caption,
  }
}

/** The least width of a panel, in mm: names and numbers in it need their room. */
function leastWidth({ marks, table, x, y }: Panel): number {
  if (table !== undefined) return cell.withTable
  if (marks.some(({ kind }) => kind === 'sectors')) return cell.ofPie
  const isMatrix = marks.some(({ kind }) => kind === 'cells')
  const isNamed = y.kind === 'band' || (x.bare === true && y.bare === true)
  return isNamed && !isMatrix ? cell.withNames : cell.least
}

/** The number of panels in a row if the reader chose none: the figure is about as wide as high, or wider. */
function usualColumns(count: number): number {
  if (count <= 3) return count
  if (count === 4) return 2
  return count <= 9 ? 3 : 4
}

/** The height of a panel: what its categories need, or a part of its width with room for brackets and a table. */
function heightOf(natural: Scene, width: number, draw: Draw, scale: number): number {
  const scenes = draw({ width }).flatMap(({ scene }) => scene ?? [])
  const most = (of: (panel: Panel) => number) => Math.max(0, ...scenes.flatMap(({ panels }) => panels.map(of)))
  const notes = most(({ note }) => note?.lines.length ?? 0)
  const above = (heights.strip + notes * heights.line) * scale
  const own = Math.max(...scenes.map(({ height }) => height)) - COMMON
  const least = heights.least * scale
  if (natural.panels.some(({ y }) => y.kind === 'band' && y.bare !== true)) return Math.max(least, own) + above
  const brackets = most((panel) => panel.brackets?.length ?? 0)
  const table = most((panel) => (panel.table === undefined ? 0 : panel.table.rows.length + 2))
  const beside = (Math.min(brackets, 5) * heights.bracket + table * heights.line) * scale
  return Math.max(least, Math.min(width * SHAPE, natural.height * LOWER)) + beside + above
}

/** Height of a caption and of a legend above or below the panels, in mm. */
function besideHeight({ caption, legend, width }: Scene, scale: number): number {
  const takesHeight = legend !== undefined && isAcross(legend.place)
  const room = { x: 0, y: 0, width: (width * pointsPerMm) / scale - 12 }
  return (
    (caption === undefined ? 0 : captionHeight(caption, width, scale)) +
    (takesHeight ? ((layoutLegend(legend, room).height + 4) * scale) / pointsPerMm : 0)
  )
}

function saysNInPanels(panels: readonly Panel[]): boolean {
  const names = panels.flatMap(({ x, y }) => [x, y].flatMap((axis) => (axis.kind === 'band' ? axis.categories : [])))
  return panels.some(({ table }) => table !== undefined) || names.some((name) => withoutSize(name) !== name)
}

/** The figures as they are, in rows under the names of their levels, with one title and one caption. */
function beside(natural: Scene, draw: Draw, style: FigureStyle, { rows, words }: Said): StyledScene {
  const scale = typeScale(style)
  const width = style.figureWidth ?? PAGE
  const count = typeof rows.n === 'number' ? 1 : rows.n.length
  const fitting = Math.max(1, Math.floor(width / Math.min(natural.width, PAGE / 2)))
  const columns = Math.min(style.facetColumns ?? fitting, count)
  const each = (width - GAP * (columns - 1)) / columns
  const lines = Math.ceil(count / columns)
  const sized = draw({ width: each })
  const { caption: own, description } = words(sized)
  const caption = own === undefined || (style.nShown && !saysN(own)) ? withN(own, rows) : own
  // each is drawn in its direction already
  const plain = { ...style, nShown: false, axesSwapped: false }
  const page = styleRest({ width, height: 0, panels: [], description, caption }, plain, rows).scene
  const around =
    page.height +
    (page.title === undefined ? 0 : UNDER_TITLE * scale) +
    (page.caption === undefined ? 0 : captionHeight(page.caption, width, scale))
  const tag = heights.strip * scale
  // the caption of each, of which the figure has room for one line at least, is below all
  const captioned = (words: string) => captionHeight(words, each, scale) - captionHeight('', each, scale)
  const tallest =
    Math.max(...sized.map(({ scene }) => (scene ? scene.height - captioned(scene.caption ?? '') : 0))) + tag
  const { figureHeight } = style
  const high =
    figureHeight === null ? tallest : Math.max(heights.least / 2, (figureHeight - around + GAP) / lines - GAP)
  const styled = draw({ width: each, height: high - tag }).map(({ title, scene }) => ({
    title,
    drawn: scene && applyStyle(scene, { ...plain, figureTitle: '', captionShown: false }),
  }))
  const placed = arrangeScenes(
    styled.map(({ title, drawn }) => ({ title, scene: drawn?.scene })),
    { columns, gap: GAP, width: each, height: high },
  )
  return {
    scene: { ...page, ...placed, width, height: placed.height + around },
    remarks: distinctRemarks(styled.flatMap(({ drawn }) => drawn?.remarks ?? [])),
    caption,
  }
}
