import { columnInfo } from '../data-dictionary.ts'
import type { SurvivalOutcome, TimeUnit } from '../options/options.ts'
import { rColumn, rDateLines, readDataLines, rFactor, rNumber, rVector } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import { roundSteps } from './round-times.ts'
import type { CurveUnit } from './survival-figure.ts'

type Asked = Omit<SurvivalOutcome, 'competing'>

const perUnit: Readonly<Record<TimeUnit, string>> = {
  days: '',
  weeks: ' / 7',
  months: ' / (365.25 / 12) # months',
  years: ' / 365.25 # years',
}

interface Split {
  readonly group: string | null
  readonly stratum?: string | null
}

/**
 * Lines that read the rows of a survival analysis and make `d$time_`, `d$event_` and the factor `d$group_`; with delayed entry also
 * `d$start_`, with strata the factor `d$stratum_`, with a weight that the script uses itself `d$w_`.
 */
export function rSurvivalLines(
  { outcome, group, stratum = null }: Split & { readonly outcome: Asked },
  data: ScriptData,
): readonly string[] {
  const status = rColumn(data, outcome.status)
  const factorOf = (variable: string) => rFactor(data, variable, columnInfo(data, variable)?.levels ?? [])
  const times = outcome.start === null ? [outcome.time] : [outcome.start, outcome.time]
  const { before, usable, after } = timeLines(outcome, data)
  return [
    ...readDataLines(data, [...times, outcome.status, ...[group, stratum].filter((one) => one !== null)]),
    ...subjectLines(data),
    ...before,
    `d$group_ <- ${group === null ? 'factor(rep("all", nrow(d)))' : factorOf(group)}`,
    ...(stratum === null ? [] : [`d$stratum_ <- ${factorOf(stratum)}`]),
    `d <- d[${usable} & !is.na(${status}) & !is.na(d$group_)${stratum === null ? '' : ' & !is.na(d$stratum_)'}, ]`,
    'd$group_ <- droplevels(d$group_)',
    ...(stratum === null ? [] : ['d$stratum_ <- droplevels(d$stratum_)']),
    ...after,
    `d$event_ <- ${status} %in% ${rVector(outcome.events)} # the event; all other values are censored`,
  ]
}

function subjectLines(data: ScriptData): readonly string[] {
  if (data.ownWeight === undefined) return []
  const weight = rColumn(data, data.ownWeight.variable)
  return [`d <- d[which(is.finite(${weight}) & ${weight} > 0), ]`, `d$w_ <- ${weight} # subjects of each row`]
}

/** The subjects in the rows of a data frame for which an R condition holds. */
export function rSubjects({ ownWeight }: ScriptData, frame: string, rows: string): string {
  return ownWeight === undefined ? `sum(${rows})` : `sum(${frame}$w_[${rows}])`
}

/** Lines that make the columns of a model's outcome, NA if a row cannot be used: `time_`, `event_` and, with delayed entry, `start_`. */
export function rSurvivalColumns(outcome: Asked, data: ScriptData): readonly string[] {
  const status = rColumn(data, outcome.status)
  const { before, usable, after } = timeLines(outcome, data)
  return [
    ...before,
    ...after,
    `d$time_[!(${usable})] <- NA`,
    `d$event_ <- ifelse(is.na(${status}), NA, ${status} %in% ${rVector(outcome.events)}) # the event; all other values are censored`,
  ]
}

