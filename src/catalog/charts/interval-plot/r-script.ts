import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rMeanError } from '../../kit/plots/r-centre-error.ts'
import { rColumn, readDataLines, rFactor, rLines, rLiteral, rNumber } from '../../kit/r/r-code.ts'
import { rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { value, label, colour, time, lower, upper, statistic, order, confidence, per } = options
  const needed = [value, label, ...[colour, time, lower, upper].flatMap((id) => id ?? [])]
  return rLines([
    '# Interval plot',
    ...readDataLines(data, needed),
    `level <- ${rNumber(confidence)}; per <- ${rNumber(per)}`,
    ...(statistic === 'given' ? givenLines(options, data) : groupLines(options, data)),
    order !== 'stored' && 'lines <- lines[order(-lines$estimate), ]',
    'print(lines)',
    '',
    'at <- rev(seq_len(nrow(lines)))',
    `plot(lines$estimate, at, pch = 15, xlim = range(lines$estimate, lines$lower, lines$upper, na.rm = TRUE), yaxt = "n", xlab = "", ylab = ""${options.scale === 'log' ? ', log = "x"' : ''})`,
    'segments(lines$lower, at, lines$upper, at)',
    options.reference !== null && `abline(v = ${rNumber(options.reference)}, lty = 2)`,
  ])
}

function givenLines({ value, lower, upper, colour }: Options, data: ScriptData): readonly string[] {
  const limit = (id: string | null) =>
    id === null ? 'NA_real_' : `ifelse(is.finite(${rColumn(data, id)}), ${rColumn(data, id)}, NA)`
  const code =
    colour === null ? '1' : `as.integer(droplevels(${rFactor(data, colour, columnInfo(data, colour)?.levels ?? [])}))`
  return [
    `lines <- data.frame(code = ${code}, estimate = ${rColumn(data, value)}, lower = ${limit(lower)}, upper = ${limit(upper)})`,
    'lines <- lines[is.finite(lines$estimate), ]',
    'lines$code <- ifelse(is.na(lines$code), 0, lines$code) - 1',
  ]
}

function groupLines(options: Options, data: ScriptData): readonly string[] {
  const { value, label, colour, time, statistic, event } = options
  const x = rColumn(data, value)
  const of = {
    mean: [...rMeanError('ci'), 'c(length(y), estimate, error)'],
    proportion: [
      'k <- sum(y)',
      'c(length(y), k / length(y), prop.test(k, length(y), conf.level = level, correct = FALSE)$conf.int) # Wilson',
    ],
    rate: ['k <- sum(y)', 'c(k, per * k / sum(at), per * poisson.test(k, sum(at), conf.level = level)$conf.int)'],
    given: [],
  }
  return [
    ...rGroupLines(data, label, colour),
    `d$time_ <- ${time === null || statistic !== 'rate' ? '1' : rColumn(data, time)}`,
    statistic === 'proportion' ? `d <- d[!is.na(${x}), ]` : `d <- d[is.finite(${x}), ]`,
    'd <- d[is.finite(d$time_) & d$time_ > 0, ]',
    `d$y_ <- ${statistic === 'proportion' && event !== null ? `${x} == ${rLiteral(event)}` : x}`,
    'parts <- split(d, d$cell_)',
    'kept <- which(sapply(parts, nrow) > 0)',
    'lines <- as.data.frame(t(sapply(parts[kept], function(part) {',
    '  y <- part$y_; at <- part$time_',
    ...of[statistic].map((line) => `  ${line}`),
    '})))',
    'names(lines) <- c("n", "estimate", "lower", "upper")',
    'lines$code <- (kept - 1) %% nlevels(d$by_)',
  ]
}

function captures(options: Options): Readonly<Record<string, string>> {
  const { statistic, reference, marginLow, marginHigh } = options
  return {
    'chart/confidence': 'level',
    'chart/per': 'per',
    'chart/codes': 'lines$code',
    'chart/estimate': 'lines$estimate',
    'chart/lower': 'lines$lower',
    'chart/upper': 'lines$upper',
    ...(statistic === 'given' ? {} : { 'chart/n': 'lines$n' }),
    ...(reference === null ? {} : { 'chart/reference': rNumber(reference) }),
    ...(marginLow === null ? {} : { 'chart/margins/0': rNumber(marginLow) }),
    ...(marginHigh === null ? {} : { 'chart/margins/1': rNumber(marginHigh) }),
  }
}
