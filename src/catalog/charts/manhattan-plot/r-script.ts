import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { lastPosition, leadWindow, maxChromosomes, unit } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const kinds = ['below', 'beyond', 'zero']

function script({ chromosome, position, p, threshold, own, suggestive, labels, quantiles }: Options, data: ScriptData) {
  const labelled = columnInfo(data, chromosome)?.valueLabels ?? []
  const lines = { genome: '5e-8', bonferroni: '0.05 / nrow(v)', own: rNumber(own) }
  const below = { significant: 'v$p < line', suggestive: 'v$p < max(line, 1e-5)', none: 'v$p < -1' }[labels]
  return rLines([
    '# Manhattan plot',
    ...readDataLines(data, [chromosome, position, p]),
    `v <- data.frame(chr = as.character(${rColumn(data, chromosome)}), at = ${rColumn(data, position)}, p = ${rColumn(data, p)})`,
    ...(labelled.length === 0
      ? []
      : [
          `shown <- c(${labelled.map((entry) => `${rString(String(entry.value))} = ${rString(entry.label)}`).join(', ')})`,
          'v$chr <- ifelse(v$chr %in% names(shown), shown[v$chr], v$chr)',
        ]),
    `v <- v[!is.na(v$chr) & !is.na(v$at) & v$at >= 0 & v$at <= ${rNumber(lastPosition)} & !is.na(v$p) & v$p >= 0 & v$p <= 1, ]`,
    'v$chr <- sub("^chr(omosome)?[ ._-]*", "", trimws(v$chr), ignore.case = TRUE)',
    'v$chr <- sub("^0+(?=.)", "", v$chr, perl = TRUE)',
    'lettered <- c("X", "Y", "Z", "W", "XY", "MT")',
    'v$chr[toupper(v$chr) == "M"] <- "MT"',
    'v$chr <- ifelse(toupper(v$chr) %in% lettered, toupper(v$chr), v$chr)',
    '# numbers, then letters, then others as they come',
    'chrs <- unique(v$chr)',
    'number <- as.numeric(ifelse(grepl("^[0-9]", chrs), sub("^([0-9]+).*", "\\\\1", chrs), NA))',
    'letter <- match(chrs, lettered)',
    'chrs <- chrs[order(ifelse(!is.na(number), 0, ifelse(!is.na(letter), 1, 2)), ifelse(!is.na(number), number, ifelse(!is.na(letter), letter, seq_along(chrs))), chrs, method = "radix")]',
    `long <- sapply(chrs, function(k) max(v$at[v$chr == k])) / ${rNumber(unit)}`,
    'from <- cumsum(long) - long',
    `v$x <- unname(from[v$chr]) + v$at / ${rNumber(unit)}`,
    'cap <- 1 - log10(min(1, v$p[v$p > 0]))',
    'v$y <- ifelse(v$p == 0, cap, -log10(v$p))',
    `line <- ${lines[threshold]}`,
    `bound <- max(line${suggestive ? ', 1e-5' : ''})`,
    'side <- (match(v$chr, chrs) - 1) %% 2',
    'kind <- ifelse(v$p == 0, "zero", ifelse(v$p < bound, "beyond", "below"))',
    'lambda <- median(qchisq(v$p, 1, lower.tail = FALSE)) / qchisq(0.5, 1)',
    '',
    `# the smallest P of each window of ${leadWindow / 1000} kb`,
    'leads <- integer(0)',
    `for (k in order(v$p)[seq_len(sum(${below}))])`,
    `  if (!any(v$chr[leads] == v$chr[k] & abs(v$at[leads] - v$at[k]) <= ${rNumber(leadWindow)})) leads <- c(leads, k)`,
    'leads <- head(leads, 60)',
    ...(quantiles
      ? [
          '',
          'n <- nrow(v)',
          'ranks <- 1:min(n, 256) # and of the others 64 each time the rank doubles',
          'while (max(ranks) < n && max(ranks) >= 256) ranks <- c(ranks, max(ranks) + 2^floor(log2(max(ranks))) / 64)',
          'ranks <- ranks[ranks <= n]',
          'expected <- -log10((ranks - 1/2) / n)',
          'observed <- sort(v$y, decreasing = TRUE)[ranks]',
          'low <- -log10(qbeta(0.025, ranks, n + 1 - ranks, lower.tail = FALSE))',
          'high <- -log10(qbeta(0.025, ranks, n + 1 - ranks))',
        ]
      : []),
    '',
    'plot(v$x, v$y, pch = ifelse(v$p == 0, 17, 20), col = c("navy", "orange")[side + 1], cex = 0.6, xaxt = "n", xlab = "Chromosome", ylab = "-log10 P")',
    'axis(1, from + long / 2, chrs)',
    `abline(h = -log10(line), lty = 2)`,
    suggestive && 'abline(h = 5, lty = 3)',
    'if (length(leads) > 0) text(v$x[leads], v$y[leads], paste0(v$chr, ":", v$at)[leads], pos = 3, cex = 0.6)',
    ...(quantiles
      ? [
          'plot(expected, observed, main = sprintf("lambda = %.3f", lambda))',
          'abline(0, 1)',
          'matlines(expected, cbind(low, high), lty = 2, col = "grey40")',
        ]
      : []),
  ])
}

function captures({ suggestive, quantiles }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/show/line': 'line',
    ...(suggestive ? { 'chart/show/suggestive': '1e-5' } : {}),
    'chart/n': 'nrow(v)',
    'chart/zeros': 'sum(v$p == 0)',
    'chart/significant': 'sum(v$p < line)',
    'chart/lambda': 'lambda',
  }
  for (let k = 0; k < maxChromosomes; k++) {
    found[`chart/chromosomes/${k}/from`] = `if (length(chrs) > ${k}) unname(from[${k + 1}])`
    found[`chart/chromosomes/${k}/to`] = `if (length(chrs) > ${k}) unname((from + long)[${k + 1}])`
  }
  for (const side of [0, 1])
    for (const kind of kinds) {
      const rows = `side == ${side} & kind == "${kind}"`
      for (const axis of ['x', 'y']) {
        const path = `chart/points/${side}/${kind}`
        found[`${path}/${axis}`] = `if (sum(${rows}) <= 2000) v$${axis}[${rows}]`
        found[`${path}/grid/${axis}`] = `if (sum(${rows}) > 2000) range(v$${axis}[${rows}])`
      }
      found[`chart/points/${side}/${kind}/grid/cells`] = `if (sum(${rows}) > 2000) 500`
    }
  for (let k = 0; k < 60; k++)
    for (const axis of ['x', 'y'])
      found[`chart/leads/${k}/${axis}`] = `if (length(leads) > ${k}) v$${axis}[leads[${k + 1}]]`
  if (quantiles)
    Object.assign(found, {
      'chart/quantiles/x': 'expected',
      'chart/quantiles/y': 'observed',
      'chart/quantiles/lower': 'low',
      'chart/quantiles/upper': 'high',
      'chart/quantiles/intercept': '0',
      'chart/quantiles/slope': '1',
    })
  return found
}
