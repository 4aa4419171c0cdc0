import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumnName, readDataLines, rFactor, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { variables, annotations, scale, distance, linkage, clusterRows, clusterColumns } = options
  return rLines([
    '# Clustered heat map',
    ...readDataLines(data, [...variables, ...annotations]),
    `m <- as.matrix(d[${rVector(variables.map((id) => rColumnName(data, id)))}])`,
    'm[!is.finite(m)] <- NA',
    'kept <- rowSums(!is.na(m)) > 0',
    'm <- m[kept, , drop = FALSE]',
    'd <- d[kept, , drop = FALSE]',
    ...(scale === 'none'
      ? []
      : [
          'z <- function(v) if (isTRUE(sd(v, na.rm = TRUE) > 0)) (v - mean(v, na.rm = TRUE)) / sd(v, na.rm = TRUE) else v * NA',
          scale === 'column' ? 'm[] <- apply(m, 2, z)' : 'm[] <- t(apply(m, 1, z))',
        ]),
    ...domainLines(options),
    'distances <- function(m) {',
    distance === 'correlation'
      ? '  d <- as.dist(1 - suppressWarnings(cor(t(m), use = "pairwise.complete.obs")))'
      : `  d <- dist(m, method = ${rString(distance)})`,
    distance === 'correlation'
      ? '  d[is.na(d)] <- 1'
      : '  d[is.na(d)] <- max(0, d, na.rm = TRUE) # without a common value: as far apart as the farthest others',
    '  d',
    '}',
    `rows <- ${clusterRows ? `if (nrow(m) > 1) hclust(distances(m), method = ${rString(linkage)})` : 'NULL'}`,
    `columns <- ${clusterColumns ? `if (ncol(m) > 1) hclust(distances(t(m)), method = ${rString(linkage)})` : 'NULL'}`,
    'row_order <- if (is.null(rows)) seq_len(nrow(m)) else rows$order',
    'column_order <- if (is.null(columns)) seq_len(ncol(m)) else columns$order',
    'gaps <- function(tree, k) which(diff(cutree(tree, min(k, length(tree$order)))[tree$order]) != 0)',
    'drawn <- m[row_order, column_order, drop = FALSE]',
    ...annotations.map(
      (id, k) =>
        `track_${k + 1} <- as.integer(droplevels(${rFactor(data, id, columnInfo(data, id)?.levels ?? [])}))[row_order] - 1`,
    ),
    '',
    `palette <- hcl.colors(101, ${rString(scale === 'none' ? 'YlGnBu' : 'Blue-Red 3')}${scale === 'none' ? ', rev = TRUE' : ''})`,
    'inside <- pmin(pmax(drawn, domain[1]), domain[2])',
    'par(mar = c(8, 1, 1, 8))',
    'image(seq_len(ncol(m)), seq_len(nrow(m)), t(inside[nrow(m):1, , drop = FALSE]), zlim = domain, col = palette, axes = FALSE, xlab = "", ylab = "")',
    'axis(1, seq_len(ncol(m)), colnames(drawn), las = 2)',
  ])
}

function domainLines({ limits, low, high, scale }: Options): readonly string[] {
  const ends =
    limits === 'central' ? 'quantile(m, c(0.02, 0.98), na.rm = TRUE, names = FALSE)' : 'range(m, na.rm = TRUE)'
  return [
    `domain <- if (all(is.na(m))) c(0, 0) else ${ends}`,
    ...(scale === 'none' ? [] : ['domain <- c(-1, 1) * max(abs(domain))']),
    ...(limits === 'own' && low !== null ? [`domain[1] <- ${rNumber(low)}`] : []),
    ...(limits === 'own' && high !== null ? [`domain[2] <- ${rNumber(high)}`] : []),
    'if (domain[1] == domain[2]) domain <- domain + c(-0.5, 0.5)',
  ]
}

function captures({
  annotations,
  clusterRows,
  clusterColumns,
  rowClusters,
  columnClusters,
}: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/domain': 'domain' }
  const trees = [
    ...(clusterRows ? [['rowTree', 'rows', rowClusters] as const] : []),
    ...(clusterColumns ? [['columnTree', 'columns', columnClusters] as const] : []),
  ]
  for (const [path, tree, k] of trees) {
    found[`chart/${path}/left`] = `${tree}$merge[, 1]`
    found[`chart/${path}/right`] = `${tree}$merge[, 2]`
    found[`chart/${path}/heights`] = `${tree}$height`
    found[`chart/${path}/order`] = `${tree}$order - 1`
    if (k > 1) found[`chart/${path}/gaps`] = `gaps(${tree}, ${k}) - 1`
  }
  for (const k of annotations.keys()) found[`chart/tracks/${k}/codes`] = `track_${k + 1}`
  for (let row = 0; row < MOST_CAPTURED; row++)
    found[`chart/values/${row}`] = `if (${row + 1} <= nrow(drawn)) drawn[${row + 1}, ]`
  return found
}

/** The rows that a test compares. */
const MOST_CAPTURED = 100
