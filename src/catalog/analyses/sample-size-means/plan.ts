import { definePlan } from '../../kit/planning/define-plan.ts'
import { anova, factorial, mixed, repeated } from './anova-designs.ts'
import { definition } from './definition.ts'
import { ranks } from './rank-design.ts'
import type { About, Options } from './study.ts'
import { tDesign } from './t-designs.ts'

export const plan = definePlan<Options, About>(definition, {
  'one-sample': tDesign('one-sample'),
  paired: tDesign('paired'),
  'two-sample': tDesign('two-sample'),
  'rank-sum': ranks,
  anova,
  factorial,
  repeated,
  mixed,
})
