import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import { figuresShown } from '../data/datasets/analysis.ts'
import { chartScene, type StyledScene, styleOf } from '../outcome/chart-scene.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import { answerOne } from './answer-one.ts'
import type { WithoutResult } from './answer-questions.ts'
import type { ProjectQuestion } from './project-questions.ts'

/** A figure of a chart, to be drawn in its own style or another. */
export interface ChartFigure {
  readonly title: string
  readonly style: FigureStyle
  readonly draw: (style: FigureStyle) => StyledScene | undefined
}

interface ChartFigures {
  /** One, or one for each part of a split chart. */
  readonly figures: readonly ChartFigure[]
  readonly without: readonly WithoutResult[]
}

/** The figures of a chart, of its kept result if that is valid, else computed now and kept. */
export async function chartFigures(
  question: ProjectQuestion,
  { language, labelled }: { language: Language; labelled: (label: string, text: string) => string },
): Promise<ChartFigures> {
  const { record } = question
  const [entry, { results, without }] = [await loadEntry(record), await answerOne(question, { labelled })]
  if (!entry) return { figures: [], without }
  const style = styleOf(record.options)
  const figures = results.flatMap(({ title, dictionary, outcome }) => {
    const display = { settings: displaySettings(language), names: namesOf(dictionary) }
    return figuresShown(record, outcome.figures).map((figure): ChartFigure => {
      const draw: ChartFigure['draw'] = (changed) => chartScene(entry, figure, changed, display, outcome.sample.used)
      return { title, style, draw }
    })
  })
  return { figures, without }
}
