import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { Progress } from '#engine/progress.ts'
import type { Scatter } from '#engine/scatter/scatter.ts'
import type { EngineRevised } from './engine-version.ts'
import type { WeightKind } from './options/common-options.ts'
import type { OptionValues } from './options/option-values.ts'
import type { AnswersSoFar, OptionSpecs } from './options/options.ts'
import type { Upgrades } from './options/upgrade-options.ts'
import type { ColumnSpecs } from './outcome/columns.ts'
import type { Answer } from './outcome/outcome.ts'
import type { ReferenceKey } from './references.ts'
import type { Reported } from './reported.ts'
import type { Words } from './words.ts'

/** The declaration of an analysis: its options and its outcome. Everything shown about it is derived from here. */
export interface AnalysisDefinition<
  O extends OptionSpecs = OptionSpecs,
  T extends TableSpecs = TableSpecs,
  F extends FigureSpecs = FigureSpecs,
  M extends MessageSpecs = MessageSpecs,
> extends EngineRevised {
  readonly id: string
  /** Raised when the stored options change their meaning; `upgrades` then converts each version to the next. */
  readonly version: number
  readonly options: O
  /** Order and grouping of the form; every option is in exactly one section. */
  readonly sections: readonly Section[]
  readonly results: {
    readonly tables: T
    readonly figures: F
    readonly saved?: SavedSpecs
    /** The table that the page shows before the others, if it is not the first one. */
    readonly main?: string
  }
  /** Messages of notices, notes, checks and rejections, by code. */
  readonly messages: M
  readonly references: readonly ReferenceKey[]
  /** What its results contribute to a report of a study. */
  readonly reports?: readonly Reported[]
  /** Kinds of weight that the method itself supports. All other entries support frequency weights by repeating rows, up to a limit. */
  readonly weights?: readonly WeightKind[]
  /**
   * Whether the method counts whole cases only for these options, as exact tests do: a fractional frequency is then refused, never rounded.
   * For entries that use frequency weights themselves.
   */
  readonly wholeFrequencies?: 'always' | ((answers: AnswersSoFar) => boolean)
  /** The figure of a chart has rows, and is continued in further figures if they do not fit on one page. */
  readonly continued?: true
  readonly upgrades: Upgrades
}

export interface Section<K extends string = string> {
  readonly title: Words
  readonly options: readonly K[]
  /** A folded section is for options that few readers change. */
  readonly folded?: boolean
}

export interface TableSpec<C extends ColumnSpecs = ColumnSpecs> {
  readonly title: Words
  /** The columns that together name a row. */
  readonly rows: readonly string[]
  readonly columns: C
  /** Columns with numbers of single rows, such as the smallest: a model is not shown them (SPEC AI2). */
  readonly ofSingleRows?: readonly string[]
}

export type TableSpecs = Readonly<Record<string, TableSpec>>

export interface FigureSpec {
  readonly title: Words
}

export type FigureSpecs = Readonly<Record<string, FigureSpec>>

/** A column that a step can save to the dataset. */
export interface SavedSpec {
  readonly title: Words
  /** Default name of the new variable: short, like a column heading. */
  readonly name: string
}

export type SavedSpecs = Readonly<Record<string, SavedSpec>>

export type MessageSpecs = Readonly<Record<string, Words>>

/** Returns the declaration unchanged; it only infers the types, so that sections can name declared options only, and `main` a declared table. */
export function defineAnalysis<
  const O extends OptionSpecs,
  const T extends TableSpecs,
  const F extends FigureSpecs,
  const M extends MessageSpecs,
>(
  definition: AnalysisDefinition<O, T, F, M> & {
    readonly sections: readonly Section<Extract<keyof O, string>>[]
    readonly results: { readonly main?: Extract<keyof T, string> }
  },
): AnalysisDefinition<O, T, F, M> {
  return definition
}

/** Returns the table unchanged; it only infers the types, so that `rows` can name declared columns only. */
export function defineTable<const C extends ColumnSpecs>(
  table: TableSpec<C> & {
    readonly rows: readonly Extract<keyof C, string>[]
    readonly ofSingleRows?: readonly Extract<keyof C, string>[]
  },
): TableSpec<C> {
  return table
}

export type OptionsOf<D extends { readonly options: OptionSpecs }> = OptionValues<D['options']>

/** The context of a computation, besides data and options. */
export interface ComputeContext {
  /** The value of the entry's option `seed`, so that a result can be reproduced; 1 for an entry without one. */
  readonly seed: number
  readonly progress: Progress
  readonly checkpoint: Checkpoint
  readonly signal: { readonly aborted: boolean }
  /** Distributes long computations that can be divided, such as bootstrap samples; the entry need not know the number of threads. */
  readonly scatter: Scatter
  /** Only of a kind that the definition names. */
  readonly weights?: { readonly variable: string; readonly kind: WeightKind }
}

/** The part of the context that subcomputations need to report progress and to be stopped. */
export type Watch = Pick<ComputeContext, 'checkpoint' | 'progress'>

/**
 * Pure: the same frames, options and seed give the same outcome. Several frames are imputations of one dataset; an entry that cannot pool them
 * uses the first and says so.
 */
export type Compute<D extends AnalysisDefinition> = (
  frames: readonly Frame[],
  options: OptionsOf<D>,
  context: ComputeContext,
) => Answer | Promise<Answer>

/** The frames of a chart: at least one, of which it draws the first. */
export type ChartFrames = readonly [Frame, ...Frame[]]

/** Exports of `compute.ts`, without the types of its own definition. */
export interface ComputeModule {
  compute(
    frames: readonly Frame[],
    options: Readonly<Record<string, unknown>>,
    context: ComputeContext,
  ): Answer | Promise<Answer>
}
