import type { Params } from '../outcome/outcome.ts'
import type { Reference } from '../references/reference.ts'
import type { ReferenceKey } from '../references.ts'
import type { Reported } from '../reported.ts'
import type { Words } from '../words.ts'
import type { EnteredInputs, InputSpecs, InputValues } from './calculator-input-spec.ts'
import type { Classification } from './classification.ts'
import type { Condition } from './condition.ts'

/**
 * A clinical tool as data and a formula. Everything except `formula` is plain JSON, so that a tool can also be made from a fitted model or by
 * an operator; it is independent of pages.
 */
export interface CalculatorDefinition<
  I extends InputSpecs = InputSpecs,
  O extends OutputSpecs = OutputSpecs,
  M extends Readonly<Record<string, Words>> = Readonly<Record<string, Words>>,
> {
  readonly id: string
  /** Raised with every change of content; results, histories and the recall list refer to it. */
  readonly revision: number
  /** ISO date of the last manual comparison of the content with its sources. */
  readonly contentChecked: string
  readonly verified: Verification
  /** `dose-or-triage` tools are released only when verified against the source or by two implementations, and can be disabled. */
  readonly stakes: 'ordinary' | 'dose-or-triage'
  /** Unticked yes/no items mean no, and "n of m answered" is shown. Otherwise an unanswered item is missing. */
  readonly checklist: boolean
  /**
   * `reported`: quantities are first rounded to the reported decimals of their canonical unit, because the published cut-offs leave gaps
   * between finer values (35 and 36 g/L). `entered`: as typed.
   */
  readonly inputResolution: 'entered' | 'reported'
  /** Whether a link may contain the inputs: an allocation list must stay concealed. */
  readonly sharing?: 'never'
  readonly purpose: Words
  /** The derivation population, and the patients to whom it applies. */
  readonly population: Words
  readonly inputs: I
  readonly outputs: O
  /**
   * Refusals that `validity` cannot express: parts of a text or of a table that are inconsistent. Called with complete inputs, before the
   * formula.
   */
  refusal?(inputs: InputValues<I>): Refusal<Extract<keyof I, string>, Extract<keyof M, string>> | null
  /** Remarks on inputs that still have a result: counts that do not add up. */
  remarks?(inputs: InputValues<I>): readonly Refusal<Extract<keyof I, string>, Extract<keyof M, string>>[]
  /** From inputs in their canonical units to outputs at full precision, null only for an optional output. Pure. */
  formula(inputs: InputValues<I>): OutputValues<O>
  /** The printed formula, with the numbers that it uses. */
  readonly formulaText: readonly Words[]
  /** A sentence for a study protocol, with its inputs and outputs in braces. */
  readonly protocol?: Words
  readonly classifications: readonly Classification<Extract<keyof O, string>>[]
  readonly validity: readonly ValidityRule<Extract<keyof M, string>>[]
  /** Answers that require action whatever the score is: shown above it, and before there is one. */
  readonly alerts: readonly { readonly when: Condition; readonly message: Extract<keyof M, string> }[]
  readonly messages: M
  /** Pitfalls. */
  readonly caveats: readonly Words[]
  /** Usual consequences of the result. */
  readonly nextSteps: readonly Words[]
  /** What a result contributes to the checklists of a report; absent for a tool that is about one patient. */
  readonly reports?: readonly Reported[]
  /** Works of the bibliography, or works that only this tool cites. */
  readonly references: readonly (ReferenceKey | Reference)[]
  readonly examples: readonly CalculatorExample[]
}

export interface Verification {
  readonly state: 'primary' | 'two-implementations' | 'memory'
  readonly on: string
  readonly how: Words
}

export const verificationWords: Readonly<Record<Verification['state'], Words>> = {
  primary: { en: 'Verified against the primary source', zh: '已与原始文献核对' },
  'two-implementations': { en: 'Verified by two independent implementations', zh: '已由两套独立实现相互核对' },
  memory: { en: 'Not yet verified: written from memory', zh: '尚未核对：凭记忆录入' },
}

export interface OutputSpec {
  readonly label: Words
  /** Empty for a pure number. */
  readonly unit?: Words
  /** Decimals reported by the source. */
  readonly decimals: number
  /** Sample sizes are rounded up to integers; everything else to the nearest. */
  readonly rounding?: 'up'
  /**
   * A P value: formatted like P values, `< 0.001` if it is small. A day, by its number (`calendar-day.ts`). A number of days, formatted as
   * completed weeks and days.
   */
  readonly kind?: 'p' | 'day' | 'weeks-days'
  /** The outputs that are limits of this one. They are not shown separately. */
  readonly intervals?: readonly { readonly label: Words; readonly from: string; readonly to: string }[]
  /** The explanation if there is no number: a delta ratio at a normal bicarbonate, a gap without the measured value. */
  readonly absent?: Words
}

export type OutputValues<O extends OutputSpecs> = {
  readonly [K in keyof O]: O[K] extends { readonly absent: Words } ? number | null : number
}

export type OutputSpecs = Readonly<Record<string, OutputSpec>>

/** A message about inputs, shown beside one of them. */
export interface Refusal<I extends string, M extends string> {
  readonly input: I
  readonly message: M
  readonly params?: Params
}

/** Situations to which the tool does not apply. */
export interface ValidityRule<C extends string> {
  /** All of several conditions must hold; the message is beside the input of the first. */
  readonly when: Condition | readonly [Condition, ...Condition[]]
  readonly effect: 'refuse' | 'warn'
  readonly message: C
}

export interface CalculatorExample {
  readonly id: string
  /** Details that the inputs do not contain: the patient of a paper. */
  readonly title?: Words
  readonly inputs: EnteredInputs
  /** Each output to the decimals that the source prints. */
  readonly expect: Readonly<Record<string, { readonly value: number; readonly decimals: number }>>
  /** By classification. */
  readonly bands?: Readonly<Record<string, string>>
  /** The source of the expected value; at least one example of a tool comes from outside this project. */
  readonly source: { readonly outside: boolean; readonly words: Words }
}

/** Returns the declaration unchanged; it only infers the types of inputs, outputs and messages. */
export function defineCalculator<
  const I extends InputSpecs,
  const O extends OutputSpecs,
  const M extends Readonly<Record<string, Words>>,
>(definition: CalculatorDefinition<I, O, M>): CalculatorDefinition<I, O, M> {
  return definition
}

/** Exports of a calculator's `definition.ts`. */
export interface CalculatorModule {
  readonly definition: CalculatorDefinition
}

/** Shown on every tool. */
export const professionalUse: Words = {
  en: 'Decision support for qualified clinicians; not a diagnosis, not an order.',
  zh: '仅供专业人员参考，不能替代临床判断。',
}
