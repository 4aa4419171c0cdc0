import type { DesignProduct } from '#engine/methods/design/plan-design.ts'
import type { LevelValue } from '../data-dictionary.ts'
import type { Json } from '../json.ts'

/**
 * The result of an analysis: JSON at full precision, without words. Variables, levels and messages are referred to by id, value and code; the
 * page, the Word writer and the command line put them into words.
 */
export type Outcome = Answer | Split

/** The result of one computation. */
export type Answer = Incomplete | Rejected | Done

/** The same question in each level of a variable. */
export interface Split {
  readonly status: 'split'
  readonly by: VariableRef
  /** Rows without a level. */
  readonly missing: number
  readonly parts: readonly Part[]
}

export interface Part {
  readonly level: LevelRef
  readonly outcome: Answer
}

/** Something is not chosen yet. */
export interface Incomplete {
  readonly status: 'incomplete'
  readonly missing: readonly OptionProblem[]
}

/** The question cannot be answered with these data: the code is the reason, `option` the option to change. */
export interface Rejected {
  readonly status: 'rejected'
  readonly code: string
  readonly params: Params
  readonly option?: string
  /** An option of the entry with which the question could be answered: offered, never applied automatically. */
  readonly remedy?: Remedy
}

/** A choice by the key of its option and its own. */
export interface Remedy {
  readonly option: string
  readonly value: string
}

export interface OptionProblem {
  /** The key under which the option is stored. */
  readonly option: string
  readonly code: string
  readonly params: Params
}

export interface Done {
  readonly status: 'done'
  readonly sample: Sample
  readonly tables: readonly OutcomeTable[]
  readonly figures: readonly OutcomeFigure[]
  /** Columns that can be saved to the dataset (residuals, scores ...), by row id. */
  readonly savedColumns: readonly SavedColumn[]
  /** Fitted models, complete enough to be used without the data. */
  readonly models: readonly Model[]
  readonly checks: readonly Check[]
  readonly notices: readonly Notice[]
  /** The facts of the reading and the Methods sentence: JSON in the entry's own shape. */
  readonly facts: object
}

/** `null`: not applicable. The three strings: computed, but not a finite number. */
export type Numeric = number | 'NaN' | 'Inf' | '-Inf' | null

/** A number as JSON can carry it. */
export function numeric(value: number): Exclude<Numeric, null> {
  if (Number.isFinite(value)) return value
  if (Number.isNaN(value)) return 'NaN'
  return value > 0 ? 'Inf' : '-Inf'
}

export interface VariableRef {
  readonly variable: string
}

export interface LevelRef {
  readonly variable: string
  readonly level: LevelValue
  /** The level is shown with the name of its variable: `Sex: female`. */
  readonly named?: true
}

/** A term of a model, or what one of its coefficients refers to: a product, empty for the intercept. */
export interface TermCell {
  readonly product: readonly TermPart[]
}

/** A covariate or a factor; a covariate per increment; a level; a power; a part of a spline; all powers, or the whole spline. */
export type TermPart =
  | VariableRef
  | { readonly variable: string; readonly per: number }
  | LevelRef
  | { readonly variable: string; readonly power: number | 'all' }
  | { readonly variable: string; readonly spline: number | 'all' }

/** The value of a parameter, tagged with its format; a bare number is a count or a plain quantity. */
export type Param =
  | number
  | string
  | VariableRef
  | LevelRef
  /** `P = 0.032` or `P < 0.001`. */
  | { readonly p: Numeric }
  | { readonly fraction: number }
  /** A confidence level: 0.95 is shown as 95%. */
  | { readonly confidence: number }
  | { readonly estimate: Numeric }
  | TermCell
  /** One of the entry's messages. */
  | { readonly code: string }
  | readonly Param[]

export type Params = Readonly<Record<string, Param>>

/** A coded remark: a notice, a note under a table. */
export interface Notice {
  readonly code: string
  readonly params: Params
  /** `warning`: think before using the result; `note`: explanation only. */
  readonly weight: 'note' | 'warning'
  readonly where?: VariableRef | LevelRef
}

/** A checked assumption. */
export interface Check {
  readonly code: string
  readonly result: 'met' | 'doubtful' | 'violated' | 'unknown'
  readonly params: Params
  readonly where?: VariableRef | LevelRef
}

export interface Sample {
  /** Rows of the frame. */
  readonly total: number
  /** Rows used by at least one number of the outcome. */
  readonly used: number
  readonly excluded: readonly Exclusion[]
}

/**
 * `one-group`: in a stratum that has only one of the compared groups; `not-after-start`: an interval without follow-up time; `before-start`: a
 * date before the start of follow-up.
 */
export type ExclusionReason =
  | 'missing'
  | 'infinite'
  | 'user-missing'
  | 'not-chosen'
  | 'invalid'
  | 'one-group'
  | 'not-after-start'
  | 'before-start'

/** Rows that a variable (and, with groups, a group) lost, and why. */
export interface Exclusion {
  readonly variable: string
  readonly group?: LevelRef
  readonly reason: ExclusionReason
  readonly count: number
}

