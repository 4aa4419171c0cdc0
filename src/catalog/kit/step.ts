import type { Column, ColumnType, Frame } from '#engine/frame/frame.ts'
import type { MessageSpecs, Section } from './analysis.ts'
import type { EngineRevised } from './engine-version.ts'
import { isoMs } from './iso-ms.ts'
import type { StoredOptions } from './options/stored-options.ts'
import type { StoredQuestion } from './options/stored-question.ts'
import type { Upgrades } from './options/upgrade-options.ts'
import type { Notice, Outcome, Params } from './outcome/outcome.ts'
import type { ScriptData } from './r/r-script.ts'
import type { ReferenceKey } from './references.ts'
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
  readonly upgrades: Upgrades
}

/** Returns the declaration as it is; it only infers the types, so that sections can name declared options only. */
export function defineStep<const O extends StepOptionSpecs, const M extends MessageSpecs>(
  definition: StepDefinition<O, M>,
): StepDefinition<O, M> {
  return definition
}

export interface StepTitle extends Replaceable {
  /** The name of the step's folder. */
  readonly id: string
  /** Steps are offered by this number, in ascending order. */
  readonly order: number
  readonly title: Words
  readonly subtitle: Words
  /** The step that takes what an analysis saves: it is offered beside the result too. */
  readonly takes?: 'analysis'
}

export interface StepSummary extends StepTitle, Pick<EntryKeywords, 'keywords'> {}

/** Returns the summary as it is; it only checks the types. */
export function defineStepSummary(summary: StepSummary): StepSummary {
  return summary
}

export interface StepContext {
  /** New columns are called `<step id>.<k>`: k from 1, or what else stays (`engine/frame/column-ids.ts`). */
  readonly stepId: string
  /** Awaited now and then by a step that takes long: it lets messages in, and throws where the work is no longer wanted. */
  readonly checkpoint?: () => Promise<void>
  /** Called with how much is done, from 0 to 1. */
  readonly progress?: (fraction: number) => void
  /** Of the analysis that the step asks for, on the rows as it finds them. */
  readonly answer?: Outcome
}

/** What a step's script is given besides. */
export interface StepScriptContext extends StepContext {
  /** The analysis that the step asks for, in R: a part for each level where it is split. */
  readonly analysis?: readonly AnalysisPart[]
}

/** A program that computes on the `d` that it finds, and the expressions of what it can save: one value for each row of the `d` that it leaves. */
export interface AnalysisPart {
  readonly lines: readonly string[]
  readonly saved: Readonly<Record<string, string>>
}

/** It does not apply to these rows or columns, and changes nothing. */
export interface Broken {
  readonly status: 'broken'
  readonly code: string
  readonly params: Params
  /** The option to change. */
  readonly option?: string
}

export interface ColumnsChange {
  readonly status: 'columns'
  /** Columns that take the place of those with the same id; others go to the end. */
  readonly columns: readonly Column[]
  readonly removed: readonly string[]
  readonly notices: readonly Notice[]
}

export interface RowsChange {
  readonly status: 'rows'
  /** Positions of the rows that stay, in their new order. */
  readonly positions: Int32Array
  readonly notices: readonly Notice[]
}

/** Another table: rows are added, made of several or of groups. */
export interface TableChange {
  readonly status: 'table'
  readonly rows: number
  /** Of `engine/frame/row-ids.ts`; no two alike. */
  readonly rowIds: Float64Array
  /** All of them. Those that stay keep their id; a new one is named by `engine/frame/column-ids.ts`. */
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

/** What `apply.ts` exports, with the types of its own definition forgotten. */
export interface ApplyModule {
  apply(
    frame: Frame,
    options: Readonly<Record<string, unknown>>,
    context: StepContext,
  ): StepChange | Promise<StepChange>
  /**
   * Ids of the columns that the change depends on: the step is not applied again while these and the rows are the same. `all` of a step that makes
   * another table of whatever columns it finds.
   */
  reads(options: Readonly<Record<string, unknown>>): readonly string[] | 'all'
}

/** Lines of R that do the same to the data frame `d`, and what they need before them. */
export interface StepScript {
  readonly lines: readonly string[]
  /** Names of functions of `r-helpers.ts`. */
  readonly helpers: readonly string[]
}

export interface StepRScript<D extends { readonly options: StepOptionSpecs }> {
  /** `data` holds the columns as the step finds them. */
  script(options: StepOptionsOf<D>, data: ScriptData, context: StepScriptContext): StepScript
}

export interface StepRScriptModule {
  readonly rScript: {
    script(options: Readonly<Record<string, unknown>>, data: ScriptData, context: StepScriptContext): StepScript
  }
}

/** A small dataset and what a step makes of it: shown as "try it", run against R. */
export interface StepExample {
  readonly id: string
  readonly title: Words
  readonly columns: readonly StepExampleColumn[]
  readonly options: StoredOptions
  /** By record: the analyses that the step may ask for. */
  readonly questions?: Readonly<Record<string, StoredQuestion>>
  readonly expect: 'done' | 'incomplete' | { readonly broken: string }
}

export interface StepExampleColumn {
  readonly id: string
  readonly name: string
  readonly type: ColumnType
  readonly measure?: Column['measure']
  readonly valueLabels?: Column['valueLabels']
  readonly missingCodes?: Column['missingCodes']
  readonly missingRanges?: Column['missingRanges']
  /** Numbers, texts, or days and instants as ISO texts; null is a blank. */
  readonly values: readonly (number | string | null)[]
}

/** Returns the examples as they are; it only checks the types. */
export function defineStepExamples(examples: readonly StepExample[]): readonly StepExample[] {
  return examples
}

export interface StepExamplesModule {
  readonly examples: readonly StepExample[]
}

/** The columns of an example as a frame. Row ids count from 1; null is a blank, days and instants become ms since 1970. */
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
