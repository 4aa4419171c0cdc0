import { ofNumbers } from './function-shapes.ts'
import type { FunctionSpec } from './function-spec.ts'

const two = ['number', 'number'] as const

/** Measurements of a person are above 0. */
const positive = (x: number, y: number, value: number) => (x > 0 && y > 0 ? value : Number.NaN)

/** µmol/L in 1 mg/dL of creatinine. */
const umolPerMg = 88.4

/**
 * The equation of Inker et al. (N Engl J Med 2021; 385: 1737) in mL/min/1.73 m²: creatinine in µmol/L, age in years; for adults only.
 */
function ckdEpi2021(creatinine: number, age: number, female: number): number {
  if (!(creatinine > 0 && age >= 18)) return Number.NaN
  const ratio = creatinine / umolPerMg / (female === 1 ? 0.7 : 0.9)
  const power = Math.min(ratio, 1) ** (female === 1 ? -0.241 : -0.302) * Math.max(ratio, 1) ** -1.2
  return 142 * power * 0.9938 ** age * (female === 1 ? 1.012 : 1)
}

export const clinicFunctions = {
  bmi: ofNumbers(two, (weight, height) => positive(weight, height, weight / (height / 100) ** 2)),
  bsa_mosteller: ofNumbers(two, (weight, height) => positive(weight, height, Math.sqrt((weight * height) / 3600))),
  egfr_ckd_epi_2021: ofNumbers(['number', 'number', 'logical'], ckdEpi2021),
  map: ofNumbers(two, (systolic, diastolic) => diastolic + (systolic - diastolic) / 3),
  qtcf: ofNumbers(two, (qt, rate) => positive(qt, rate, qt / Math.cbrt(60 / rate))),
} satisfies Record<string, FunctionSpec>
