import type { OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxPointsOf } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const sides = {
  qq: { x: 'z', y: 'v', lower: 'a + b * qnorm(low)', upper: 'a + b * qnorm(high)' },
  pp: { x: 'p', y: 'pnorm((v - a) / b)', lower: 'low', upper: 'high' },
  detrended: { x: 'z', y: '(v - a) / b - z', lower: 'qnorm(low) - z', upper: 'qnorm(high) - z' },
}

function script(options: Options, data: ScriptData): string {
  const { variable, group, kind, line, positions, band, confidence } = options
  const x = rColumn(data, variable)
  const most = maxPointsOf(groupCount(data, group))
  const tail = Math.floor(most / 8)
  const middle = most - 2 * tail
  const { x: across, y, lower, upper } = sides[kind]
  const ends = { qq: 'a, b', pp: '0, 1', detrended: '0, 0' }[kind]
  return rLines([
    '# Normal Q-Q plot',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group])]),
    ...rGroupLines(data, group, null),
    `d <- d[is.finite(${x}), ]`,
    `level <- ${rNumber(confidence)}`,
    `parts <- lapply(split(${x}, d$cell_), function(v) {`,
    '  v <- sort(v)',
    '  n <- length(v)',
    '  if (n < 3) return(list(n = n))',
    ...(line === 'quartiles'
      ? [
          `  q <- quantile(v, c(0.25, 0.75), type = ${quartileTypes[options.quartileType]}, names = FALSE)`,
          '  b <- diff(q) / diff(qnorm(c(0.25, 0.75)))',
          '  a <- q[1] - b * qnorm(0.25)',
        ]
      : ['  a <- mean(v)', '  b <- sd(v)']),
    '  if (b == 0) return(list(n = n))',
    `  i <- if (n <= ${most}) seq_len(n) else c(1:${tail}, ${tail} + 1 + floor(0:${middle - 1} * (n - ${2 * tail}) / ${middle}), n - ${tail} + 1:${tail})`,
    '  v <- v[i]',
    `  p <- ${positions === 'blom' ? '(i - 3/8) / (n + 1/4)' : '(i - 1/2) / n'}`,
    '  z <- qnorm(p)',
    ...(band
      ? [
          '  low <- qbeta((1 - level) / 2, i, n + 1 - i)',
          '  high <- qbeta((1 - level) / 2, i, n + 1 - i, lower.tail = FALSE)',
        ]
      : []),
    `  list(n = n, x = ${across}, y = ${y}, line = c(${ends})${band ? `, lower = ${lower}, upper = ${upper}` : ''})`,
    '})',
    '',
    'for (part in parts[lengths(parts) > 1]) {',
    `  plot(part$x, part$y, xlab = "", ylab = ${rString(rColumnName(data, variable))})`,
    '  abline(part$line[1], part$line[2])',
    band && '  matlines(part$x, cbind(part$lower, part$upper), lty = 2, col = "grey40")',
    '}',
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  for (let g = 0; g < groupCount(data, options.group); g++) {
    const [path, part] = [`chart/groups/${g}`, `parts[[${g + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    for (const name of ['x', 'y', ...(options.band ? ['lower', 'upper'] : [])])
      found[`${path}/plot/${name}`] = `${part}$${name}`
    found[`${path}/plot/intercept`] = `${part}$line[1]`
    found[`${path}/plot/slope`] = `${part}$line[2]`
  }
  return found
}
