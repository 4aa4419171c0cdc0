import { leaving, type Reason, reasonsOf } from '../../kit/present/reason-lines.ts'
import type { Counts } from '../../kit/tool/calculator-input-spec.ts'
import type { Words } from '../../kit/words.ts'

/** The columns of the table, in the order of the template. */
export const columns = {
  allocated: { en: 'Allocated', zh: '分配' },
  received: { en: 'Received it', zh: '接受干预' },
  lost: { en: 'Lost', zh: '失访' },
  discontinued: { en: 'Stopped', zh: '中止干预' },
  analysed: { en: 'Analysed', zh: '纳入分析' },
  excluded: { en: 'Excluded from analysis', zh: '未纳入分析' },
} as const satisfies Readonly<Record<string, Words>>

export interface TrialCounts {
  readonly assessed: number | null
  readonly notEnrolled: string | null
  readonly arms: Counts
  readonly names: string | null
  readonly notReceived: string | null
  readonly lost: string | null
  readonly discontinued: string | null
  readonly excluded: string | null
}

/** The number of participants who left at a stage, and the reasons. */
export interface CountWithReasons {
  readonly n: number
  readonly reasons: readonly Reason[]
}

export interface Arm extends Readonly<Record<'allocated' | 'received' | 'analysed', number>> {
  readonly notReceived: CountWithReasons
  readonly lost: CountWithReasons
  readonly discontinued: CountWithReasons
  readonly excluded: CountWithReasons
}

export const places = ['notReceived', 'lost', 'discontinued', 'excluded'] as const

export function armsOf(trial: TrialCounts): readonly Arm[] {
  const reasons = (text: string | null) => reasonsOf(text, trial.arms.length)
  return trial.arms.map(([allocated = 0, received = 0, lost = 0, discontinued = 0, analysed = 0, excluded = 0]) => ({
    allocated,
    received,
    analysed,
    notReceived: { n: Math.max(0, allocated - received), reasons: reasons(trial.notReceived) },
    lost: { n: lost, reasons: reasons(trial.lost) },
    discontinued: { n: discontinued, reasons: reasons(trial.discontinued) },
    excluded: { n: excluded, reasons: reasons(trial.excluded) },
  }))
}

/** One name for each line of the text; null for a missing line. */
export function armNames(text: string | null, arms: number): readonly (string | null)[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return Array.from({ length: arms }, (_, k) => lines[k] || null)
}

export interface Screening {
  readonly randomised: number
  /** Total of the reasons if there are any, otherwise the difference. */
  readonly excluded: CountWithReasons
  /** Number of assessed participants without an outcome; negative if there are too many. */
  readonly unaccounted: number
}

export function screeningOf({ assessed, notEnrolled, arms }: TrialCounts): Screening {
  const randomised = arms.reduce((sum, [allocated = 0]) => sum + allocated, 0)
  const reasons = reasonsOf(notEnrolled)
  const before = assessed ?? randomised + leaving(reasons)
  const n = reasons.length === 0 ? Math.max(0, before - randomised) : leaving(reasons)
  return { randomised, excluded: { n, reasons }, unaccounted: before - n - randomised }
}

/**
 * Participants allocated to an arm who are neither analysed nor excluded, lost nor discontinued; negative if more are analysed and excluded
 * than were allocated. Lost participants may still be analysed, by intention to treat.
 */
export function unaccountedIn({ allocated, analysed, excluded, lost, discontinued }: Arm): number {
  const rest = allocated - analysed - excluded.n
  return rest < 0 ? rest : Math.max(0, rest - lost.n - discontinued.n)
}
