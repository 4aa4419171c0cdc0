import { describe, expect, test } from 'vitest'
import type { CalculatorDefinition, CalculatorExample } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { enteredQuantity } from '#catalog/kit/tool/entered-quantity.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { inCanonical, inUnit } from '#catalog/kit/tool/unit-values.ts'
import { loadCalculator } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'

/** Every tool, every example, every cut-off that a quantity can cross: the same in all units, and correct on both sides. */

const tools = await Promise.all(
  entriesUnderTest('calculators').map(async ({ id }) => (await loadCalculator(id)).definition),
)

function done(definition: CalculatorDefinition, inputs: EnteredInputs): CalculatorResult {
  const outcome = runCalculator(definition, inputs, { absent: 'no' })
  if (outcome.status !== 'done') throw new Error(`${definition.id}: ${JSON.stringify([outcome, inputs])}`)
  return outcome
}

function quantities({ inputs }: CalculatorDefinition): [string, QuantityInput][] {
  return Object.entries(inputs).flatMap(([key, spec]): [string, QuantityInput][] =>
    spec.kind === 'quantity' ? [[key, spec]] : [],
  )
}

/** The example with a given value of one quantity, in one unit; the unit is confirmed, because unusual values are tried too. */
function withValue(example: CalculatorExample, key: string, spec: QuantityInput, canonical: number, k: number) {
  const unit = spec.units[k]
  if (unit === undefined) throw new Error(`${key} has no unit ${k}`)
  return { ...example.inputs, [key]: { value: inUnit(unit, canonical), unit: unit.id, confirmed: true } }
}

function canonicalOf(example: CalculatorExample, key: string, spec: QuantityInput): number | null {
  const entered = enteredQuantity(example.inputs[key])
  if (entered === null) return null
  const unit = spec.units.find(({ id }) => id === entered.unit)
  return unit === undefined ? Number.NaN : inCanonical(unit, entered.value)
}

const bandsOf = ({ bands }: CalculatorResult) => bands.map(({ band }) => band.id)

describe.each(tools)('$id', (definition) => {
  test('an example gives the same in every unit', () => {
    for (const example of definition.examples)
      for (const [key, spec] of quantities(definition)) {
        const canonical = canonicalOf(example, key, spec)
        if (canonical === null) continue
        const expected = done(definition, example.inputs)
        spec.units.forEach((unit, k) => {
          const outcome = done(definition, withValue(example, key, spec, canonical, k))
          for (const [output, { value }] of Object.entries(outcome.outputs))
            expect(value, `${example.id}, ${key} in ${unit.id}`).toBeCloseTo(expected.outputs[output]?.value ?? 0, 9)
          expect(bandsOf(outcome)).toEqual(bandsOf(expected))
        })
      }
  })

  const continuous =
    definition.inputResolution === 'entered' && quantities(definition).some(([, { integer }]) => !integer)
  const edges = definition.classifications.flatMap((rule) =>
    rule.bands.flatMap(({ id, from }, i) => {
      const below = rule.bands[i - 1]?.id
      return continuous && below !== undefined && from !== undefined ? [{ rule: rule.id, id, below, from }] : []
    }),
  )

  test('every cut-off that a measured quantity crosses parts its bands, in every unit', () => {
    for (const edge of edges) expect(crossings(definition, edge), JSON.stringify(edge)).toBeGreaterThan(0)
  })
})

interface Edge {
  readonly rule: string
  readonly id: string
  readonly below: string
}

/** The rank if a classification has no band, because its output is absent or it is for other patients. */
const absent = -1

/** How many (quantity, unit) pairs cross the edge; each crossing is found by bisection and checked just above and below. */
function crossings(definition: CalculatorDefinition, { rule, id, below }: Edge): number {
  const order = definition.classifications.find((one) => one.id === rule)?.bands.map((band) => band.id) ?? []
  const rank = (inputs: EnteredInputs) =>
    order.indexOf(done(definition, inputs).bands.find(({ classification }) => classification === rule)?.band.id ?? '')
  let found = 0
  for (const example of definition.examples)
    for (const [key, spec] of quantities(definition)) {
      if (spec.integer || canonicalOf(example, key, spec) === null) continue
      spec.units.forEach((unit, k) => {
        const at = (canonical: number) => rank(withValue(example, key, spec, canonical, k))
        const [limits] = unit.hard
        const low = inCanonical(unit, limits?.min ?? 0) * (1 + 1e-12)
        const high = inCanonical(unit, limits?.max ?? 0) * (1 - 1e-12)
        const target = order.indexOf(id)
        if (at(low) === absent || at(high) === absent) return
        if (at(low) >= target === at(high) >= target) return
        const [under, over] = bisect(low, high, (value) => at(value) >= target)
        const sides = new Set([order[at(under)], order[at(over)]])
        expect(sides, `${definition.id}: ${key} in ${unit.id}`).toEqual(new Set([below, id]))
        found += 1
      })
    }
  return found
}

function bisect(low: number, high: number, holds: (value: number) => boolean): [number, number] {
  const atLow = holds(low)
  let [a, b] = [low, high]
  while (Math.abs(b - a) > 1e-11 * Math.abs(b)) {
    const middle = (a + b) / 2
    if (holds(middle) === atLow) a = middle
    else b = middle
  }
  return [a, b]
}
