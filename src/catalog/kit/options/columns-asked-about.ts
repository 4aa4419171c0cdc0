import type { Term } from '#engine/methods/design/term.ts'
import { columnInfo, type DataDictionary } from '../data-dictionary.ts'
import { isList } from './option-reader.ts'
import { termVariables } from './term-variables.ts'
import { asTerm } from './terms-reader.ts'

/**
 * The ids of the columns to which a `per-variable` option applies. `chosen`: the value of the option named by `of`, ids of variables or terms
 * of a model. For a model these are the covariates with a slope: no factors, and none that enters as a curve.
 */
export function columnsAskedAbout(chosen: unknown, dictionary: DataDictionary): readonly string[] {
  if (!isList(chosen)) return []
  const terms = chosen.flatMap((item) => asTerm(item) ?? [])
  return [...chosen.filter((item) => typeof item === 'string'), ...slopes(terms, dictionary)]
}

function slopes(terms: readonly Term[], dictionary: DataDictionary): readonly string[] {
  const curves = new Set(terms.filter(({ kind }) => kind === 'polynomial' || kind === 'spline').flatMap(termVariables))
  const straight = terms.filter(({ kind }) => kind === 'main' || kind === 'interaction' || kind === 'nested')
  const ids = new Set(straight.flatMap(termVariables))
  return [...ids].filter((id) => !curves.has(id) && columnInfo(dictionary, id)?.measure === 'continuous')
}
