import type { Measure } from '#engine/frame/frame.ts'
import type { Contrast, Term, TermKind } from '#engine/methods/design/term.ts'
import type { LevelValue } from '../data-dictionary.ts'
import type { Asked } from './options.ts'

/** The kinds of option with several parts, each stored under its own leaf. */

/** The right-hand side of a model. */
export interface TermsOption extends Asked {
  readonly kind: 'terms'
  /** The kinds of term that the method supports. */
  readonly allows: readonly TermKind[]
  readonly min: number
  readonly max: number
}

export interface ModelTerms {
  readonly terms: readonly Term[]
  /** By id, for each categorical variable in the terms. The reference is null if its variable has no level. */
  readonly factors: Readonly<Record<string, { readonly reference: LevelValue | null; readonly contrast: Contrast }>>
}

/** Two measurements of one person or of a matched pair: as two columns, or as rows that share a set. */
export interface MatchedSetOption extends Asked {
  readonly kind: 'matched-set'
  /** The outcomes. */
  readonly accepts: readonly Measure[]
  readonly max: number
}

export type MatchedSet =
  | { readonly layout: 'wide'; readonly pairs: readonly (readonly [string, string])[] }
  | {
      readonly layout: 'long'
      readonly outcomes: readonly string[]
      /** Rows with the same value belong together. */
      readonly set: string
      /** Which of the two a row belongs to, by its levels `first` and `second`. */
      readonly member: string
      readonly first: LevelValue | null
      readonly second: LevelValue | null
    }

/** One outcome of each subject under every combination of the levels of some factors. */
export interface RepeatedMeasuresOption extends Asked {
  readonly kind: 'repeated-measures'
  readonly accepts: readonly Measure[]
  readonly maxFactors: number
}

export interface WithinFactor {
  readonly name: string
  readonly levels: readonly string[]
}

export type RepeatedMeasures =
  | {
      readonly layout: 'wide'
      readonly factors: readonly WithinFactor[]
      /** One for each combination of levels, the last factor fastest. */
      readonly columns: readonly string[]
    }
  | { readonly layout: 'long'; readonly outcome: string; readonly subject: string; readonly within: readonly string[] }

/** A contingency table entered by the reader. */
export interface CountsOption extends Asked {
  readonly kind: 'counts'
  readonly maxRows: number
  readonly maxColumns: number
}

export interface Counts {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** One row of the table each: integers of 0 or more. */
  readonly counts: readonly (readonly number[])[]
}

/** The option for the terms of a model: 1 to 200 unless the entry specifies otherwise. */
export function terms(
  spec: Omit<TermsOption, 'kind' | 'min' | 'max'> & { readonly min?: number; readonly max?: number },
): TermsOption {
  return { kind: 'terms', min: 1, max: 200, ...spec }
}

/** The option for matched pairs: at most 100 of them, or outcomes, unless the entry specifies otherwise. */
export function matchedSet(spec: Omit<MatchedSetOption, 'kind' | 'max'> & { readonly max?: number }): MatchedSetOption {
  return { kind: 'matched-set', max: 100, ...spec }
}

/** The option for repeated measurements: at most 3 within-subject factors unless the entry specifies otherwise. */
export function repeatedMeasures(
  spec: Omit<RepeatedMeasuresOption, 'kind' | 'maxFactors'> & { readonly maxFactors?: number },
): RepeatedMeasuresOption {
  return { kind: 'repeated-measures', maxFactors: 3, ...spec }
}

/** The option for an entered contingency table: at most 20 rows and 20 columns unless the entry specifies otherwise. */
export function counts(
  spec: Omit<CountsOption, 'kind' | 'maxRows' | 'maxColumns'> & {
    readonly maxRows?: number
    readonly maxColumns?: number
  },
): CountsOption {
  return { kind: 'counts', maxRows: 20, maxColumns: 20, ...spec }
}
