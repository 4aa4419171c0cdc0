import type { AnalysisDefinition } from './kit/analysis.ts'
import type { DataDictionary } from './kit/data-dictionary.ts'
import { readQuestion } from './kit/options/read-question.ts'
import type { StoredQuestion } from './kit/options/stored-question.ts'
import { analysisParts } from './kit/r/analysis-script.ts'
import type { RScriptModule } from './kit/r/r-script.ts'
import type { AnalysisPart } from './kit/step.ts'

export interface ScriptedAnalysis extends RScriptModule {
  readonly definition: AnalysisDefinition
}

/** The analysis of a step as an R program, and the columns it can save; undefined if the question is invalid for these variables. */
export function analysisInR(
  question: StoredQuestion,
  { definition, rScript }: ScriptedAnalysis,
  dictionary: DataDictionary,
): readonly AnalysisPart[] | undefined {
  const { isNewer, read } = readQuestion(definition, question, dictionary)
  return !isNewer && read.status === 'ok' ? analysisParts(rScript, read.options, dictionary) : undefined
}
