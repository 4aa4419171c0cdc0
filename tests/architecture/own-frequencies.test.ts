import { describe, expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { type Example, exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import type { Done, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { entryIds, load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { inDigits } from '#tests/support/engine-hashes.ts'

const definitions = await Promise.all(
  (['analyses', 'charts'] as const).flatMap((kind) =>
    entryIds(kind).map(async (id) => ({ kind, id, definition: await loadDefinition(id, kind) })),
  ),
)
/** Entries whose method uses frequency weights itself. */
const counting = definitions.filter(({ definition }) => definition.weights?.includes('frequency'))

/** Adds a column of weights to a frame. */
function withWeights(frame: Frame, weightOf: (row: number) => number): Frame {
  const [first] = exampleFrame({
    id: 'weights',
    title: { en: '', zh: '' },
    source: { en: '', zh: '' },
    columns: [
      {
        id: 'times',
        name: 'times',
        measure: 'continuous',
        values: Array.from({ length: frame.rows }, (_, i) => weightOf(i)),
      },
    ],
  }).columns
  if (first === undefined) throw new Error('No column was made')
  return { ...frame, columns: [...frame.columns, first] }
}

async function weigh(
  definition: AnalysisDefinition,
  kind: QuestionEntry,
  frame: Frame,
  options: object,
): Promise<Outcome> {
  const question = {
    version: definition.version,
    options: { ...options, weight: 'times', weightKind: 'frequency' },
    frames: [frame],
    dictionary: describeColumns(frame),
  }
  return runAnalysis(definition, await load(kind, definition.id, 'compute'), question, detachedContext)
}

function doneOf(outcome: Outcome): Done {
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

/**
 * Saved columns have one value per row, if each repeated row has that of its row; relative to the column's largest value, as residuals of 0
 * are rounding.
 */
function expectSameSaved(own: Done, repeated: Done): void {
  expect(own.savedColumns.map(({ id }) => id)).toEqual(repeated.savedColumns.map(({ id }) => id))
  for (const [c, { id, rowIds, values }] of repeated.savedColumns.entries()) {
    const ofRow = new Map(own.savedColumns[c]?.rowIds.map((row, i) => [row, own.savedColumns[c]?.values[i]]))
    const largest = Math.max(...values.map((value) => Math.abs(Number(value))).filter(Number.isFinite))
    const wrong = values.flatMap((value, i) => {
      const found = ofRow.get(rowIds[i] ?? -1)
      const isSame =
        typeof value === 'number' ? Math.abs(Number(found) - value) <= 1e-9 * largest : Object.is(found, value)
      return isSame ? [] : [{ row: rowIds[i], found, wanted: value }]
    })
    expect(wrong, id).toEqual([])
  }
}

/** The scale of a difference: the size of a number, and for a small P value its logarithm, which changes like its statistic. */
function scaleOf({ results }: AnalysisDefinition, path: string, wanted: number): number {
  const parts = path.split('/')
  const kind = results.tables[parts[0] ?? '']?.columns[parts.at(-1) ?? '']?.kind
  const isSmallP = kind === 'p-value' && wanted > 0
  return Math.abs(wanted) * (isSmallP ? Math.max(1, -Math.log(wanted)) : 1)
}

/** Everything else that is drawn or reported, numbers to nine digits. */
function besidesTables({ figures, checks, notices, facts }: Done): string {
  return inDigits({ figures, checks, notices, facts })
}

type WeightOf = (row: number) => number

/**
 * Weights of the rows of an example. If a subject's rows are distinguished by their occasion, more than one case per row is refused, so each
 * row is also tested separately.
 */
function weightings({ data, options }: Example): readonly WeightOf[] {
  const uneven = (row: number) => [3, 1, 0, 7][row % 4] ?? 1
  const rows = data.columns[0]?.values.length ?? 0
  if (!Object.values(options).includes('long') || rows > 40) return [uneven]
  return [uneven, ...Array.from({ length: rows }, (_, k) => (row: number) => (row === k ? 2 : 1))]
}

test('some entry counts weighted cases', () => {
  expect(counting.map(({ id }) => id)).toContain('frequencies')
})

describe.each(counting)('$id', ({ kind, id, definition }) => {
  test('its script uses the weights too, or repeats whole ones', async () => {
    // R's t.test, wilcox.test and shapiro.test have no frequencies, so a script that needs them repeats the rows, which fractions do not allow
    if ((await load(kind, id, 'r-script')).rScript.ownFrequencies !== true)
      expect(definition.wholeFrequencies).toBe('always')
  })

  test('answers as for repeated rows', async () => {
    const { examples } = await load(kind, id, 'examples')
    const repeating = { ...definition, weights: [] }
    const asked = examples.filter((one) => one.expect === 'done' && one.options.weight === undefined)
    for (const [example, weightOf] of asked.flatMap((one) => weightings(one).map((of) => [one, of] as const))) {
      const frame = withWeights(exampleFrame(example.data), weightOf)
      const options = exampleAnswers(definition, example)
      const [own, repeated] = [
        await weigh(definition, kind, frame, options),
        await weigh(repeating, kind, frame, options),
      ]
      expect(own.status, example.id).toBe(repeated.status)
      if (repeated.status !== 'done') {
        expect(own, example.id).toEqual(repeated)
        continue
      }
      const values = outcomeValues(definition, doneOf(own))
      for (const [path, wanted] of outcomeValues(definition, repeated)) {
        const found = values.get(path)
        if (typeof wanted !== 'number') expect(found, path).toBe(wanted)
        else
          expect(Math.abs(Number(found) - wanted), path).toBeLessThanOrEqual(1e-10 * scaleOf(definition, path, wanted))
      }
      expect(doneOf(own).sample, example.id).toEqual(repeated.sample)
      expectSameSaved(doneOf(own), repeated)
      expect(besidesTables(doneOf(own)), example.id).toBe(besidesTables(repeated))
    }
  })

  test('answers for a thousand million cases', async () => {
    const { examples } = await load(kind, id, 'examples')
    const example = examples.find((one) => one.expect === 'done' && one.options.weight === undefined)
    if (example === undefined) throw new Error(`${id} has no example`)
    const frame = exampleFrame(example.data)
    const weighted = withWeights(frame, () => 1e9)
    const outcome = doneOf(await weigh(definition, kind, weighted, exampleAnswers(definition, example)))
    expect(outcome.sample.total).toBe(1e9 * frame.rows)
  })
})

test.each([
  ['analyses', 'principal-components', { keep: 'parallel' }],
  ['charts', 'scatter-fit', { fit: 'lowess' }],
] as const)('%s %s with %j takes each case by itself, and refuses more than it can', async (kind, id, asked) => {
  const definition = await loadDefinition(id, kind)
  const { examples } = await load(kind, id, 'examples')
  const example = examples.find((one) => one.expect === 'done' && one.options.weight === undefined)
  if (example === undefined) throw new Error(`${id} has no example`)
  const frame = withWeights(exampleFrame(example.data), () => 1e9)
  const outcome = await weigh(definition, kind, frame, { ...exampleAnswers(definition, example), ...asked })
  expect(outcome).toMatchObject({ status: 'rejected', code: 'weights-too-large', option: 'weight' })
})
