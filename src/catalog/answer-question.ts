import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { AnalysisDefinition, ComputeContext, ComputeModule } from './kit/analysis.ts'
import type { StoredQuestion } from './kit/options/stored-question.ts'
import type { Outcome } from './kit/outcome/outcome.ts'
import { runAnalysis } from './run-analysis.ts'

export interface AnalysisModules {
  readonly definition: AnalysisDefinition
  readonly compute: ComputeModule
}

/** For `applySteps`: answers a step's question with the analyses that `load` finds. */
export function answerWith(
  load: (type: string) => Promise<AnalysisModules | undefined>,
  given: Omit<ComputeContext, 'seed'>,
): (question: StoredQuestion, frame: Frame) => Promise<Outcome> {
  return async ({ type, ...asked }, frame) => {
    const modules = await load(type)
    if (modules === undefined) return { status: 'rejected', code: 'newer-version', params: {} }
    const question = { ...asked, frames: [frame], dictionary: describeColumns(frame) }
    return runAnalysis(modules.definition, modules.compute, question, given)
  }
}
