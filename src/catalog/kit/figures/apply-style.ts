import type { PlotSize } from '#figure/fit-plot.ts'
import type { Look, TypeSizes } from '#figure/look.ts'
import type { Axis, Legend, Panel, Scene } from '#figure/scene.ts'
import type { Language } from '../words.ts'
import { annotationsOn } from './annotations.ts'
import { type AxisStyle, axisRemarks, MAX_TICKS, styleAxis } from './axis-style.ts'
import { breakAxis, breakRemarks } from './broken-axis.ts'
import { type FigureStyle, styleOptions } from './figure-style.ts'
import { countsOf, saysN, withStatement } from './join-captions.ts'
import { coloursOfSeries, levelColours, seriesNames } from './level-colours.ts'
import { markedText } from './marked-text.ts'
import { ownColours } from './own-colours.ts'
import { lineMarks, readLines } from './reference-lines.ts'
import { dashNames, patternNames, seriesSigns, shapeNames } from './series-signs.ts'
import { type SwapScene, swapRemarks } from './swapped-axes.ts'

/** The type size at which scenes are laid out. */
const LAYOUT_SIZE = styleOptions.fontSize.initial ?? 8.5

/** Type and strokes of a style, as multiples of those of the layout. */
export function typeScale({ fontSize }: Pick<FigureStyle, 'fontSize'>): number {
  return fontSize / LAYOUT_SIZE
}

const POINTS_PER_MM = 72 / 25.4
const LEAST_MARGIN = 6

/** The grey of levels beside highlighted ones: at least 3 to 1 against white, and light beside any colour of a palette. */
const OTHERS = '#949494'

/** Heights in mm at that size: a title of one line, the title of y above its axis, a row of a legend, and the room within its line. */
const heights = { title: 5.8, yTitle: 5.2, legendRow: 4.3, legendLine: 2.9 } as const

/** A choice that a figure does not follow. */
export interface StyleRemark {
  readonly code: keyof typeof styleRemarks
  readonly params: Readonly<Record<string, string | number>>
}

export const styleRemarks = {
  ...axisRemarks,
  ...breakRemarks,
  ...swapRemarks,
  'no-colour': {
    en: '“{words}” is not a colour. Write it as #1f77b4 or rgb(31, 119, 180).',
    zh: '“{words}”不是颜色，请写作 #1f77b4 或 rgb(31, 119, 180)。',
  },
  'not-highlighted': {
    en: 'The figure has no level named {words}, so none is highlighted. Write the names as the legend has them, with semicolons between them.',
    zh: '图中没有名为 {words} 的水平，因此未突出显示。请按图例中的名称填写，以分号分隔。',
  },
  'no-line': {
    en: '“{words}” is not a line at {axis}. Write a number, and words after = if you like: 65 = retirement.',
    zh: '“{words}”不是 {axis} 轴参考线。请写一个数值，需要文字时写在 = 之后，例如 65 = 退休年龄。',
  },
  'annotation-outside': {
    en: 'The axes do not reach {n} {n|annotation|annotations}, so {n|it is|they are} not drawn: {words}.',
    zh: '有 {n} 个标注超出坐标轴范围，未绘制：{words}。',
  },
  'line-outside': {
    en: 'The {axis} axis does not reach {values}, so the line there is not drawn. Widen the limits of the axis.',
    zh: '{axis} 轴未覆盖 {values}，该处参考线未绘制，可扩大坐标轴范围。',
  },
} as const

/** The number of rows that a figure draws, in each of its panels if it is split, and the language of its caption. */
export interface DrawnRows {
  readonly n: number | readonly { readonly level: string; readonly n: number }[]
  readonly language: Language
}

interface Styled {
  readonly scene: Scene
  readonly remarks: readonly StyleRemark[]
}

/**
 * A scene with the reader's own titles, axes, lines, colours, type and legend, and the choices that it does not follow. The plot sets its size, because
 * it knows how much space it needs.
 * @param swap that of `figure`, which the kit does not import; a style with swapped axes needs it
 */
export function applyStyle(scene: Scene, style: FigureStyle, rows?: DrawnRows, swap?: SwapScene): Styled {
  const placed = styleOrientation(scene, style, swap)
  const axes = styleAxes(placed.scene, style)
  const styled = styleRest(axes.scene, style, rows)
  return { scene: styled.scene, remarks: distinctRemarks([...placed.remarks, ...axes.remarks, ...styled.remarks]) }
}

