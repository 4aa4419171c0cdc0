import { proxy, ref, subscribe, useSnapshot } from 'valtio'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue, InputSpec } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { session } from '../../../state/session.ts'

/** A value that was typed for this patient. */
export interface KnownValue {
  /** Names from `quantityNames`. */
  readonly names: readonly string[]
  readonly spec: InputSpec
  readonly value: Exclude<EnteredValue, null>
  /** The tool and its input in which it was typed. */
  readonly tool: string
  readonly input: string
  /** ms since 1970. */
  readonly at: number
}

/** Inputs that were carried in, with the tool and the time of their typing. */
export type CarriedMarks = Readonly<
  Record<string, { readonly tool: string; readonly at: number; readonly confirmed: boolean }>
>

export interface KeptForm {
  readonly entered: EnteredInputs
  readonly marks: CarriedMarks
  /** From an example, a link or an earlier result: it may be another patient's, and is not carried anywhere. */
  readonly isOther: boolean
}

export interface PatientResult {
  readonly definition: CalculatorDefinition
  readonly entered: EnteredInputs
  readonly outcome: CalculatorResult
}

interface ThisPatient {
  readonly values: readonly KnownValue[]
  /** By tool. */
  readonly forms: Readonly<Record<string, KeptForm>>
  /** In the order of their tools' first results. */
  readonly results: readonly PatientResult[]
}

const nobody: ThisPatient = { values: [], forms: {}, results: [] }

/**
 * What was entered for one patient, until this page is closed or reloaded, it is erased, or another user signs in: in memory only, neither stored
 * nor sent.
 */
const patient = proxy({ now: ref(nobody), isAnythingEntered: false, isAnythingKnown: false, removals: 0 })

function set(change: Partial<ThisPatient>): void {
  patient.now = ref({ ...patient.now, ...change })
  const { values, forms, results } = patient.now
  patient.isAnythingEntered = Object.keys(forms).length > 0
  patient.isAnythingKnown = values.length > 0 || results.length > 0
}

export function thisPatient(): ThisPatient {
  return patient.now
}

export function useThisPatient(): ThisPatient {
  return useSnapshot(patient).now as ThisPatient
}

/** Rerenders its caller less often than `useThisPatient`. */
export function useIsAnythingEntered(): boolean {
  return useSnapshot(patient).isAnythingEntered
}

export function useIsAnythingKnown(): boolean {
  return useSnapshot(patient).isAnythingKnown
}

/** Changes when values are removed from outside of their form: it then begins again. */
export function useRemovals(): number {
  return useSnapshot(patient).removals
}

/** A form without a value is not kept. */
export function keepForm(tool: string, form: KeptForm): void {
  const { [tool]: _, ...others } = patient.now.forms
  const isEmpty = Object.values(form.entered).every((value) => value === null)
  set({ forms: isEmpty ? others : { ...others, [tool]: form } })
}

/** Null: the tool has no result now, or none of a patient. */
export function keepOutcome({ id }: CalculatorDefinition, result: PatientResult | null): void {
  const { results } = patient.now
  const isThere = results.some(({ definition }) => definition.id === id)
  if (result === null) {
    if (isThere) set({ results: results.filter(({ definition }) => definition.id !== id) })
  } else
    set({ results: isThere ? results.map((one) => (one.definition.id === id ? result : one)) : [...results, result] })
}

/** Replaces what was known of the same quantity. */
export function keepKnown(known: KnownValue): void {
  set({ values: [known, ...otherThan(known.names)] })
}

function otherThan(names: readonly string[]): readonly KnownValue[] {
  return patient.now.values.filter((one) => !one.names.some((name) => names.includes(name)))
}

/** What was typed in a tool is not known any more: one of its inputs, or all. */
export function withdraw(tool: string, input?: string): void {
  const { values } = patient.now
  const left = values.filter((one) => one.tool !== tool || (input !== undefined && one.input !== input))
  if (left.length < values.length) set({ values: left })
}

/** Forgets one value, also in the form where it was typed; forms into which it was carried lose it when they open. */
export function removeKnown({ names, tool, input }: KnownValue): void {
  const { forms } = patient.now
  const { [tool]: form } = forms
  set({ values: otherThan(names) })
  if (form) keepForm(tool, { ...form, entered: { ...form.entered, [input]: null } })
  patient.removals += 1
}

export function erasePatient(): void {
  set(nobody)
  patient.removals += 1
}

let user = session.user?.id
subscribe(session, () => {
  if (session.user?.id === user) return
  user = session.user?.id
  erasePatient()
})
