import { trendModel } from '#engine/methods/power/trend-designs.ts'
import { pickAnswers, rejected, tested } from '../../kit/planning/define-plan.ts'
import { countedGroups } from '../../kit/planning/planning-tables.ts'
import { countCheck, type Design } from './study.ts'
import { problemOfGroups, trendGroups } from './trend-groups.ts'

export const trend: Design = {
  needs: ['p1'],
  problem: (options) =>
    problemOfGroups(options) ?? (trendGroups(options).slope === 0 ? rejected('effect-none', 'proportions') : undefined),
  study(options) {
    const { scores, ratios, p1, steps, slope } = trendGroups(options)
    const above = slope === null ? options.direction === 'more' : slope > 0
    return {
      model: trendModel({ scores, ratios, p1, steps, continuity: options.continuity, ...tested(options) }),
      counted: ratios.every((ratio) => ratio === 1) ? ['each'] : countedGroups(ratios.length),
      effect: {
        option: 'proportions',
        code: 'effect-slope',
        assumed: Math.abs(slope ?? Number.NaN),
        sign: above ? 1 : -1,
      },
      checks: (sizes, distance) => [
        countCheck(
          sizes,
          steps.map((step) => p1 + distance * step),
          'trend',
        ),
      ],
      about: { design: 'trend', ...pickAnswers(options, ['sides', 'continuity']), scores, p1, steps },
    }
  },
}
