import { columnInfo } from '../data-dictionary.ts'
import { inR, type Quantity, repeats } from '../figures/drawn.ts'
import type { ModelTerms } from '../options/compound-options.ts'
import { rColumn, rColumnName, rLevel, rNumber, rString, rVector } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import type { NomogramFigure, NomogramOutcome } from './nomogram-figure.ts'
import { predictorsIn } from './r-design-rows.ts'

/** Lines that compute the points of a nomogram after `designRowLines`, as `nomogram` of rms does. */
export function nomogramLines(terms: ModelTerms, data: ScriptData): readonly string[] {
  const over = predictorsIn(terms).map((id) => {
    const name = rString(rColumnName(data, id))
    const column = rColumn(data, id)
    if (terms.factors[id] === undefined)
      return `  ${name} = c(min(${column}) + diff(range(${column})) * 0:99 / 100, max(${column}))`
    const all = (columnInfo(data, id)?.levels ?? []).map((level) => rLevel(data, id, level))
    return `  ${name} = intersect(c(${all.join(', ')}), levels(${column}))`
  })
  return [
    '# nomogram: points are linear in what a predictor adds to the linear predictor',
    'origin <- rows_of(typical[c(1, 1), , drop = FALSE])[1, estimated]',
    'added <- function(name, at) {',
    '  rows <- rows_at(name, c(at, at))[seq_along(at), estimated, drop = FALSE]',
    '  drop(sweep(rows, 2, origin) %*% b[estimated])',
    '}',
    'over <- list(',
    over.join(',\n'),
    ')',
    'adds <- Map(added, names(over), over)',
    'least <- sapply(adds, min)',
    'spans <- sapply(adds, max) - least',
    'per_point <- max(spans) / 100',
    'points_of <- function(name, at) (added(name, at) - least[[name]]) / per_point',
    'total_of <- function(linear) (linear - sum(origin * b[estimated]) - sum(least)) / per_point',
    'run_ends <- function(name) { # where points begin to rise or to fall',
    '  a <- adds[[name]]',
    '  (a[c(1, which(diff(sign(diff(a))) != 0) + 1, length(a))] - least[[name]]) / per_point',
    '}',
    'print(list(adds = adds, per_point = per_point, most = sum(spans) / per_point))',
  ]
}

/**
 * The quantities of a nomogram after `nomogramLines`. Values at ticks are chosen here; R computes their points. `linear`: the R expression of the
 * linear predictor at the values of an outcome, given as a vector of R.
 */
export function nomogramQuantities(
  { scales, most, n, outcomes }: NomogramFigure,
  data: ScriptData,
  fit: string,
  linear: (outcome: NomogramOutcome, values: string) => string,
): readonly Quantity[] {
  return [
    inR('most', most, 'sum(spans) / per_point'),
    ...(n === undefined ? [] : [repeats('n', n, `fit/${fit}/n`)]),
    ...scales.flatMap((scale) => {
      const name = rString(rColumnName(data, scale.variable))
      const at = `scales[${scale.variable}]`
      if ('levels' in scale) {
        const levels = scale.levels.map(({ level }) => rLevel(data, scale.variable, level))
        return [inR(`${at}.points`, scale.points, `points_of(${name}, c(${levels.join(', ')}))`)]
      }
      return scale.runs.flatMap(({ from, to, values, points }, k) => [
        inR(`${at}[${k}].from`, from, `run_ends(${name})[${k + 1}]`),
        inR(`${at}[${k}].to`, to, `run_ends(${name})[${k + 2}]`),
        inR(`${at}[${k}].values`, values, rValues(values)),
        inR(`${at}[${k}].points`, points, values.length === 0 ? 'c()' : `points_of(${name}, ${rValues(values)})`),
      ])
    }),
    ...outcomes.flatMap((outcome, k) => {
      const { values, totals, kind } = outcome
      return [
        ...(kind === 'survival' ? [inR(`outcomes[${k}].time`, outcome.time, rNumber(outcome.time))] : []),
        inR(`outcomes[${k}].values`, values, rValues(values)),
        inR(`outcomes[${k}].totals`, totals, `total_of(${linear(outcome, rValues(values))})`),
      ]
    }),
  ]
}

function rValues(values: readonly number[]): string {
  return values.length === 0 ? 'c()' : rVector(values)
}
