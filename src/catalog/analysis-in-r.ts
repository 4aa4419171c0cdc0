import type { AnalysisDefinition } from './kit/analysis.ts'
import { analysisParts } from './kit/analysis-script.ts'
import { allOptions } from './kit/common-options.ts'
import { withConventions } from './kit/conventions.ts'
import type { DataDictionary } from './kit/data-dictionary.ts'
import type { RScriptModule } from './kit/r-script.ts'
import { readOptions } from './kit/read-options.ts'
import type { AnalysisPart } from './kit/step.ts'
import type { StoredQuestion } from './kit/stored-question.ts'
import { upgradeOptions } from './kit/upgrade-options.ts'

export interface ScriptedAnalysis extends RScriptModule {
  readonly definition: AnalysisDefinition
}

/** The analysis that a step asks for, in R, and what it can save; undefined where the question cannot be answered with these variables. */
export function analysisInR(
  question: StoredQuestion,
  { definition, rScript }: ScriptedAnalysis,
  dictionary: DataDictionary,
): readonly AnalysisPart[] | undefined {
  const stored = upgradeOptions(definition, question, question.options)
  const answered = stored && withConventions(definition.options, stored, question.conventions)
  const read = answered && readOptions({ options: allOptions(definition) }, answered, dictionary)
  return read?.status === 'ok' ? analysisParts(rScript, read.options, dictionary) : undefined
}