/** What the reader gave of the size of a page, in mm. */
interface Size {
  readonly width: number | null
  readonly height: number | null
}

/**
 * A scene with its axes swapped, if the reader wants it: before the rest of the style, whose titles, limits, lines and annotations mean the axes as they
 * are drawn.
 */
export function styleOrientation(
  scene: Scene,
  style: FigureStyle,
  swap: SwapScene | undefined,
  { width, height }: Size = { width: style.figureWidth, height: style.figureHeight },
): Styled {
  if (!style.axesSwapped) return { scene, remarks: [] }
  if (swap === undefined) throw new Error('A style with swapped axes needs the function that swaps them')
  const { legend, legendTitle } = style
  const titled = scene.legend && { ...scene.legend, ...(legendTitle !== '' && { title: markedText(legendTitle) }) }
  const swapped = swap(scene, {
    width: width ?? undefined,
    height: height ?? undefined,
    scale: typeScale(style),
    legend: titled && (legend === 'none' ? undefined : legend === 'auto' ? titled : { ...titled, place: legend }),
  })
  return 'scene' in swapped ? { scene: swapped.scene, remarks: [] } : { scene, remarks: [swapped] }
}

/** Remarks of several panels or figures, each once. */
export function distinctRemarks(remarks: readonly StyleRemark[]): readonly StyleRemark[] {
  return [...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values()]
}

/** A scene with the reader's own scales, limits and ticks: the part of the style that depends on the range of the data. */
export function styleAxes(scene: Scene, style: FigureStyle): Styled {
  const remarks: StyleRemark[] = []
  const panels = scene.panels.map((own) => {
    let panel = own
    for (const axis of ['x', 'y'] as const) {
      const styled = styleAxis(panel, axis, axisStyle(style, axis))
      panel = styled.panel
      for (const code of styled.remarks) remarks.push({ code, params: { axis, most: MAX_TICKS } })
    }
    return panel
  })
  return { scene: { ...scene, panels }, remarks }
}

/** A scene whose axes have the reader's style, in the rest of it. */
export function styleRest(scene: Scene, style: FigureStyle, rows?: DrawnRows): Styled {
  const { figureTitle, xTitle, yTitle, legend } = style
  const { figureCaption, captionShown } = style
  const remarks: StyleRemark[] = []
  const panels = scene.panels.map((joined) => {
    let panel = joined
    for (const axis of ['x', 'y'] as const) {
      const broken = breakAxis(panel, axis, style[`${axis}Breaks`])
      panel = broken.panel
      remarks.push(...broken.remarks)
    }
    const behind = (['x', 'y'] as const).flatMap((axis) => {
      const { lines, unread } = readLines(style[`${axis}Lines`])
      for (const words of unread) remarks.push({ code: 'no-line', params: { axis, words } })
      const { marks, outside } = lineMarks(panel, axis, lines)
      if (outside.length > 0) remarks.push({ code: 'line-outside', params: { axis, values: outside.join(', ') } })
      return marks
    })
    // a legend where the reader wants it replaces names beside the lines
    const { lineLabels: _names, ...unnamed } = panel
    return {
      ...(legend === 'auto' || legend === 'none' ? panel : unnamed),
      ...(style.yTitleAbove && { yTitleAbove: true as const }),
      marks: [...behind, ...panel.marks],
      x: onGround(panel.x, 'x', xTitle, style),
      y: onGround(panel.y, 'y', yTitle, style),
    }
  })
  const unread = [...ownColours(style.ownColours).unread, ...levelColours(style.levelColours).unread]
  for (const words of unread) remarks.push({ code: 'no-colour', params: { words } })
  if (listedNames(style.highlighted).length > 0 && highlightedSeries(style, scene) === undefined)
    remarks.push({ code: 'not-highlighted', params: { words: style.highlighted } })
  const { annotations, outside } = annotationsOn(panels, style.remarks)
  if (outside.length > 0)
    remarks.push({ code: 'annotation-outside', params: { n: outside.length, words: outside.join('; ') } })
  const { legend: own, title: _, caption, ...rest } = scene
  const words = figureCaption === '' ? caption : markedText(figureCaption)
  const shownCaption = style.nShown && rows && !saysN(words) ? withN(words, rows) : words
  const titled = own && legendInStyle(own, style)
  const styled = {
    ...rest,
    ...(style.altText !== '' && { description: style.altText }),
    ...(style.figureHeight === null && { height: scene.height + heightOfStyle(style, own) }),
    panels: withLetters(panels, style.panelLetters),
    ...(figureTitle === '' ? {} : { title: markedText(figureTitle) }),
    ...(captionShown && shownCaption !== undefined && { caption: shownCaption }),
    ...(titled && legend !== 'none' && { legend: legend === 'auto' ? titled : { ...titled, place: legend } }),
    ...(annotations.length > 0 && { annotations }),
    ...(Object.keys(style.moves).length > 0 && { moves: style.moves }),
    look: lookOf(style, scene),
  }
  return { scene: styled, remarks: distinctRemarks(remarks) }
}