/** The derivation of the times: lines before and after rows are dropped, and the condition for the remaining ones. */
function timeLines({ form, time: end, start: begin, unit }: Asked, data: ScriptData) {
  const time = rColumn(data, end)
  if (form === 'time' || begin === null)
    return { before: [], usable: `is.finite(${time}) & ${time} >= 0`, after: [`d$time_ <- ${time}`] }
  const start = rColumn(data, begin)
  if (form === 'dates')
    return {
      before: [
        ...rDateLines(data, [begin, end]),
        `d$time_ <- as.numeric(difftime(${time}, ${start}, units = "days"))${perUnit[unit]}`,
      ],
      usable: '!is.na(d$time_) & d$time_ >= 0',
      after: [],
    }
  return {
    before: [
      `d$time_ <- ${time}`,
      `d$start_ <- pmax(${start}, 0) # delayed entry: at risk at t are those with start < t <= time`,
    ],
    usable: `is.finite(${start}) & is.finite(d$time_) & d$time_ > d$start_`,
    after: [],
  }
}

/** The left-hand side of a formula on these rows. */
export function rSurv({ form }: Pick<SurvivalOutcome, 'form'>): string {
  return form === 'start-stop' ? 'Surv(start_, time_, event_)' : 'Surv(time_, event_)'
}

/**
 * Lines that make `log_rank` of the groups of `d`, with the names of survdiff: n, obs, exp and chisq. NULL for one group. Within strata obs
 * and exp may have a column for each.
 */
export function rLogRankLines(
  { form }: Pick<SurvivalOutcome, 'form'>,
  { isStratified = false, isWeighted = false } = {},
): readonly string[] {
  const strata = isStratified ? ' + strata(stratum_)' : ''
  const scores = form === 'start-stop' ? 'delayed_scores' : 'weighted_scores'
  if (form !== 'start-stop' && !isWeighted)
    return [
      `log_rank <- if (nlevels(d$group_) > 1) survdiff(Surv(time_, event_) ~ group_${strata}, data = d) else NULL`,
    ]
  return [
    isWeighted
      ? '# survdiff takes no weights: the same test on the weighted risk sets'
      : '# survdiff takes no entry times: the same test on the risk sets, the score test of coxph(..., ties = "exact")',
    ...rLogRankScoreLines(scores, '1', isWeighted),
    'log_rank <- if (nlevels(d$group_) > 1) {',
    `  ${rSumOfScores(scores, isStratified)}`,
    '  used <- which(s$expected > 0)[-1] # the last group follows from the others',
    `  list(n = ${isWeighted ? 'tapply(d$w_, d$group_, sum)' : 'table(d$group_)'}, obs = s$observed, exp = s$expected,`,
    isWeighted
      ? '    chisq = if (length(used) == 0) NA else tryCatch(sum(s$u[used] * solve(s$v[used, used, drop = FALSE], s$u[used])), error = function(e) NA))'
      : '    chisq = if (length(used) == 0) NA else sum(s$u[used] * solve(s$v[used, used, drop = FALSE], s$u[used])))',
    '} else NULL',
  ]
}

const countLines: readonly string[] = [
  '  earlier <- function(x) findInterval(times, sort(x), left.open = TRUE) # how many lie before each time',
  '  entered <- function(g) if (is.null(g$start_)) nrow(g) else earlier(g$start_)',
  '  at_risk <- by_group(function(g) entered(g) - earlier(g$time_))',
  '  events <- by_group(function(g) tabulate(match(g$time_[g$event_], times), length(times)))',
]

const weightedCountLines: readonly string[] = [
  '  earlier <- function(x, w) c(0, cumsum(w[order(x)]))[1 + findInterval(times, sort(x), left.open = TRUE)] # how many lie before each time',
  '  entered <- function(g) if (is.null(g$start_)) sum(g$w_) else earlier(g$start_, g$w_)',
  '  at_risk <- by_group(function(g) entered(g) - earlier(g$time_, g$w_))',
  '  place <- function(g) factor(match(g$time_[g$event_], times), seq_along(times))',
  '  events <- by_group(function(g) tapply(g$w_[g$event_], place(g), sum, default = 0))',
]

/**
 * A function of rows: each group's weighted differences `u`, their variance `v`, events `observed` and `expected`. The R expression `weight`
 * may use n, before and adjusted. `isWeighted`: each row represents `w_` subjects.
 */
