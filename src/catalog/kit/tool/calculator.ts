import type { Params } from '../outcome/outcome.ts'
import type { Reference } from '../references/reference.ts'
import type { ReferenceKey } from '../references.ts'
import type { Words } from '../words.ts'
import type { EnteredInputs, InputSpecs, InputValues } from './calculator-input-spec.ts'
import type { Classification } from './classification.ts'
import type { Condition } from './condition.ts'

/**
 * A clinical tool as data and a formula. Everything but `formula` is plain JSON, so that a tool can also be made of a fitted model or
 * by an operator; nothing here knows of pages.
 */
export interface CalculatorDefinition<
  I extends InputSpecs = InputSpecs,
  O extends OutputSpecs = OutputSpecs,
  M extends Readonly<Record<string, Words>> = Readonly<Record<string, Words>>,
> {
  readonly id: string
  /** Raised with every change of content; results, histories and the recall list name it. */
  readonly revision: number
  /** ISO date on which a person last compared the content with its sources. */
  readonly contentChecked: string
  readonly verified: Verification
  /** `dose-or-triage` tools ship only when verified against the source or by two implementations, and can be switched off. */
  readonly stakes: 'ordinary' | 'dose-or-triage'
  /** Unticked yes/no items mean no, and "n of m answered" is shown. Elsewhere an unanswered item is missing. */
  readonly checklist: boolean
  /**
   * `reported`: quantities are first rounded to the decimals in which their canonical unit is reported, because the published
   * cut-offs leave gaps between finer values (35 and 36 g/L). `entered`: as typed.
   */
  readonly inputResolution: 'entered' | 'reported'
  /** Whether a link may carry what was entered: lists that must stay concealed can be shared by no link. */
  readonly sharing?: 'never'
  readonly purpose: Words
  /** In whom it was derived, and in whom it holds. */
  readonly population: Words
  readonly inputs: I
  readonly outputs: O
  /** Refuses what no rule of `validity` can say: parts of a text or of a table that do not fit. Asked of complete inputs, before the formula. */
  refusal?(inputs: InputValues<I>): Refusal<Extract<keyof I, string>, Extract<keyof M, string>> | null
  /** What is to be said of inputs that have a result all the same: counts that do not add up. */
  remarks?(inputs: InputValues<I>): readonly Refusal<Extract<keyof I, string>, Extract<keyof M, string>>[]
  /** From inputs in their canonical units to outputs at full precision, null only for an output that may be absent. Pure. */
  formula(inputs: InputValues<I>): OutputValues<O>
  /** The formula as it is printed, with the numbers that it computes with. */
  readonly formulaText: readonly Words[]
  /** A sentence for a study protocol, with the inputs and outputs that it names in braces. */
  readonly protocol?: Words
  readonly classifications: readonly Classification<Extract<keyof O, string>>[]
  readonly validity: readonly ValidityRule<Extract<keyof M, string>>[]
  /** Answers that must be acted on whatever the score is: shown above it, and before there is one. */
  readonly alerts: readonly { readonly when: Condition; readonly message: Extract<keyof M, string> }[]
  readonly messages: M
  /** Pitfalls. */
  readonly caveats: readonly Words[]
  /** What usually follows from the result. */
  readonly nextSteps: readonly Words[]
  /** Works of the bibliography, or those that only this tool cites. */
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
  /** A pure number has none. */
  readonly unit?: Words
  /** Decimals to which the source reports it. */
  readonly decimals: number
  /** Sample sizes are rounded up to whole persons; everything else to the nearest. */
  readonly rounding?: 'up'
  /**
   * A p value: shown as p values are, `< 0.001` where it is small. A day, by its number (`calendar-day.ts`). A span of whole days, shown as completed
   * weeks and days.
   */
  readonly kind?: 'p' | 'day' | 'weeks-days'
  /** Of the number: the outputs that are its limits. They are not shown on their own. */
  readonly intervals?: readonly { readonly label: Words; readonly from: string; readonly to: string }[]
  /** Said where there is no such number: a delta ratio at a normal bicarbonate, a gap without what was measured. */
  readonly absent?: Words
}

export type OutputValues<O extends OutputSpecs> = {
  readonly [K in keyof O]: O[K] extends { readonly absent: Words } ? number | null : number
}

export type OutputSpecs = Readonly<Record<string, OutputSpec>>

/** Said of inputs, beside one of them. */
export interface Refusal<I extends string, M extends string> {
  readonly input: I
  readonly message: M
  readonly params?: Params
}

/** Where the tool does not hold. */
export interface ValidityRule<C extends string> {
  /** Of several all hold; what is said stands beside the input of the first. */
  readonly when: Condition | readonly [Condition, ...Condition[]]
  readonly effect: 'refuse' | 'warn'
  readonly message: C
}

export interface CalculatorExample {
  readonly id: string
  /** Where what is entered does not say it: the patient of a paper. */
  readonly title?: Words
  readonly inputs: EnteredInputs
  /** Each output to the decimals that the source prints. */
  readonly expect: Readonly<Record<string, { readonly value: number; readonly decimals: number }>>
  /** By classification. */
  readonly bands?: Readonly<Record<string, string>>
  /** Where the expected value comes from; at least one example of a tool comes from outside this project. */
  readonly source: { readonly outside: boolean; readonly words: Words }
}

/** Returns the declaration as it is; it only infers the types of inputs, outputs and messages. */
export function defineCalculator<
  const I extends InputSpecs,
  const O extends OutputSpecs,
  const M extends Readonly<Record<string, Words>>,
>(definition: CalculatorDefinition<I, O, M>): CalculatorDefinition<I, O, M> {
  return definition
}

/** What `definition.ts` of a calculator exports. */
export interface CalculatorModule {
  readonly definition: CalculatorDefinition
}

/** Shown on every tool. */
export const professionalUse: Words = {
  en: 'Decision support for qualified clinicians; not a diagnosis, not an order.',
  zh: '仅供专业人员参考，不能替代临床判断。',
}
