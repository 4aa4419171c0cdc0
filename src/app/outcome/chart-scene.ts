import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import {
  applyStyle,
  languageOf,
  plotSizeOf,
  type StyleRemark,
  typeScale,
  typeSizes,
} from '#catalog/kit/figures/apply-style.ts'
import { type Lines, partStatement } from '#catalog/kit/figures/continued.ts'
import { type FigureStyle, styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { levelTitle, withStatement } from '#catalog/kit/figures/join-captions.ts'
import type { PlotModule, PlotSettings } from '#catalog/kit/figures/plot.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Display } from '#catalog/kit/message.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Answer, LevelRef, Outcome, OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import { fitPlot } from '#figure/fit-plot.ts'
import type { Scene } from '#figure/scene.ts'
import { swapScene } from '#figure/swapped/swapped-scene.ts'
import { inSizes } from '#figure/typography.ts'
import { canBeJoined, joinedScene } from './joined-scene.ts'

export interface StyledScene {
  readonly scene: Scene
  readonly remarks: readonly StyleRemark[]
  /** The caption that the figure has of its own. */
  readonly caption: string | undefined
}

/**
 * The figure of a chart, or one of an analysis, in the reader's style.
 * @param n the rows that it draws
 */
export function chartScene(
  { plots }: PlotModule,
  { of, data }: OutcomeFigure,
  style: FigureStyle,
  display: Display,
  n?: number,
  part?: Part,
): StyledScene | undefined {
  const { figureWidth: width, figureHeight: height } = style
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) }
  const shown = inLanguageOf(style, display)
  const { language } = shown.settings
  const plot = plots[of]
  if (plot === undefined) return undefined
  const rows = n === undefined ? undefined : { n, language }
  const settings = { ...shown, ...(part && { lines: part.lines }) }
  // plots and swapped axes measure text, in the type sizes of the style
  const sized = <T>(draw: () => T): T => inSizes(typeSizes(style), draw)
  const draw = (page: PlotSettings['size']) => sized(() => plot.plot(data, { ...settings, size: page }))
  const drawn = inTypeOf(style, draw(size), draw)
  if (part === undefined) {
    const styled = sized(() => applyStyle(drawn, style, rows, swapScene))
    return { ...inPlotSize(styled, style), caption: drawn.caption }
  }
  // annotations are placed among the first lines
  const own = part.number === 0 ? style : { ...style, remarks: [] }
  const styled = sized(() => applyStyle(drawn, own, rows, swapScene))
  const caption = style.captionShown
    ? { caption: withPart(styled.scene.caption, partStatement(part.number, part.of, language), language) }
    : {}
  const scene = { ...styled.scene, ...caption }
  return { ...inPlotSize({ scene }, style), remarks: styled.remarks, caption: drawn.caption }
}

/** A figure whose page is as large as the plot of the style needs. */
function inPlotSize<S extends { readonly scene: Scene }>(styled: S, style: FigureStyle): S {
  return { ...styled, scene: fitPlot(styled.scene, plotSizeOf(style)) }
}

/** The display of a figure whose style sets another language than that of the interface. */
function inLanguageOf(style: FigureStyle, display: Display): Display {
  const language = languageOf(style, display.settings.language)
  if (language === display.settings.language) return display
  return { ...display, settings: displaySettings(language, { alpha: display.settings.alpha }) }
}

/**
 * Plots wrap names for type of usual size. Larger type on a page is usual type on a smaller page, as in the layout, so that the figure is
 * drawn for that one.
 */
function inTypeOf(
  style: FigureStyle,
  usual: Scene,
  draw: (page: { readonly width: number; readonly height: number }) => Scene,
): Scene {
  const scale = typeScale(style)
  const { width, height, flow } = usual
  if (scale === 1 || flow !== undefined) return usual
  return { ...draw({ width: width / scale, height: height / scale }), width, height }
}

function withPart(caption: string | undefined, statement: string, language: Language): string {
  if (caption !== undefined) return withStatement(caption, statement, language)
  return language === 'zh' ? `${statement}。` : `${statement.charAt(0).toUpperCase()}${statement.slice(1)}.`
}

/** One of the figures that continue each other: its number, from 0, and its lines. */
interface Part {
  readonly number: number
  readonly of: number
  readonly lines: Lines
}

/** The figures in which a figure of an outcome is drawn; one without a part if it has not too many lines. */
function partsIn(
  { plots }: PlotModule,
  { of, data }: OutcomeFigure,
  most: number | null,
): readonly (Part | undefined)[] {
  const parts = plots[of]?.parts?.(data, most ?? undefined) ?? []
  if (parts.length < 2) return [undefined]
  return parts.map((lines, number) => ({ number, of: parts.length, lines }))
}

/** More levels are drawn as figures of their own. */
export const MAX_PANELS = 24

/** A figure of a chart as it is shown: of all rows, of one level of a split, or of all its levels. */
export interface ShownFigure {
  readonly id: string
  /** Of figures that continue each other, counted from 1. */
  readonly part?: number
  readonly n: number
  readonly draw: (style: FigureStyle) => StyledScene | undefined
}

