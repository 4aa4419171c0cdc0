import type { OptionsOf } from '../../kit/analysis.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rCaseLines } from '../../kit/r/r-cases.ts'
import { rColumn, rColumnName, readDataLines, rLines, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { scaleLevels } from './scale-levels.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { items, reversed, order, layout } = options
  const answers = answersOf(options, data)
  const isWeighted = data.ownWeight !== undefined
  return rLines([
    '# Likert chart',
    ...readDataLines(data, items),
    ...rCaseLines(data),
    `total <- ${isWeighted ? 'sum(w)' : 'nrow(d)'}`,
    `answers <- ${rVector(answers)}`,
    `scores <- ${typeof answers[0] === 'number' ? 'answers' : 'seq_along(answers)'}`,
    'k <- length(answers)',
    'item <- function(x, reversed) {',
    '  place <- factor(match(x, answers), levels = seq_len(k))',
    `  counts <- as.vector(${isWeighted ? 'tapply(w, place, sum, default = 0)' : 'table(place)'})`,
    '  if (reversed) counts <- rev(counts)',
    '  n <- sum(counts)',
    '  mean <- sum(counts * scores) / n',
    '  sd <- if (n > 1) sqrt(sum(counts * (scores - mean)^2) / (n - 1)) else NaN',
    '  list(n = n, counts = counts, agree = sum(counts[seq_len(k) > ceiling(k / 2)]) / n, mean = mean, sd = sd)',
    '}',
    'items <- list(',
    items
      .map(
        (id) =>
          `  ${rString(rColumnName(data, id))} = item(${rColumn(data, id)}, ${reversed.includes(id) ? 'TRUE' : 'FALSE'})`,
      )
      .join(',\n'),
    ')',
    'items <- Filter(function(one) one$n > 0, items)',
    order !== 'given' && `items <- items[order(-sapply(items, function(one) one$${order}))]`,
    'print(do.call(rbind, lapply(items, function(one) unlist(one[c("n", "agree", "mean", "sd")]))))',
    '',
    'shares <- sapply(items, function(one) one$counts / one$n)',
    ...(layout === 'full'
      ? ['barplot(shares[, rev(seq_along(items)), drop = FALSE], horiz = TRUE, las = 1)']
      : [
          'starts <- -colSums(shares * (seq_len(k) < (k + 1) / 2)) - if (k %% 2 == 1) shares[(k + 1) / 2, ] / 2 else 0',
          'plot(c(-1, 1), c(0.5, length(items) + 0.5), type = "n", yaxt = "n", xlab = "share", ylab = "")',
          'axis(2, at = rev(seq_along(items)), labels = names(items), las = 1)',
          'for (i in seq_along(items)) {',
          '  ends <- starts[i] + cumsum(c(0, shares[, i]))',
          '  rect(head(ends, -1), length(items) + 0.6 - i, tail(ends, -1), length(items) + 1.4 - i, col = hcl.colors(k, "Blue-Red 3"))',
          '}',
          'abline(v = 0)',
        ]),
  ])
}

function answersOf({ items }: Options, data: ScriptData): readonly (number | string)[] {
  const levels = scaleLevels(items.map((variable) => ({ variable, levels: labelledLevels(data, variable) })))
  return (levels ?? []).map(({ level }) => level)
}

function captures({ items }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/total': 'total' }
  for (const i of items.keys())
    for (const name of ['n', 'counts', 'agree', 'mean', 'sd'])
      found[`chart/items/${i}/${name}`] = `if (length(items) > ${i}) items[[${i + 1}]]$${name}`
  return found
}
