import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { rColumnName, rLevel, rName, rString } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { type FactorLevels, factorTerms, simpleQuestions } from './cells.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** The levels in the dictionary for all factors of the model. */
export function dictionaryLevels({ terms }: Options, data: ScriptData): FactorLevels {
  return new Map(Object.keys(terms.factors).map((id) => [id, columnInfo(data, id)?.levels ?? []]))
}

/** The requested comparisons as ids and levels: factors averaged over the other factors, and factors within a cell of others. */
export function compared(options: Options, data: ScriptData) {
  const { terms, comparisons } = options
  const asked = factorTerms(terms.terms, (id) => terms.factors[id] !== undefined)
  const alone = asked.flatMap(([variable, more]) => (variable === undefined || more !== undefined ? [] : [variable]))
  return {
    main: comparisons.includes('main') ? alone : [],
    simple: comparisons.includes('simple') ? simpleQuestions(asked, dictionaryLevels(options, data)) : [],
  }
}

/** The same as R arguments. */
export function comparedInR(options: Options, data: ScriptData) {
  const { main, simple } = compared(options, data)
  const name = (id: string) => rString(rColumnName(data, id))
  return {
    main: main.map(name),
    simple: simple.map(({ factor, at }) => `${name(factor)}, ${cellInR(at, data)}`),
  }
}

/** For example `c(sex = "female", arm = "A")`. */
export function cellInR(at: readonly LevelRef[], data: ScriptData): string {
  const parts = at.map(
    ({ variable, level }) => `${rName(rColumnName(data, variable))} = ${rLevel(data, variable, level)}`,
  )
  return at.length === 0 ? 'NULL' : `c(${parts.join(', ')})`
}
