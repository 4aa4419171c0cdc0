import { anovaModel, factorialModel, repeatedModel } from '#engine/methods/power/anova-designs.ts'
import { parseNumbers } from '../../kit/options/number-list.ts'
import type { Check, Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import { neededNumbers, type Study } from '../../kit/planning/answer-plan.ts'
import { cellEffects, cohenF, mean, parseCells } from './cell-means.ts'
import { type About, normalCheck, type Options, type Read } from './study.ts'

type Means = readonly (readonly number[])[]

export function readAnova(options: Options): Read {
  const means = readMeans(options)
  if ('status' in means) return means
  const groups = means[0]?.length ?? options.groups
  return {
    ...anovaStudy(options, { means, levels: [groups], f: oneFactorEffect(means, options) }),
    model: anovaModel(groups, options.alpha),
    counted: ['each'],
    checks: normalCheck,
  }
}

export function readRepeated(options: Options): Read {
  const { alpha, correlation, epsilon, groups } = options
  const means = readMeans(options)
  if ('status' in means) return means
  const occasions = means[0]?.length ?? groups
  return (
    epsilonProblem(epsilon, occasions) ?? {
      ...anovaStudy(options, { means, levels: [occasions], f: oneFactorEffect(means, options) }),
      model: repeatedModel({ groups: 1, occasions, tested: 'occasions', correlation, epsilon, alpha }),
      counted: ['persons'],
      checks: (sizes) => [...normalCheck(sizes), ...sphericityCheck(epsilon, occasions)],
    }
  )
}

export function readFactorial(options: Options): Read {
  const table = readCells(options)
  if ('status' in table) return table
  const { means, levels, f } = table
  const [a, b] = levels
  const df = { first: a - 1, second: b - 1, interaction: (a - 1) * (b - 1) }[options.tested]
  return {
    ...anovaStudy(options, { means, levels, f }),
    model: factorialModel({ cells: a * b, df, alpha: options.alpha }),
    counted: ['each'],
    checks: normalCheck,
  }
}

export function readMixed(options: Options): Read {
  const { tested, correlation, alpha } = options
  const table = readCells(options)
  if ('status' in table) return table
  const [groups, occasions] = table.levels
  const between = tested === 'first'
  const epsilon = between ? 1 : options.epsilon
  const effect = { first: 'groups', second: 'occasions', interaction: 'interaction' } as const
  return (
    epsilonProblem(epsilon, occasions) ?? {
      ...anovaStudy({ ...options, epsilon }, table),
      model: repeatedModel({ groups, occasions, tested: effect[tested], correlation, epsilon, alpha }),
      counted: ['each'],
      checks: (sizes) => [...normalCheck(sizes), ...(between ? [] : sphericityCheck(epsilon, occasions))],
    }
  )
}

function epsilonProblem(epsilon: number, occasions: number): Rejected | undefined {
  const least = 1 / (occasions - 1)
  if (epsilon >= least) return undefined
  const params = { least: { estimate: least }, occasions }
  return { status: 'rejected', code: 'epsilon-too-small', params, option: 'epsilon' }
}

/** Two occasions are always spherical. */
function sphericityCheck(epsilon: number, occasions: number): readonly Check[] {
  if (occasions === 2) return []
  return [{ code: epsilon === 1 ? 'sphericity-assumed' : 'sphericity-corrected', result: 'unknown', params: {} }]
}

interface Cells extends Assumed {
  readonly levels: readonly [number, number]
}

/** The table of means of two factors; none where the effect is solved for. */
function readCells(options: Options): Cells | Incomplete | Rejected {
  const { cells: written, sd, firstLevels, secondLevels, tested, solveFor } = options
  if (solveFor === 'effect') return { means: [], levels: [firstLevels, secondLevels], f: null }
  const absent = absentMeans('cells', written, sd)
  if (absent) return absent
  const means = parseCells(written)
  if (!means) return { status: 'rejected', code: 'cells-unreadable', params: {}, option: 'cells' }
  const f = cohenF(cellEffects(means, tested), means.flat(), sd ?? Number.NaN)
  return { means, levels: [means.length, means[0]?.length ?? 0], f }
}

/** The one row of means of a single factor; none where the effect is solved for. */
function readMeans({ means: written, sd, solveFor }: Options): Means | Incomplete | Rejected {
  if (solveFor === 'effect') return []
  const absent = absentMeans('means', written, sd)
  if (absent) return absent
  const means = parseNumbers(written) ?? []
  return means.length < 2 ? { status: 'rejected', code: 'means-unreadable', params: {}, option: 'means' } : [means]
}

function absentMeans(option: 'means' | 'cells', written: string, sd: number | null): Incomplete | undefined {
  if (sd === null) return neededNumbers({ sd })
  return written.trim() === ''
    ? { status: 'incomplete', missing: [{ option, code: `${option}-unreadable`, params: {} }] }
    : undefined
}

/** Cohen's f of groups, or occasions, that count alike. */
function oneFactorEffect([means]: Means, { sd }: Options): number | null {
  if (means === undefined) return null
  const middle = mean(means)
  return cohenF(
    means.map((one) => one - middle),
    means,
    sd ?? Number.NaN,
  )
}

interface Assumed {
  readonly means: Means
  readonly levels: readonly number[]
  /** Cohen's f; null where it is solved for. */
  readonly f: number | null
}

function anovaStudy(
  { design, sd, tested, correlation, epsilon }: Options,
  { means, levels, f }: Assumed,
): Pick<Study<About>, 'effect' | 'about'> {
  const option = design === 'factorial' || design === 'mixed' ? 'cells' : 'means'
  return {
    effect: { assumed: f, option, shown: (effect) => effect, code: 'effect-f' },
    about: {
      design: design === 'factorial' || design === 'mixed' || design === 'repeated' ? design : 'anova',
      means,
      sd,
      levels,
      tested,
      correlation,
      epsilon,
    },
  }
}
