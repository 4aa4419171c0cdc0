import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext } from '../../kit/analysis.ts'
import type { Answer } from '../../kit/outcome.ts'
import { planStudy } from '../../kit/plan-study.ts'
import { type Options, readStudy } from './read-study.ts'

export function compute(_: readonly Frame[], options: Options, context: ComputeContext): Answer | Promise<Answer> {
  const study = readStudy(options)
  return 'status' in study ? study : planStudy(study, options, context)
}
