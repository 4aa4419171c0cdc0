import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Model } from '#catalog/kit/outcome/outcome.ts'
import { evaluatePart } from '#engine/methods/design/evaluate-part.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { scriptHash } from '#tests/tools/golden-file.ts'
import { modelExamples, type NewRow, newRows, type Predictions, predictionScript } from './predictions.ts'

const golden: Readonly<Record<string, Predictions>> = JSON.parse(
  readFileSync(new URL('golden/predictions.json', import.meta.url), 'utf8'),
)
const kept = Object.keys(golden).map((key) => key.slice(0, key.indexOf('/')))
const asked = entriesUnderTest('analyses').map(({ id }) => id)
const models = await modelExamples([...new Set([...kept, ...asked])])
const remedy = 'run: node tests/tools/golden-predictions.ts'

test('every model of an example was run in R', () => {
  expect(Object.keys(golden).toSorted(), remedy).toEqual(
    models.map(({ id, example }) => `${id}/${example.id}`).toSorted(),
  )
})

describe.each(models)('$id, $example.id', ({ id, example, model }) => {
  const expected = golden[`${id}/${example.id}`]

  test('the stored predictions come from the current script', async () => {
    expect(expected?.scriptSha256, remedy).toBe(scriptHash(await predictionScript(id, example, model)))
  })

  test('the record is enough to predict new rows as R does, with their standard errors', () => {
    const rows = newRows(model, example.data)
    expect(rows.length).toBeGreaterThan(5)
    expect(expected?.estimates.length).toBe(rows.length)
    for (const [i, row] of rows.entries()) {
      const { estimate, error } = predict(model, row)
      const [wanted = Number.NaN, wantedError = Number.NaN] = [expected?.estimates[i], expected?.errors[i]]
      expect(Math.abs(estimate - wanted), `${estimate} for ${wanted}`).toBeLessThanOrEqual(1e-8 * Math.abs(wanted))
      expect(Math.abs(error - wantedError), `${error} for ${wantedError}`).toBeLessThanOrEqual(1e-7 * wantedError)
    }
  })
})

test('the baseline hazards of Cox models are those of R', () => {
  const cox = models.filter(({ model }) => model.family === 'cox')
  expect(cox.length).toBeGreaterThan(2)
  for (const { id, example, model } of cox) {
    const ours = (model.baselineHazards ?? []).flatMap(({ cumulative }) => cumulative)
    const expected = golden[`${id}/${example.id}`]?.hazards ?? []
    expect(ours.length, example.id).toBe(expected.length)
    for (const [k, wanted] of expected.entries())
      expect(Math.abs((ours[k] ?? Number.NaN) - wanted), `${example.id} ${k}`).toBeLessThanOrEqual(1e-8 * wanted)
  }
})

/** The linear predictor and its standard error, from the record only. */
function predict({ coefficients, factors, knots, offsets, exposure, vcov }: Model, row: NewRow) {
  const column = coefficients.map(({ part }) =>
    part.reduce((product, one) => product * evaluatePart(one, row[one.variable] ?? Number.NaN, { factors, knots }), 1),
  )
  const exposed = exposure === undefined ? 0 : Math.log(Number(row[exposure]))
  const known = offsets.reduce((sum, id) => sum + Number(row[id]), exposed)
  const estimate = column.reduce((sum, value, k) => sum + value * (coefficients[k]?.estimate ?? Number.NaN), known)
  const variance = column.reduce(
    (sum, a, i) => sum + column.reduce((own, b, j) => own + a * b * (vcov[i]?.[j] ?? Number.NaN), 0),
    0,
  )
  return { estimate, error: Math.sqrt(variance) }
}
