import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { fewMarked } from './compute.ts'
import { type definition, maxNamed } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const orders = { change: '-change', start: '-values[, 1]', end: '-values[, ncol(values)]' }

function script(options: Options, data: ScriptData): string {
  const { variables, name, shape, first, order, marked } = options
  const isRanks = shape === 'bump'
  return rLines([
    '# Slope chart',
    ...readDataLines(data, [...variables, name]),
    'total <- nrow(d)',
    `values <- as.matrix(d[${rVector(variables.map((id) => rColumnName(data, id)))}])`,
    'complete <- apply(is.finite(values), 1, all)',
    'values <- values[complete, , drop = FALSE]',
    `name <- ${rColumn(data, name)}[complete]`,
    `ranks <- apply(${isRanks && first === 'largest' ? '-values' : 'values'}, 2, function(x) rank(x)) # ties share their mean`,
    'ranks <- matrix(ranks, ncol = ncol(values))',
    `change <- ${isRanks ? 'ranks[, 1] - ranks[, ncol(ranks)]' : 'values[, ncol(values)] - values[, 1]'}`,
    ...(shape === 'dumbbell' && order !== 'stored'
      ? [
          `place <- order(${orders[order]})`,
          'values <- values[place, , drop = FALSE]',
          'name <- name[place]',
          'change <- change[place]',
        ]
      : []),
    `most <- ${marked === null ? `if (nrow(values) > ${maxNamed}) ${fewMarked} else nrow(values)` : rNumber(marked)}`,
    'marked <- sort(head(order(-abs(change)), most))',
    'print(data.frame(name, values, change))',
    '',
    'colours <- ifelse(seq_along(change) %in% marked, ifelse(change > 0, 2, 4), 8)',
    ...(shape === 'dumbbell'
      ? [
          'y <- rev(seq_along(change))',
          'matplot(values, y, pch = 16, yaxt = "n", xlab = "", ylab = "")',
          'segments(apply(values, 1, min), y, apply(values, 1, max), y)',
          'axis(2, y, name, las = 1)',
        ]
      : [
          `matplot(t(${isRanks ? '-ranks' : 'values'}), type = "b", pch = 16, lty = 1, col = colours, xaxt = "n", ylab = "")`,
          'axis(1, seq_len(ncol(values)), colnames(values))',
        ]),
  ])
}

function captures({ variables, shape }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/total': 'total',
    'chart/changes': 'unname(change)',
    'chart/marked': 'marked - 1',
  }
  for (const v of variables.keys()) {
    found[`chart/values/${v}`] = `unname(values[, ${v + 1}])`
    if (shape === 'bump') found[`chart/ranks/${v}`] = `ranks[, ${v + 1}]`
  }
  return found
}
