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

/** The analysis that a step asks for, in R, and what it can save; undefined if the question cannot be answered with these variables. */
export function analysisInR(
  question: StoredQuestion,
  { definition, rScript }: ScriptedAnalysis,
  dictionary: DataDictionary,
): readonly AnalysisPart[] | undefined {
  const { isNewer, read } = readQuestion(definition, question, dictionary)
  return !isNewer && read.status === 'ok' ? analysisParts(rScript, read.options, dictionary) : undefined
}
