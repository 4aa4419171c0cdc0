import { expectedEvents, ratesModel } from '#engine/methods/power/rate-designs.ts'
import type { Check } from '../../kit/outcome/outcome.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import type { Options, Read } from './study.ts'

/** So many events in each group are enough for the logarithm of a ratio to be close to normal. */
const enoughEvents = 10

export function readRates(options: Options): Read {
  const { rate, exposure, dispersion, rateRatio, direction, nullVariance, ratio, sides, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = neededNumbers({ ...(given ? { rateRatio } : {}), rate })
  if (incomplete) return incomplete
  const sign = (given ? (rateRatio ?? 1) > 1 : direction === 'more') ? 1 : -1
  const counts = { rate: rate ?? Number.NaN, exposure, dispersion }
  const shown = (effect: number) => Math.exp(sign * effect)
  const eventsOf = (sizes: readonly number[], effect: number) => expectedEvents(sizes, shown(effect), counts)
  return {
    model: ratesModel({ ...counts, ratio, direction: sign, nullVariance, alpha, sides: sides === 'two' ? 2 : 1 }),
    counted: ['first', 'second'],
    effect: {
      assumed: given ? Math.abs(Math.log(rateRatio ?? Number.NaN)) : null,
      option: 'rateRatio',
      shown,
      code: 'effect-rate-ratio',
      log: true,
    },
    events: (sizes, effect) => eventsOf(sizes, effect).reduce((a, b) => a + b, 0),
    checks: (sizes, effect) => [
      eventsCheck(Math.min(...eventsOf(sizes, effect))),
      { code: dispersion === 0 ? 'poisson-assumed' : 'dispersion-assumed', result: 'unknown', params: {} },
    ],
    about: { design: 'rates', sides, rate, exposure, dispersion, nullVariance },
  }
}

function eventsCheck(least: number): Check {
  const result = least >= enoughEvents ? 'met' : 'violated'
  return { code: `events-${result}`, result, params: { least: { estimate: least }, enough: enoughEvents } }
}
