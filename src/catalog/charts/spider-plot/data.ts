import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

/** The data of lines of tumour burden. */
export interface SpiderData {
  readonly of: { readonly time: string; readonly lesion: LevelRef | null }
  readonly unit: CurveUnit
  readonly show: { readonly lines: boolean }
  /** Patients whose line begins with an added 0. */
  readonly added: number
  /** A single null without colours. */
  readonly colours: readonly (LevelRef | null)[]
  /** States at the end; empty without them. */
  readonly states: readonly LevelRef[]
  /** Visits in the order of patients and time; `run`: the number of the patient, from 1. */
  readonly points: { readonly x: readonly number[]; readonly y: readonly number[]; readonly run: readonly number[] }
  /** By patient: the index of the colour, and of the state at the end; -1 if it is missing. */
  readonly codes: readonly number[]
  readonly ends: readonly number[]
  /** Visits with a new lesion. */
  readonly lesions: { readonly x: readonly number[]; readonly y: readonly number[] }
}
