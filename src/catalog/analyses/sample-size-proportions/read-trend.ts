import { trendModel } from '#engine/methods/power/trend-designs.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import { countedGroups } from '../../kit/planning/planning-tables.ts'
import { countCheck, type Options, type Read, sidesOf } from './study.ts'
import { trendGroups } from './trend-groups.ts'

export function readTrend(options: Options): Read {
  const { p1, direction, continuity, sides, alpha, solveFor } = options
  const incomplete = solveFor === 'effect' ? neededNumbers({ p1 }) : undefined
  if (incomplete) return incomplete
  const groups = trendGroups(options)
  if ('status' in groups) return groups
  if ('code' in groups) return { status: 'incomplete', missing: [groups] }
  const { scores, ratios, p1: first, steps, slope } = groups
  if (slope === 0) return { status: 'rejected', code: 'effect-none', params: {}, option: 'proportions' }
  const sign = (slope === null ? direction === 'more' : slope > 0) ? 1 : -1
  return {
    model: trendModel({ scores, ratios, p1: first, steps, continuity, alpha, sides: sidesOf(options) }),
    counted: ratios.every((ratio) => ratio === 1) ? ['each'] : countedGroups(ratios.length),
    effect: {
      assumed: slope === null ? null : Math.abs(slope),
      option: 'proportions',
      shown: (effect) => sign * effect,
      code: 'effect-slope',
    },
    checks: (sizes, effect) => {
      const proportions = steps.map((step) => first + effect * step)
      return [countCheck(sizes, proportions, 'trend')]
    },
    about: { design: 'trend', sides, continuity, scores, p1: first, steps },
  }
}