export function rLogRankScoreLines(name: string, weight: string, isWeighted: boolean): readonly string[] {
  return [
    `${name} <- function(d) {`,
    '  groups <- split(d, d$group_)',
    '  times <- sort(unique(d$time_[d$event_]))',
    '  by_group <- function(f) matrix(unlist(lapply(groups, f)), length(times), length(groups))',
    ...(isWeighted ? weightedCountLines : countLines),
    '  n <- rowSums(at_risk)',
    '  e <- rowSums(events)',
    '  before <- cumprod(c(1, 1 - e / n))[seq_along(times)] # the pooled survival just before each time',
    '  adjusted <- cumprod(1 - e / (n + 1))',
    `  w <- ${weight} + 0 * n`,
    '  f <- ifelse(n > 1, w^2 * e * (n - e) / (n^2 * (n - 1)), 0)',
    '  list(u = colSums(w * (events - at_risk * e / n)), v = diag(colSums(f * n * at_risk)) - crossprod(at_risk, f * at_risk),',
    '    observed = colSums(events), expected = colSums(at_risk * e / n))',
    '}',
  ]
}

/** The line that makes `s`: the scores of the rows `d`, or their sums over strata. */
export function rSumOfScores(scores: string, isStratified: boolean): string {
  return isStratified
    ? `s <- Reduce(function(a, b) Map("+", a, b), lapply(split(d, d$stratum_), ${scores})) # summed over strata`
    : `s <- ${scores}(d)`
}

/**
 * Where the limits `v` of a curve reach one half, like print() of survfit. Limits may rise again: the upper one near the end of a curve, and
 * both if delayed entry makes the risk set grow. quantile() sorts them first.
 */
export const rMedianLimitLines: readonly string[] = [
  'half_reached <- function(v, time) { # the first time at one half or below; where v stays on one half, the middle of that time',
  '  at <- which(v <= 0.5 + 1e-8)[1]',
  '  past <- which(v < 0.5 - 1e-8)[1]',
  '  if (is.na(at) || v[at] < 0.5 - 1e-8) return(time[at])',
  '  (time[at] + (if (!is.na(past)) time[past] else if (is.na(v[length(v)])) NA else max(time))) / 2',
  '}',
]

/** The number of the rows `g` at risk at a time, because survfit knows it only at the times of its curve. */
export function rAtRiskLines(data: ScriptData): readonly string[] {
  const [first, later] = ['g$start_ == t', 'g$start_ < t & g$time_ >= t'].map((rows) => rSubjects(data, 'g', rows))
  return [
    'at_risk <- function(t, g) { # just before a time; at the earliest entry, who enters there',
    `  if (t == min(g$start_)) ${first} else ${later}`,
    '}',
  ]
}

/** The line that makes `ticks` up to `end`: unless the reader sets a distance, the first round one with about six ticks. */
export function rTickLines({
  step,
  unit,
  delayed,
}: {
  readonly step: number | null
  readonly unit: CurveUnit
  readonly delayed: boolean
}): readonly string[] {
  const begin = delayed
    ? [
        'first <- if (min(d$start_) < end) min(d$start_) else 0 # the axis begins at a tick at or before the earliest entry',
      ]
    : []
  const all = (by: string) => `ticks <- seq(${delayed ? `floor(first / ${by} + 1e-9) * ${by}` : '0'}, end, by = ${by})`
  if (step !== null) return [...begin, all(rNumber(step))]
  const span = delayed ? '(end - first)' : 'end'
  const decimal = `steps <- c(1, 2, 2.5, 5, 10) * 10^floor(log10(${span} / 6)); step <- steps[${span} / steps <= 6.5][1]`
  return [
    ...begin,
    ...(unit === 'none'
      ? [decimal]
      : [
          `steps <- ${rVector(roundSteps[unit])}; step <- steps[${span} / steps <= 7][1]`,
          `if (is.na(step)) { ${decimal} }`,
        ]),
    all('step'),
  ]
}
