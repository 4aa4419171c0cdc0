import type { PowerModel } from '#engine/methods/power/power-model.ts'
import type { AnswersSoFar, OptionSpecs } from '../options/options.ts'
import type { Check, Incomplete, OptionProblem, Params, Rejected } from '../outcome/outcome.ts'
import type { PlanEffect } from './plan-effect.ts'
import type { PlanningAnswers } from './planning-options.ts'
import type { CountedUnit } from './planning-tables.ts'

/** A planned study: its test as a power model, its effect, and the names of its groups. */
export interface Study<About extends object> {
  readonly model: PowerModel
  /** The groups counted by the sizes of the model, in order; `each` represents identical groups. */
  readonly counted: readonly CountedUnit[]
  readonly effect: PlanEffect
  /** How many of these persons have the event counted by the test. */
  readonly events?: (sizes: readonly number[], distance: number) => number
  /** The assumptions of the method, checked. */
  readonly checks?: (sizes: readonly number[], distance: number) => readonly Check[]
  /** Facts of the study for the reading. */
  readonly about: About
}

/** One design of a plan. */
export interface PlanDesign<O, About extends object> {
  /** The required numbers, in the order of the form; a hidden one is not required. */
  readonly needs: readonly Extract<keyof O, string>[]
  /** Further obstacles to the study, once the numbers are given. */
  readonly problem?: (options: O) => Incomplete | Rejected | undefined
  /** The study; with NaN for missing numbers, so that there is always a script. */
  readonly study: (options: O) => Study<About>
}

/** The outcome of a planning analysis: see `definePlan`. */
export interface StudyPlan<O, About extends object> {
  readonly problem: (options: O) => Incomplete | Rejected | undefined
  readonly study: (options: O) => Study<About>
}

export type PlanAnswers = PlanningAnswers & { readonly design: string }

/**
 * A plan as its designs, by the value of the option `design`. `computePlan`, `planInR` and `drawnPlan` are derived from them; the words of
 * each design are in `planReading`, because pages do not load the models.
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

/** The visible numbers among these that are missing, if any. */
export function missingOfAsked<O extends AnswersSoFar>(
  { options: specs }: { readonly options: OptionSpecs },
  options: O,
  keys: readonly Extract<keyof O, string>[],
): Incomplete | undefined {
  const asked = keys.filter((key) => specs[key]?.when?.(options) ?? true)
  return missingNumbers(options, asked)
}

/** The missing numbers among these, if any. */
export function missingNumbers<O>(options: O, keys: readonly Extract<keyof O, string>[]): Incomplete | undefined {
  const missing = keys.filter((key) => options[key] === null).map(missingNumber)
  return missing.length === 0 ? undefined : { status: 'incomplete', missing }
}

/** A required number, under the name of its option. */
export function missingNumber(option: string): OptionProblem {
  return { option, code: 'required-number', params: {} }
}

/** There is no such study; `option` is the one to change. */
export function rejected(code: string, option: string, params: Params = {}): Rejected {
  return { status: 'rejected', code, params, option }
}

export type Known<O> = { readonly [K in keyof O]: null extends O[K] ? number : O[K] }

/** The options with NaN for missing numbers: models and scripts accept it. */
export function known<O extends object>(options: O): Known<O> {
  const entries = Object.entries(options).map(([key, value]) => [key, value === null ? Number.NaN : value])
  return Object.fromEntries(entries) as Known<O>
}

/** Some of the options, for the reading. */
export function pickAnswers<O extends object, K extends keyof O>(options: O, keys: readonly K[]): Pick<O, K> {
  return Object.fromEntries(keys.map((key) => [key, options[key]])) as Pick<O, K>
}

/** The tails of the test. */
export function tested<O extends { readonly alpha: number; readonly sides: 'one' | 'two' }>({ alpha, sides }: O) {
  return { alpha, sides: sides === 'two' ? 2 : 1 } as const
}
