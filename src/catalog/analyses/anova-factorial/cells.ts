import type { Term } from '#engine/methods/design/term.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import type { LevelRef, TermCell } from '../../kit/outcome/outcome.ts'

/** Levels of each factor in the order of the variable. */
export type FactorLevels = ReadonlyMap<string, readonly LevelValue[]>

/** The terms that consist of factors only, in the order of the model, given by their variables. */
export function factorTerms(terms: readonly Term[], isFactor: (variable: string) => boolean) {
  return terms.map(termVariables).filter((variables) => variables.every(isFactor))
}

/** Terms that no other term contains: factors of an interaction are interpreted within it. */
export function largestTerms(terms: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return terms.filter(
    (own) => !terms.some((other) => other.length > own.length && own.every((variable) => other.includes(variable))),
  )
}

/** All combinations of the levels of the factors, the last factor varying fastest; a single empty combination if there are no factors. */
export function combinations(variables: readonly string[], levels: FactorLevels): readonly (readonly LevelRef[])[] {
  return variables.reduce<readonly (readonly LevelRef[])[]>(
    (found, variable) =>
      found.flatMap((before) => (levels.get(variable) ?? []).map((level) => [...before, { variable, level }])),
    [[]],
  )
}

/** For example `Sex: female × Arm: A`; null for all cells together. */
export function cellOf(at: readonly LevelRef[]): TermCell | null {
  return at.length === 0 ? null : { product: at }
}

/** The simple effects of a model: each factor of its highest-order interactions, within each combination of the other factors. */
export function simpleQuestions(terms: readonly (readonly string[])[], levels: FactorLevels) {
  return largestTerms(terms)
    .filter((variables) => variables.length > 1)
    .flatMap((variables) =>
      variables.flatMap((factor) =>
        combinations(
          variables.filter((other) => other !== factor),
          levels,
        ).map((at) => ({ factor, at })),
      ),
    )
    .filter((one, k, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === k)
}
