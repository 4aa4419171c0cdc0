import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { OptionProblem, Params } from '#catalog/kit/outcome/outcome.ts'
import { isBoundedJson, MAX_PROPOSED_STEPS } from '#contract/assistant/proposals.ts'

/** An analysis or a chart that was checked, with its options as they will be stored. */
export interface ProposedQuestion {
  readonly kind: 'analysis' | 'chart'
  readonly dataset: string
  readonly entry: string
  /** The version of the entry that checked it: a later one upgrades the options. */
  readonly version: number
  readonly options: StoredOptions
}

export interface ProposedStep {
  /** The step's record: later steps name the variables that it makes by it. */
  readonly id: string
  readonly type: string
  readonly version: number
  readonly options: StoredOptions
}

/** What a model may propose (SPEC AI5). Nothing is made of it before the user says so. */
export type Proposal =
  | ProposedQuestion
  | { readonly kind: 'steps'; readonly dataset: string; readonly steps: readonly ProposedStep[] }

/** What a model asked for, not checked. */
export type Proposed =
  | { readonly kind: 'analysis' | 'chart'; readonly id: string; readonly options: Readonly<Record<string, Json>> }
  | {
      readonly kind: 'steps'
      readonly steps: readonly { readonly type: string; readonly options: Readonly<Record<string, Json>> }[]
    }

/** Why a proposal does not fit: the model gets the code, the user a sentence. */
export interface Misfit {
  /** One of `misfitCodes`, or a message of the catalogue. */
  readonly code: string
  readonly params: Params
  /** The leaf of the option. */
  readonly option?: string
  /** The number of the step, from 1. */
  readonly step?: number
  /** What it is about, if the catalogue has it. */
  readonly entry?: EntryRef
}

export interface EntryRef {
  readonly kind: 'analysis' | 'chart' | 'step'
  readonly id: string
}

export type Checked =
  /** `missing`: what the user has still to choose. */
  { readonly proposal: Proposal; readonly missing: readonly OptionProblem[] } | { readonly misfits: readonly Misfit[] }

const RECORD = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ENTRY = /^[a-z0-9]{1,60}(?:-[a-z0-9]{1,60}){0,20}$/

/** Reads a stored proposal. Another version, or another program, may have written it: undefined if it is invalid. */
export function readProposal(value: unknown): Proposal | undefined {
  const { kind, dataset, entry, version, options, steps } = fieldsOf(value)
  if (!isMatch(dataset, RECORD)) return undefined
  if (kind === 'steps') {
    if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_PROPOSED_STEPS) return undefined
    const read = steps.flatMap((step) => readStep(step) ?? [])
    return read.length === steps.length ? { kind, dataset, steps: read } : undefined
  }
  if ((kind !== 'analysis' && kind !== 'chart') || !isMatch(entry, ENTRY)) return undefined
  const answers = readAnswers(options)
  return answers && isVersion(version) ? { kind, dataset, entry, version, options: answers } : undefined
}

function readStep(value: unknown): ProposedStep | undefined {
  const { id, type, version, options } = fieldsOf(value)
  const answers = readAnswers(options)
  if (!isMatch(id, RECORD) || !isMatch(type, ENTRY) || !isVersion(version) || !answers) return undefined
  return { id, type, version, options: answers }
}

function readAnswers(options: unknown): StoredOptions | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options) || !isBoundedJson(options))
    return undefined
  return Object.fromEntries(Object.entries(options).filter(([leaf]) => leaf !== '__proto__'))
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
const isMatch = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)
const isVersion = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
