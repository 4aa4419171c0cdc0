import { rLines, rNumber, rVector } from '../r/r-code.ts'
import { type Known, known, type PlanAnswers, type Study, type StudyPlan } from './define-plan.ts'
import type { PlanEffect } from './plan-effect.ts'
import type { PlanningAnswers } from './planning-options.ts'
import type { CountedUnit } from './planning-tables.ts'

/** The effects besides the planned one in the engine's plans. */
const relatives = [0.75, 0.9, 1, 1.1, 1.25] as const

/** One design of a plan in R. */
export interface DesignInR<O> {
  /**
   * Lines that define `sizes_of(n)`, `power_of(sizes, effect)`, `shown(effect)`, `least`, `unit` and `most` like the engine's models, from
   * `alpha`, and `events_of(sizes)` if the test counts events.
   */
  readonly lines: (answers: Known<O>, effect: PlanEffect) => readonly string[]
  /** The assumed effect as its distance from the null hypothesis; any expression. */
  readonly effect: (answers: Known<O>) => string
}

/** The R programs of a plan, by design. */
export function planInR<O extends PlanAnswers>(
  title: string,
  plan: StudyPlan<O, object>,
  designs: Readonly<Record<O['design'], DesignInR<O>>>,
) {
  return {
    script(options: O) {
      const { lines, effect } = designs[options.design as O['design']]
      const study = plan.study(options)
      const answers = known(options)
      return planScript(
        [`# ${title}`, `alpha <- ${rNumber(options.alpha)}`, ...lines(answers, study.effect)],
        effect(answers),
        study,
        options,
      )
    },
    captures(options: O) {
      return plan.problem(options) ? {} : planCaptures(plan.study(options), options)
    },
  }
}

function planScript(
  lines: readonly string[],
  effect: string,
  { model }: Study<object>,
  asked: PlanningAnswers,
): string {
  const { solveFor, power } = asked
  return rLines([
    ...lines,
    ...allowancesInR(asked),
    ...(solveFor === 'power' ? [] : [`target <- ${rNumber(power)}`]),
    '',
    model.near ? wholeSizes : anySizes,
    solvers,
    '',
    ...(solveFor === 'effect' ? [] : [`effect <- ${effect}`]),
    ...sizesInR(asked, 'effect, target'),
    ...(solveFor === 'effect' ? ['effect <- solve_effect(exact, target)'] : []),
    'enrolled <- up(exact * design_effect / (1 - dropout))',
    'power <- power_of(needed / design_effect, effect)',
    'print(cbind(exact, needed, enrolled))',
    'print(c(effect = shown(effect), power = power))',
    '',
    '# if the effect is another',
    `relative <- ${rVector([...relatives])}`,
    'relative <- relative[relative * effect <= most]',
    'beside <- data.frame(relative, effect = sapply(relative * effect, shown),',
    '  power = sapply(relative * effect, function(e) power_of(needed / design_effect, e)))',
    ...(solveFor === 'power'
      ? []
      : [
          'beside$total <- sapply(relative * effect, function(e) sum(up(sizes_of(solve_size(e, target)) * design_effect)))',
        ]),
    'print(beside)',
  ])
}

/** The inflation of the sample. */
export function allowancesInR({ dropout, clusterSize, icc }: Pick<PlanningAnswers, 'dropout' | 'clusterSize' | 'icc'>) {
  return [
    `design_effect <- ${clusterSize > 1 ? `1 + (${rNumber(clusterSize)} - 1) * ${rNumber(icc)}` : '1'}`,
    `dropout <- ${rNumber(dropout)}`,
  ]
}

/** The given sizes, or those of `solve_size` with these arguments. */
export function sizesInR({ solveFor, n }: { readonly solveFor: string; readonly n: number | null }, solved: string) {
  return solveFor === 'size'
    ? [`exact <- sizes_of(solve_size(${solved}))`, 'needed <- up(exact * design_effect)']
    : [`needed <- up(sizes_of(${n ?? 'NA'}))`, 'exact <- needed / design_effect']
}

/** The tails of the test. */
export function sidesInR({ sides }: { readonly sides: 'one' | 'two' }): string {
  return `sides <- ${sides === 'two' ? 2 : 1}`
}

