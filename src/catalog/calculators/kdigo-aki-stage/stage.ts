import { reaches } from '../../kit/present/rounding.ts'

/** KDIGO 2012: multiples of the baseline, µmol/L, mL/kg/h, hours. */
export const limits = {
  times: [1.5, 2, 3],
  rise: 26.5,
  creatinine: 353.6,
  urine: { low: 0.5, veryLow: 0.3 },
  hours: { first: 6, second: 12, third: 24, anuria: 12 },
} as const

interface Findings {
  /** µmol/L */
  readonly baseline: number
  readonly creatinine: number
  /** Within 48 hours. */
  readonly rise: number
  /** mL/kg/h, over the given hours; infinite if unknown. */
  readonly urine: number
  readonly hours: number
  readonly anuria: boolean
  readonly replacement: boolean
  readonly lowChildGfr: boolean
}

/** The worse of the stages by creatinine and urine output; 0 if no criterion is met. */
export function akiStage(found: Findings): 0 | 1 | 2 | 3 {
  const times = found.creatinine / found.baseline
  const byRise = reaches(found.rise, limits.rise)
  const byUrine = urineStage(found)
  const present = byRise || reaches(times, limits.times[0]) || byUrine > 0
  if (found.replacement || reaches(times, limits.times[2]) || byUrine === 3) return 3
  if (present && (reaches(found.creatinine, limits.creatinine) || found.lowChildGfr)) return 3
  if (reaches(times, limits.times[1]) || byUrine === 2) return 2
  return present ? 1 : 0
}

function urineStage({ urine, hours, anuria }: Findings): 0 | 1 | 2 | 3 {
  if (anuria || (urine < limits.urine.veryLow && hours >= limits.hours.third)) return 3
  if (urine === 0 && hours >= limits.hours.anuria) return 3
  if (urine >= limits.urine.low || hours < limits.hours.first) return 0
  return hours >= limits.hours.second ? 2 : 1
}
