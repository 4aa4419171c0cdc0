import type { Column, ColumnType, Frame } from '#engine/frame/frame.ts'
import type { MessageSpecs, Section } from './analysis.ts'
import type { ColumnInfo } from './data-dictionary.ts'
import type { EngineRevised } from './engine-version.ts'
import { isoMs } from './iso-ms.ts'
import type { StoredOptions } from './options/stored-options.ts'
import type { StoredQuestion } from './options/stored-question.ts'
import type { Upgrades } from './options/upgrade-options.ts'
import type { Notice, Outcome, Params } from './outcome/outcome.ts'
import type { ScriptData } from './r/r-script.ts'
import type { ReferenceKey } from './references.ts'
import type { Reported } from './reported.ts'
import type { StepOptionSpecs, StepOptionValues } from './steps/step-options.ts'
import type { EntryKeywords, Replaceable } from './summary.ts'
import type { Words } from './words.ts'

/** The declaration of a step: one change of a dataset. */
export interface StepDefinition<O extends StepOptionSpecs = StepOptionSpecs, M extends MessageSpecs = MessageSpecs>
  extends EngineRevised {
  readonly id: string
  readonly version: number
  readonly options: O
  readonly sections: readonly Section<Extract<keyof O, string>>[]
  /** Notices and reasons for being broken, by code. */
  readonly messages: M
  readonly references: readonly ReferenceKey[]
  /** What a report can say because of the step. */
  readonly reports?: readonly Reported[]
  readonly upgrades: Upgrades
}

/** Returns the declaration unchanged; it only infers the types, so that sections can name declared options only. */
export function defineStep<const O extends StepOptionSpecs, const M extends MessageSpecs>(
  definition: StepDefinition<O, M>,
): StepDefinition<O, M> {
  return definition
}

/** The menu's groups, in its order. */
export const stepGroups = ['rows', 'values', 'missing', 'texts', 'dates', 'variables', 'shape', 'datasets'] as const

export type StepGroup = (typeof stepGroups)[number]

/** What makes one look for a step: a finding in the data, or rows that were chosen to be seen. */
export type Mended =
  | 'duplicate-rows'
  | 'far'
  | 'future'
  | 'like-id'
  | 'likely-code'
  | 'shown-rows'
  | 'spellings'
  | 'superfluous'
  | 'text-among-numbers'

export interface StepTitle extends Replaceable {
  /** The name of the step's folder. */
  readonly id: string
  /** Steps of a group are listed by this number, in ascending order. */
  readonly order: number
  /** The step that is opened for it, filled in. */
  readonly mends?: Mended
  readonly group: StepGroup
  readonly title: Words
  readonly subtitle: Words
  /** `analysis`: the step saves columns of an analysis and is also offered with the result; `cells`: it corrects single cells, from the table. */
  readonly takes?: 'analysis' | 'cells'
}

export interface StepSummary extends StepTitle, Pick<EntryKeywords, 'keywords'> {}

/** Returns the summary unchanged; it only checks the types. */
export function defineStepSummary(summary: StepSummary): StepSummary {
  return summary
}

export interface StepContext {
  /** New columns are named `<step id>.<k>`: k from 1, or another stable name (`engine/frame/column-ids.ts`). */
  readonly stepId: string
  /** Awaited periodically by a long step: it handles messages, and throws if the step was cancelled. */
  readonly checkpoint?: () => Promise<void>
  /** Called with the fraction done. */
  readonly progress?: (fraction: number) => void
  /** Computes the analysis that the step uses, on the rows before the step. */
  readonly answer?: Outcome
  /** By id: the other datasets that the step names. */
  readonly others?: ReadonlyMap<string, OtherTable>
}

/** Another dataset of the project, after its own steps. */
export interface OtherTable {
  readonly name: string
  readonly frame: Frame
}

/** Further context of a step's script. */
export interface StepScriptContext extends StepContext {
  /** The analysis that the step uses, in R: a part for each level of a split. */
  readonly analysis?: readonly AnalysisPart[]
  /** The data before the step, for a program that names rows by their place. */
  readonly rows?: Frame
  /** By id: the other datasets that the step names, each a data frame that the program has read before `d`. */
  readonly otherFrames?: ReadonlyMap<string, OtherFrame>
}

/** Another dataset in R: the name of its data frame, and its variables. */
export interface OtherFrame {
  readonly frame: string
  readonly name: string
  readonly columns: readonly ColumnInfo[]
}

/** A program that computes on the existing `d`, and the expressions of its savable columns: one value for each row of the resulting `d`. */
export interface AnalysisPart {
  readonly lines: readonly string[]
  readonly saved: Readonly<Record<string, string>>
}

/** The step does not apply to these rows or columns, and changes nothing. */
export interface Broken {
  readonly status: 'broken'
  readonly code: string
  readonly params: Params
  /** The option to change. */
  readonly option?: string
}

