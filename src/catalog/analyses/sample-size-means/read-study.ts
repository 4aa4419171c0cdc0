import { type Aim, anovaModel, meanModel } from '#engine/methods/power/mean-designs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { neededNumbers, type Study } from '../../kit/answer-plan.ts'
import type { Check, Incomplete, Rejected } from '../../kit/outcome.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>

/** What the reading says of the study. */
export interface About {
  readonly design: Options['design']
  readonly aim: Aim
  readonly sides: Options['sides']
  readonly difference: number | null
  readonly sd: number | null
  readonly means: readonly number[]
}

/** From so many on the t test hardly minds the shape of the outcome. */
const robustFrom = 30

export function readStudy(options: Options): Study<About> | Incomplete | Rejected {
  return options.design === 'anova' ? readAnova(options) : readT(options, options.design)
}

function readT(options: Options, design: 'one-sample' | 'paired' | 'two-sample'): Study<About> | Incomplete | Rejected {
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
    about: { design, aim, sides, difference: withMargin ? difference : null, sd, means: [] },
  }
}

const countedIn = { 'one-sample': ['persons'], paired: ['pairs'], 'two-sample': ['first', 'second'] } as const

function isOutside(aim: Aim, difference: number, margin: number): boolean {
  if (aim === 'difference') return false
  return aim === 'equivalence' ? Math.abs(difference) >= margin : -difference >= margin
}

function readAnova({ means: written, sd, groups, alpha, solveFor }: Options): Study<About> | Incomplete | Rejected {
  const given = solveFor !== 'effect'
  const means = given ? (parseMeans(written) ?? []) : []
  const incomplete = given ? neededNumbers({ sd }) : undefined
  if (incomplete) return incomplete
  if (given && written.trim() === '')
    return { status: 'incomplete', missing: [{ option: 'means', code: 'means-unreadable', params: {} }] }
  if (given && means.length < 2) return { status: 'rejected', code: 'means-unreadable', params: {}, option: 'means' }
  return {
    model: anovaModel(given ? means.length : groups, alpha),
    counted: ['each'],
    effect: {
      assumed: given ? effectOf(means, sd ?? Number.NaN) : null,
      option: 'means',
      shown: (effect) => effect,
      code: 'effect-f',
    },
    checks: normalCheck,
    about: { design: 'anova', aim: 'difference', sides: 'two', difference: null, sd, means },
  }
}

/** Undefined where a part is no number. */
export function parseMeans(written: string): readonly number[] | undefined {
  const parts = written.trim().split(/[\s,;，；、]+/u)
  const means = parts.map(Number)
  return parts.includes('') || means.some((mean) => !Number.isFinite(mean)) ? undefined : means
}

/** Cohen's f of groups of one size. */
function effectOf(means: readonly number[], sd: number): number {
  const mean = means.reduce((a, b) => a + b, 0) / means.length
  return Math.sqrt(means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / means.length) / sd
}

function normalCheck(sizes: readonly number[]): readonly Check[] {
  const result = Math.min(...sizes) >= robustFrom ? 'met' : 'doubtful'
  return [{ code: `normal-${result}`, result, params: { least: robustFrom } }]
}
