import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { LevelValue } from '../data-dictionary.ts'
import type { Words } from '../words.ts'
import type { CountsOption, MatchedSetOption, RepeatedMeasuresOption, TermsOption } from './compound-options.ts'
import type { GridOption } from './grid-option.ts'
import type { ModelOption, SetOption } from './reference-options.ts'

/**
 * The kinds of question that an entry can ask. Each is plain data, from which the form, the validation, the help and the
 * command line are made. Answers are stored flat: one JSON value under each leaf key (see `stored-options.ts`).
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

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** Answers so far, by option: what `when` decides by. */
export type AnswersSoFar = Readonly<Record<string, unknown>>

export interface Asked {
  readonly label: Words
  readonly help: Words
  /** Asked only where this holds; elsewhere the initial answer stands. */
  readonly when?: (answers: AnswersSoFar) => boolean
}

interface AsksForColumns {
  readonly accepts: readonly Measure[]
  /** Numbers and text unless said; dates only where named. */
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

/** One value of a categorical variable: the event, the reference, the group named first. */
export interface LevelOption extends Asked {
  readonly kind: 'level'
  /** The option that holds the variable. Inside `perVariable`: the variable itself. */
  readonly of: string
  /** Which level of the factor stands until the user chooses. `...-of-two`: only where there are just two; `ask`: none. */
  readonly initial: 'first' | 'last' | 'first-of-two' | 'second-of-two' | 'ask'
}

/** Time and status, and which values of the status are the event: data sets differ, and `lung` codes death as 2. */
export interface SurvivalOutcomeOption extends Asked {
  readonly kind: 'survival-outcome'
  /** How the time may be given; the first stands until the reader chooses. */
  readonly forms: readonly SurvivalForm[]
  /** Whether other events compete with the one in question. */
  readonly competing: boolean
}

/** One duration, an interval of observation, or two dates. */
export type SurvivalForm = 'time' | 'start-stop' | 'dates'

export const timeUnits = ['days', 'weeks', 'months', 'years'] as const
export type TimeUnit = (typeof timeUnits)[number]

export interface SurvivalOutcome {
  readonly form: SurvivalForm
  /** The duration; of an interval its end; of two dates the later one. */
  readonly time: string
  /** Of an interval its begin, of two dates the earlier one; else null. */
  readonly start: string | null
  /** In which the time between two dates is counted: months and years of 365.25 / 12 and 365.25 days. */
  readonly unit: TimeUnit
  readonly status: string
  /** The values of the status that count as the event; every other known value is censoring. */
  readonly events: readonly LevelValue[]
  /** Values of the status that are other events, each a type of its own. */
  readonly competing: readonly LevelValue[]
}

export type PerVariableFields = Readonly<
  Record<string, ChoiceOption<string> | NumberOption<boolean> | LevelOption | ToggleOption>
>

/** The same few questions for each variable of another option. */
export interface PerVariableOption<F extends PerVariableFields> extends Asked {
  readonly kind: 'per-variable'
  /** The `variables` option whose members are asked about, or the `terms` option whose covariates are that have a slope (`columnsAskedAbout`). */
  readonly of: string
  readonly fields: F
}

export interface Choice {
  readonly label: Words
  readonly help?: Words
}

export interface ChoiceOption<K extends string> extends Asked {
  readonly kind: 'choice'
  readonly of: Readonly<Record<K, Choice>>
  readonly initial: K
  /** Left open, it is answered by the project (`conventions.ts`). */
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
  /** Null only where it is not required: the entry then decides by the data. */
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
  readonly initial: string
}

type Spec<O extends { kind: string }, Defaulted extends keyof O = never> = Omit<O, 'kind' | Defaulted> &
  Partial<Pick<O, Defaulted>>

/** The question for several variables: 1 to 500 unless the entry says otherwise. */
export function variables(spec: Spec<VariablesOption, 'min' | 'max'>): VariablesOption {
  return { kind: 'variables', min: 1, max: 500, ...spec }
}

/** The question for one variable, which must be answered. */
export function variable(spec: Omit<VariableOption<true>, 'kind' | 'required'>): VariableOption<true> {
  return { kind: 'variable', required: true, ...spec }
}

/** The question for one variable; unanswered it is null. */
export function optionalVariable(spec: Omit<VariableOption<false>, 'kind' | 'required'>): VariableOption<false> {
  return { kind: 'variable', required: false, ...spec }
}

/** The question for one value of a categorical variable. */
export function level(spec: Omit<LevelOption, 'kind'>): LevelOption {
  return { kind: 'level', ...spec }
}

/** The question for time and status: only as a duration and without competing events unless the entry says otherwise. */
export function survivalOutcome(spec: Spec<SurvivalOutcomeOption, 'forms' | 'competing'>): SurvivalOutcomeOption {
  return { kind: 'survival-outcome', forms: ['time'], competing: false, ...spec }
}

/** The same few questions for each variable of another option. */
export function perVariable<const F extends PerVariableFields>(
  spec: Omit<PerVariableOption<F>, 'kind'>,
): PerVariableOption<F> {
  return { kind: 'per-variable', ...spec }
}

/** One of several answers, by its key. */
export function choice<const K extends string>(
  spec: Omit<ChoiceOption<K>, 'kind' | 'initial'> & { readonly initial: NoInfer<K> },
): ChoiceOption<K> {
  return { kind: 'choice', ...spec }
}

/** Any of several answers, by their keys; none unless the entry asks for more. */
export function choices<const K extends string>(
  spec: Omit<ChoicesOption<K>, 'kind' | 'initial' | 'min'> & {
    readonly initial: readonly NoInfer<K>[]
    readonly min?: number
  },
): ChoicesOption<K> {
  return { kind: 'choices', min: 0, ...spec }
}

/** A question of yes or no. */
export function toggle(spec: Omit<ToggleOption, 'kind'>): ToggleOption {
  return { kind: 'toggle', ...spec }
}

/** The question for a number within bounds, both included; it always has an answer. */
export function number(
  spec: Omit<NumberOption<true>, 'kind' | 'required' | 'integer' | 'shownAs' | 'initial'> & {
    readonly initial: number
  } & Partial<Bounds>,
): NumberOption<true> {
  return { kind: 'number', required: true, integer: false, shownAs: 'number', ...spec }
}

/** The question for a number within bounds, both included; unanswered it is null, and the entry decides by the data. */
export function optionalNumber(
  spec: Omit<NumberOption<false>, 'kind' | 'required' | 'integer' | 'shownAs' | 'initial'> & Partial<Bounds>,
): NumberOption<false> {
  return { kind: 'number', required: false, integer: false, shownAs: 'number', initial: null, ...spec }
}

/** The question for several numbers, each within bounds: at most 50 unless the entry says otherwise. */
export function numbers(
  spec: Omit<NumbersOption, 'kind' | 'integer' | 'shownAs' | 'initial' | 'maxItems'> & Partial<NumbersOption>,
): NumbersOption {
  return { kind: 'numbers', integer: false, shownAs: 'number', initial: [], maxItems: 50, ...spec }
}

/** The question for a text: at most 200 characters unless the entry says otherwise. */
export function text(spec: Spec<TextOption, 'initial' | 'maxLength'>): TextOption {
  return { kind: 'text', initial: '', maxLength: 200, ...spec }
}
