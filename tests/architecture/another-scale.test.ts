import { expect, test } from 'vitest'
import type { Example, ExampleColumn } from '#catalog/kit/example.ts'
import { readsRows } from '#catalog/kit/options/common-options.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { measuredNumbers } from '#catalog/kit/outcome/outcome-values.ts'
import { load } from '#cli/entries.ts'
import { isMeasured } from './measured-column.ts'
import { runExample } from './run-example.ts'
import { smallExamples } from './small-examples.ts'

/** Examples, or whole entries, with inputs besides the rows that have units: there a P may change, and one does. */
const bound: Readonly<Record<string, string>> = {
  'count-regression': 'counts',
  'cox-regression/dependent-columns': 'an offset',
  'cox-regression/exact-dependent-columns': 'an offset',
  'kaplan-meier/lung-late': 'a horizon',
  'kaplan-meier/aml-peto': 'a horizon',
  'linear-regression/type-two-nested': 'knots that are given',
  'logistic-regression/type-one-offset': 'an offset',
  'rate-one-sample': 'counts',
  't-test-independent/equivalence': 'margins',
  't-test-independent/equivalence-by-welch': 'margins',
  't-test-one-sample/lung': 'a reference value',
  't-test-one-sample/karnofsky-listwise': 'a reference value',
  't-test-one-sample/ties': 'a reference value',
  't-test-paired/karnofsky': 'margins',
  't-test-paired/not-equivalent': 'margins',
}

const entries = (await smallExamples(600)).filter(({ definition }) => readsRows(definition.options))

test('every exception to a scale is an existing entry or example', async () => {
  for (const name of Object.keys(bound)) {
    const [id = '', example] = name.split('/')
    const { examples } = await load('analyses', id, 'examples')
    expect(example === undefined || examples.some((one) => one.id === example), name).toBe(true)
  }
})

/** The example with rescaled measurements; case weights are not measurements. A power of two changes no digit of a double. */
function times(factor: number, { data, options, ...rest }: Example): Example {
  const columns = data.columns.map((column): ExampleColumn => {
    if (!isMeasured(column) || column.id === options.weight) return column
    const { values, missingCodes } = column
    const codes = missingCodes?.map((code) => (typeof code === 'number' ? code * factor : code))
    return {
      ...column,
      values: values.map((value) => (value === null ? null : value * factor)),
      ...(codes === undefined ? {} : { missingCodes: codes }),
    }
  })
  return { ...rest, options, data: { ...data, columns } }
}

test.each(entries)('$id: no P changes if all measurements are 1024 times as large', async (entry) => {
  const { id, definition, examples } = entry
  const valuesOfP = (outcome: Done) =>
    new Map(
      measuredNumbers(definition, outcome).flatMap(({ path, value, table, column }) => {
        const of = table.columns[column]?.of ?? ''
        return definition.results.tables[table.of]?.columns[of]?.kind === 'p-value' ? [[path, value] as const] : []
      }),
    )
  const changed = []
  for (const example of examples) {
    const one = await runExample(id, example)
    const other = await runExample(id, times(1024, example))
    if (one.status !== 'done') throw new Error(example.id)
    const after = other.status === 'done' ? valuesOfP(other) : new Map<string, unknown>()
    const differs = [...valuesOfP(one)].some(([path, value]) => !isClose(value, after.get(path)))
    if (differs) changed.push(example.id)
  }
  const free = examples.map((example) => example.id).filter((example) => bound[id] ?? bound[`${id}/${example}`])
  expect(
    changed,
    `examples of ${id} with a P that rightly changes stand in \`bound\` of this test, with the reason`,
  ).toEqual(free)
})

/** Fits reach the last digits by different paths. */
function isClose(a: unknown, b: unknown): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= 1e-7 * Math.abs(a) + 1e-12
}
