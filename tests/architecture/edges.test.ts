import { describe, expect, test } from 'vitest'
import type { Example, ExampleData } from '#catalog/kit/example.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { readsRows } from '#catalog/kit/options/common-options.ts'
import type { ColumnSpec, ColumnSpecs } from '#catalog/kit/outcome/columns.ts'
import type { Cell, Done, Numeric, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { languages, type Words } from '#catalog/kit/words.ts'
import { loadDefinition } from '#cli/entries.ts'
import { each, edges, type Value } from './hostile-data.ts'
import { studyData } from './random-study.ts'
import { runExample } from './run-example.ts'
import { smallExamples } from './small-examples.ts'

const entries = await smallExamples(250)

/** A plan has no data. */
const ofRows = entries.filter(({ definition }) => readsRows(definition.options))

describe.each(ofRows)('$id', ({ id, definition, examples }) => {
  test.each(Object.keys(edges))('%s: a possible answer, or words', async (name) => {
    for (const example of examples) {
      const data = edges[name]?.(example.data) ?? example.data
      const outcome = await runExample(id, { ...example, data } satisfies Example)
      for (const part of partsOf(outcome)) {
        if (part.status === 'done') expect(impossible(part, definition.results.tables), example.id).toEqual([])
        else if (part.status === 'rejected')
          expect({ ...kitMessages, ...definition.messages }, example.id).toHaveProperty([part.code])
      }
    }
  })
})

test('a separated outcome is refused in words that offer Firth, whose estimates are finite', async () => {
  const id = 'logistic-regression'
  const y = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
  const data = studyData({ x: y.map((value, i) => 10 * value + i), event: y })
  const options = { outcome: 'event', event: 1, 'terms.list': [{ kind: 'main', variable: 'x' }] }
  const refused = await runExample(id, { data, options })
  if (refused.status !== 'rejected') throw new Error(refused.status)
  const words: Readonly<Record<string, Words>> = (await loadDefinition(id)).messages
  for (const language of languages) expect(words[refused.code]?.[language]).toContain('Firth')
  const answered = await runExample(id, { data, options: { ...options, method: 'firth' } })
  if (answered.status !== 'done') throw new Error(answered.status)
  const values = outcomeValues(await loadDefinition(id), answered)
  for (const part of ['estimate', 'se']) expect(values.get(`coefficients/x/${part}`)).toBeTypeOf('number')
})

/** Intervals that need not contain their estimate, as `<entry>/<table>.<column of the interval>`, with the reason. */
const apart: Readonly<Record<string, string>> = {
  'chi-square/effects.interval':
    'the raw V of a sparse table is too large by chance alone; the interval is of the V of the population, and the bias-corrected estimate lies in it',
  'anova-factorial/terms.interval':
    'limits of partial eta squared by the noncentral F are both 0 where F is below its own 5% point (Steiger 2004)',
}

test.each(entries)('$id: intervals contain their estimates', async ({ id, definition, examples }) => {
  for (const example of examples)
    for (const part of partsOf(await runExample(id, example)))
      if (part.status === 'done') {
        const found = outside(part, definition.results.tables)
        expect(
          found.filter(([where]) => apart[`${id}/${where}`] === undefined),
          example.id,
        ).toEqual([])
      }
})

/** The rows reversed, after those in which a text first occurs, because the levels of a text are in order of occurrence. */
function reversed(data: ExampleData): ExampleData {
  const count = data.columns[0]?.values.length ?? 0
  const leads = (row: number) =>
    data.columns.some(
      ({ values }) => typeof values[row] === 'string' && (values as readonly Value[]).indexOf(values[row]) === row,
    )
  const rest = Array.from({ length: count }, (_, row) => row)
  const order = [...rest.filter(leads), ...rest.filter((row) => !leads(row)).reverse()]
  return each(data, ({ values }) => order.map((row) => values[row] ?? null))
}

/** Numbers that depend on the order of the rows, as `<entry>/<path>`, with the reason. */
const ofOrder: Readonly<Record<string, string>> = {
  'linear-regression/diagnostics/durbin-watson/value': 'compares residuals of neighbouring rows',
  'linear-regression/diagnostics/lag-one/value': 'likewise',
}

test.each(ofRows)('$id does not depend on the order of the rows', async (entry) => {
  for (const example of entry.examples) {
    const turned = { ...example, data: reversed(example.data) }
    const [one, other] = [await runExample(entry.id, example), await runExample(entry.id, turned)]
    if (one.status !== 'done' || other.status !== 'done') throw new Error(`${example.id}: ${other.status}`)
    const values = outcomeValues(entry.definition, other)
    const moved = [...outcomeValues(entry.definition, one)].filter(
      ([path, value]) => ofOrder[`${entry.id}/${path}`] === undefined && !isClose(value, values.get(path) ?? null),
    )
    expect(moved, example.id).toEqual([])
  }
})

/** Sums in another order differ in their last digits. */
function isClose(a: Numeric, b: Numeric): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= 1e-7 * Math.max(Math.abs(a), Math.abs(b)) + 1e-10
}

