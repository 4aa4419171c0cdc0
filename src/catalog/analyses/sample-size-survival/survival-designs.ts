import {
  coxModel,
  type EventShare,
  eventsOf,
  exponentialShare,
  logRankModel,
} from '#engine/methods/power/survival-designs.ts'
import type { Check, Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import { known, missingNumbers, pickAnswers, rejected, tested } from '../../kit/planning/define-plan.ts'
import { assumption } from '../../kit/planning/plan-checks.ts'
import { ratioEffect, shownEffect } from '../../kit/planning/plan-effect.ts'
import { type AboutSurvival, type Design, type Options, optionsInReading } from './study.ts'

const ofTime = { needs: ['hazardRatio'], problem: problemOfTimes } as const

/** Two groups, in which only some persons have the event. */
export const logRank: Design = {
  ...ofTime,
  study(options) {
    const [effect, share] = [effectOf(options), shareOf(options)]
    return {
      model: logRankModel({
        ...tested(options),
        method: options.method,
        ratio: options.ratio,
        share,
        direction: effect.sign,
      }),
      counted: ['first', 'second'],
      effect,
      events: (sizes, distance) => eventsOf(sizes, shownEffect(effect, distance), share),
      checks: () => checksOf(options),
      about: aboutOf(options, 'log-rank'),
    }
  },
}

export const cox: Design = {
  ...ofTime,
  study(options) {
    const share = shareOf(options)(1)
    return {
      model: coxModel({ ...tested(options), sd: options.sd, r2: options.r2, share }),
      counted: ['persons'],
      effect: effectOf(options),
      events: ([n = 0]) => n * share,
      checks: () => checksOf(options),
      about: aboutOf(options, 'cox'),
    }
  },
}

function problemOfTimes(options: Options): Incomplete | Rejected | undefined {
  const { events, accrual, followUp } = options
  if (events === 'share') return missingNumbers(options, ['share'])
  const missing = missingNumbers(options, ['median', 'followUp'])
  return missing ?? (accrual === 0 && followUp === 0 ? rejected('no-time', 'followUp') : undefined)
}

function effectOf(options: Options) {
  return ratioEffect(options.hazardRatio, options, { option: 'hazardRatio', code: 'effect-hazard-ratio' })
}

function shareOf(options: Options): EventShare {
  const { events, median, accrual, followUp, share } = known(options)
  return events === 'share' ? () => share : exponentialShare({ median, accrual, followUp })
}

function aboutOf(options: Options, design: AboutSurvival['design']): AboutSurvival {
  return { design, ...pickAnswers(options, optionsInReading.time) }
}

/** Checks that need only the input of the study. */
function checksOf({ events }: Options): readonly Check[] {
  return ['hazards-assumed', ...(events === 'times' ? ['exponential-assumed'] : [])].map(assumption)
}
