import type { Look } from '#figure/look.ts'
import type { Scene } from '#figure/scene.ts'
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

/** Height of a title of one line, in mm, at that size. */
const TITLE_HEIGHT = 5.8

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
  const { figureTitle, xTitle, yTitle, legend, legendTitle, grid } = style
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
      marks: [...behind, ...panel.marks],
      x: {
        ...panel.x,
        ...(xTitle === '' ? {} : { title: markedText(xTitle) }),
        ...(panel.x.kind === 'band' ? {} : { grid }),
      },
      y: {
        ...panel.y,
        ...(yTitle === '' ? {} : { title: markedText(yTitle) }),
        ...(panel.y.kind === 'band' ? {} : { grid }),
      },
    }
  })
  const unread = [...ownColours(style.ownColours).unread, ...levelColours(style.levelColours).unread]
  for (const words of unread) remarks.push({ code: 'no-colour', params: { words } })
  const { annotations, outside } = annotationsOn(panels, style.remarks)
  if (outside.length > 0)
    remarks.push({ code: 'annotation-outside', params: { n: outside.length, words: outside.join('; ') } })
  const { legend: own, title: _, caption, ...rest } = scene
  const words = figureCaption === '' ? caption : markedText(figureCaption)
  const shownCaption = style.nShown && rows && !saysN(words) ? withN(words, rows) : words
  const titled = own && (legendTitle === '' ? own : { ...own, title: markedText(legendTitle) })
  // the height that a figure chooses has no room for a title, which the scene does not know
  const isHigher = figureTitle !== '' && style.figureHeight === null
  const styled = {
    ...rest,
    ...(style.altText !== '' && { description: style.altText }),
    ...(isHigher && { height: scene.height + TITLE_HEIGHT * typeScale(style) }),
    panels,
    ...(figureTitle === '' ? {} : { title: markedText(figureTitle) }),
    ...(captionShown && shownCaption !== undefined && { caption: shownCaption }),
    ...(titled && legend !== 'none' && { legend: legend === 'auto' ? titled : { ...titled, place: legend } }),
    ...(annotations.length > 0 && { annotations }),
    ...(Object.keys(style.moves).length > 0 && { moves: style.moves }),
    look: lookOf(style, scene),
  }
  return { scene: styled, remarks: distinctRemarks(remarks) }
}

/** The colours, type and sizes of a style. */
function lookOf(style: FigureStyle, scene: Scene): Look {
  const { palette, font, chineseFont, frame, distinction, pointScale, fillOpacity } = style
  const { lineScale, lineMost } = style
  const colours = styleColours(style, scene)
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
    frame,
    ...(pointScale !== 100 && { points: pointScale / 100 }),
    ...(lineScale !== 100 && { lines: lineScale / 100 }),
    ...(lineMost !== null && { thickest: lineMost }),
    ...(fillOpacity !== null && { fill: fillOpacity / 100 }),
  }
}

/** The colours of the first series of a figure in a style; levels have theirs only in a figure. */
export function styleColours(
  style: Pick<FigureStyle, 'ownColours' | 'levelColours'>,
  scene?: Scene,
): NonNullable<Look['colours']> {
  const own = ownColours(style.ownColours).colours
  const { colours } = levelColours(style.levelColours)
  return colours.size === 0 || scene === undefined ? own : coloursOfSeries(seriesNames(scene), colours, own)
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
    minor: style[`${axis}Minor`],
    upright: axis === 'x' && style.xUpright,
    reversed: style[`${axis}Reversed`],
  }
}
