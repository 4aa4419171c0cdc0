import type { AnalysisDefinition } from './kit/analysis.ts'
import type { DataDictionary } from './kit/data-dictionary.ts'
import { allOptions } from './kit/options/common-options.ts'
import { withConventions } from './kit/options/conventions.ts'
import { readOptions } from './kit/options/read-options.ts'
import type { StoredQuestion } from './kit/options/stored-question.ts'
import { upgradeOptions } from './kit/options/upgrade-options.ts'
import { analysisParts } from './kit/r/analysis-script.ts'
import type { RScriptModule } from './kit/r/r-script.ts'
import type { AnalysisPart } from './kit/step.ts'

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
