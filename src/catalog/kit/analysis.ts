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
import type { Words } from './words.ts'

/** The declaration of an analysis: what it asks and what it answers. Everything that is shown of it is derived from here. */
export interface AnalysisDefinition<
  O extends OptionSpecs = OptionSpecs,
  T extends TableSpecs = TableSpecs,
  F extends FigureSpecs = FigureSpecs,
  M extends MessageSpecs = MessageSpecs,
> extends EngineRevised {
  readonly id: string
  /** Raised when the stored options change their meaning; `upgrades` then leads from each older version to the next. */
  readonly version: number
  readonly options: O
  /** Order and grouping of the form; every option stands in one section. */
  readonly sections: readonly Section[]
  readonly results: { readonly tables: T; readonly figures: F; readonly saved?: SavedSpecs }
  /** Notices, notes, checks and rejections, by code. */
  readonly messages: M
  readonly references: readonly ReferenceKey[]
  /** Kinds of weight that the method itself takes into account. Frequency weights work in every other one too, by repeating rows within a bound. */
  readonly weights?: readonly WeightKind[]
  /** Whether what is asked counts whole cases only, as exact tests do: a frequency with a fraction is then refused, never rounded. Of an entry that takes frequency weights itself. */
  readonly wholeFrequencies?: 'always' | ((answers: AnswersSoFar) => boolean)
  readonly upgrades: Upgrades
}

export interface Section<K extends string = string> {
  readonly title: Words
  readonly options: readonly K[]
  /** A folded section is for what few readers change. */
  readonly folded?: boolean
}

export interface TableSpec<C extends ColumnSpecs = ColumnSpecs> {
  readonly title: Words
  /** The columns that together name a row. */
  readonly rows: readonly string[]
  readonly columns: C
}

export type TableSpecs = Readonly<Record<string, TableSpec>>

export interface FigureSpec {
  readonly title: Words
}

export type FigureSpecs = Readonly<Record<string, FigureSpec>>

/** A column that may go back to the dataset, by the step that takes it from an analysis. */
export interface SavedSpec {
  readonly title: Words
  /** What the new variable is called unless the reader says otherwise: short, as in a column heading. */
  readonly name: string
}

export type SavedSpecs = Readonly<Record<string, SavedSpec>>

export type MessageSpecs = Readonly<Record<string, Words>>

/** Returns the declaration as it is; it only infers the types, so that sections can name declared options only. */
export function defineAnalysis<
  const O extends OptionSpecs,
  const T extends TableSpecs,
  const F extends FigureSpecs,
  const M extends MessageSpecs,
>(
  definition: AnalysisDefinition<O, T, F, M> & { readonly sections: readonly Section<Extract<keyof O, string>>[] },
): AnalysisDefinition<O, T, F, M> {
  return definition
}

/** Returns the table as it is; it only infers the types, so that `rows` can name declared columns only. */
export function defineTable<const C extends ColumnSpecs>(
  table: TableSpec<C> & { readonly rows: readonly Extract<keyof C, string>[] },
): TableSpec<C> {
  return table
}

export type OptionsOf<D extends { readonly options: OptionSpecs }> = OptionValues<D['options']>

/** What a computation is given besides data and options. */
export interface ComputeContext {
  /** The answer to the entry's option `seed`, so that a result can be had again; 1 for an entry that asks for none. */
  readonly seed: number
  readonly progress: Progress
  readonly checkpoint: Checkpoint
  readonly signal: { readonly aborted: boolean }
  /** For what takes long and can be divided, such as the samples of a bootstrap: whether on several threads is not the entry's concern. */
  readonly scatter: Scatter
  /** Only of a kind that the definition names. */
  readonly weights?: { readonly variable: string; readonly kind: WeightKind }
}

/** What a part of a computation needs, so that it can be followed and stopped. */
export type Watch = Pick<ComputeContext, 'checkpoint' | 'progress'>

/**
 * Pure: the same frames, options and seed give the same outcome. Several frames are imputations of one dataset;
 * an entry that cannot pool them uses the first and says so.
 */
export type Compute<D extends AnalysisDefinition> = (
  frames: readonly Frame[],
  options: OptionsOf<D>,
  context: ComputeContext,
) => Answer | Promise<Answer>

/** What `compute.ts` exports, with the types of its own definition forgotten. */
export interface ComputeModule {
  compute(
    frames: readonly Frame[],
    options: Readonly<Record<string, unknown>>,
    context: ComputeContext,
  ): Answer | Promise<Answer>
}
