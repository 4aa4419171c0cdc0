import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rDateLines, readDataLines, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { groupCount, rGroups } from '../../kit/r/r-groups.ts'
import { rTimeMs } from '../../kit/r/r-places.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const ruleNumbers = { warn2s: 1, one3s: 2, two2s: 3, range4s: 4, four1s: 5, tenx: 6 } as const

function script(options: Options, data: ScriptData): string {
  const { y, x, level, target, targetSd, baseline, rules } = options
  const asked = rules.map((rule) => ruleNumbers[rule])
  return rLines([
    '# Levey-Jennings chart',
    ...readDataLines(data, [...new Set([y, ...[x, level, target, targetSd].filter((id) => id !== null)])]),
    ...rDateLines(data, x === null ? [] : [x]),
    `a <- data.frame(y = ${rColumn(data, y)}, x = ${x === null ? '0' : rTimeMs(data, x)}, material = as.integer(${rGroups(data, level)}),`,
    `  mean = ${target === null ? '0' : rColumn(data, target)}, sd = ${targetSd === null ? '1' : rColumn(data, targetSd)})`,
    'a <- a[is.finite(a$y) & is.finite(a$x) & !is.na(a$material) & is.finite(a$mean) & is.finite(a$sd), ]',
    x === null && 'a$x <- ave(a$y, a$material, FUN = seq_along)',
    'a <- a[order(a$x, a$material), ]',
    ...(target === null
      ? [
          'for (k in unique(a$material)) {',
          `  own <- head(a$y[a$material == k], ${baseline === null ? 'nrow(a)' : rNumber(baseline)})`,
          '  a$mean[a$material == k] <- mean(own)',
          '  a$sd[a$material == k] <- sd(own)',
          '}',
        ]
      : []),
    'a$z <- (a$y - a$mean) / a$sd',
    'a$point <- ave(a$y, a$material, FUN = seq_along)',
    'side <- function(z, out) all(z > out) || all(z < -out)',
    'rules <- list( # Westgard 1981: measurements, where across materials they are sought, and the pattern',
    '  list("1-2s", 1, "none", function(z) abs(z) > 2),',
    '  list("1-3s", 1, "none", function(z) abs(z) > 3),',
    '  list("2-2s", 2, "run", function(z) side(z, 2)),',
    '  list("R-4s", 2, "run", function(z) min(z) < -2 && max(z) > 2),',
    '  list("4-1s", 4, "all", function(z) side(z, 1)),',
    '  list("10x", 10, "all", function(z) side(z, 0)))',
    `asked <- ${asked.length === 0 ? 'integer(0)' : rVector(asked)}`,
    'several <- length(unique(a$material)) > 1',
    'is_broken <- function(i, rule) { # a value on a limit is not beyond it',
    '  span <- rule[[2]]',
    '  before <- seq_len(i)',
    '  own <- tail(before[a$material[before] == a$material[i]], span)',
    '  windows <- if (several && rule[[1]] == "R-4s") list() else list(own)',
    '  if (several && rule[[3]] == "all") windows <- c(windows, list(tail(before, span)))',
    '  if (several && rule[[3]] == "run") windows <- c(windows, lapply(which(a$x[before] == a$x[i] & before < i), function(j) c(j, i)))',
    '  any(vapply(windows, function(w) length(w) == span && rule[[4]](round(a$z[w], 9)), TRUE))',
    '}',
    'found <- do.call(rbind, lapply(seq_len(nrow(a)), function(i)',
    '  do.call(rbind, lapply(asked, function(r) if (is_broken(i, rules[[r]])) c(a$material[i], a$point[i], r)))))',
    'print(data.frame(material = found[, 1], point = found[, 2], rule = vapply(rules[found[, 3]], `[[`, "", 1)))',
    '',
    'plot(a$x, a$z, type = "n", ylim = range(-3, 3, a$z), xlab = "", ylab = "z score")',
    'abline(h = -3:3, lty = c(1, 2, 3, 1, 3, 2, 1))',
    'for (k in unique(a$material)) with(a[a$material == k, ], lines(x, z, type = "o", pch = 15 + k, col = k))',
  ])
}

function captures({ level, baseline, target }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/rules': 'asked',
    'chart/signals/materials': 'found[, 1]',
    'chart/signals/points': 'found[, 2]',
    'chart/signals/rules': 'found[, 3]',
  }
  if (target === null && baseline !== null) found['chart/baseline'] = rNumber(baseline)
  for (let k = 0; k < groupCount(data, level); k++) {
    for (const part of ['x', 'y', 'z']) found[`chart/materials/${k}/${part}`] = `a$${part}[a$material == ${k + 1}]`
    for (const part of ['mean', 'sd'])
      found[`chart/materials/${k}/${part}`] = `tail(a$${part}[a$material == ${k + 1}], 1)`
  }
  return found
}
