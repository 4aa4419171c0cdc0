import { solvePlan } from '#engine/methods/power/plan.ts'
import { computePlan } from '../../kit/planning/answer-plan.ts'
import { plan } from './plan.ts'

export const compute = computePlan(plan, solvePlan)
