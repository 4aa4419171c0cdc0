import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { applyStyle, type StyleRemark } from '#catalog/kit/figures/apply-style.ts'
import { type FigureStyle, styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { levelTitle } from '#catalog/kit/figures/join-captions.ts'
import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Display } from '#catalog/kit/message.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Answer, LevelRef, Outcome, OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import type { Scene } from '#figure/scene.ts'
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
): StyledScene | undefined {
  const { figureWidth: width, figureHeight: height } = style
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) }
  const drawn = plots[of]?.plot(data, { ...display, size })
  const rows = n === undefined ? undefined : { n, language: display.settings.language }
  return drawn && { ...applyStyle(drawn, style, rows), caption: drawn.caption }
}

/** More levels are drawn as figures of their own. */
export const MAX_PANELS = 24

/** A figure of a chart as it is shown: of all rows, of one level of a split, or of all its levels. */
export interface ShownFigure {
  readonly id: string
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
  { facets }: Pick<FigureStyle, 'facets'>,
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
    figures: figuresOf(answer).map(
      (figure): ShownFigure => ({
        id: figure.id,
        n: usedOf(answer),
        draw: (style) => chartScene(plots, figure, style, display, usedOf(answer)),
      }),
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
    const levels = answers.map(({ level, answer }) => ({
      level: level ? levelTitle(by, display.names.level(level), display.settings.language) : '',
      figure: figuresOf(answer).find((figure) => figure.id === id),
      n: usedOf(answer),
    }))
    return {
      id,
      n: levels.reduce((sum, { n }) => sum + n, 0),
      draw: (style) => joinedScene(plots, by, levels, style, display),
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

/** The style of a chart; invalid options fall back to their defaults, and are marked in the form. */
export function styleOf(stored: StoredOptions): FigureStyle {
  const chosen = Object.fromEntries(Object.entries(stored).filter(([leaf]) => isStyle(leaf)))
  const read = readOptions({ options: styleOptions }, chosen, nothing)
  const usual = readOptions({ options: styleOptions }, {}, nothing)
  if (read.status === 'ok') return read.options
  if (usual.status === 'ok') return usual.options
  throw new Error('The usual look of a figure cannot be read')
}
