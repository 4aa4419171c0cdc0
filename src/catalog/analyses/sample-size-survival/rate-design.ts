import { expectedEvents, ratesModel } from '#engine/methods/power/rate-designs.ts'
import { known, pickAnswers, tested } from '../../kit/planning/define-plan.ts'
import { assumption, ruleCheck } from '../../kit/planning/plan-checks.ts'
import { ratioEffect, shownEffect } from '../../kit/planning/plan-effect.ts'
import { type Design, optionsInReading } from './study.ts'

/** Minimum number of events in each group for an approximately normal log ratio. */
const enough = 10

export const rates: Design = {
  needs: ['rateRatio', 'rate'],
  study(options) {
    const { rate, exposure, dispersion, nullVariance, ratio } = known(options)
    const effect = ratioEffect(options.rateRatio, options, { option: 'rateRatio', code: 'effect-rate-ratio' })
    const counts = { rate, exposure, dispersion }
    const eventsOf = (sizes: readonly number[], distance: number) =>
      expectedEvents(sizes, shownEffect(effect, distance), counts)
    return {
      model: ratesModel({ ...counts, ratio, direction: effect.sign, nullVariance, ...tested(options) }),
      counted: ['first', 'second'],
      effect,
      events: (sizes, distance) => eventsOf(sizes, distance).reduce((a, b) => a + b, 0),
      checks(sizes, distance) {
        const least = Math.min(...eventsOf(sizes, distance))
        return [
          ruleCheck('events', least >= enough, { least: { estimate: least }, enough }),
          assumption(dispersion === 0 ? 'poisson-assumed' : 'dispersion-assumed'),
        ]
      },
      about: { design: 'rates', ...pickAnswers(options, optionsInReading.rates) },
    }
  },
}