function partsOf(outcome: Outcome) {
  return outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
}

/** Probabilities outside 0 to 1, reversed intervals, and negative counts. */
function impossible({ tables }: Done, specs: Readonly<Record<string, { readonly columns: ColumnSpecs }>>) {
  return tables.flatMap((table) =>
    table.rows.flatMap(({ cells }) =>
      table.columns.flatMap(({ id, of }) => {
        const kind = specs[table.of]?.columns[of]?.kind
        return kind !== undefined && isImpossible(kind, cells[id] ?? null)
          ? [`${table.id}.${id}: ${JSON.stringify(cells[id])}`]
          : []
      }),
    ),
  )
}

/** Intervals with their estimate, the last cell before them that is not a standard error. */
function outside({ tables }: Done, specs: Readonly<Record<string, { readonly columns: ColumnSpecs }>>) {
  return tables.flatMap((table) => {
    const columns = table.columns.map(({ id, of }) => ({ id, of, spec: specs[table.of]?.columns[of] }))
    return columns.flatMap(({ id, spec }, k) => {
      if (spec?.kind !== 'interval') return []
      const beside = columns.slice(0, k).findLast((column) => isEstimate(column))
      if (beside === undefined) return []
      return table.rows
        .filter(({ cells }) => !holds(cells[id] ?? null, cells[beside.id] ?? null))
        .map(({ cells }) => [`${table.of}.${id}`, cells[beside.id], cells[id]] as const)
    })
  })
}

function isEstimate({ of, spec }: { readonly of: string; readonly spec: ColumnSpec | undefined }): boolean {
  if (of === 'se') return false
  if (spec?.kind === 'estimate') return spec.isError !== true
  return spec?.kind === 'percent' || spec?.kind === 'quantity'
}

/** Also true without an interval or an estimate. */
function holds(interval: Cell, estimate: Cell): boolean {
  if (typeof interval !== 'object' || interval === null || !('upper' in interval) || 'form' in interval) return true
  const { lower, upper } = interval
  const slack = typeof estimate === 'number' ? 1e-9 * Math.abs(estimate) + 1e-12 : 0
  const isBelow = (a: Cell, b: Cell) => typeof a !== 'number' || typeof b !== 'number' || a <= b + slack
  return isBelow(lower, estimate) && isBelow(estimate, upper)
}

function isImpossible(kind: string, cell: Cell): boolean {
  if (kind === 'p-value') return typeof cell === 'number' && !(cell >= 0 && cell <= 1)
  if (kind === 'count') return typeof cell === 'number' && !(cell >= 0)
  if (typeof cell !== 'object' || cell === null || !('upper' in cell) || 'form' in cell) return false
  const { lower, upper } = cell
  return typeof lower === 'number' && typeof upper === 'number' && lower > upper
}
