import type { Measure, MissingRange, ValueLabel } from '#engine/frame/frame.ts'
import type { GroupStatistic } from '#engine/methods/groups/group-statistics.ts'
import type { CheckRule } from '#engine/methods/rules/check-rule.ts'
import type { LevelValue } from '../data-dictionary.ts'
import type { OptionValue } from '../options/option-values.ts'
import type { AnswersSoFar, OptionSpec } from '../options/options.ts'
import type { DatasetOption, OtherDataset, OtherVariableOption } from '../options/reference-options.ts'
import type { Words } from '../words.ts'
import type { CellEdit } from './cell-edits.ts'

/** Options that only steps have, besides those of `options.ts`. Each is one leaf. */
export type StepOptionSpec =
  | OptionSpec
  | FormulaOption
  | RecodeRulesOption
  | CasesOption
  | SortKeysOption
  | LiteralOption
  | TextsOption
  | AnalysisOption
  | SavedOutputOption
  | DatasetOption
  | OtherVariableOption
  | SummaryItemsOption
  | StubsOption
  | FrozenLevelsOption
  | CellEditsOption
  | MissingNumbersOption
  | DictionaryItemsOption
  | MergedValuesOption
  | CheckRulesOption
  | SecretKeyOption

export type StepOptionSpecs = Readonly<Record<string, StepOptionSpec>>

interface Asked {
  readonly label: Words
  readonly help: Words
  readonly when?: (answers: AnswersSoFar) => boolean
}

/** A stored formula, with columns as `{id}`. `condition`: its result must be true or false. */
export interface FormulaOption extends Asked {
  readonly kind: 'formula'
  readonly result: 'condition' | 'value'
}

export interface RecodeRulesOption extends Asked {
  readonly kind: 'recode-rules'
  /** The option with the variable to recode. */
  readonly of: string
}

/** The first matching rule applies. `values`: any of these; `range`: both ends included, null for no end; `missing`: missing values. */
export interface RecodeRule {
  readonly from:
    | { readonly values: readonly LevelValue[] }
    | { readonly range: readonly [number | null, number | null] }
    | { readonly missing: true }
  /** The new value; null for missing. */
  readonly to: LevelValue | null
}

/** Conditions with the value that each gives. The first that is true applies. */
export interface CasesOption extends Asked {
  readonly kind: 'cases'
}

export interface Case {
  /** Unique in the list. */
  readonly id: string
  /** A stored formula, with columns as `{id}`. */
  readonly condition: string
  /** Null for missing. */
  readonly value: LevelValue | null
}

export interface SortKeysOption extends Asked {
  readonly kind: 'sort-keys'
}

export interface SortKey {
  readonly column: string
  readonly descending: boolean
}

/** One value: a number or a text. */
export interface LiteralOption extends Asked {
  readonly kind: 'literal'
}

/** A list of texts, such as labels. */
export interface TextsOption extends Asked {
  readonly kind: 'texts'
  readonly maxItems: number
}

/** Variables that were measured repeatedly, each in several columns. */
export interface StubsOption extends Asked {
  readonly kind: 'stubs'
}

export interface WideStubs {
  /** Values of the time variable, in order. */
  readonly times: readonly string[]
  readonly groups: readonly StubGroup[]
}

/** One variable in as many columns as there are times. */
export interface StubGroup {
  /** Part of the id of the new column, so it never changes. */
  readonly id: string
  /** The name of the new variable. */
  readonly name: string
  /** By time: ids of columns; null where it was not measured. */
  readonly columns: readonly (string | null)[]
}

/** The levels of a variable that get a column each. */
export interface FrozenLevelsOption extends Asked {
  readonly kind: 'frozen-levels'
  /** The option with the variable. */
  readonly of: string
  readonly maxItems: number
}

/** Its index is part of the id of its column: a level that is taken out leaves null in its place. */
export type FrozenLevels = readonly (LevelValue | null)[]

