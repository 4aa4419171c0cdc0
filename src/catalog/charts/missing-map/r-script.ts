import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, readDataLines, rInRanges, rLines, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

/** Codes stay values when the file is read, so that they differ from blanks. */
function script({ variables, view, order, rows, patterns, apart }: Options, data: ScriptData): string {
  const raw = { ...data, columns: data.columns.map((column) => ({ ...column, missingCodes: [], missingRanges: [] })) }
  return rLines([
    '# Missing data',
    ...readDataLines(raw, variables),
    `variables <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
    'd <- d[variables]',
    '# 0: a value, 1: blank, 2: declared as missing',
    'kinds <- as.matrix(as.data.frame(lapply(d, function(v) ifelse(is.na(v), 1, 0))))',
    ...variables.flatMap((id, k) => declaredLines(id, k, data)),
    !(apart && view !== 'patterns') && 'kinds[kinds == 2] <- 1 # not distinguished',
    order === 'missing' && 'kinds <- kinds[, order(-colSums(kinds > 0)), drop = FALSE]',
    'n <- nrow(kinds)',
    'blank <- colSums(kinds == 1)',
    'declared <- colSums(kinds == 2)',
    ...(view === 'map'
      ? [
          ...(rows === 'missing' ? ['kinds <- kinds[order(-rowSums(kinds > 0)), , drop = FALSE]'] : []),
          'bands <- min(n, 300)',
          'band <- floor((seq_len(n) - 1) * bands / n)',
          'share <- function(kind) apply(kinds == kind, 2, function(v) tapply(v, band, mean))',
          'blank_in <- matrix(share(1), nrow = bands)',
          'declared_in <- matrix(share(2), nrow = bands)',
          'image(seq_len(ncol(kinds)), seq_len(bands), t((blank_in + declared_in)[bands:1, , drop = FALSE]), xlab = "", ylab = "Rows", axes = FALSE)',
          'axis(1, seq_len(ncol(kinds)), colnames(kinds), las = 2)',
        ]
      : []),
    ...(view === 'patterns'
      ? [
          'key <- apply(kinds > 0, 1, function(row) paste(as.integer(row), collapse = ""))',
          'first <- unique(key)',
          'counts <- as.vector(table(factor(key, levels = first)))',
          'drawn <- order(-counts) # equally frequent ones in the order of their first rows',
          'patterns <- t(sapply(strsplit(first[drawn], ""), as.integer))',
          'if (ncol(kinds) == 1) patterns <- t(patterns)',
          'counts <- counts[drawn]',
          `shown <- seq_len(min(length(counts), ${patterns}))`,
          'print(data.frame(patterns, rows = counts))',
        ]
      : []),
    view === 'bars' && 'barplot(rbind(declared, blank) / n, horiz = TRUE, las = 1, names.arg = colnames(kinds))',
  ])
}

function declaredLines(id: string, k: number, data: ScriptData): readonly string[] {
  const column = columnInfo(data, id)
  if (column === undefined) return []
  const cells = rColumn(data, id)
  const ranges = rInRanges(cells, column)
  const conditions = [
    ...(column.missingCodes.length === 0 ? [] : [`${cells} %in% ${rVector(column.missingCodes)}`]),
    ...(ranges === null ? [] : [ranges]),
  ]
  return conditions.length === 0 ? [] : [`kinds[which(${conditions.join(' | ')}), ${k + 1}] <- 2`]
}

function captures({ variables, view, patterns }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/rows': 'n',
    'chart/blank': 'blank',
    'chart/declared': 'declared',
    'chart/others/patterns': view === 'patterns' ? 'length(counts) - length(shown)' : '0',
    'chart/others/rows': view === 'patterns' ? 'sum(counts[-shown])' : '0',
  }
  if (view === 'map')
    for (const k of variables.keys())
      for (const kind of ['blank', 'declared']) found[`chart/bands/${kind}/${k}`] = `${kind}_in[, ${k + 1}]`
  if (view === 'patterns')
    for (let k = 0; k < patterns; k++) {
      found[`chart/patterns/${k}/missing`] = `if (${k + 1} %in% shown) patterns[${k + 1}, ]`
      found[`chart/patterns/${k}/rows`] = `if (${k + 1} %in% shown) counts[${k + 1}]`
    }
  return found
}
