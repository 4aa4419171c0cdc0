import type { OptionsOf } from '../../kit/analysis.ts'
import { rMannWhitney, rPairCaptures, rPairLines } from '../../kit/comparison/r-pairs.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { rColumn, rColumnName, readDataLines, rLines, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const testCalls = { welch: 't.test(a, b)$p.value', 'mann-whitney': rMannWhitney }

function script(options: Options, data: ScriptData): string {
  const { variable, group, colour } = options
  const x = rColumn(data, variable)
  const type = quartileTypes[options.quartileType]
  const points = { all: '!inside | max(table(d$cell_)) <= 1000', outliers: '!inside', none: 'FALSE & inside' }
  return rLines([
    '# Box and violin plot',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group]), ...(colour === null ? [] : [colour])]),
    ...rGroupLines(data, group, colour),
    `d <- d[is.finite(${x}), ]`,
    ...(options.order === 'data' || group === null ? [] : orderLines(x, options.order)),
    `values <- split(${x}, d$cell_)`,
    'parts <- lapply(values, function(y) {',
    '  if (length(y) == 0) return(list(n = 0))',
    `  q <- quantile(y, c(0.25, 0.5, 0.75), type = ${type}, names = FALSE)`,
    ...(options.whiskers === 'tukey'
      ? [
          '  inside <- y >= q[1] - 1.5 * (q[3] - q[1]) & y <= q[3] + 1.5 * (q[3] - q[1])',
          '  part <- list(n = length(y), q = q, low = min(y[inside], q[1]), high = max(y[inside], q[3]), mean = mean(y),',
        ]
      : [
          `  ends <- quantile(y, c(${tails[options.whiskers]}, 1 - ${tails[options.whiskers]}), type = ${type}, names = FALSE)`,
          '  inside <- y >= ends[1] & y <= ends[2]',
          '  part <- list(n = length(y), q = q, low = ends[1], high = ends[2], mean = mean(y),',
        ]),
    `    points = y[${points[options.points]}])`,
    ...(options.shape === 'box'
      ? []
      : [
          '  if (min(y) < max(y)) {',
          '    bw <- bw.nrd0(y)',
          '    part$at <- seq(min(y), max(y), length.out = 101)',
          '    part$height <- sapply(part$at, function(a) mean(dnorm(a, y, bw)))',
          '  }',
        ]),
    '  part',
    '})',
    ...(options.test === 'none' ? [] : rPairLines(options, data, 'values', testCalls[options.test])),
    '',
    `boxplot(values, range = 1.5, xlab = "", ylab = ${rString(rColumnName(data, variable))}) # hinges: close to the quartiles above`,
  ])
}

const tails = { range: '0', p10: '0.1', p5: '0.05', p2: '0.02' } as const

function orderLines(x: string, order: 'rising' | 'falling'): readonly string[] {
  const falling = order === 'falling' ? ', decreasing = TRUE' : ''
  return [
    `d$group_ <- factor(d$group_, levels(d$group_)[order(tapply(${x}, d$group_, median)${falling})]) # by their medians`,
    'd$cell_ <- factor((as.integer(d$group_) - 1) * nlevels(d$by_) + as.integer(d$by_), levels = levels(d$cell_))',
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const cells = groupCount(data, options.group) * groupCount(data, options.colour)
  for (let k = 0; k < cells; k++) {
    const [path, part] = [`chart/cells/${k}`, `parts[[${k + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    for (const [i, name] of ['p25', 'median', 'p75'].entries()) found[`${path}/box/${name}`] = `${part}$q[${i + 1}]`
    for (const name of ['low', 'high', 'mean']) found[`${path}/box/${name}`] = `${part}$${name}`
    if (options.points !== 'none') found[`${path}/points`] = `${part}$points`
    if (options.shape === 'box') continue
    for (const name of ['at', 'height']) found[`${path}/density/${name}`] = `${part}$${name}`
  }
  return options.test === 'none' ? found : { ...found, ...rPairCaptures(options, data) }
}
