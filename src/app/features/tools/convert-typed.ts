import type { UnitSpec } from '#catalog/kit/tool/calculator-input-spec.ts'
import { inCanonical, inUnit } from '#catalog/kit/tool/unit-values.ts'
import { typedNumber } from './typed-number.ts'

/**
 * A typed number in another unit, as text: four significant digits, or as many decimals as laboratories report, and no digit before the point is
 * lost. A text that is not a number stays as it is.
 */
export function convertTyped(text: string, from: UnitSpec, to: UnitSpec): string {
  const typed = typedNumber(text)
  if (typed === null) return text
  const value = inUnit(to, inCanonical(from, typed))
  if (!Number.isFinite(value)) return text
  const size = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)))
  return String(Number(value.toFixed(Math.min(20, Math.max(to.resolution, 3 - size, 0)))))
}
