import type { PowerModel } from '#engine/methods/power/power-model.ts'
import type { AnswersSoFar, OptionSpecs } from '../options/options.ts'
import type { Check, Incomplete, OptionProblem, Params, Rejected } from '../outcome/outcome.ts'
import type { PlanEffect } from './plan-effect.ts'
import type { PlanningAnswers } from './planning-options.ts'
import type { CountedUnit } from './planning-tables.ts'

/** A study to be planned: its test as a model of power, its effect, and how its groups are called. */
export interface Study<About extends object> {
  readonly model: PowerModel
  /** Whom the sizes of the model count, in their order; `each` alone stands for groups that are all alike. */
  readonly counted: readonly CountedUnit[]
  readonly effect: PlanEffect
  /** How many of these persons have the event that the test counts. */
  readonly events?: (sizes: readonly number[], distance: number) => number
  /** Whether what the method rests on holds. */
  readonly checks?: (sizes: readonly number[], distance: number) => readonly Check[]
  /** For the reading. */
  readonly about: About
}

/** One design of a plan. */
export interface PlanDesign<O, About extends object> {
  /** The numbers that it cannot do without, in the order in which they are asked for; one that is not asked is not missed. */
  readonly needs: readonly Extract<keyof O, string>[]
  /** What else is in the way of the study, once those are there. */
  readonly problem?: (options: O) => Incomplete | Rejected | undefined
  /** The study; with NaN for what is not given, so that there is always a script. */
  readonly study: (options: O) => Study<About>
}

/** What the analyses that plan a study answer with: see `definePlan`. */
export interface StudyPlan<O, About extends object> {
  readonly problem: (options: O) => Incomplete | Rejected | undefined
  readonly study: (options: O) => Study<About>
}

export type PlanAnswers = PlanningAnswers & { readonly design: string }

/**
 * A plan as its designs, by the answer to the option `design`. `computePlan`, `planInR` and `drawnPlan` are made of them; the words of each design are in
 * `planReading`, because pages load no models.
 */
export function definePlan<O extends PlanAnswers, About extends object>(
  definition: { readonly options: OptionSpecs },
  designs: Readonly<Record<O['design'], PlanDesign<O, About>>>,
): StudyPlan<O, About> {
  const designOf = ({ design }: O) => designs[design as O['design']]
  return {
    problem(options) {
      const { needs, problem } = designOf(options)
      return missingOfAsked(definition, options, needs) ?? problem?.(options)
    },
    study: (options) => designOf(options).study(options),
  }
}

/** Those of these numbers that are asked and not given, if there are any. */
export function missingOfAsked<O extends AnswersSoFar>(
  { options: specs }: { readonly options: OptionSpecs },
  options: O,
  keys: readonly Extract<keyof O, string>[],
): Incomplete | undefined {
  const asked = keys.filter((key) => specs[key]?.when?.(options) ?? true)
  return missingNumbers(options, asked)
}

/** Those of these numbers that are not given, if there are any. */
export function missingNumbers<O>(options: O, keys: readonly Extract<keyof O, string>[]): Incomplete | undefined {
  const missing = keys.filter((key) => options[key] === null).map(missingNumber)
  return missing.length === 0 ? undefined : { status: 'incomplete', missing }
}

/** A number that has to be given, under the name of its option. */
export function missingNumber(option: string): OptionProblem {
  return { option, code: 'required-number', params: {} }
}

/** There is no such study; the answer to change is that of the option. */
export function rejected(code: string, option: string, params: Params = {}): Rejected {
  return { status: 'rejected', code, params, option }
}

export type Known<O> = { readonly [K in keyof O]: null extends O[K] ? number : O[K] }

/** The answers with NaN for the numbers that are not given: models and scripts count on with it. */
export function known<O extends object>(options: O): Known<O> {
  const entries = Object.entries(options).map(([key, value]) => [key, value === null ? Number.NaN : value])
  return Object.fromEntries(entries) as Known<O>
}

/** Some of the answers, for the reading. */
export function pickAnswers<O extends object, K extends keyof O>(options: O, keys: readonly K[]): Pick<O, K> {
  return Object.fromEntries(keys.map((key) => [key, options[key]])) as Pick<O, K>
}

/** How the test counts its tails. */
export function tested<O extends { readonly alpha: number; readonly sides: 'one' | 'two' }>({ alpha, sides }: O) {
  return { alpha, sides: sides === 'two' ? 2 : 1 } as const
}
