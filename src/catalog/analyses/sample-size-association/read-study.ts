import { areaModel, correlationModel, linearModel, logisticModel } from '#engine/methods/power/association-designs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Check, Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import { neededNumbers, type Study } from '../../kit/planning/answer-plan.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>

/** What the reading says of the study. */
export type About = Pick<
  Options,
  'design' | 'method' | 'variance' | 'sides' | 'tested' | 'others' | 'covariate' | 'p' | 'exposed' | 'r2' | 'nullArea'
>

type Read = Study<About> | Incomplete | Rejected

/** So many of the rarer outcome for one covariate are the usual rule. */
const enoughEvents = 10

export function readStudy(options: Options): Read {
  switch (options.design) {
    case 'correlation':
      return readCorrelation(options)
    case 'linear':
      return readLinear(options)
    case 'logistic':
      return readLogistic(options)
    case 'roc':
      return readArea(options)
  }
}

function readCorrelation(options: Options): Read {
  const { method, rho, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = given ? neededNumbers({ rho }) : undefined
  if (incomplete) return incomplete
  const sign = given && (rho ?? 0) < 0 ? -1 : 1
  return {
    model: correlationModel({ method, ...testedIn(options), alpha }),
    counted: ['persons'],
    effect: {
      assumed: given ? Math.abs(rho ?? Number.NaN) : null,
      option: 'rho',
      shown: (effect) => sign * effect,
      code: 'effect-correlation',
    },
    checks: () => [{ code: 'normal-assumed', result: 'unknown', params: {} }],
    about: aboutOf(options),
  }
}

function readLinear(options: Options): Read {
  const { explained, tested, others, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = given ? neededNumbers({ explained }) : undefined
  if (incomplete) return incomplete
  return {
    model: linearModel(tested, tested + others, alpha),
    counted: ['persons'],
    effect: {
      assumed: given ? explained : null,
      option: 'explained',
      shown: (effect) => effect,
      code: 'effect-explained',
    },
    checks: () => [],
    about: aboutOf(options),
  }
}

function readLogistic(options: Options): Read {
  const { covariate, p, exposed, oddsRatio, direction, r2, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = neededNumbers({ p, ...(given ? { oddsRatio } : {}) })
  if (incomplete) return incomplete
  const sign = (given ? (oddsRatio ?? 1) > 1 : direction === 'more') ? 1 : -1
  const share = p ?? Number.NaN
  return {
    model: logisticModel({
      covariate: covariate === 'binary' ? { kind: covariate, p: share, exposed } : { kind: covariate, p: share },
      direction: sign,
      r2,
      ...testedIn(options),
      alpha,
    }),
    counted: ['persons'],
    effect: {
      assumed: given ? Math.abs(Math.log(oddsRatio ?? Number.NaN)) : null,
      option: 'oddsRatio',
      shown: (effect) => Math.exp(sign * effect),
      code: 'effect-odds-ratio',
      log: true,
    },
    checks: ([n = 0]) => [eventsCheck(n * Math.min(share, 1 - share))],
    about: aboutOf(options),
  }
}

function readArea(options: Options): Read {
  const { variance, area, nullArea, ratio, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = given ? neededNumbers({ area }) : undefined
  if (incomplete) return incomplete
  if (given && (area ?? 0) <= nullArea)
    return { status: 'rejected', code: 'area-not-above', params: {}, option: 'area' }
  return {
    model: areaModel({ area: nullArea, method: variance, ratio, ...testedIn(options), alpha }),
    counted: ['cases', 'controls'],
    effect: {
      assumed: given ? (area ?? Number.NaN) - nullArea : null,
      option: 'area',
      shown: (effect) => nullArea + effect,
      code: 'effect-area',
      from: nullArea,
    },
    checks: () => [],
    about: aboutOf(options),
  }
}

function testedIn({ sides }: Options): { readonly sides: 1 | 2 } {
  return { sides: sides === 'two' ? 2 : 1 }
}

function aboutOf(options: Options): About {
  const { design, method, variance, sides, tested, others, covariate, p, exposed, r2, nullArea } = options
  return { design, method, variance, sides, tested, others, covariate, p, exposed, r2, nullArea }
}

function eventsCheck(least: number): Check {
  const result = least >= enoughEvents ? 'met' : 'violated'
  return { code: `events-${result}`, result, params: { least: Math.round(least) } }
}