/** Corrections of single cells: a leaf each (`cell-edits.ts`). */
export interface CellEditsOption extends Asked {
  readonly kind: 'cell-edits'
}

/** Numbers that mean "missing". */
export interface MissingNumbersOption extends Asked {
  readonly kind: 'missing-numbers'
}

export interface MissingNumbers {
  readonly codes: readonly number[]
  readonly ranges: readonly MissingRange[]
}

/** What is declared about variables: the data dictionary, as far as a step sets it. */
export interface DictionaryItemsOption extends Asked {
  readonly kind: 'dictionary-items'
}

/** Parts of the metadata of a column, in the form that it has there. An absent part stays as it is. */
export interface DictionaryItem {
  /** A variable is in the list once. */
  readonly column: string
  readonly label?: string
  readonly measure?: Measure
  /** In place of those of the variable; their order is the order of the levels. */
  readonly valueLabels?: readonly ValueLabel[]
  /** Besides those of the variable: what was missing stays so. */
  readonly missingCodes?: readonly LevelValue[]
  readonly missingRanges?: readonly MissingRange[]
}

/** Texts of a variable that become one. */
export interface MergedValuesOption extends Asked {
  readonly kind: 'merged-values'
  /** The option with the variable. */
  readonly of: string
}

export interface MergedValues {
  /** Each text is in one group at most, and is not what another group becomes. */
  readonly groups: readonly MergedGroup[]
  /** Texts that were proposed and are to stay as they are: they are not reported as new spellings. */
  readonly apart: readonly string[]
}

export interface MergedGroup {
  /** What the texts become. */
  readonly to: string
  readonly values: readonly string[]
}

/** Rules that the values of each row must follow. */
export interface CheckRulesOption extends Asked {
  readonly kind: 'row-rules'
}

/** A key that must not be known to those who get the results: 128 bits, as 32 hexadecimal digits. Files of recipes and programs leave it out. */
export interface SecretKeyOption extends Asked {
  readonly kind: 'secret-key'
}

/** A saved analysis of the same dataset, by the id of its record: the step uses its result on the rows before the step. */
export interface AnalysisOption extends Asked {
  readonly kind: 'analysis'
}

/** A column that the analysis of another option can save, by its id. */
export interface SavedOutputOption extends Asked {
  readonly kind: 'saved-output'
  /** The option with the analysis. */
  readonly of: string
}

/** Statistics of groups of rows: each becomes a variable. */
export interface SummaryItemsOption extends Asked {
  readonly kind: 'summary-items'
}

export interface SummaryItem {
  /** Names the column `<step>.<id>`: unique in the list, and never used for another item again. */
  readonly id: string
  readonly statistic: GroupStatistic
  /** Null for the number of rows. */
  readonly column: string | null
  /** Of `percentile`: above 0, below 100. */
  readonly percentile: number
  /** The name of the new variable. */
  readonly name: string
}

type StepOptionValue<O extends StepOptionSpec> = O extends FormulaOption
  ? string
  : O extends RecodeRulesOption
    ? readonly RecodeRule[]
    : O extends CasesOption
      ? readonly Case[]
      : O extends SortKeysOption
        ? readonly SortKey[]
        : O extends LiteralOption
          ? LevelValue | null
          : O extends TextsOption
            ? readonly string[]
            : O extends AnalysisOption | SavedOutputOption | SecretKeyOption
              ? string
              : O extends DatasetOption
                ? readonly OtherDataset[]
                : O extends OtherVariableOption
                  ? readonly string[]
                  : O extends SummaryItemsOption
                    ? readonly SummaryItem[]
                    : O extends StubsOption
                      ? WideStubs
                      : O extends FrozenLevelsOption
                        ? FrozenLevels
                        : O extends MissingNumbersOption
                          ? MissingNumbers
                          : O extends DictionaryItemsOption
                            ? readonly DictionaryItem[]
                            : O extends MergedValuesOption
                              ? MergedValues
                              : O extends CheckRulesOption
                                ? readonly CheckRule[]
                                : O extends CellEditsOption
                                  ? readonly CellEdit[]
                                  : O extends OptionSpec
                                    ? OptionValue<O>
                                    : never

