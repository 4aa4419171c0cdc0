import type { AnalysisDefinition } from '../analysis.ts'
import type { Display } from '../message.ts'
import type { OutcomeFigure } from '../outcome/outcome.ts'
import { refText } from '../present/ref-text.ts'
import { titled } from '../present/titled.ts'

/** What a figure is called, with the variable that it is about where there is one for each; undefined where the definition does not name it. */
export function figureTitle(
  { results }: AnalysisDefinition,
  { of, where }: OutcomeFigure,
  display: Display,
): string | undefined {
  const { language } = display.settings
  const title = results.figures[of]?.title[language]
  return title === undefined ? undefined : titled(title, where === undefined ? [] : [refText(where, display)], language)
}
