import type { Frame } from '#engine/frame/frame.ts'
import { solvePlan } from '#engine/methods/power/plan.ts'
import type { ComputeContext } from '../../kit/analysis.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { answerPlan, planQuestion } from '../../kit/planning/answer-plan.ts'
import { readStudy } from './read-study.ts'
import type { Options } from './study.ts'

export async function compute(_: readonly Frame[], options: Options, { checkpoint }: ComputeContext): Promise<Answer> {
  const study = readStudy(options)
  return 'status' in study
    ? study
    : answerPlan(study, options, await solvePlan(planQuestion(study, options), checkpoint))
}
