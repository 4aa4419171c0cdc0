import type { AnalysisDefinition } from '../analysis.ts'
import type { Display } from '../message.ts'
import type { OutcomeFigure } from '../outcome/outcome.ts'
import { refText } from '../present/ref-text.ts'
import { titled } from '../present/titled.ts'

/** The title of a figure, with its variable if there is a figure for each; undefined if the definition does not name the figure. */
export function figureTitle(
  { results }: AnalysisDefinition,
  { of, where }: OutcomeFigure,
  display: Display,
): string | undefined {
  const { language } = display.settings
  const title = results.figures[of]?.title[language]
  return title === undefined ? undefined : titled(title, where === undefined ? [] : [refText(where, display)], language)
}