export interface ColumnsChange {
  readonly status: 'columns'
  /** Columns that replace those with the same id; others are appended. */
  readonly columns: readonly Column[]
  readonly removed: readonly string[]
  /** Columns that come first, in this order; the others follow in theirs. Without it, all keep their places. */
  readonly first?: readonly string[]
  readonly notices: readonly Notice[]
}

export interface RowsChange {
  readonly status: 'rows'
  /** Positions of the remaining rows, in their new order. */
  readonly positions: Int32Array
  readonly notices: readonly Notice[]
}

/** Another table: rows are added, combined or aggregated. */
export interface TableChange {
  readonly status: 'table'
  readonly rows: number
  /** Of `engine/frame/row-ids.ts`; unique. */
  readonly rowIds: Float64Array
  /** All columns. Existing ones keep their id; a new one is named by `engine/frame/column-ids.ts`. */
  readonly columns: readonly Column[]
  readonly notices: readonly Notice[]
}

export type StepChange = ColumnsChange | RowsChange | TableChange | Broken

export type StepOptionsOf<D extends { readonly options: StepOptionSpecs }> = StepOptionValues<D['options']>

/** Pure: the same frame and options give the same change. */
export type Apply<D extends { readonly options: StepOptionSpecs }> = (
  frame: Frame,
  options: StepOptionsOf<D>,
  context: StepContext,
) => StepChange | Promise<StepChange>

/** Exports of `apply.ts`, without the types of its own definition. */
export interface ApplyModule {
  apply(
    frame: Frame,
    options: Readonly<Record<string, unknown>>,
    context: StepContext,
  ): StepChange | Promise<StepChange>
  /**
   * Ids of the columns that the change depends on: the step is not reapplied while these and the rows are unchanged. `all` for a step that
   * makes another table of all columns.
   */
  reads(options: Readonly<Record<string, unknown>>): readonly string[] | 'all'
  /** The same for the other datasets: by id, the columns on which the change depends. Without it, all. */
  readsOthers?(options: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[] | 'all'>>
}

/** Lines of R that make the same change to the data frame `d`, and their prerequisites. */
export interface StepScript {
  readonly lines: readonly string[]
  /** Names of functions of `r-helpers.ts`. */
  readonly helpers: readonly string[]
}

export interface StepRScript<D extends { readonly options: StepOptionSpecs }> {
  /** `data` has the columns before the step. */
  script(options: StepOptionsOf<D>, data: ScriptData, context: StepScriptContext): StepScript
}

export interface StepRScriptModule {
  readonly rScript: {
    script(options: Readonly<Record<string, unknown>>, data: ScriptData, context: StepScriptContext): StepScript
  }
}

/** A small dataset and the step's result: offered as "try it", run in R. */
export interface StepExample {
  readonly id: string
  readonly title: Words
  readonly columns: readonly StepExampleColumn[]
  readonly options: StoredOptions
  /** By record: the analyses that the step may use. */
  readonly questions?: Readonly<Record<string, StoredQuestion>>
  /** By id: other datasets of the project. */
  readonly others?: Readonly<Record<string, OtherExample>>
  readonly expect: 'done' | 'incomplete' | { readonly broken: string }
}

export interface OtherExample {
  readonly name: string
  readonly columns: readonly StepExampleColumn[]
}

export interface StepExampleColumn {
  readonly id: string
  readonly name: string
  readonly type: ColumnType
  readonly measure?: Column['measure']
  readonly valueLabels?: Column['valueLabels']
  readonly missingCodes?: Column['missingCodes']
  readonly missingRanges?: Column['missingRanges']
  /** Numbers, texts, or days and instants as ISO texts; null is a missing value. */
  readonly values: readonly (number | string | null)[]
}

/** Returns the examples unchanged; it only checks the types. */
export function defineStepExamples(examples: readonly StepExample[]): readonly StepExample[] {
  return examples
}

export interface StepExamplesModule {
  readonly examples: readonly StepExample[]
}

/** The columns of an example as a frame. Row ids count from 1; null is a missing value, days and instants become ms since 1970. */
export function stepExampleFrame({ columns }: Pick<StepExample, 'columns'>): Frame {
  const rows = columns[0]?.values.length ?? 0
  return { rows, rowIds: Float64Array.from({ length: rows }, (_, i) => i + 1), columns: columns.map(exampleColumn) }
}

function exampleColumn({ values, type, ...given }: StepExampleColumn): Column {
  const measure = type === 'text' ? 'nominal' : 'continuous'
  const meta = { label: '', measure, valueLabels: [], missingCodes: [], missingRanges: [], ...given } as const
  if (type !== 'text')
    return { ...meta, type, values: Float64Array.from(values, (v) => (v === null ? Number.NaN : cellNumber(v))) }
  const dictionary = Array.from(new Set(values.map((v) => String(v ?? '')))).filter((text) => text !== '')
  const codes = Int32Array.from(values, (v) => dictionary.indexOf(String(v ?? '')))
  return { ...meta, type, codes, dictionary }
}

/** A number, or an ISO text as ms. */
function cellNumber(value: number | string): number {
  return typeof value === 'number' ? value : isoMs(value)
}
