import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { askedNames, cells, labelledBy, maxLabels, maxPoints } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const kinds = ['up', 'down', 'rest']

function script(options: Options, data: ScriptData): string {
  const { label, effect, p, scale, adjust, foldCut, pCut, count, list } = options
  const names = [...askedNames(list).keys()]
  const labels = labelledBy(options)
  const chosen = {
    none: 'integer(0)',
    top: 'which(kind != "rest" & !is.na(v$name))',
    all: 'which(kind != "rest" & !is.na(v$name))',
    list: `which(tolower(v$name) %in% ${rVector(names)})`,
  }[labels]
  const labelled = columnInfo(data, label)?.valueLabels ?? []
  return rLines([
    '# Volcano plot',
    ...readDataLines(data, [label, effect, p]),
    `v <- data.frame(name = as.character(${rColumn(data, label)}), x = ${rColumn(data, effect)}, p = ${rColumn(data, p)})`,
    ...(labelled.length === 0
      ? []
      : [
          `shown <- c(${labelled.map((entry) => `${rString(String(entry.value))} = ${rString(entry.label)}`).join(', ')})`,
          'v$name <- ifelse(v$name %in% names(shown), shown[v$name], v$name)',
        ]),
    `v <- v[is.finite(v$x) & !is.na(v$p) & v$p >= 0 & v$p <= 1${scale === 'ratio' ? ' & v$x > 0' : ''}, ]`,
    scale === 'ratio' && 'v$x <- log2(v$x)',
    adjust === 'bh' && 'v$p <- p.adjust(v$p, "BH")',
    'least <- min(1, v$p[v$p > 0])',
    'v$y <- -log10(ifelse(v$p == 0, least / 10, v$p))',
    `fold_cut <- ${rNumber(foldCut)}`,
    `p_cut <- ${rNumber(pCut)}`,
    'kind <- ifelse(v$p < p_cut & abs(v$x) >= fold_cut & v$x != 0, ifelse(v$x > 0, "up", "down"), "rest")',
    'step <- function(u, n) if (max(u) == min(u)) 0 * u else floor((u - min(u)) / (max(u) - min(u)) * n)',
    `place <- step(v$x, ${cells.across}) * ${cells.up + 1} + step(v$y, ${cells.up})`,
    `points_ <- lapply(c(${kinds.map(rString).join(', ')}), function(k) {`,
    '  rows <- which(kind == k)',
    '  plain <- rows[v$p[rows] != 0]',
    `  if (length(rows) > ${maxPoints}) plain <- plain[!duplicated(place[plain])] # points at one place are drawn once`,
    '  capped <- rows[v$p[rows] == 0]',
    '  list(n = length(rows), x = v$x[plain], y = v$y[plain], capped_x = v$x[capped], capped_y = v$y[capped])',
    '})',
    `named <- ${chosen}`,
    'named <- named[order(v$p[named], -abs(v$x[named]))]',
    `named <- head(named, ${labels === 'top' ? count : maxLabels})`,
    '',
    `plot(v$x, v$y, pch = 20, col = c(up = "red", down = "blue", rest = "grey60")[kind], xlab = ${rString(rColumnName(data, effect))}, ylab = "-log10 P")`,
    'abline(h = -log10(p_cut), v = c(-1, 1) * fold_cut, lty = 2)',
    'if (length(named) > 0) text(v$x[named], v$y[named], v$name[named], pos = 3, cex = 0.7)',
  ])
}

function captures(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/n': 'nrow(v)',
    'chart/show/foldCut': 'fold_cut',
    'chart/show/pCut': 'p_cut',
  }
  for (const [k, kind] of kinds.entries()) {
    const points = `points_[[${k + 1}]]`
    found[`chart/${kind}/n`] = `${points}$n`
    found[`chart/${kind}/x`] = `${points}$x`
    found[`chart/${kind}/y`] = `${points}$y`
    found[`chart/${kind}/capped/x`] = `${points}$capped_x`
    found[`chart/${kind}/capped/y`] = `${points}$capped_y`
  }
  for (let k = 0; k < maxLabels; k++) {
    found[`chart/labels/${k}/x`] = `if (length(named) > ${k}) v$x[named[${k + 1}]]`
    found[`chart/labels/${k}/y`] = `if (length(named) > ${k}) v$y[named[${k + 1}]]`
  }
  return found
}
