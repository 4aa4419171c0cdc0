import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, readDataLines, rFactor, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { label, p, x, size, category, pCut, most, shape, order } = options
  const isText = x !== null && columnInfo(data, x)?.type === 'text'
  const by =
    category === null ? 'factor(rep("", nrow(d)))' : rFactor(data, category, columnInfo(data, category)?.levels ?? [])
  return rLines([
    '# Terms of an enrichment analysis',
    ...readDataLines(data, [...new Set([label, p, ...[x, size, category].flatMap((id) => id ?? [])])]),
    ...(isText
      ? [
          `text <- as.character(${rColumn(data, x)})`,
          'is_ratio <- grepl("^\\\\s*[0-9.]+\\\\s*/\\\\s*[0-9.]+\\\\s*$", text) # such as 12/250',
          'part <- suppressWarnings(as.numeric(ifelse(is_ratio, sub("/.*", "", text), NA)))',
          'whole <- suppressWarnings(as.numeric(ifelse(is_ratio, sub(".*/", "", text), NA)))',
          'x <- suppressWarnings(ifelse(is_ratio, part / whole, as.numeric(text)))',
          'unread <- !is.na(text) & !is.finite(x)',
        ]
      : [
          `x <- ${x === null ? 'rep(0, nrow(d))' : rColumn(data, x)}`,
          'part <- rep(NA_real_, nrow(d)); unread <- is.infinite(x)',
        ]),
    `v <- data.frame(term = as.character(${rColumn(data, label)}), p = ${rColumn(data, p)}, x = x,`,
    `  size = ${size === null ? 'part' : rColumn(data, size)}, category = ${by})`,
    'v <- v[!is.na(v$term) & !is.na(v$p) & !unread & !is.na(v$x) & !is.na(v$category), ]',
    'v <- v[v$p >= 0 & v$p <= 1 & (is.na(v$size) | (v$size >= 0 & is.finite(v$size))), ]',
    'least <- min(1, v$p[v$p > 0])',
    'v$y <- -log10(ifelse(v$p == 0, least / 10, v$p))',
    x === null && 'v$x <- v$y',
    `p_cut <- ${rNumber(pCut)}; most <- ${rNumber(most)}`,
    'v <- v[v$p <= p_cut, ]',
    'groups <- Filter(nrow, split(v, v$category))',
    'n <- vapply(groups, nrow, 0)',
    'groups <- lapply(groups, function(g) {',
    '  rows <- head(order(g$p), most)',
    order !== 'p' && (order === 'x' ? '  rows <- rows[order(-g$x[rows], rows)]' : '  rows <- sort(rows)'),
    '  g[rows, ]',
    '})',
    '',
    'all <- do.call(rbind, groups)',
    'at <- rev(seq_len(nrow(all)))',
    'shade <- colorRampPalette(c("gold", "purple4"))(100)[1 + round(99 * (all$y - min(all$y)) / max(diff(range(all$y)), 1e-9))]',
    'area <- if (all(is.na(all$size))) 1.5 else 0.8 + 2 * sqrt(all$size / max(all$size, na.rm = TRUE))',
    'old <- par(mar = c(4, 18, 1, 1))',
    ...(shape === 'bar'
      ? [
          `barplot(rev(all$x), horiz = TRUE, names.arg = rev(all$term), col = rev(shade), las = 1, xlab = ${rString(x === null ? '-log10 P' : rColumnName(data, x))})`,
        ]
      : [
          `plot(all$x, at, pch = 21, bg = shade, cex = area, yaxt = "n", ylab = "", xlab = ${rString(x === null ? '-log10 P' : rColumnName(data, x))}${shape === 'lollipop' ? ', xlim = range(0, all$x)' : ''})`,
          ...(shape === 'lollipop' ? ['segments(0, at, all$x, at)'] : []),
          'axis(2, at, all$term, las = 1)',
        ]),
    'par(old)',
  ])
}

const maxGroups = 12

function captures({ size, x }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/show/pCut': 'p_cut', 'chart/show/most': 'most' }
  const hasSize = size !== null || (x !== null && columnInfo(data, x)?.type === 'text')
  for (let k = 0; k < maxGroups; k++) {
    const of = (expression: string) => `if (length(groups) > ${k}) ${expression}`
    found[`chart/groups/${k}/n`] = of(`n[[${k + 1}]]`)
    for (const name of ['x', 'y', ...(hasSize ? ['size'] : [])])
      found[`chart/groups/${k}/${name}`] = of(`groups[[${k + 1}]]$${name}`)
  }
  return found
}
