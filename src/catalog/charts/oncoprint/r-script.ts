import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { rGroups } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ sample, gene, type, group, view, genes, extra, altered, burden }: Options, data: ScriptData): string {
  const pairs = view === 'pairs'
  return rLines([
    '# Oncoprint',
    ...readDataLines(data, [sample, gene, ...(type === null ? [] : [type]), ...(group === null ? [] : [group])]),
    `v <- data.frame(sample = as.character(${rColumn(data, sample)}), gene = as.character(${rColumn(data, gene)}),`,
    `  type = ${type === null ? '"altered"' : `as.character(${rColumn(data, type)})`}, group = ${rGroups(data, group)})`,
    'v <- v[!is.na(v$sample) & !is.na(v$group), ]',
    'hit <- v[!is.na(v$gene) & !is.na(v$type), ]',
    'samples <- unique(v$sample)',
    'group <- v$group[match(samples, v$sample)]',
    `n <- length(samples) + ${rNumber(extra)}`,
    'sorted <- function(counts) counts[order(-counts, names(counts), method = "radix")]',
    'tally <- sorted(rowSums(table(hit$gene, hit$sample) > 0))',
    'types <- names(sorted(c(table(hit$type))))',
    `drawn <- head(names(tally), ${rNumber(genes)})`,
    'is_altered <- matrix(sapply(drawn, function(g) samples %in% hit$sample[hit$gene == g]), ncol = length(drawn))',
    'some <- sum(rowSums(is_altered) > 0)',
    ...(pairs
      ? [
          'pairs <- do.call(rbind, lapply(seq_along(drawn)[-1], function(j) cbind(seq_len(j - 1), j)))',
          'counts <- t(apply(pairs, 1, function(k) {',
          '  a <- is_altered[, k[1]]',
          '  b <- is_altered[, k[2]]',
          '  both <- c(sum(a & b), sum(a & !b), sum(!a & b))',
          '  c(both, n - sum(both))',
          '}))',
          'log_odds <- log2((counts[, 1] + 0.5) * (counts[, 4] + 0.5) / ((counts[, 2] + 0.5) * (counts[, 3] + 0.5)))',
          'p <- apply(counts, 1, function(k) fisher.test(matrix(k, 2))$p.value)',
          'adjusted <- p.adjust(p, "BH")',
          '',
          'odds <- matrix(NA, length(drawn), length(drawn))',
          'odds[pairs] <- pmin(pmax(log_odds, -3), 3)',
          'image(odds, zlim = c(-3, 3), col = hcl.colors(101, "Blue-Red 3"), axes = FALSE)',
          'axis(1, seq(0, 1, length.out = length(drawn)), drawn, las = 2)',
          'axis(2, seq(0, 1, length.out = length(drawn)), drawn, las = 1)',
          'print(data.frame(a = drawn[pairs[, 1]], b = drawn[pairs[, 2]], counts, log_odds, p, adjusted))',
        ]
      : [
          '# the order of binary numbers with a digit for each gene',
          'keys <- c(list(as.integer(group)), lapply(seq_along(drawn), function(k) !is_altered[, k]), list(samples))',
          'columns <- do.call(order, c(keys, method = "radix"))',
          ...(altered ? ['columns <- columns[rowSums(is_altered[columns, , drop = FALSE]) > 0]'] : []),
          `shown <- c(table(droplevels(group[columns]))${extra > 0 && !altered ? ` + ${rNumber(extra)}` : ''})`,
          'places <- lapply(drawn, function(g) lapply(types, function(t)',
          '  which(samples[columns] %in% hit$sample[hit$gene == g & hit$type == t]) - 1))',
          ...(burden ? ['burden <- table(factor(hit$type, types), factor(hit$sample, samples[columns]))'] : []),
          '',
          'plot(NULL, xlim = c(0, sum(shown)), ylim = c(length(drawn), 0), xlab = "Samples", ylab = "", yaxt = "n")',
          'axis(2, seq_along(drawn) - 0.5, drawn, las = 1)',
          'axis(4, seq_along(drawn) - 0.5, sprintf("%.1f%%", 100 * tally[drawn] / n), las = 1)',
          'for (k in seq_along(drawn)) for (t in seq_along(types)) for (at in places[[k]][[t]])',
          '  rect(at, k - 1 + 0.1 + (t - 1) * 0.08, at + 0.9, k - 0.1 - (t - 1) * 0.08, col = t + 1, border = NA)',
        ]),
  ])
}

function captures({ view, genes, burden, extra }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/n': 'n',
    'chart/altered': 'some',
    'chart/otherGenes': 'length(tally) - length(drawn)',
  }
  const pairs = view === 'pairs'
  for (let g = 0; g < 6; g++)
    found[`chart/groups/${g}/columns`] = pairs
      ? `unname((c(table(droplevels(group))) + ${rNumber(extra)})[${g + 1}])`
      : `if (length(shown) > ${g}) unname(shown[${g + 1}])`
  for (let k = 0; k < genes; k++) {
    found[`chart/genes/${k}/n`] = `if (length(drawn) > ${k}) unname(tally[drawn[${k + 1}]])`
    if (!pairs)
      for (let t = 0; t < 8; t++)
        found[`chart/genes/${k}/places/${t}`] =
          `if (length(drawn) > ${k} && length(types) > ${t}) places[[${k + 1}]][[${t + 1}]]`
  }
  if (!pairs && burden)
    for (let t = 0; t < 8; t++) found[`chart/burden/${t}`] = `if (length(types) > ${t}) unname(burden[${t + 1}, ])`
  if (pairs)
    for (let k = 0; k < (genes * (genes - 1)) / 2; k++) {
      const has = `if (nrow(pairs) > ${k})`
      found[`chart/pairs/${k}/genes`] = `${has} pairs[${k + 1}, ] - 1`
      found[`chart/pairs/${k}/counts`] = `${has} counts[${k + 1}, ]`
      found[`chart/pairs/${k}/logOdds`] = `${has} log_odds[${k + 1}]`
      found[`chart/pairs/${k}/p`] = `${has} p[${k + 1}]`
      found[`chart/pairs/${k}/adjusted`] = `${has} adjusted[${k + 1}]`
    }
  return found
}