/** What the style adds to the height that a figure chooses without knowing of it, in mm. */
function heightOfStyle(style: FigureStyle, legend: Legend | undefined): number {
  const items = style.legend === 'none' ? 0 : (legend?.items.length ?? 0)
  const rows = style.legendColumns === null ? 1 : Math.ceil(items / style.legendColumns)
  const ofType =
    (style.figureTitle === '' ? 0 : heights.title) +
    (style.yTitleAbove ? heights.yTitle : 0) +
    Math.max(0, rows - 1) * heights.legendRow +
    (style.legendFramed && items > 0 ? heights.legendLine : 0)
  const margin = style.figureMargin === null ? 0 : 2 * Math.max(0, style.figureMargin - LEAST_MARGIN / POINTS_PER_MM)
  return ofType * typeScale(style) + margin
}

/** An axis with the reader's title, and the lines and marks of the style. */
function onGround<A extends Axis>(axis: A, side: 'x' | 'y', title: string, style: FigureStyle): A {
  const { grid, gridLines, frame, tickMarks } = style
  const isUnlined = frame === 'none' || (frame === 'left' && side === 'x')
  return {
    ...axis,
    ...(title !== '' && { title: markedText(title) }),
    ...(isUnlined && { unlined: true as const }),
    ...(axis.kind !== 'band' && {
      grid: grid && (gridLines === 'both' || gridLines === side),
      ...(tickMarks !== 'outside' && { tickMarks }),
    }),
  }
}

/** The legend with the reader's title and form. */
function legendInStyle(own: Legend, { legendTitle, legendColumns, legendReversed, legendFramed }: FigureStyle): Legend {
  return {
    ...own,
    ...(legendTitle !== '' && { title: markedText(legendTitle) }),
    ...(legendReversed && { items: own.items.toReversed() }),
    ...(legendColumns !== null && { columns: legendColumns }),
    ...(legendFramed && { framed: true as const }),
  }
}

/** Several panels with their letters before their titles. */
function withLetters(panels: readonly Panel[], letters: FigureStyle['panelLetters']): readonly Panel[] {
  if (letters === 'none' || panels.length < 2) return panels
  return panels.map((panel, k) => {
    const letter = String.fromCharCode((letters === 'A' ? 65 : 97) + (k % 26))
    const tag = letters === '(a)' ? `(${letter})` : letter
    return { ...panel, title: panel.title === undefined ? tag : `${tag}\u2002${panel.title}` }
  })
}

/** The colours, type and sizes of a style. */
function lookOf(style: FigureStyle, scene: Scene): Look {
  const { palette, font, chineseFont, frame, distinction, pointScale, pointOpacity, fillOpacity } = style
  const { lineScale, lineMost } = style
  const colours = styleColours(style, scene)
  const sizes = typeSizes(style)
  const shapes = seriesSigns(style.seriesShapes, shapeNames)
  const dashes = seriesSigns(style.seriesDashes, dashNames)
  const patterns = seriesSigns(style.seriesPatterns, patternNames)
  return {
    palette,
    ...(colours.length > 0 && { colours }),
    font,
    ...(chineseFont !== 'same' && chineseFont !== font && { chineseFont }),
    scale: typeScale(style),
    groups: distinction,
    ...(shapes.length > 0 && { shapes }),
    ...(dashes.length > 0 && { dashes }),
    ...(style.areaPatterns && { patterned: true as const }),
    ...(patterns.length > 0 && { patterns }),
    frame: frame === 'box' ? 'box' : 'axes',
    ...(Object.keys(sizes).length > 0 && { sizes }),
    ...(style.titlePlace !== 'left' && { title: style.titlePlace }),
    ...(style.decimalSign !== 'point' && { decimal: style.decimalSign === 'comma' ? (',' as const) : ('·' as const) }),
    ...(style.figureMargin !== null && {
      // labels at the ends of axes may reach so far into it
      margin: Math.max(LEAST_MARGIN, (style.figureMargin * POINTS_PER_MM) / typeScale(style)),
    }),
    ...(style.transparent && { transparent: true as const }),
    ...(pointOpacity !== null && { pointOpacity: pointOpacity / 100 }),
    ...(pointScale !== 100 && { points: pointScale / 100 }),
    ...(style.barWidth !== 100 && { bars: style.barWidth / 100 }),
    ...(lineScale !== 100 && { lines: lineScale / 100 }),
    ...(lineMost !== null && { thickest: lineMost }),
    ...(fillOpacity !== null && { fill: fillOpacity / 100 }),
  }
}

