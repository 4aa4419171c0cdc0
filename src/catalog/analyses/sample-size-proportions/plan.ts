import { definePlan } from '../../kit/planning/define-plan.ts'
import { definition } from './definition.ts'
import { oneSample, paired, table, twoSample } from './proportion-designs.ts'
import type { About, Options } from './study.ts'
import { trend } from './trend-design.ts'

export const plan = definePlan<Options, About>(definition, {
  'two-sample': twoSample,
  'one-sample': oneSample,
  paired,
  table,
  trend,
})
