import { columnInfo } from '../data-dictionary.ts'
import { rColumn, readDataLines, rLiteral, rNumber } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import type { MarkedRule } from './marker-options.ts'

/** R lines that read the state and its markers: `event`, `markers` (turned by `side`), `known` rows of each, and `kept`, those with a curve. */
export function rMarkerLines(
  data: ScriptData,
  {
    outcome,
    event,
    markers,
    confidence,
    least = confidence === undefined ? undefined : 2,
    isListwise = false,
  }: {
    readonly outcome: string
    readonly event: number | string | null
    readonly markers: readonly { readonly variable: string; readonly side: 'higher' | 'lower' }[]
    /** Only intervals need it; without one `level` is left out. */
    readonly confidence?: number
    /** The least cases of either state that a curve needs: 2 with a confidence. Without one `kept` is left out. */
    readonly least?: 1 | 2
    readonly isListwise?: boolean
  },
): readonly string[] {
  const state = rColumn(data, outcome)
  const isNumber = columnInfo(data, outcome)?.type === 'number'
  return [
    ...readDataLines(data, [outcome, ...markers.map(({ variable }) => variable)]),
    `event <- ${state} == ${rLiteral(event ?? '')}`,
    ...(isNumber ? [`event[is.infinite(${state})] <- NA`] : []),
    ...(confidence === undefined ? [] : [`level <- ${rNumber(confidence)}`]),
    `side <- ${rPlainVector(markers.map(({ side }) => (side === 'lower' ? '-1' : '1')))} # -1: lower values speak for the event`,
    'markers <- Map("*", list(',
    markers.map(({ variable }) => `  ${rColumn(data, variable)}`).join(',\n'),
    '), side)',
    'known <- lapply(markers, function(x) is.finite(x) & !is.na(event))',
    ...(least === undefined ? [] : keptLines(isListwise, least)),
  ]
}

function keptLines(isListwise: boolean, least: 1 | 2): readonly string[] {
  return [
    `possible <- function(k) sum(event[known[[k]]]) > ${least - 1} && sum(!event[known[[k]]]) > ${least - 1} && diff(range(markers[[k]][known[[k]]])) > 0`,
    'kept <- Filter(possible, seq_along(markers)) # the others are left out',
    ...(isListwise ? ['known[kept] <- list(Reduce("&", known[kept]))', 'kept <- Filter(possible, kept)'] : []),
  ]
}

/** R code of a vector; of one item the item alone. */
export function rPlainVector(items: readonly string[]): string {
  return items.length === 1 ? (items[0] ?? '') : `c(${items.join(', ')})`
}

/**
 * R lines that find `best`, the place of a cut-off in `at`, the values of a marker, highest first: it needs the true and false positives `tp`
 * and `fp` from each value on, and the events and others `n1` and `n0`. NA if there is none.
 */
export function rBestCutOff(rule: Exclude<MarkedRule, 'own'>, specificity: number): readonly string[] {
  const best = {
    none: 'NA',
    youden: 'which.max(tp * n0 - fp * n1)',
    closest: 'which.min(((n1 - tp) * n0)^2 + (fp * n1)^2)',
    specificity: `local({ good <- (n0 - fp) / n0 >= ${rNumber(specificity)}; if (any(good)) which.max(ifelse(good, tp * (n0 + 1) - fp, -Inf)) else NA })`,
  }[rule]
  return [
    '  # of equally good cut-offs the lowest',
    `  best <- length(at) + 1 - local({ tp <- rev(tp); fp <- rev(fp); ${best} })`,
  ]
}

/** R functions of DeLong's areas: `placements` of each case, and `summarise`, which gives the estimate with its interval and test. */
export const rAreaFunctions = [
  'placements <- function(x, event) { # the structural components of DeLong et al., by ranks (Sun and Xu)',
  '  r <- rank(x)',
  '  list(events = (r[event] - rank(x[event])) / sum(!event), others = 1 - (r[!event] - rank(x[!event])) / sum(event))',
  '}',
  'summarise <- function(events, others, null, least) {',
  '  estimate <- mean(events)',
  '  se <- sqrt(var(events) / length(events) + var(others) / length(others))',
  '  z <- if (se == 0) NaN else (estimate - null) / se',
  '  limits <- if (se == 0) c(NaN, NaN) else estimate + c(-1, 1) * qnorm((1 + level) / 2) * se',
  '  list(estimate = estimate, se = se, limits = pmax(least, pmin(1, limits)), z = z, p = 2 * pnorm(-abs(z)))',
  '}',
]

/** R lines of `comparisons`: areas of pairs of markers, numbered from 0, in the rows that have both, and of their `adjusted` P values. */
export function rComparisonLines(pairs: readonly (readonly [number, number])[], adjust: string): readonly string[] {
  return [
    '# areas of two markers, in the rows that have both',
    `pairs <- list(${pairs.map(([i, j]) => `c(${i + 1}, ${j + 1})`).join(', ')})`,
    'comparisons <- lapply(pairs, function(pair) {',
    '  if (!all(pair %in% kept)) return(NULL)',
    '  k <- known[[pair[1]]] & known[[pair[2]]]',
    '  if (sum(event[k]) < 2 || sum(!event[k]) < 2) return(NULL)',
    '  a <- placements(markers[[pair[1]]][k], event[k])',
    '  b <- placements(markers[[pair[2]]][k], event[k])',
    '  c(list(n = sum(k)), summarise(a$events - b$events, a$others - b$others, 0, -1))',
    '})',
    `adjusted <- p.adjust(sapply(comparisons, function(one) if (is.null(one)) NA else one$p), "${adjust}")`,
  ]
}
