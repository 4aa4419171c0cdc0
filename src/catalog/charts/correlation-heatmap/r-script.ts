import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { correlateLines } from '../../kit/r/r-correlate.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { variables, method, adjust, missing, order, linkage } = options
  const ordered = {
    original: 'seq_along(variables)',
    cluster: `hclust(as.dist(1 - known), method = ${rString(linkage)})$order`,
    component: 'order(-first)',
  }[order]
  return rLines([
    '# Correlation heat map',
    ...readDataLines(data, variables),
    `variables <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
    'd <- d[variables]',
    'd[] <- lapply(d, function(v) ifelse(is.finite(v), v, NA))',
    missing === 'listwise' && 'd <- na.omit(d)',
    'level <- 0.95',
    ...correlateLines,
    '',
    'pairs <- combn(length(variables), 2)',
    `found <- apply(pairs, 2, function(k) correlate(d[variables[k]], ${rString(method)}))`,
    `adjusted <- p.adjust(found["p", ], ${rString(adjust === 'benjamini-hochberg' ? 'BH' : adjust)})`,
    'square <- function(values, diagonal) {',
    '  m <- diag(diagonal, length(variables))',
    '  m[t(pairs)] <- values',
    '  m[t(pairs)[, 2:1, drop = FALSE]] <- values',
    '  m',
    '}',
    'r <- square(found["r", ], 1)',
    'p <- square(adjusted, 0)',
    'known <- ifelse(is.na(r), 0, r) # for the order a pair without a coefficient counts as uncorrelated',
    ...(order === 'component'
      ? ['first <- eigen(known)$vectors[, 1]', 'first <- first * sign(first[which.max(abs(first))])']
      : []),
    `drawn <- ${ordered}`,
    'r <- r[drawn, drawn]',
    'p <- p[drawn, drawn]',
    'n <- found["n", !is.na(found["r", ])]',
    '',
    'k <- length(variables)',
    'palette <- hcl.colors(101, "Blue-Red 3")',
    'par(mar = c(8, 8, 1, 1))',
    'image(1:k, 1:k, t(ifelse(diag(k) == 1, NA, r)[k:1, ]), zlim = c(-1, 1), col = palette, axes = FALSE, xlab = "", ylab = "")',
    'axis(1, 1:k, variables[drawn], las = 2)',
    'axis(2, k:1, variables[drawn], las = 1)',
    `text(col(r), k + 1 - row(r), ifelse(diag(k) == 1, "", sprintf("%.${options.digits}f", r)))`,
  ])
}

function captures(options: Options): Readonly<Record<string, string>> {
  const { variables, insignificant, stars } = options
  const found: Record<string, string> = {
    'chart/n': 'if (length(n) > 0) range(n) else c(0, 0)',
    'chart/digits': rNumber(options.digits),
    'chart/alpha': rNumber(options.alpha),
  }
  for (let k = 1; k < variables.length; k++)
    for (const name of insignificant !== 'same' || stars ? ['r', 'p'] : ['r'])
      found[`chart/${name}/${k}`] = `${name}[${k + 1}, 1:${k}]`
  return found
}
