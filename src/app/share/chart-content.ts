import type { Chart } from '#catalog/charts.ts'
import type { Analysis } from '#catalog/index.ts'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { LevelRef, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { remarkText } from '#catalog/kit/present/remark-text.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { titled } from '#catalog/kit/present/titled.ts'
import { type AnalysisRecord, figuresShown } from '../data/datasets/analysis.ts'
import { type ShownFigure, shownFigures } from '../outcome/chart-scene.ts'
import { sharedFigure } from './shared-figure.ts'
import { emptyPart, type SharedContent, type SharedFigure } from './snapshot.ts'

/** A chart as the page shows it: its figures in their style, with the notices and the sample below them. */
export async function chartContent(
  entry: Chart | Analysis,
  chart: AnalysisRecord,
  style: FigureStyle,
  outcome: Outcome,
  display: Display,
): Promise<SharedContent> {
  const { language } = display.settings
  const { messages } = entry.definition
  const { joined, parts } = shownFigures(entry, outcome, style, display, (figures) => figuresShown(chart, figures))
  const drawn = async (figures: readonly ShownFigure[]): Promise<SharedFigure[]> => {
    const made = figures.flatMap(({ draw }) => {
      const scene = draw(style)?.scene
      return scene ? [sharedFigure(scene, chart.title)] : []
    })
    return Promise.all(made)
  }
  const nameOf = (level: LevelRef | undefined) =>
    level ? titled(display.names.variable(level.variable), [display.names.level(level)], language) : ''
  const ofLevels = await Promise.all(
    parts.map(async ({ level, answer, figures }) => {
      if (answer.status !== 'done') return []
      const say = (weight: 'warning' | 'note') =>
        answer.notices.filter((one) => one.weight === weight).map((one) => remarkText(one, messages, display))
      return [
        {
          ...emptyPart,
          title: nameOf(level),
          sample: sampleLine(answer.sample, display),
          warnings: say('warning'),
          figures: await drawn(figures),
          notes: say('note'),
        },
      ]
    }),
  )
  const ofAll = joined.length > 0 ? [{ ...emptyPart, figures: await drawn(joined) }] : []
  return { title: chart.title, entry: entry.summary.title[language], parts: [...ofAll, ...ofLevels.flat()] }
}
