import { proxy, ref, subscribe, useSnapshot } from 'valtio'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue, InputSpec } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { session } from '../../../state/session.ts'

/** A value that was typed for this patient. */
export interface KnownValue {
  /** The names of the quantity, from `quantityNames`. */
  readonly names: readonly string[]
  readonly spec: InputSpec
  readonly value: Exclude<EnteredValue, null>
  /** The id of the tool in which it was typed; `input` is the key of the field. */
  readonly tool: string
  readonly input: string
  /** When it was typed, ms since 1970. */
  readonly at: number
}

/** The inputs filled from another tool, with that tool and the time when the value was typed. */
export type CarriedMarks = Readonly<
  Record<string, { readonly tool: string; readonly at: number; readonly confirmed: boolean }>
>

export interface KeptForm {
  readonly entered: EnteredInputs
  readonly marks: CarriedMarks
  /** True for values from an example, a link or an earlier result: they may be another patient's, so they are not carried into other tools. */
  readonly isOther: boolean
}

export interface PatientResult {
  readonly definition: CalculatorDefinition
  readonly entered: EnteredInputs
  readonly outcome: CalculatorResult
}

interface ThisPatient {
  readonly values: readonly KnownValue[]
  /** By the id of the tool. */
  readonly forms: Readonly<Record<string, KeptForm>>
  /** In the order in which the tools first gave a result. */
  readonly results: readonly PatientResult[]
}

const nobody: ThisPatient = { values: [], forms: {}, results: [] }

/**
 * What was entered for one patient. It is in memory only, neither stored nor sent, and it is gone when the page is closed or reloaded, when the
 * reader erases it, or when another user signs in.
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

/** Use it in place of `useThisPatient` where only this matters: the caller is rendered less often. */
export function useIsAnythingEntered(): boolean {
  return useSnapshot(patient).isAnythingEntered
}

export function useIsAnythingKnown(): boolean {
  return useSnapshot(patient).isAnythingKnown
}

/** Counts removals of values outside their form. As the key of an open form it makes the form start again without them. */
export function useRemovals(): number {
  return useSnapshot(patient).removals
}

/** Stores the form of a tool; an empty form is removed instead. */
export function keepForm(tool: string, form: KeptForm): void {
  const { [tool]: _, ...others } = patient.now.forms
  const isEmpty = Object.values(form.entered).every((value) => value === null)
  set({ forms: isEmpty ? others : { ...others, [tool]: form } })
}

/** Stores the tool's result for the patient. Null removes it: the tool has no result any more, or it is not about a patient. */
export function keepOutcome({ id }: CalculatorDefinition, result: PatientResult | null): void {
  const { results } = patient.now
  const isThere = results.some(({ definition }) => definition.id === id)
  if (result === null) {
    if (isThere) set({ results: results.filter(({ definition }) => definition.id !== id) })
  } else
    set({ results: isThere ? results.map((one) => (one.definition.id === id ? result : one)) : [...results, result] })
}

/** Adds a value, which replaces those of the same quantity. */
export function keepKnown(known: KnownValue): void {
  set({ values: [known, ...otherThan(known.names)] })
}

function otherThan(names: readonly string[]): readonly KnownValue[] {
  return patient.now.values.filter((one) => !one.names.some((name) => names.includes(name)))
}

/** Forgets the value typed in one input of a tool, or all values typed in the tool. */
export function withdraw(tool: string, input?: string): void {
  const { values } = patient.now
  const left = values.filter((one) => one.tool !== tool || (input !== undefined && one.input !== input))
  if (left.length < values.length) set({ values: left })
}

/** Forgets one value and clears it in the form where it was typed. Forms into which it was carried lose it when they are opened next. */
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
