import { describe, expect, test } from 'vitest'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { ExampleData } from '#catalog/kit/example.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done, Numeric } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { plainText } from '#catalog/kit/present/text-run.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { createRandom } from '#tests/support/random.ts'
import { isMeasured } from './measured-column.ts'
import { computeExample, runExample } from './run-example.ts'
import { type AskedEntry, smallExamples } from './small-examples.ts'

interface Seen {
  readonly definition: AnalysisDefinition
  readonly data: ExampleData
  readonly outcome: Done
}

/** Two statements of an outcome about the same numbers must not contradict each other; faults are named by the contradiction. */
type Relation = (seen: Seen) => readonly string[]

const relations: Readonly<Record<string, Relation>> = {
  'an interval that excludes no effect is not printed as if it reached it': ({ definition, data, outcome }) => {
    const display = { settings: displaySettings('en'), names: namesOf(describeColumns(exampleFrame(data))) }
    return outcome.tables.flatMap((table) => {
      const shown = presentTable(definition, table, display)
      return table.rows.flatMap(({ cells }, r) =>
        table.columns.flatMap((column, c) => {
          const spec = definition.results.tables[table.of]?.columns[column.of]
          const cell = cells[column.id]
          if (spec?.kind !== 'interval' || spec.of === 'quantity' || !isInterval(cell)) return []
          const none = spec.of === 'ratio' ? 1 : 0
          const text = plainText(shown.body[r]?.cells[c]?.runs ?? [])
          const limits = text.split(' to ').map((limit) => Number(limit.replace('−', '-')))
          return excludes(cell, none) && limits.includes(none) ? [`${table.id}: ${text}`] : []
        }),
      )
    })
  },

  'curves that are said not to cross do not cross': ({ outcome: { checks, figures } }) => {
    if (!checks.some(({ code }) => code === 'proportional-hazards')) return []
    return figures.flatMap(({ data }) => ('groups' in data ? crossings(data.groups as readonly Steps[]) : []))
  },

  'the check of proportional hazards and the reading go by the same terms': ({ outcome: { checks, facts } }) => {
    const hazards = 'hazards' in facts ? (facts.hazards as Hazards | null) : null
    const check = checks.find(({ code }) => code.startsWith('proportional-'))
    if (hazards === null || check === undefined || check.code === 'proportional-hazards') return []
    const isAgainst = typeof hazards.p === 'number' && hazards.p < 0.05
    const expected =
      hazards.changing.length > 0 ? 'proportional-poor' : isAgainst ? 'proportional-global' : 'proportional-good'
    return check.code === expected ? [] : [`${check.code} beside ${JSON.stringify(hazards)}`]
  },

  'where a coefficient cannot be estimated, collinearity is not called small': ({ outcome: { checks, tables } }) => {
    const aliased = tables.some(({ notes }) => notes.some(({ code }) => code === 'aliased'))
    const small = checks.filter(({ code }) => code === 'collinearity-none' || code === 'collinearity-some')
    return aliased ? small.map(({ code }) => `${code} beside aliased`) : []
  },

  'rows are lost for a reason, and reasons count somebody': ({ outcome: { sample } }) => [
    ...(sample.used > sample.total ? [`${sample.used} of ${sample.total}`] : []),
    ...(sample.used < sample.total && sample.excluded.length === 0 ? ['rows lost without a reason'] : []),
    ...sample.excluded.filter(({ count }) => !(count > 0)).map(({ reason }) => `nobody is ${reason}`),
  ],

  'what is met was measured': ({ outcome: { checks } }) =>
    checks
      .filter(({ result, params }) => result === 'met' && JSON.stringify(params).includes('"NaN"'))
      .map(({ code, params }) => `${code}: ${JSON.stringify(params)}`),

  'normality is met only where three values that are not all equal could be judged': ({ data, outcome: { checks } }) =>
    checks.flatMap(({ code, result, where }) => {
      if (result !== 'met' || !code.startsWith('normality-')) return []
      const judged = data.columns.filter(({ id, values }) => {
        const found = (values as readonly unknown[]).filter((value) => value !== null)
        return (where?.variable === undefined || where.variable === id) && found.length >= 3 && new Set(found).size > 1
      })
      return judged.length > 0 ? [] : [`${code}: ${where?.variable ?? 'all'}`]
    }),

  't and Z lie on that side of 0 on which the interval beside them lies of no effect': ({
    definition,
    outcome: { tables },
  }) =>
    tables.flatMap((table) =>
      table.rows.flatMap(({ cells }) => {
        const found = table.columns.flatMap(({ id, of }) => {
          const [spec, cell] = [definition.results.tables[table.of]?.columns[of], cells[id]]
          if (spec?.kind === 'statistic' && isSigned(cell)) return [{ side: sideOf(cell.value, cell.value, 0) }]
          if (spec?.kind === 'interval' && isInterval(cell)) {
            const none = noEffect[`${definition.id}/${table.of}`] ?? (spec.of === 'ratio' ? 1 : 0)
            return [{ side: sideOf(cell.lower, cell.upper, none) }]
          }
          return []
        })
        const sides = new Set(found.map(({ side }) => side).filter((side) => side !== 0))
        return sides.size > 1 && Object.values(cells).some(isSigned) ? [`${table.id}: ${JSON.stringify(cells)}`] : []
      }),
    ),

  'a P value lies between 0 and 1': ({ definition, outcome }) =>
    outcome.tables.flatMap((table) =>
      table.rows.flatMap(({ cells }) =>
        table.columns.flatMap(({ id, of }) => {
          const cell = cells[id]
          if (definition.results.tables[table.of]?.columns[of]?.kind !== 'p-value' || typeof cell !== 'number')
            return []
          return cell >= 0 && cell <= 1 ? [] : [`${table.id}: P = ${cell}`]
        }),
      ),
    ),
}