export type StepOptionValues<S extends StepOptionSpecs> = { readonly [K in keyof S]: StepOptionValue<S[K]> }

/** The option for a formula. */
export function formula(spec: Omit<FormulaOption, 'kind'>): FormulaOption {
  return { kind: 'formula', ...spec }
}

/** The option for the rules that recode a variable. */
export function recodeRules(spec: Omit<RecodeRulesOption, 'kind'>): RecodeRulesOption {
  return { kind: 'recode-rules', ...spec }
}

/** The option for conditions and the value of each. */
export function cases(spec: Omit<CasesOption, 'kind'>): CasesOption {
  return { kind: 'cases', ...spec }
}

/** The option for the columns to sort by. */
export function sortKeys(spec: Omit<SortKeysOption, 'kind'>): SortKeysOption {
  return { kind: 'sort-keys', ...spec }
}

/** The option for statistics of groups of rows. */
export function summaryItems(spec: Omit<SummaryItemsOption, 'kind'>): SummaryItemsOption {
  return { kind: 'summary-items', ...spec }
}

/** The option for groups of columns, each of one variable at several times. */
export function stubs(spec: Omit<StubsOption, 'kind'>): StubsOption {
  return { kind: 'stubs', ...spec }
}

/** The option for the levels that get a column: at most 2000. */
export function frozenLevels(spec: Omit<FrozenLevelsOption, 'kind' | 'maxItems'>): FrozenLevelsOption {
  return { kind: 'frozen-levels', maxItems: 2000, ...spec }
}

/** The option for corrections of single cells. */
export function cellEdits(spec: Omit<CellEditsOption, 'kind'>): CellEditsOption {
  return { kind: 'cell-edits', ...spec }
}

/** The option for numbers that mean "missing": codes, and ranges of them. */
export function missingNumbers(spec: Omit<MissingNumbersOption, 'kind'>): MissingNumbersOption {
  return { kind: 'missing-numbers', ...spec }
}

/** The option for what is declared about variables. */
export function dictionaryItems(spec: Omit<DictionaryItemsOption, 'kind'>): DictionaryItemsOption {
  return { kind: 'dictionary-items', ...spec }
}

/** The option for texts that become one. */
export function mergedValues(spec: Omit<MergedValuesOption, 'kind'>): MergedValuesOption {
  return { kind: 'merged-values', ...spec }
}

/** The option for rules that the values of each row must follow. */
export function checkRules(spec: Omit<CheckRulesOption, 'kind'>): CheckRulesOption {
  return { kind: 'row-rules', ...spec }
}

/** The option for a secret key; empty if it is not asked. */
export function secretKey(spec: Omit<SecretKeyOption, 'kind'>): SecretKeyOption {
  return { kind: 'secret-key', ...spec }
}

/** The option for a saved analysis of the dataset. */
export function analysis(spec: Omit<AnalysisOption, 'kind'>): AnalysisOption {
  return { kind: 'analysis', ...spec }
}

/** The option for a column that an analysis can save. */
export function savedOutput(spec: Omit<SavedOutputOption, 'kind'>): SavedOutputOption {
  return { kind: 'saved-output', ...spec }
}

/** The option for one value: a number or a text; null if empty. */
export function literal(spec: Omit<LiteralOption, 'kind'>): LiteralOption {
  return { kind: 'literal', ...spec }
}

/** The option for a list of texts: at most 100. */
export function texts(spec: Omit<TextsOption, 'kind' | 'maxItems'>): TextsOption {
  return { kind: 'texts', maxItems: 100, ...spec }
}
