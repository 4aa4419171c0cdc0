import type { Reference } from '../references/reference.ts'
import type { Words } from '../words.ts'
import type { CalculatorDefinition, CalculatorExample, OutputSpec, Verification } from './calculator.ts'
import type { Quantity } from './inputs/in-units.ts'
import { inUnit } from './unit-values.ts'

interface Converter {
  readonly id: string
  readonly quantity: Quantity
  /** Decimals of each unit, in the order of the quantity's units. */
  readonly decimals: readonly number[]
  /** Description of the conversion and its factor. */
  readonly formulaText: readonly Words[]
  readonly caveats: readonly Words[]
  readonly references: readonly Reference[]
  readonly verified: Verification
  /** A value in a unit and in the others, by index of the unit. */
  readonly examples: readonly {
    readonly value: number
    readonly unit: string
    readonly is: Readonly<Record<number, { readonly value: number; readonly decimals: number }>>
    readonly source: CalculatorExample['source']
  }[]
}

/** One quantity in all of its units. Outputs are named `in0`, `in1` … by index of the unit. */
export function defineConverter(converter: Converter): CalculatorDefinition {
  const { id, quantity, decimals, verified, examples, ...said } = converter
  const { units } = quantity
  const name = quantity.label
  const outputs = Object.fromEntries(
    units.map((unit, at): [string, OutputSpec] => [
      keyOf(at),
      { label: name, unit: unit.label ?? { en: unit.id, zh: unit.id }, decimals: decimals[at] ?? unit.resolution },
    ]),
  )
  return {
    id,
    revision: 1,
    contentChecked: verified.on,
    verified,
    stakes: 'ordinary',
    checklist: false,
    inputResolution: 'entered',
    purpose: {
      en: `Converts ${name.en.charAt(0).toLowerCase()}${name.en.slice(1)} from one unit into the others.`,
      zh: `${name.zh}的单位换算。`,
    },
    population: { en: 'A conversion holds for anyone.', zh: '单位换算不限人群。' },
    inputs: { value: quantity },
    outputs,
    formula: ({ value }) => Object.fromEntries(units.map((unit, at) => [keyOf(at), inUnit(unit, Number(value))])),
    classifications: [],
    validity: [],
    alerts: [],
    messages: {},
    nextSteps: [{ en: 'Write the unit beside the number, always.', zh: '记录数值时务必注明单位。' }],
    ...said,
    examples: examples.map(({ value, unit, is, source }) => ({
      id: `${value}-${unit}`.replace(/[^a-z0-9]+/gi, '-'),
      inputs: { value: { value, unit } },
      expect: Object.fromEntries(Object.entries(is).map(([at, expected]) => [keyOf(Number(at)), expected])),
      source,
    })),
  }
}

function keyOf(at: number): string {
  return `in${at}`
}
