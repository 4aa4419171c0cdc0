import { areaModel, correlationModel, linearModel, logisticModel } from '#engine/methods/power/association-designs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { definePlan, known, type PlanDesign, pickAnswers, rejected, tested } from '../../kit/planning/define-plan.ts'
import { assumption, ruleCheck } from '../../kit/planning/plan-checks.ts'
import { differenceEffect, ratioEffect, unsignedEffect } from '../../kit/planning/plan-effect.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const optionsInReading = [
  'design',
  'method',
  'variance',
  'sides',
  'tested',
  'others',
  'covariate',
  'p',
  'exposed',
  'r2',
  'nullArea',
] as const

/** Facts of the study for the reading. */
export type About = Pick<Options, (typeof optionsInReading)[number]>

type Design = PlanDesign<Options, About>

/** The usual rule for the number of cases with the rarer outcome per covariate. */
const enoughEvents = 10

const aboutOf = (options: Options): About => pickAnswers(options, optionsInReading)

const correlation: Design = {
  needs: ['rho'],
  study: (options) => ({
    model: correlationModel({ method: options.method, ...tested(options) }),
    counted: ['persons'],
    effect: differenceEffect(options.rho, { option: 'rho', code: 'effect-correlation' }),
    checks: () => [assumption('normal-assumed')],
    about: aboutOf(options),
  }),
}

const linear: Design = {
  needs: ['explained'],
  study: (options) => ({
    model: linearModel(options.tested, options.tested + options.others, options.alpha),
    counted: ['persons'],
    effect: unsignedEffect(options.explained, { option: 'explained', code: 'effect-explained' }),
    about: aboutOf(options),
  }),
}

const logistic: Design = {
  needs: ['p', 'oddsRatio'],
  study(options) {
    const { covariate, p, exposed, r2 } = known(options)
    const effect = ratioEffect(options.oddsRatio, options, { option: 'oddsRatio', code: 'effect-odds-ratio' })
    return {
      model: logisticModel({
        covariate: covariate === 'binary' ? { kind: covariate, p, exposed } : { kind: covariate, p },
        direction: effect.sign,
        r2,
        ...tested(options),
      }),
      counted: ['persons'],
      effect,
      checks([n = 0]) {
        const least = n * Math.min(p, 1 - p)
        return [ruleCheck('events', least >= enoughEvents, { least: Math.round(least) })]
      },
      about: aboutOf(options),
    }
  },
}

const roc: Design = {
  needs: ['area'],
  problem: ({ area, nullArea }) => (area !== null && area <= nullArea ? rejected('area-not-above', 'area') : undefined),
  study(options) {
    const { variance, area, nullArea, ratio } = known(options)
    return {
      model: areaModel({ area: nullArea, method: variance, ratio, ...tested(options) }),
      counted: ['cases', 'controls'],
      effect: unsignedEffect(area - nullArea, { option: 'area', code: 'effect-area', from: nullArea }),
      about: aboutOf(options),
    }
  },
}

export const plan = definePlan<Options, About>(definition, { correlation, linear, logistic, roc })
