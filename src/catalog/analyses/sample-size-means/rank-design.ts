import { rankSumModel } from '#engine/methods/power/rank-designs.ts'
import { tested } from '../../kit/planning/define-plan.ts'
import { ruleCheck } from '../../kit/planning/plan-checks.ts'
import { differenceEffect } from '../../kit/planning/plan-effect.ts'
import type { Design } from './study.ts'

/** Minimum group size for which the formula is close to the power of the test, and the largest distance from a probability of 1/2. */
const least = 15
const farthest = 0.25

export const ranks: Design = {
  needs: ['superiority'],
  study: (options) => ({
    model: rankSumModel({ ratio: options.ratio, ...tested(options) }),
    counted: ['first', 'second'],
    effect: differenceEffect(options.superiority, { option: 'superiority', code: 'effect-superiority', from: 0.5 }),
    checks: (sizes, distance) => [
      ruleCheck('ranks', Math.min(...sizes) >= least && distance <= farthest, { least }, 'doubtful'),
    ],
    about: { design: 'rank-sum', sides: options.sides },
  }),
}
