import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done, Outcome, OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import { figuresShown } from '../data/datasets/analysis.ts'
import { type StyledScene, shownFigures, styleOf } from '../outcome/chart-scene.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import { answerOne } from './answer-one.ts'
import type { Provenance, WithoutResult } from './answer-questions.ts'
import type { ProjectQuestion } from './project-questions.ts'
import { type ResultGroup, resultGroup } from './result-group.ts'

/** A figure of a chart, to be drawn in its own style or another. */
export interface ChartFigure {
  readonly title: string
  /** The group that it draws, if each level of a split has its own. */
  readonly group?: ResultGroup
  readonly style: FigureStyle
  readonly draw: (style: FigureStyle) => StyledScene | undefined
}

interface ChartFigures {
  /** One, with the levels of a split chart as its panels, or one for each level. */
  readonly figures: readonly ChartFigure[]
  readonly without: readonly WithoutResult[]
  readonly outcomes: readonly Done[]
  /** Undefined without a result. */
  readonly from: Provenance | undefined
}

/** The figures of a chart, of its kept result if that is valid, else computed now and kept. */
export async function chartFigures(
  question: ProjectQuestion,
  { language, labelled }: { language: Language; labelled: (label: string, text: string) => string },
): Promise<ChartFigures> {
  const { record } = question
  const [entry, { results, without }] = [await loadEntry(record), await answerOne(question, { labelled })]
  if (!entry) return { figures: [], without, outcomes: [], from: undefined }
  const style = styleOf(record.options)
  const drawn = new Set<Outcome>()
  const figures = results.flatMap(({ title, dictionary, outcome, whole, level }) => {
    const display = { settings: displaySettings(language), names: namesOf(dictionary) }
    const shown = (all: readonly OutcomeFigure[]) => figuresShown(record, all)
    const { joined } = shownFigures(entry, whole ?? outcome, style, display, shown)
    if (whole && joined.length > 0) {
      if (drawn.has(whole)) return []
      drawn.add(whole)
      return joined.map(({ draw }): ChartFigure => ({ title: record.title, style, draw }))
    }
    const { parts } = shownFigures(entry, outcome, style, display, shown)
    const group = level && resultGroup(level, display)
    return parts
      .flatMap((part) => part.figures)
      .map(({ draw }): ChartFigure => ({ title, style, draw, ...(group && { group }) }))
  })
  return { figures, without, outcomes: results.map(({ outcome }) => outcome), from: results[0]?.from }
}
