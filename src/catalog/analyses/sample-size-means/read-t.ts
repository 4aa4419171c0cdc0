import { type Aim, meanModel } from '#engine/methods/power/mean-designs.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import { normalCheck, type Options, type Read, type TDesign } from './study.ts'

export function readT(options: Options, design: TDesign): Read {
  const { aim, difference, margin, sd, ratio, sides, alpha, solveFor } = options
  const given = solveFor !== 'effect'
  const withMargin = aim !== 'difference'
  const incomplete = neededNumbers({
    ...(given || withMargin ? { difference } : {}),
    ...(given && withMargin ? { margin } : {}),
    sd,
  })
  if (incomplete) return incomplete
  if (given && isOutside(aim, difference ?? 0, margin ?? 0))
    return { status: 'rejected', code: 'outside-margin', params: {}, option: 'difference' }
  const model = meanModel({
    design,
    aim,
    difference: difference ?? 0,
    sd: sd ?? Number.NaN,
    ratio,
    alpha,
    sides: sides === 'two' ? 2 : 1,
  })
  const distance = withMargin ? margin : difference === null ? null : Math.abs(difference)
  const sign = !withMargin && (difference ?? 0) < 0 ? -1 : 1
  return {
    model,
    counted: countedIn[design],
    effect: {
      assumed: given ? distance : null,
      option: withMargin ? 'margin' : 'difference',
      shown: (effect) => sign * effect,
      code: withMargin ? 'effect-margin' : 'effect-difference',
    },
    checks: normalCheck,
    about: { design, aim, sides, difference: withMargin ? difference : null, sd },
  }
}

const countedIn = { 'one-sample': ['persons'], paired: ['pairs'], 'two-sample': ['first', 'second'] } as const

function isOutside(aim: Aim, difference: number, margin: number): boolean {
  if (aim === 'difference') return false
  return aim === 'equivalence' ? Math.abs(difference) >= margin : -difference >= margin
}
