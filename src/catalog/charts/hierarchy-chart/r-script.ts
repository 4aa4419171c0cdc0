import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines } from '../../kit/r/r-cases.ts'
import { rColumn, rColumnName, readDataLines, rLines, rVector } from '../../kit/r/r-code.ts'
import { rGroups } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script({ levels, size, colour }: Options, data: ScriptData): string {
  const isWeighted = data.ownWeight !== undefined
  return rLines([
    '# Hierarchy: cases and sums of each part',
    ...readDataLines(data, [...levels, ...[size, colour].flatMap((id) => id ?? [])]),
    ...rCaseLines(data),
    !isWeighted && 'w <- rep(1, nrow(d))',
    'total <- sum(w)',
    'f <- data.frame(',
    levels.map((id, k) => `  l${k + 1} = ${rGroups(data, id)}`).join(',\n'),
    ')',
    `size <- ${size === null ? 'rep(1, nrow(d))' : rColumn(data, size)}`,
    `value <- ${colour === null ? 'rep(NA_real_, nrow(d))' : rColumn(data, colour)}`,
    'keep <- !is.na(f$l1) & is.finite(size)',
    'f <- f[keep, , drop = FALSE]; w <- w[keep]; size <- size[keep]; value <- value[keep]',
    'ended <- numeric(ncol(f))',
    'for (k in seq_len(ncol(f))[-1]) { # a missing level ends the branch',
    '  ended[k] <- sum(w[is.na(f[[k]]) & !is.na(f[[k - 1]])])',
    '  f[is.na(f[[k - 1]]), k] <- NA',
    '}',
    'has <- is.finite(value)',
    'cases <- cbind(n = w, size = w * size, with = w * has, value = ifelse(has, w * value, 0))',
    'nodes <- do.call(rbind, lapply(seq_along(f), function(k) {',
    '  rows <- !is.na(f[[k]])',
    '  if (!any(rows)) return(NULL)',
    '  found <- aggregate(cases[rows, , drop = FALSE], f[rows, seq_len(k), drop = FALSE], sum)',
    '  for (name in setdiff(names(f), names(found))) found[[name]] <- factor(NA, levels(f[[name]]))',
    '  cbind(found[names(f)], depth = k - 1, found[colnames(cases)])',
    '}))',
    'places <- lapply(nodes[names(f)], function(level) ifelse(is.na(level), 0, as.integer(level)))',
    'nodes <- nodes[do.call(order, unname(places)), ]',
    'nodes$mean <- ifelse(nodes$with > 0, nodes$value / nodes$with, NA)',
    'print(nodes, row.names = FALSE)',
    '',
    '# an icicle: each level is a column, from the first on the left',
    'plot(c(0, ncol(f)), c(0, 0), type = "n", ylim = c(sum(size * w), 0), xaxt = "n", xlab = "", ylab = "")',
    `axis(1, at = seq_along(f) - 0.5, labels = ${rVector(levels.map((id) => rColumnName(data, id)))})`,
    'from <- numeric(ncol(f) + 1)',
    'for (i in seq_len(nrow(nodes))) {',
    '  k <- nodes$depth[i] + 1',
    '  rect(k - 1, from[k], k, from[k] + nodes$size[i], col = hcl.colors(nlevels(f$l1), "Pastel 1")[as.integer(nodes$l1[i])])',
    '  text(k - 0.5, from[k] + nodes$size[i] / 2, nodes[i, k])',
    '  from[k + 1] <- from[k]; from[k] <- from[k] + nodes$size[i]',
    '}',
  ])
}

function captures({ colour }: Options): Readonly<Record<string, string>> {
  return {
    'chart/total': 'total',
    'chart/used': 'sum(w)',
    'chart/depth': 'nodes$depth',
    'chart/n': 'nodes$n',
    'chart/sizes': 'nodes$size',
    'chart/ended': 'ended',
    ...(colour === null ? {} : { 'chart/means': 'nodes$mean' }),
  }
}
