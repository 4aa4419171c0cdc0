import {
  effectContrasts,
  helmertContrasts,
  indicatorContrasts,
  polynomialContrasts,
} from '#engine/methods/design/contrast-matrix.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import type { Broken, StepOptionsOf } from '../../kit/step.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { broken } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** More degrees than this mean nothing. */
const mostDegrees = 50

/** A variable to be made. */
export interface CodedColumn {
  /** The end of its id: the place of the level in the list that the step keeps, or the degree. */
  readonly key: string
  readonly name: string
  /** The level, its degree as a word of R, or `missing`. */
  readonly part: string
  /** The level of the variable; undefined for a polynomial, and for missing values. */
  readonly level?: LevelValue
  /** The number of each level, missing values as the last if they are one. */
  readonly values: Float64Array
}

export interface Coded {
  /** The levels that are coded, each with its place in the list that the step keeps. */
  readonly levels: readonly { readonly value: LevelValue; readonly at: number }[]
  /** The index of the reference among them; null for none. */
  readonly reference: number | null
  readonly columns: readonly CodedColumn[]
}

/** The new variables of a variable with that name, or why there can be none. */
export function codedColumns(options: Options, name: string): Coded | Broken {
  const { coding, missing, pattern } = options
  const levels = options.levels.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
  const ownLevel = missing === 'own-level'
  const count = levels.length + Number(ownLevel)
  if (coding === 'polynomial' && ownLevel) return broken('missing-has-no-order', {}, 'missing')
  if (coding === 'polynomial' && count > mostDegrees)
    return broken('too-many-levels', { most: mostDegrees, count }, 'levels')
  const reference = referenceOf(options, levels)
  if (reference !== null && typeof reference !== 'number') return reference
  if (count < (coding === 'indicator' && reference === null ? 1 : 2)) return broken('too-few-levels', {}, 'levels')
  const named = (key: string, part: string, values: Float64Array): CodedColumn => {
    const level = levels.find(({ at }) => String(at + 1) === key.replace(/^h/, ''))?.value
    return { key, part, values, name: patternName(pattern, name, part).trim(), ...(level !== undefined && { level }) }
  }
  const keys = [...levels.map(({ at }) => String(at + 1)), ...(ownLevel ? ['missing'] : [])]
  const parts = [...levels.map(({ value }) => String(value)), ...(ownLevel ? ['missing'] : [])]
  const withColumn = keys.map((_, k) => k).filter((k) => k !== reference)
  const byLevel = (contrasts: readonly Float64Array[]) =>
    withColumn.map((k, j) => named(keys[k] ?? '', parts[k] ?? '', contrasts[j] ?? new Float64Array()))
  const columns = {
    indicator: () => byLevel(indicatorContrasts(count, reference)),
    effect: () => byLevel(effectContrasts(count, reference ?? 0)),
    helmert: () => helmertContrasts(count).map((values, k) => named(`h${keys[k + 1]}`, parts[k + 1] ?? '', values)),
    polynomial: () => polynomialContrasts(count).map((values, k) => named(`p${k + 1}`, degreeName(k + 1), values)),
  }[coding]()
  return patternProblem(pattern, 1, columns.length) ?? { levels, reference, columns }
}

function referenceOf(
  { coding, reference, referenceValue }: Options,
  levels: readonly { readonly value: LevelValue }[],
): number | null | Broken {
  if (coding === 'helmert' || coding === 'polynomial') return null
  if (reference === 'none') return coding === 'indicator' ? null : broken('effect-needs-reference', {}, 'reference')
  if (reference === 'first') return 0
  if (reference === 'last') return levels.length - 1
  const found = levels.findIndex(({ value }) => String(value) === String(referenceValue))
  return found >= 0 ? found : broken('reference-not-among-levels', { value: String(referenceValue) }, 'referenceValue')
}

/** As R names the columns of `contr.poly`. */
const degreeName = (degree: number): string => ['L', 'Q', 'C'][degree - 1] ?? String(degree)
