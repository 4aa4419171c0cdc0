import {
  exactProportionModel,
  marginModel,
  oneProportionModel,
  pairedProportionsModel,
  tableModel,
  twoProportionsModel,
} from '#engine/methods/power/proportion-designs.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import {
  type AboutProportions,
  countCheck,
  leastCheck,
  type Options,
  type ProportionDesign,
  type Read,
  sidesOf,
} from './study.ts'

export function readProportions(options: Options, design: ProportionDesign): Read {
  const { aim } = options
  if (design === 'table') return readTable(options)
  return design === 'two-sample' && aim !== 'difference' ? readMargin(options, aim) : readDifference(options, design)
}

/** The alternative: the distance of the second proportion from the first, with its sign. */
function readDifference(options: Options, design: 'two-sample' | 'one-sample' | 'paired'): Read {
  const { method, continuity, p1, p2, direction, discordant, ratio, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = neededNumbers({ p1, ...(given ? { p2 } : {}), ...(design === 'paired' ? { discordant } : {}) })
  if (incomplete) return incomplete
  const [first, share] = [p1 ?? Number.NaN, discordant ?? Number.NaN]
  const distance = given ? Math.abs((p2 ?? Number.NaN) - first) : null
  if (design === 'paired' && distance !== null && distance > share)
    return {
      status: 'rejected',
      code: 'too-few-discordant',
      params: { difference: { fraction: distance } },
      option: 'discordant',
    }
  const sign = (given ? (p2 ?? 0) >= first : direction === 'more') ? 1 : -1
  const question = { p1: first, direction: sign, alpha, sides: sidesOf(options) } as const
  const models = {
    'two-sample': () => twoProportionsModel({ ...question, ratio, continuity }),
    'one-sample': () => (method === 'exact' ? exactProportionModel(question) : oneProportionModel(question)),
    paired: () => pairedProportionsModel({ ...question, discordant: share }),
  }
  return {
    model: models[design](),
    counted: countedIn[design],
    effect: { assumed: distance, option: 'p2', shown: (effect) => sign * effect, code: 'effect-difference' },
    checks: (sizes, effect) =>
      design === 'paired'
        ? [leastCheck('pairs', (sizes[0] ?? 0) * share, 10)]
        : design === 'one-sample' && method === 'exact'
          ? []
          : [countCheck(sizes, design === 'one-sample' ? [first] : [first, first + sign * effect])],
    about: aboutOf(options, design),
  }
}

const countedIn = { 'two-sample': ['first', 'second'], 'one-sample': ['persons'], paired: ['pairs'] } as const

function readMargin(options: Options, aim: 'non-inferiority' | 'equivalence'): Read {
  const { p1, p2, margin, eventIs, ratio, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = neededNumbers({ p1, p2, ...(given ? { margin } : {}) })
  if (incomplete) return incomplete
  const [first, second] = [p1 ?? Number.NaN, p2 ?? Number.NaN]
  const difference = aim === 'non-inferiority' && eventIs === 'harm' ? first - second : second - first
  const outside = aim === 'equivalence' ? Math.abs(difference) : -difference
  if (given && outside >= (margin ?? 0)) return { status: 'rejected', code: 'outside-margin', params: {}, option: 'p2' }
  return {
    model: marginModel({ p1: first, p2: second, difference, aim, ratio, alpha, sides: sidesOf(options) }),
    counted: ['first', 'second'],
    effect: { assumed: given ? margin : null, option: 'margin', shown: (effect) => effect, code: 'effect-margin' },
    checks: (sizes) => [countCheck(sizes, [first, second])],
    about: aboutOf(options, 'two-sample'),
  }
}

function readTable(options: Options): Read {
  const { w, df, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const incomplete = given ? neededNumbers({ w }) : undefined
  if (incomplete) return incomplete
  return {
    model: tableModel(df, alpha),
    counted: ['persons'],
    effect: { assumed: given ? w : null, option: 'w', shown: (effect) => effect, code: 'effect-w' },
    checks: () => [],
    about: aboutOf(options, 'table'),
  }
}

function aboutOf(
  { aim, sides, method, continuity, p1, p2, discordant, df, solveFor }: Options,
  design: ProportionDesign,
): AboutProportions {
  const shown = design === 'two-sample' && aim !== 'difference' ? p2 : solveFor === 'effect' ? null : p2
  return { design, aim, sides, method, continuity, p1, p2: shown, discordant, df }
}
