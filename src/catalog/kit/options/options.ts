import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { LevelValue } from '../data-dictionary.ts'
import type { AnnotationsOption, MovesOption } from '../figures/annotations-option.ts'
import type { Words } from '../words.ts'
import type { CountsOption, MatchedSetOption, RepeatedMeasuresOption, TermsOption } from './compound-options.ts'
import type { GridOption } from './grid-option.ts'
import type { ModelOption, SetOption } from './reference-options.ts'

/**
 * The kinds of option that an entry can have. Each is plain data, from which the form, the validation, the help and the command line are
 * derived. Values are stored flat: one JSON value under each leaf key (see `stored-options.ts`).
 */
export type OptionSpec =
  | VariablesOption
  | VariableOption<boolean>
  | LevelOption
  | SurvivalOutcomeOption
  | PerVariableOption<PerVariableFields>
  | ChoiceOption<string>
  | ChoicesOption<string>
  | ToggleOption
  | NumberOption<boolean>
  | NumbersOption
  | TextOption
  | TermsOption
  | MatchedSetOption
  | RepeatedMeasuresOption
  | CountsOption
  | GridOption
  | ModelOption
  | SetOption
  | AnnotationsOption
  | MovesOption

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** Values so far, by option: the input of `when`. */
export type AnswersSoFar = Readonly<Record<string, unknown>>

export interface Asked {
  readonly label: Words
  readonly help: Words
  /** Visible only if this holds; otherwise the initial value applies. */
  readonly when?: (answers: AnswersSoFar) => boolean
}

interface AsksForColumns {
  readonly accepts: readonly Measure[]
  /** Numbers and text by default; dates only if listed. */
  readonly types?: readonly ColumnType[]
}

export interface VariablesOption extends Asked, AsksForColumns {
  readonly kind: 'variables'
  readonly min: number
  readonly max: number
}

export interface VariableOption<Required extends boolean> extends Asked, AsksForColumns {
  readonly kind: 'variable'
  readonly required: Required
}

/** One value of a categorical variable: the event, the reference, the first group. */
export interface LevelOption extends Asked {
  readonly kind: 'level'
  /** The option that holds the variable. Inside `perVariable`: the variable itself. */
  readonly of: string
  /** The default level of the factor. `...-of-two`: only for exactly two levels; `ask`: none. */
  readonly initial: 'first' | 'last' | 'first-of-two' | 'second-of-two' | 'ask'
}

/** Time and status, and the status values that are the event: datasets differ, and `lung` codes death as 2. */
export interface SurvivalOutcomeOption extends Asked {
  readonly kind: 'survival-outcome'
  /** Possible forms of the time; the first is the default. */
  readonly forms: readonly SurvivalForm[]
  /** Whether competing events are supported. */
  readonly competing: boolean
}

/** One duration, an interval of observation, or two dates. */
export type SurvivalForm = 'time' | 'start-stop' | 'dates'

export const timeUnits = ['days', 'weeks', 'months', 'years'] as const
export type TimeUnit = (typeof timeUnits)[number]

export interface SurvivalOutcome {
  readonly form: SurvivalForm
  /** The duration; for an interval its end; for two dates the later one. */
  readonly time: string
  /** For an interval its start, for two dates the earlier one; otherwise null. */
  readonly start: string | null
  /** The unit of the time between two dates: months and years of 365.25 / 12 and 365.25 days. */
  readonly unit: TimeUnit
  readonly status: string
  /** The status values that count as the event; every other known value is censoring. */
  readonly events: readonly LevelValue[]
  /** Status values of competing events, each a separate type. */
  readonly competing: readonly LevelValue[]
}

export type PerVariableFields = Readonly<
  Record<string, ChoiceOption<string> | NumberOption<boolean> | LevelOption | ToggleOption>
>

/** The same options for each variable of another option. */
export interface PerVariableOption<F extends PerVariableFields> extends Asked {
  readonly kind: 'per-variable'
  /**
   * The `variables` option whose members they apply to, or the `terms` option whose covariates with a slope they apply to
   * (`columnsAskedAbout`).
   */
  readonly of: string
  readonly fields: F
}

export interface Choice {
  readonly label: Words
  readonly help?: Words
  /** Names of the same thing in other programs, with spaces between them: the search for options finds them. */
  readonly keywords?: string
}

export interface ChoiceOption<K extends string> extends Asked {
  readonly kind: 'choice'
  readonly of: Readonly<Record<K, Choice>>
  readonly initial: K
  /** `palettes`: with the colours of each, which are named as in `figure/palettes.ts`. */
  readonly shownAs?: 'palettes'
  /** If open, it takes the project's value (`conventions.ts`). */
  readonly convention?: 'quartiles'
}

export interface ChoicesOption<K extends string> extends Asked {
  readonly kind: 'choices'
  readonly of: Readonly<Record<K, Choice>>
  readonly initial: readonly K[]
  readonly min: number
}

export interface ToggleOption extends Asked {
  readonly kind: 'toggle'
  readonly initial: boolean
}

interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly integer: boolean
  /** `percent`: stored as a fraction, shown times 100. */
  readonly shownAs: 'number' | 'percent'
}

export interface NumberOption<Required extends boolean> extends Asked, Bounds {
  readonly kind: 'number'
  readonly required: Required
  /** Null only if it is optional: the entry then decides by the data. */
  readonly initial: number | null
}

/** A list of numbers in ascending order, such as times. */
export interface NumbersOption extends Asked, Bounds {
  readonly kind: 'numbers'
  readonly maxItems: number
  readonly initial: readonly number[]
}

export interface TextOption extends Asked {
  readonly kind: 'text'
  readonly maxLength: number
  /** Whether it may be a value from the rows, such as a text to look for: it then stays with them (SPEC R6). */
  readonly quotesRows?: true
  readonly initial: string
  /** `colours`: a list of colours, with swatches; `levels`: such a list by names; `days`: a first and a last day; `shapes`, `dashes` and `patterns`: those of the series, each chosen from a list (`series-signs.ts`). */
  readonly shownAs?: 'colours' | 'levels' | 'days' | 'shapes' | 'dashes' | 'patterns'
}

type Spec<O extends { kind: string }, Defaulted extends keyof O = never> = Omit<O, 'kind' | Defaulted> &
  Partial<Pick<O, Defaulted>>

/** The option for several variables: 1 to 500 unless the entry specifies otherwise. */
export function variables(spec: Spec<VariablesOption, 'min' | 'max'>): VariablesOption {
  return { kind: 'variables', min: 1, max: 500, ...spec }
}

/** The option for one required variable. */
export function variable(spec: Omit<VariableOption<true>, 'kind' | 'required'>): VariableOption<true> {
  return { kind: 'variable', required: true, ...spec }
}

/** The option for one variable; null if none is chosen. */
export function optionalVariable(spec: Omit<VariableOption<false>, 'kind' | 'required'>): VariableOption<false> {
  return { kind: 'variable', required: false, ...spec }
}

/** The option for one value of a categorical variable. */
export function level(spec: Omit<LevelOption, 'kind'>): LevelOption {
  return { kind: 'level', ...spec }
}

/** The option for time and status: only as a duration and without competing events unless the entry specifies otherwise. */
export function survivalOutcome(spec: Spec<SurvivalOutcomeOption, 'forms' | 'competing'>): SurvivalOutcomeOption {
  return { kind: 'survival-outcome', forms: ['time'], competing: false, ...spec }
}

/** The same options for each variable of another option. */
export function perVariable<const F extends PerVariableFields>(
  spec: Omit<PerVariableOption<F>, 'kind'>,
): PerVariableOption<F> {
  return { kind: 'per-variable', ...spec }
}

/** One of several choices, by its key. */
export function choice<const K extends string>(
  spec: Omit<ChoiceOption<K>, 'kind' | 'initial'> & { readonly initial: NoInfer<K> },
): ChoiceOption<K> {
  return { kind: 'choice', ...spec }
}

/** Any of several choices, by their keys; possibly none unless the entry requires more. */
export function choices<const K extends string>(
  spec: Omit<ChoicesOption<K>, 'kind' | 'initial' | 'min'> & {
    readonly initial: readonly NoInfer<K>[]
    readonly min?: number
  },
): ChoicesOption<K> {
  return { kind: 'choices', min: 0, ...spec }
}

/** A yes/no option. */
export function toggle(spec: Omit<ToggleOption, 'kind'>): ToggleOption {
  return { kind: 'toggle', ...spec }
}

/** The option for a number within inclusive bounds; it always has a value. */
export function number(
  spec: Omit<NumberOption<true>, 'kind' | 'required' | 'integer' | 'shownAs' | 'initial'> & {
    readonly initial: number
  } & Partial<Bounds>,
): NumberOption<true> {
  return { kind: 'number', required: true, integer: false, shownAs: 'number', ...spec }
}

/** The option for a number within inclusive bounds; null if empty, and the entry decides by the data. */
export function optionalNumber(
  spec: Omit<NumberOption<false>, 'kind' | 'required' | 'integer' | 'shownAs' | 'initial'> & Partial<Bounds>,
): NumberOption<false> {
  return { kind: 'number', required: false, integer: false, shownAs: 'number', initial: null, ...spec }
}

/** The option for several numbers, each within bounds: at most 50 unless the entry specifies otherwise. */
export function numbers(
  spec: Omit<NumbersOption, 'kind' | 'integer' | 'shownAs' | 'initial' | 'maxItems'> & Partial<NumbersOption>,
): NumbersOption {
  return { kind: 'numbers', integer: false, shownAs: 'number', initial: [], maxItems: 50, ...spec }
}

/** The option for a text: at most 200 characters unless the entry specifies otherwise. */
export function text(spec: Spec<TextOption, 'initial' | 'maxLength'>): TextOption {
  return { kind: 'text', initial: '', maxLength: 200, ...spec }
}
