import { reaches, roundTo } from '../present/rounding.ts'
import type { Words } from '../words.ts'
import type { CalculatorOutput } from './calculator-outcome.ts'
import type { Condition } from './condition.ts'

/** One interpretation of an output. A tool may have several: two standards, or one for each sex. */
export interface Classification<O extends string = string> {
  readonly id: string
  /** Required if a tool has several. */
  readonly title?: Words
  /** When it applies, all of several conditions; always by default. */
  readonly when?: Condition | readonly Condition[]
  readonly output: O
  /** Whether the source applies its cut-offs to the computed or to the reported value. */
  readonly on: 'raw' | 'rounded'
  /** Ascending and without gaps: a band extends from its `from` up to the next one's. The first has no `from`. */
  readonly bands: readonly Band[]
}

export interface Band {
  readonly id: string
  readonly from?: number
  readonly label: Words
  readonly meaning: Words
  readonly tone: 'good' | 'neutral' | 'caution' | 'alarm'
}

export interface Classified {
  readonly classification: string
  readonly title: Words | null
  readonly output: string
  readonly on: 'raw' | 'rounded'
  readonly band: Band
  /** The value is so close to a cut-off that rounding decides: show `deciding` decimals. */
  readonly nearCutOff: { readonly cutOff: number; readonly deciding: number } | null
}

/**
 * The band of an output. `decimals`: those in which the output is reported. Throws an Error if no band contains the value, such as NaN or if
 * the first band has a `from`.
 */
export function classify(rule: Classification, output: CalculatorOutput, decimals: number): Classified {
  const value = rule.on === 'raw' ? output.value : output.rounded
  const band = rule.bands.findLast(({ from }) => from === undefined || reaches(value, from))
  if (band === undefined) throw new Error(`${rule.id} has no band for ${value}`)
  const { id, title = null, output: of, on } = rule
  return { classification: id, title, output: of, on, band, nearCutOff: nearCutOff(rule, output, decimals) }
}

function nearCutOff({ bands }: Classification, { value, rounded }: CalculatorOutput, decimals: number) {
  const cutOff = bands.flatMap(({ from }) => from ?? []).find((from) => reaches(value, from) !== reaches(rounded, from))
  if (cutOff === undefined) return null
  let deciding = decimals + 1
  while (deciding < 12 && reaches(roundTo(value, deciding), cutOff) !== reaches(value, cutOff)) deciding++
  return { cutOff, deciding }
}
