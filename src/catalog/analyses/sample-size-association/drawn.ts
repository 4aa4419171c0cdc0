import { drawnPlan } from '../../kit/planning/drawn-power.ts'
import { plan } from './plan.ts'

export const drawn = drawnPlan(plan)