export interface ShownFigures {
  /** The figures in which all levels are panels; empty if each level has its own. */
  readonly joined: readonly ShownFigure[]
  /** By part of the outcome, in its order; one part if it is not split. */
  readonly parts: readonly {
    readonly level: LevelRef | undefined
    readonly answer: Answer
    readonly figures: readonly ShownFigure[]
  }[]
  /** The levels are too many for panels of one figure. */
  readonly isTooMany: boolean
}

/**
 * The figures of an outcome. Those of the levels of a split are panels of one, if the style wants it, unless the levels are too many or the figure cannot
 * be a panel.
 * @param shown chooses those of the outcome's figures that the chart shows
 */
export function shownFigures(
  plots: PlotModule,
  outcome: Outcome,
  { facets, linesPerFigure }: Pick<FigureStyle, 'facets' | 'linesPerFigure'>,
  display: Display,
  shown: (figures: readonly OutcomeFigure[]) => readonly OutcomeFigure[],
): ShownFigures {
  const answers: readonly { readonly level: LevelRef | undefined; readonly answer: Answer }[] =
    outcome.status === 'split'
      ? outcome.parts.map(({ level, outcome: answer }) => ({ level, answer }))
      : [{ level: undefined, answer: outcome }]
  const figuresOf = (answer: Answer) => (answer.status === 'done' ? shown(answer.figures) : [])
  const usedOf = (answer: Answer) => (answer.status === 'done' ? answer.sample.used : 0)
  const parts = answers.map(({ level, answer }) => ({
    level,
    answer,
    figures: figuresOf(answer).flatMap((figure) =>
      partsIn(plots, figure, linesPerFigure).map(
        (part): ShownFigure => ({
          id: part === undefined || part.number === 0 ? figure.id : `${figure.id}-${part.number + 1}`,
          ...(part && { part: part.number + 1 }),
          n: usedOf(answer),
          draw: (style) => chartScene(plots, figure, style, display, usedOf(answer), part),
        }),
      ),
    ),
  }))
  const isTooMany = facets === 'panels' && answers.length > MAX_PANELS
  const isJoined = outcome.status === 'split' && facets === 'panels' && !isTooMany
  const { variable } = outcome.status === 'split' ? outcome.by : { variable: '' }
  const by = display.names.variable(variable)
  const isPossible =
    isJoined && answers.some(({ answer }) => figuresOf(answer).some((one) => canBeJoined(plots, one, display)))
  const ids = isPossible ? [...new Set(answers.flatMap(({ answer }) => figuresOf(answer).map(({ id }) => id)))] : []
  const joined = ids.map((id): ShownFigure => {
    return {
      id,
      n: answers.reduce((sum, { answer }) => sum + usedOf(answer), 0),
      draw: (style) => {
        const shown = inLanguageOf(style, display)
        const levels = answers.map(({ level, answer }) => ({
          level: level ? levelTitle(by, shown.names.level(level), shown.settings.language) : '',
          figure: figuresOf(answer).find((figure) => figure.id === id),
          n: usedOf(answer),
        }))
        const joined = inSizes(typeSizes(style), () => joinedScene(plots, by, levels, style, shown))
        return joined && inPlotSize(joined, style)
      },
    }
  })
  return { joined, parts: joined.length === 0 ? parts : parts.map((part) => ({ ...part, figures: [] })), isTooMany }
}

/** The first of the figures that an outcome is shown in. */
export function firstScene(
  plots: PlotModule,
  outcome: Outcome,
  style: FigureStyle,
  display: Display,
  shown: (figures: readonly OutcomeFigure[]) => readonly OutcomeFigure[],
): Scene | undefined {
  const { joined, parts } = shownFigures(plots, outcome, style, display, shown)
  const [first] = [...joined, ...parts.flatMap(({ figures }) => figures)]
  return first?.draw(style)?.scene
}

const nothing: DataDictionary = { columns: [] }

/** A whole answer: an option, or one of the annotations or moved parts, whose leaves mean nothing without each other. */
const answerOf = (leaf: string) => leaf.split('.', 2).join('.')

/**
 * The style of a chart. An invalid option, or one with a value that a newer version of the program wrote, has its default and is marked in the form;
 * the others stay.
 */
export function styleOf(stored: StoredOptions): FigureStyle {
  const chosen = Object.fromEntries(Object.entries(stored).filter(([leaf]) => isStyle(leaf)))
  const read = readOptions({ options: styleOptions }, chosen, nothing)
  if (read.status === 'ok') return read.options
  const invalid = new Set(
    (read.status === 'rejected' ? read.problems : read.missing).map(({ option }) => answerOf(option)),
  )
  const valid = Object.entries(chosen).filter(([leaf]) => !invalid.has(answerOf(leaf)))
  const usual = readOptions({ options: styleOptions }, Object.fromEntries(valid), nothing)
  if (usual.status === 'ok') return usual.options
  throw new Error('The usual look of a figure cannot be read')
}
