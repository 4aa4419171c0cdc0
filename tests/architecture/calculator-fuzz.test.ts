import { describe, expect, test } from 'vitest'
import { reaches } from '#catalog/kit/present/rounding.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type {
  CountsInput,
  EnteredCounts,
  EnteredInputs,
  EnteredValue,
  InputSpec,
} from '#catalog/kit/tool/calculator-input-spec.ts'
import { dayText } from '#catalog/kit/tool/calendar-day.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadCalculator } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'

/** Any input within the limits, in any unit, gives a possible number with its band, or a refusal with a message. */

const tools = await Promise.all(
  entriesUnderTest('calculators').map(async ({ id }) => (await loadCalculator(id)).definition),
)
const ROUNDS = 400

const rate = /^m?L\/min/

describe.each(tools)('$id', (definition) => {
  const random = createRandom(definition.id.length)

  test('gives no impossible number and no band that is not its own', () => {
    let done = 0
    for (let round = 0; round < ROUNDS; round++) {
      const inputs = anyInputs(definition, random, round % 4 === 3)
      const outcome = runCalculator(definition, inputs, { absent: 'no' })
      if (outcome.status !== 'done') continue
      done += 1
      const said = JSON.stringify(inputs)
      for (const [key, { value, rounded }] of Object.entries(outcome.outputs)) {
        expect([Number.isFinite(value), Number.isFinite(rounded)], `${key} of ${said}`).toEqual([true, true])
        if (rate.test(definition.outputs[key]?.unit?.en ?? '')) expect(value, `${key} of ${said}`).toBeGreaterThan(0)
      }
      for (const { classification, output, on, band } of outcome.bands) {
        const bands = definition.classifications.find(({ id }) => id === classification)?.bands ?? []
        const value = outcome.outputs[output]?.[on === 'raw' ? 'value' : 'rounded'] ?? Number.NaN
        const next = bands[bands.indexOf(band) + 1]?.from
        expect(band.from === undefined || reaches(value, band.from), `${band.id} of ${value}, ${said}`).toBe(true)
        expect(next !== undefined && reaches(value, next), `${band.id} of ${value}, ${said}`).toBe(false)
      }
    }
    expect(done).toBeGreaterThan(0)
  })

  test('gives no number while an input that it needs is missing', () => {
    const whole = definition.examples.find(({ inputs }) => runCalculator(definition, inputs).status === 'done')?.inputs
    if (whole === undefined) throw new Error('no example answers every item')
    for (const [key, spec] of Object.entries(definition.inputs)) {
      if (!spec.required || (spec.kind === 'yes-no' && definition.checklist)) continue
      const outcome = runCalculator(definition, { ...whole, [key]: null })
      expect(outcome, key).toMatchObject({ status: 'incomplete', missing: [key] })
    }
  })
})

function anyInputs({ inputs, examples }: CalculatorDefinition, random: RandomStream, withGaps: boolean): EnteredInputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, spec]): [string, EnteredValue] => {
      const left = !spec.required && (withGaps || random.next() < 0.6)
      return [key, left ? null : anyValue(spec, random.pick(examples).inputs[key] ?? null, random)]
    }),
  )
}

/** Usually small, where tables are unusual: rows of zeros, single persons. */
function anyCounts({ rows, columns }: CountsInput, random: RandomStream): EnteredCounts {
  const height = rows.least + Math.floor((rows.most - rows.least + 1) * random.next())
  const width = columns === 'square' ? height : columns.length
  const most = random.pick([2, 12, 1000])
  return Array.from({ length: height }, () => Array.from({ length: width }, () => Math.floor(most * random.next())))
}

/** `example`: an example of the text, whose structure no random text would have. */
function anyValue(spec: InputSpec, example: EnteredValue, random: RandomStream): EnteredValue {
  if (spec.kind === 'yes-no') return random.next() < 0.5
  if (spec.kind === 'choice') return random.pick(Object.keys(spec.of))
  if (spec.kind === 'date') return dayText(Math.floor(20_000 * random.next()))
  if (spec.kind === 'text') return example
  if (spec.kind === 'counts') return anyCounts(spec, random)
  const unit = random.pick(spec.units)
  const { min, max } = random.pick(random.next() < 0.5 ? unit.hard : unit.usual)
  const at = random.pick(['low', 'high', 'even', 'even', 'order'] as const)
  const even = min + (max - min) * random.next()
  const order = min > 0 ? min * (max / min) ** random.next() : even
  const value = { low: min, high: max, even, order }[at]
  const entered = spec.integer ? Math.min(max, Math.max(min, Math.round(value))) : value
  return { value: entered, unit: unit.id, confirmed: true }
}
