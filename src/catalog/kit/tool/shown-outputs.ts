import type { Words } from '../words.ts'
import type { CalculatorDefinition, OutputSpecs } from './calculator.ts'
import type { CalculatorResult } from './calculator-outcome.ts'
import { shownOutput } from './shown-output.ts'

export interface ShownOutput {
  readonly key: string
  readonly label: Words
  /** The number with its unit, or why there is none. */
  readonly number: string | null
  /** Null for a pure number. */
  readonly unit: Words | null
  readonly absent: Words | null
  /** Each as `0.826–0.945`. */
  readonly intervals: readonly { readonly label: Words; readonly text: string }[]
}

/** The keys of outputs to show, without the limits of intervals. */
export function mainOutputs(outputs: OutputSpecs): readonly string[] {
  const limits = new Set(
    Object.values(outputs).flatMap(({ intervals = [] }) => intervals.flatMap(({ from, to }) => [from, to])),
  )
  return Object.keys(outputs).filter((key) => !limits.has(key))
}

/** The displayed result, output by output, each with its intervals. */
export function shownOutputs(definition: CalculatorDefinition, outcome: CalculatorResult): readonly ShownOutput[] {
  return mainOutputs(definition.outputs).flatMap((key) => {
    const spec = definition.outputs[key]
    if (spec === undefined) return []
    const isThere = outcome.outputs[key] !== undefined
    const intervals = (spec.intervals ?? []).flatMap(({ label, from, to }) =>
      outcome.outputs[from] === undefined || outcome.outputs[to] === undefined
        ? []
        : [{ label, text: between(shownOutput(definition, outcome, from), shownOutput(definition, outcome, to)) }],
    )
    const number = isThere ? shownOutput(definition, outcome, key) : null
    return [
      {
        key,
        label: spec.label,
        number,
        unit: spec.unit ?? null,
        absent: isThere ? null : (spec.absent ?? null),
        intervals,
      },
    ]
  })
}

/** An en dash between numbers, but a word if it would be next to a minus. */
function between(from: string, to: string): string {
  return [from, to].some((text) => text.startsWith('−')) ? `${from} … ${to}` : `${from}–${to}`
}
