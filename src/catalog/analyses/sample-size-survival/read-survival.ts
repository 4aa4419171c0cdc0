import {
  coxModel,
  type EventShare,
  eventsOf,
  exponentialShare,
  logRankModel,
} from '#engine/methods/power/survival-designs.ts'
import type { Check, Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import type { AboutSurvival, Options, Read } from './study.ts'

export function readSurvival(options: Options, design: AboutSurvival['design']): Read {
  const { method, hazardRatio, direction, sd, r2, events, ratio, sides, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const share = readShare(options)
  const incomplete = neededNumbers(given ? { hazardRatio } : {})
  if (incomplete) return incomplete
  if (typeof share !== 'function') return share
  const sign = (given ? (hazardRatio ?? 1) > 1 : direction === 'more') ? 1 : -1
  const tested = { alpha, sides: sides === 'two' ? 2 : 1 } as const
  const shown = (effect: number) => Math.exp(sign * effect)
  const isLogRank = design === 'log-rank'
  const counts = isLogRank
    ? (sizes: readonly number[], effect: number) => eventsOf(sizes, shown(effect), share)
    : ([n = 0]: readonly number[]) => n * share(1)
  return {
    model: isLogRank
      ? logRankModel({ ...tested, method, ratio, share, direction: sign })
      : coxModel({ ...tested, sd, r2, share: share(1) }),
    counted: isLogRank ? ['first', 'second'] : ['persons'],
    effect: {
      assumed: given ? Math.abs(Math.log(hazardRatio ?? Number.NaN)) : null,
      option: 'hazardRatio',
      shown,
      code: 'effect-hazard-ratio',
      log: true,
    },
    events: counts,
    checks: () => checksOf(events),
    about: aboutOf(options, design),
  }
}

function readShare({ events, median, accrual, followUp, share }: Options): EventShare | Incomplete | Rejected {
  const incomplete = neededNumbers(events === 'share' ? { share } : { median, followUp })
  if (incomplete) return incomplete
  if (events === 'share') return () => share ?? Number.NaN
  if (accrual === 0 && followUp === 0) return { status: 'rejected', code: 'no-time', params: {}, option: 'followUp' }
  return exponentialShare({ median: median ?? Number.NaN, accrual, followUp: followUp ?? Number.NaN })
}

function aboutOf(
  { method, sides, sd, r2, events, median, accrual, followUp, share }: Options,
  design: AboutSurvival['design'],
): AboutSurvival {
  return { design, method, sides, sd, r2, events, median, accrual, followUp, share }
}

/** What the data of the study alone can tell. */
function checksOf(events: Options['events']): readonly Check[] {
  const assumed = ['hazards-assumed', ...(events === 'times' ? ['exponential-assumed'] : [])]
  return assumed.map((code) => ({ code, result: 'unknown', params: {} }))
}
