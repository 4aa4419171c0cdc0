import { describe, expect, test } from 'vitest'
import type { Example, ExampleColumn, ExampleData } from '#catalog/kit/example.ts'
import type { LocationEquivarianceModule } from '#catalog/kit/location-equivariance.ts'
import { readsRows } from '#catalog/kit/options/common-options.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Numeric } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { loadDefinition } from '#cli/entries.ts'
import { isMeasured, type MeasuredColumn } from './measured-column.ts'
import { runExample } from './run-example.ts'
import { smallExamples } from './small-examples.ts'

/**
 * Location equivariance: if a constant is added to all measurements, locations move by it, and no P, no difference and no measure of spread
 * changes. An entry declares its exceptions in `location-equivariance.ts`.
 */
const modules = import.meta.glob<LocationEquivarianceModule>('../../src/catalog/analyses/*/location-equivariance.ts', {
  eager: true,
})

const entries = (await smallExamples(600)).filter(({ definition }) => readsRows(definition.options))

/** A number before and after. */
interface Moved {
  readonly example: string
  readonly path: string
  readonly before: Numeric
  readonly after: Numeric
  /** Whether a number is unchanged, or moved by the constant if it is a location, to the available digits. */
  readonly stays: boolean
  readonly moves: boolean
}

test('an entry that declares its equivariance reads rows', async () => {
  const ids = Object.keys(modules).map((path) => path.split('/').at(-2) ?? '')
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(readsRows((await loadDefinition(id)).options), id).toBe(true)
})

describe.each(entries)('$id', ({ id, definition, examples }) => {
  const { locationEquivariance: shift = {} } =
    modules[`../../src/catalog/analyses/${id}/location-equivariance.ts`] ?? {}
  const { moves = [], free = [], places, except = {}, zero } = shift
  const numbersOf = async (example: Example) => {
    const outcome = await runExample(id, example)
    return outcome.status === 'done' ? outcomeValues(definition, outcome) : new Map<string, Numeric>()
  }
  const compare = async (example: Example): Promise<readonly Moved[]> => {
    const { data, constant, slack, ids } = prepared(example)
    const answers: StoredOptions = { ...initialOptions(definition), ...example.options }
    const moved = Object.entries(answers).flatMap(([key, value]) =>
      ids.size > 0 && places?.test(key) === true && typeof value === 'number' ? [[key, value + constant] as const] : [],
    )
    const before = await numbersOf({ ...example, data })
    const shifted = changed(data, ids, (value) => value + constant)
    const after = await numbersOf({
      ...example,
      data: shifted,
      options: { ...example.options, ...Object.fromEntries(moved) },
    })
    return [...before].map(([path, value]) => {
      const other = after.get(path) ?? null
      const distance = isOf(path, ids, data) ? constant : 0
      return {
        example: example.id,
        path,
        before: value,
        after: other,
        stays: isClose(value, other, slack),
        moves: isClose(typeof value === 'number' ? value + distance : value, other, slack),
      }
    })
  }
  const all = Promise.all(examples.map(compare)).then((found) => found.flat())

  if (zero === undefined)
    test('a constant added to all measurements moves locations by it, and changes nothing else', async () => {
      const wrong = (await all).filter(({ example, path, stays, moves: isMoved }) => {
        if (Object.hasOwn(except, example) || free.some(([numbers]) => numbers.test(path))) return false
        return moves.some((numbers) => numbers.test(path)) ? !isMoved : !stays
      })
      expect(
        wrong.map(({ example, path, before, after }) => `${example}: ${path}: ${before}, then ${after}`),
        `what rightly changes is declared in location-equivariance.ts of ${id} (src/catalog/kit/location-equivariance.ts)`,
      ).toEqual([])
    })

  test('every declaration occurs', async () => {
    const found = await all
    const changes = (of: (one: Moved) => boolean) => found.some((one) => of(one) && !one.stays)
    const idle = [
      ...moves.filter((numbers) => !changes(({ path, moves: isMoved }) => numbers.test(path) && isMoved)),
      ...free.flatMap(([numbers]) => (changes(({ path }) => numbers.test(path)) ? [] : [numbers])),
      ...Object.keys(except).filter((name) => !changes(({ example }) => example === name)),
      ...(zero === undefined || changes(() => true) ? [] : ['zero']),
    ]
    expect(idle).toEqual([])
  })
})

/**
 * Measurements on a grid fine enough that ties stay ties, and coarse enough that adding the constant, a power of two above all of them, does
 * not round: any difference is then the computation's. `slack`: relative to a number and to 1, how much the loss of digits in deviations from
 * such a distant mean may change it.
 */
function prepared({ data, options }: Example) {
  const asked = JSON.stringify(options)
  const isAsked = ({ id }: ExampleColumn) => asked.includes(`"${id}"`) && id !== options.weight
  const columns = data.columns.filter(isMeasured).filter(isAsked)
  const ids: ReadonlySet<string> = new Set(columns.map(({ id }) => id))
  const measured = columns.map(known)
  const largest = Math.max(1, ...measured.flatMap((values) => values.map(Math.abs)))
  const constant = 2 ** Math.ceil(Math.log2(largest))
  const grid = constant * 2 ** -30
  const condition = Math.max(1, ...measured.map((values) => (2 * constant) / spread(values)).filter(Number.isFinite))
  return {
    data: changed(data, ids, (value) => Math.round(value / grid) * grid),
    ids,
    constant,
    slack: 1e-8 + 64 * Number.EPSILON * condition ** 2,
  }
}

/** Whether a number is in a moving column: one named by its path, otherwise any. */
function isOf(path: string, ids: ReadonlySet<string>, { columns }: ExampleData): boolean {
  const named = path.split('/').filter((part) => columns.some(({ id }) => id === part))
  return named.length === 0 ? ids.size > 0 : named.some((id) => ids.has(id))
}

function changed(data: ExampleData, ids: ReadonlySet<string>, change: (value: number) => number): ExampleData {
  const columns = data.columns.map((column): ExampleColumn => {
    if (!isMeasured(column) || !ids.has(column.id)) return column
    const codes = column.missingCodes?.map((code) => (typeof code === 'number' ? change(code) : code))
    return {
      ...column,
      values: column.values.map((value) => (value === null ? null : change(value))),
      ...(codes === undefined ? {} : { missingCodes: codes }),
    }
  })
  return { ...data, columns }
}

function known({ values, missingCodes = [] }: MeasuredColumn): readonly number[] {
  return values.flatMap((value) =>
    value === null || !Number.isFinite(value) || missingCodes.includes(value) ? [] : value,
  )
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function isClose(a: Numeric, b: Numeric, slack: number): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= slack * (1 + Math.abs(a))
}
