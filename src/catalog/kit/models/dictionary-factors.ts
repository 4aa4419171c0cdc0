import type { PlannedFactor } from '#engine/methods/design/plan-design.ts'
import { columnInfo, type DataDictionary } from '../data-dictionary.ts'
import type { ModelTerms } from '../options/compound-options.ts'
import { codingOrder } from './r-model.ts'

/** The factors of a model with all levels in the dictionary, in the coding order of a script. */
export function dictionaryFactors(
  { factors }: ModelTerms,
  data: DataDictionary,
): Readonly<Record<string, PlannedFactor>> {
  return Object.fromEntries(
    Object.entries(factors).map(([id, { reference, contrast }]) => [
      id,
      { levels: codingOrder(columnInfo(data, id)?.levels ?? [], reference, contrast), contrast },
    ]),
  )
}

/** As many knots as the spline has: for counting its columns. */
export function knotPlaces({ terms }: ModelTerms): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    terms.flatMap((term) => {
      if (term.kind !== 'spline') return []
      const { knots } = term
      return [[term.variable, typeof knots === 'number' ? Array.from({ length: knots }, (_, k) => k) : knots]]
    }),
  )
}