/** The sizes of type that differ from those of the figure, as multiples of these. */
export function typeSizes(
  style: Pick<FigureStyle, 'titleSize' | 'axisTitleSize' | 'tickSize' | 'legendSize' | 'tableSize' | 'captionSize'>,
): TypeSizes {
  const percent = {
    title: style.titleSize,
    axis: style.axisTitleSize,
    tick: style.tickSize,
    legend: style.legendSize,
    table: style.tableSize,
    small: style.captionSize,
  }
  return Object.fromEntries(
    Object.entries(percent).flatMap(([name, size]) => (size === 100 ? [] : [[name, size / 100]])),
  )
}

/** The size and the shape of the plot that a style sets, in mm. */
export function plotSizeOf({ plotWidth, plotHeight, plotShape }: FigureStyle): PlotSize {
  return {
    ...(plotWidth !== null && { width: plotWidth }),
    ...(plotHeight !== null && { height: plotHeight }),
    ...(plotShape !== 'free' && { shape: plotShape }),
  }
}

/** The language that a figure is written in: that of its style, or that of the interface. */
export function languageOf({ figureLanguage }: Pick<FigureStyle, 'figureLanguage'>, program: Language): Language {
  return figureLanguage === 'project' ? program : figureLanguage
}

/** The colours of the first series of a figure in a style; levels have theirs only in a figure. */
export function styleColours(
  style: Pick<FigureStyle, 'ownColours' | 'levelColours' | 'highlighted'>,
  scene?: Scene,
): NonNullable<Look['colours']> {
  const own = ownColours(style.ownColours).colours
  const { colours } = levelColours(style.levelColours)
  const chosen = colours.size === 0 || scene === undefined ? own : coloursOfSeries(seriesNames(scene), colours, own)
  const kept = scene && highlightedSeries(style, scene)
  if (kept === undefined) return chosen
  const count = Math.max(...seriesNames(scene as Scene).keys(), chosen.length - 1) + 1
  return Array.from({ length: count }, (_, series) => (kept.has(series) ? chosen[series] : OTHERS))
}

/** The series that keep their colours; undefined if no level is named that the figure has. */
function highlightedSeries(
  { highlighted }: Pick<FigureStyle, 'highlighted'>,
  scene: Scene,
): ReadonlySet<number> | undefined {
  const names = listedNames(highlighted)
  const kept = [...seriesNames(scene)].flatMap(([series, name]) => (names.includes(name) ? [series] : []))
  return kept.length === 0 ? undefined : new Set(kept)
}

function listedNames(typed: string): readonly string[] {
  return typed.split(/[;；\n]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
}

/** A caption with the number of rows, or that of each level. */
export function withN(caption: string | undefined, { n, language }: DrawnRows): string {
  return withStatement(caption, typeof n === 'number' ? `n = ${n}` : countsOf(n, language), language)
}

function axisStyle(style: FigureStyle, axis: 'x' | 'y'): AxisStyle {
  return {
    scale: style[`${axis}Scale`],
    min: style[`${axis}Min`],
    max: style[`${axis}Max`],
    days: style[`${axis}Days`],
    step: style[`${axis}Step`],
    ticks: style[`${axis}Ticks`],
    numbers: style[`${axis}Numbers`],
    around: style[`${axis}Around`],
    minor: style[`${axis}Minor`],
    upright: axis === 'x' && style.xUpright,
    reversed: style[`${axis}Reversed`],
  }
}
