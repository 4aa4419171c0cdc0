import { definePlan } from '../../kit/planning/define-plan.ts'
import { definition } from './definition.ts'
import { rates } from './rate-design.ts'
import type { About, Options } from './study.ts'
import { cox, logRank } from './survival-designs.ts'

export const plan = definePlan<Options, About>(definition, { 'log-rank': logRank, cox, rates })