/** The normal quantile that the test statistic has to exceed. */
export function quantileInR({ sides }: { readonly sides: 'one' | 'two' }): string {
  return `z <- qnorm(alpha / ${sides === 'two' ? 2 : 1}, lower.tail = FALSE)`
}

/** Two groups in their allocation ratio. */
export function twoGroupsInR({ ratio }: { readonly ratio: number }): readonly string[] {
  return [`ratio <- ${rNumber(ratio)}`, 'sizes_of <- function(n) c(n, ratio * n)']
}

/** The R function `up`. */
export const rUp = `# The next whole number; noise of the last binary digits adds nobody
up <- function(x) ceiling(x - 1e-9 * pmax(1, abs(x)))`

const solvers = `${rUp}
solve_effect <- function(sizes, target) {
  excess <- function(effect) power_of(sizes, effect) - target
  high <- min(unit, most)
  while (!(excess(high) >= 0)) high <- min(2 * high, most)
  uniroot(excess, c(0, high), tol = 1e-15 * high, maxiter = 1e4)$root
}`

const anySizes = `solve_size <- function(effect, target) {
  excess <- function(n) power_of(sizes_of(n), effect) - target
  if (excess(least) >= 0) return(least)
  high <- 2 * least
  while (!(excess(high) >= 0)) {
    if (high > 1e9) return(NA)
    high <- 2 * high
  }
  uniroot(excess, c(high / 2, high), tol = 1e-14 * high, maxiter = 1e4)$root
}`

const wholeSizes = `# The power rises in teeth: the size from which on it is always reached
solve_size <- function(effect, target) {
  high <- 64
  while (sum(sapply(high + 1:high, power_of, effect = effect) < target) > 0) high <- 2 * high
  short <- which(sapply(least:(2 * high), power_of, effect = effect) < target)
  if (length(short) == 0) least else least + max(short)
}`

/** Captures of the table of sizes: `exact`, `needed` and `enrolled`. */
export function sizeCaptures(
  counted: readonly CountedUnit[],
  groups: number,
  clusterSize: number,
): Readonly<Record<string, string>> {
  const clustered = clusterSize > 1
  const persons = counted.map((key, i) => {
    const at = `[${i + 1}]`
    return {
      [`sizes/${key}/exact`]: `exact${at}`,
      [`sizes/${key}/needed`]: `needed${at}`,
      [`sizes/${key}/enrolled`]: `enrolled${at}`,
      ...(clustered ? { [`sizes/${key}/clusters`]: `up(enrolled${at} / ${rNumber(clusterSize)})` } : {}),
    }
  })
  return Object.assign(
    {},
    ...persons,
    groups < 2
      ? {}
      : {
          'sizes/total/needed': 'sum(needed)',
          'sizes/total/enrolled': 'sum(enrolled)',
          ...(clustered ? { 'sizes/total/clusters': `sum(up(enrolled / ${rNumber(clusterSize)}))` } : {}),
        },
  )
}

/** Captures of a plan's tables. */
function planCaptures(
  { counted, model, events }: Study<object>,
  { solveFor, clusterSize }: PlanningAnswers,
): Readonly<Record<string, string>> {
  const plan = `plan/${solveFor}`
  return Object.assign(
    {},
    events
      ? { 'sizes/events/exact': 'events_of(exact)', 'sizes/events/needed': 'up(events_of(exact) * design_effect)' }
      : {},
    sizeCaptures(counted, model.sizes(1).length, clusterSize),
    { [`${plan}/effect`]: 'shown(effect)', [`${plan}/alpha`]: 'alpha' },
    solveFor === 'power' ? {} : { [`${plan}/target`]: 'target' },
    { [`${plan}/power`]: 'power' },
    ...relatives.map((relative, i) => {
      const [path, row] = [`sensitivity/${relative}`, `[${i + 1}]`]
      return {
        [`${path}/effect`]: `beside$effect${row}`,
        [`${path}/power`]: `beside$power${row}`,
        ...(solveFor === 'power' ? {} : { [`${path}/total`]: `beside$total${row}` }),
      }
    }),
  )
}
