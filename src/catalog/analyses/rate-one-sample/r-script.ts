import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { events, exposure, expected, per, confidence, reference } = options
  const alternative = rString(options.alternative.replace('-', '.'))
  return rLines([
    '# One rate',
    ...readDataLines(
      data,
      [events, exposure, expected].filter((id) => id !== null),
    ),
    `events <- ${rColumn(data, events)}`,
    exposure === null ? 'exposure <- rep(1, nrow(d)) # every row counts 1' : `exposure <- ${rColumn(data, exposure)}`,
    ...(expected === null ? [] : [`expected <- ${rColumn(data, expected)}`]),
    `used <- is.finite(events) & is.finite(exposure)${expected === null ? '' : ' & is.finite(expected)'}`,
    'events <- events[used]',
    'exposure <- exposure[used]',
    ...(expected === null ? [] : ['expected <- expected[used]']),
    'x <- sum(events)',
    'time <- sum(exposure)',
    `per <- ${per}`,
    `level <- ${rNumber(confidence)}`,
    ...intervalLines,
    'results <- list(events = x, exposure = time, rate = x / time * per, intervals = lapply(limits, function(m) m / time * per))',
    ...(reference === null
      ? []
      : [
          `reference <- ${rNumber(reference)}`,
          'results$reference <- reference',
          'results$reference_events <- reference / per * time',
          `results$p <- poisson.test(x, time, r = reference / per, alternative = ${alternative})$p.value`,
        ]),
    ...(expected === null
      ? []
      : [
          'results$expected <- sum(expected)',
          'results$ratio <- x / results$expected',
          'results$ratio_intervals <- lapply(limits, function(m) m / results$expected)',
          `results$ratio_p <- poisson.test(x, results$expected, alternative = ${alternative})$p.value`,
        ]),
    ...dispersionLines(expected === null ? 'exposure' : 'expected'),
    'print(results)',
  ])
}

/** Limits of the number of events. */
const intervalLines: readonly string[] = [
  'z <- qnorm((1 + level) / 2)',
  'byar <- function(k, side) k * (1 - 1 / (9 * k) + side * z / (3 * sqrt(k)))^3',
  'limits <- list(exact = poisson.test(x, conf.level = level)$conf.int,',
  '  byar = c(if (x == 0) 0 else max(0, byar(x, -1)), byar(x + 1, 1)),',
  '  score = x + z^2 / 2 + c(-1, 1) * z * sqrt(x + z^2 / 4))',
]

function dispersionLines(shares: 'exposure' | 'expected'): readonly string[] {
  return [
    `# Whether the rows vary as Poisson counts do, spread by the ${shares}`,
    'if (length(events) > 1 && x > 0) {',
    `  spread <- suppressWarnings(chisq.test(events, p = ${shares} / sum(${shares})))`,
    '  results$dispersion <- list(rows = length(events), statistic = unname(spread$statistic), df = unname(spread$parameter),',
    '    ratio = unname(spread$statistic / spread$parameter), p = spread$p.value)',
    '}',
  ]
}

/** For each number of the outcome, the R expression that holds it. */
function captures(options: Options): Readonly<Record<string, string>> {
  const { events, intervals, reference, expected } = options
  const limits = (table: string, of: string) =>
    intervals.flatMap((method) => [
      [`${table}/${events}/${method}.lower`, `results$${of}$${method}[1]`],
      [`${table}/${events}/${method}.upper`, `results$${of}$${method}[2]`],
    ])
  const tested = (row: 'rate' | 'ratio', of: readonly [reference: string, expected: string, p: string]) => [
    [`tests/${row}/reference`, of[0]],
    [`tests/${row}/observed`, 'results$events'],
    [`tests/${row}/expected`, of[1]],
    [`tests/${row}/p`, of[2]],
  ]
  return Object.fromEntries([
    [`rates/${events}/events`, 'results$events'],
    [`rates/${events}/exposure`, 'results$exposure'],
    [`rates/${events}/rate`, 'results$rate'],
    ...limits('rates', 'intervals'),
    ...(reference === null ? [] : tested('rate', ['results$reference', 'results$reference_events', 'results$p'])),
    ...(expected === null
      ? []
      : [
          [`ratios/${events}/observed`, 'results$events'],
          [`ratios/${events}/expected`, 'results$expected'],
          [`ratios/${events}/ratio`, 'results$ratio'],
          ...limits('ratios', 'ratio_intervals'),
          ...tested('ratio', ['1', 'results$expected', 'results$ratio_p']),
        ]),
    [`dispersion/${events}/n`, 'results$dispersion$rows'],
    [`dispersion/${events}/statistic`, 'results$dispersion$statistic'],
    [`dispersion/${events}/df`, 'results$dispersion$df'],
    [`dispersion/${events}/ratio`, 'results$dispersion$ratio'],
    [`dispersion/${events}/p`, 'results$dispersion$p'],
  ])
}
