import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'
import { maxRounds } from './rake.ts'
import { marginsOf } from './targets.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { kind, base, name } = options
    const target = `d$${rName(name.trim())}`
    const begin =
      base === null ? ['w <- rep(1, nrow(d))'] : [`w <- ${rColumn(data, base)}`, 'w[!(w >= 0 & is.finite(w))] <- NA']
    const lines =
      kind === 'inverse' ? inverseLines(options, data) : kind === 'trim' ? trimLines(options) : rakeLines(options, data)
    return { helpers: [], lines: [...begin, ...lines, `${target} <- w`] }
  },
}

function inverseLines({ probability }: Options, data: ScriptData): readonly string[] {
  return [`p <- ${rColumn(data, probability ?? '')}`, 'w <- ifelse(p > 0 & p <= 1, w / p, NA)']
}

function trimLines({ lowest, highest }: Options): readonly string[] {
  return [
    'total <- sum(w, na.rm = TRUE)',
    `low <- ${rNumber(lowest ?? 0)} * mean(w, na.rm = TRUE)`,
    `high <- ${rNumber(highest ?? Infinity)} * mean(w, na.rm = TRUE)`,
    `for (round in 1:${maxRounds}) {`,
    '  w <- pmin(pmax(w, low), high)',
    '  lost <- total - sum(w, na.rm = TRUE)',
    '  if (abs(lost) <= 1e-8 * total) break',
    '  free <- which(w > low & w < high)',
    '  if (length(free) == 0) break',
    '  w[free] <- w[free] * (1 + lost / sum(w[free])) # so that the sum stays',
    '}',
  ]
}

function rakeLines(options: Options, data: ScriptData): readonly string[] {
  const margins = marginsOf(options, (id) => columnInfo(data, id))
  if ('status' in margins) return []
  return [
    `level <- list(${margins.map(({ id, levels }) => `match(${rColumn(data, id)}, ${rVector(levels)})`).join(', ')})`,
    `target <- list(${margins.map(({ targets }) => rVector(targets)).join(', ')})`,
    'ready <- !is.na(w) & Reduce(`&`, lapply(level, function(l) !is.na(l)))',
    `whole <- ${options.total === 'targets' ? 'sum(target[[1]])' : 'sum(w[ready])'}`,
    'target <- lapply(target, function(t) t / sum(t) * whole)',
    'w[!ready] <- NA',
    'reached <- function(k) vapply(seq_along(target[[k]]), function(l) sum(w[which(level[[k]] == l)], na.rm = TRUE), 0)',
    `for (round in 1:${maxRounds}) {`,
    '  for (k in seq_along(level)) w <- w * (target[[k]] / reached(k))[level[[k]]]',
    '  met <- vapply(seq_along(level), function(k) all(abs(reached(k) - target[[k]]) <= 1e-8 * target[[k]]), TRUE)',
    '  if (all(met)) break',
    '}',
  ]
}