/** The null value in tables if it is neither 0 nor, for a ratio, 1. */
const noEffect: Readonly<Record<string, number>> = { 'roc-analysis/areas': 0.5 }

interface Hazards {
  readonly p: Numeric
  readonly changing: readonly unknown[]
}

interface Steps {
  readonly x: readonly number[]
  readonly survival: readonly number[]
}

/** Pairs of step functions that cross before the first of them ends. */
function crossings(groups: readonly Steps[]): readonly string[] {
  return groups.flatMap((a, i) =>
    groups.slice(i + 1).flatMap((b) => {
      const [from, to] = [Math.max(a.x[0] ?? 0, b.x[0] ?? 0), Math.min(a.x.at(-1) ?? 0, b.x.at(-1) ?? 0)]
      const at = ({ x, survival }: Steps, time: number) => survival[x.findLastIndex((one) => one <= time)] ?? 1
      const differences = [...a.x, ...b.x]
        .filter((time) => time >= from && time <= to)
        .map((time) => at(a, time) - at(b, time))
      const [least, most] = [Math.min(0, ...differences), Math.max(0, ...differences)]
      return least < -1e-9 && most > 1e-9 ? [`from ${least} to ${most}`] : []
    }),
  )
}

function isInterval(cell: unknown): cell is { readonly lower: Numeric; readonly upper: Numeric } {
  return typeof cell === 'object' && cell !== null && 'lower' in cell && 'upper' in cell
}

function isSigned(cell: unknown): cell is { readonly value: Numeric } {
  return typeof cell === 'object' && cell !== null && 'symbol' in cell && (cell.symbol === 't' || cell.symbol === 'Z')
}

/** 1 above the value, -1 below, 0 if it cannot be decided. */
function sideOf(lower: Numeric, upper: Numeric, value: number): -1 | 0 | 1 {
  if (typeof lower === 'number' && lower > value) return 1
  return typeof upper === 'number' && upper < value ? -1 : 0
}

function excludes({ lower, upper }: { readonly lower: Numeric; readonly upper: Numeric }, none: number): boolean {
  return (typeof lower === 'number' && lower > none) || (typeof upper === 'number' && upper < none)
}

/** All measurements equal: nothing varies, and little can be judged. */
function withoutVariation(data: ExampleData): ExampleData {
  const columns = data.columns.map((column) =>
    isMeasured(column) ? { ...column, values: column.values.map((value) => (value === null ? null : 3)) } : column,
  )
  return { ...data, columns }
}

/** A bootstrap sample of the rows: small counts, ties, empty cells and separation occur. */
function resampled(data: ExampleData, seed: number): ExampleData {
  const random = createRandom(seed)
  const n = data.columns[0]?.values.length ?? 0
  const rows = Array.from({ length: n }, () => random.below(n))
  return {
    ...data,
    columns: data.columns.map(
      (column) => ({ ...column, values: rows.map((row) => column.values[row] ?? null) }) as typeof column,
    ),
  }
}

const [RESAMPLES, MOST_EXAMPLES] = [4, 3]

const entries = await smallExamples(300)

describe.each(entries)('$id', (entry) => {
  const { id, definition, examples } = entry
  test.each(Object.entries(relations))('%s', async (_, relation) => {
    const faults: string[] = []
    for (const example of examples) {
      const outcome = await runExample(id, example)
      if (outcome.status === 'done')
        faults.push(...relation({ definition, data: example.data, outcome }).map((fault) => `${example.id}: ${fault}`))
    }
    for (const { seed, data, outcome } of await resamples(entry))
      faults.push(...relation({ definition, data, outcome }).map((fault) => `resample ${seed}: ${fault}`))
    expect(faults).toEqual([])
  })
})

interface Resample {
  readonly seed: number
  readonly data: ExampleData
  readonly outcome: Done
}

const kept = new Map<string, Promise<readonly Resample[]>>()

/** Computed once for all relations. */
function resamples(entry: AskedEntry): Promise<readonly Resample[]> {
  const known = kept.get(entry.id) ?? computeResamples(entry)
  kept.set(entry.id, known)
  return known
}

async function computeResamples({ id, examples }: AskedEntry): Promise<readonly Resample[]> {
  const found: Resample[] = []
  for (const example of examples.slice(0, MOST_EXAMPLES))
    for (let seed = 0; seed <= RESAMPLES; seed++) {
      const data = seed === 0 ? withoutVariation(example.data) : resampled(example.data, seed)
      const outcome = await computeExample(id, { ...example, data })
      if (outcome.status === 'done') found.push({ seed, data, outcome })
    }
  return found
}