export interface OutcomeTable {
  /** Unique in the outcome. */
  readonly id: string
  /** The table of the definition that it instantiates. */
  readonly of: string
  /** Its subject, if there is one instance for each variable or level. */
  readonly where?: VariableRef | LevelRef
  /** Parameters of its title and headings. */
  readonly params: Params
  readonly columns: readonly OutcomeColumn[]
  readonly rows: readonly OutcomeRow[]
  readonly notes: readonly Notice[]
}

/** An actual column: one of the definition, or one of several for the levels of the data, or for variables. */
export interface OutcomeColumn {
  /** `<of>`, or `<of>@<index of the level>`. */
  readonly id: string
  readonly of: string
  readonly level?: LevelRef | VariableRef
  readonly params: Params
}

export interface OutcomeRow {
  /** Indentation: a level below its variable has 1. */
  readonly depth: number
  /** By id of the column; an omitted cell is empty. */
  readonly cells: Readonly<Record<string, Cell>>
}

export type Cell =
  | Numeric
  | KeyCell
  | VariableRef
  | LevelRef
  | IntervalCell
  | StatisticCell
  | SummaryCell
  | TextCell
  | TermCell
  | DfPair

/** Degrees of freedom of numerator and denominator. */
export type DfPair = readonly [Numeric, Numeric]

/** One of the fixed members of a dimension, such as a test; its label is in the column's definition. */
export interface KeyCell {
  readonly key: string
}

/** Text from the data. */
export interface TextCell {
  readonly text: string
}

export interface IntervalCell {
  readonly lower: Numeric
  readonly upper: Numeric
}

export type StatisticSymbol = 't' | 'Z' | 'chi2' | 'F' | 'U' | 'W' | 'H' | 'D' | 'A2' | 'K2' | 'S'

/** A test statistic with its letter, which may differ from row to row. */
export interface StatisticCell {
  readonly symbol: StatisticSymbol
  readonly value: Numeric
}

/** The description of a group in one cell. Fractions are of 1. `decimals` overrides the display's. */
export type SummaryCell =
  | { readonly form: 'mean-sd'; readonly mean: Numeric; readonly sd: Numeric; readonly decimals?: number }
  | {
      readonly form: 'median-quartiles'
      readonly median: Numeric
      readonly lower: Numeric
      readonly upper: Numeric
      readonly decimals?: number
    }
  | { readonly form: 'count-percent'; readonly count: number; readonly fraction: Numeric }
  | { readonly form: 'count'; readonly count: number }
  /** A number with significance stars. */
  | { readonly form: 'marked'; readonly value: Numeric; readonly marks: number; readonly decimals?: number }

export interface OutcomeFigure {
  readonly id: string
  /** The figure of the definition; the entry's `plot` defines the shape of the JSON in `data`. */
  readonly of: string
  readonly where?: VariableRef | LevelRef
  readonly data: object
}

/** A column that can be saved to the dataset. */
export interface SavedColumn {
  /** Unique in the outcome: `of`, or `of@<variable>` if there is one for each variable. */
  readonly id: string
  /** The saved output of the definition. */
  readonly of: string
  /** Its subject, if there is one instance for each variable. */
  readonly where?: VariableRef
  readonly measure: 'continuous' | 'ordinal' | 'nominal'
  readonly rowIds: readonly number[]
  /** One for each row id. */
  readonly values: readonly (number | string | null)[]
}

/** A fitted model that prediction, a nomogram or a calculator uses without the data. */
export interface Model {
  readonly id: string
  readonly family: 'gaussian' | 'binomial' | 'poisson' | 'negative-binomial' | 'cox'
  /** `log` for a Cox model: the linear predictor is the logarithm of the hazard ratio to a row whose covariates are all 0. */
  readonly link: 'identity' | 'logit' | 'log'
  readonly engineVersion: string
  readonly outcome: Json
  readonly terms: readonly {
    readonly id: string
    readonly variables: readonly string[]
  }[]
  /** By variable: the omitted level is the first under treatment contrasts, the last under sum contrasts. */
  readonly factors: Readonly<
    Record<string, { readonly levels: readonly LevelValue[]; readonly contrast: 'treatment' | 'sum' }>
  >
  /** By variable with a restricted cubic spline. */
  readonly knots: Readonly<Record<string, readonly number[]>>
  /** Variables with the fixed coefficient 1. */
  readonly offsets: readonly string[]
  /** A variable whose logarithm has the fixed coefficient 1. */
  readonly exposure?: string
  /** Shape of a negative binomial: variance mu + mu^2 / theta. */
  readonly theta?: number
  /** In the order of `vcov`'s rows: the column of each is the product of its parts. */
  readonly coefficients: readonly { readonly term: string; readonly part: DesignProduct; readonly estimate: number }[]
  readonly vcov: readonly (readonly number[])[]
  /** The cumulative hazard of a row whose covariates and offsets are all 0, at the event times of each stratum. */
  readonly baselineHazards?: readonly {
    readonly stratum: readonly LevelRef[]
    readonly time: readonly number[]
    readonly cumulative: readonly number[]
  }[]
  readonly residualDf: Numeric
}
