import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn } from '#engine/frame/make-columns.ts'
import { selectRows } from '#engine/frame/select-rows.ts'
import type { ColumnInfo } from '../../kit/data-dictionary.ts'
import { compute } from './compute.ts'
import { rScript } from './r-script.ts'

const usual = {
  variables: ['c1'],
  order: 'value',
  intervals: true,
  confidence: 0.95,
  unused: false,
  figure: 'percent',
} as const

const answer = (frame: Frame, options: Partial<Parameters<typeof compute>[1]> = {}) =>
  compute([frame], { ...usual, ...options }, detachedContext)

const grades = (cells: readonly (number | null)[]) =>
  makeFrame([makeNumericColumn({ id: 'c1', name: 'grade', missingCodes: [9] }, cells)])

describe('frequencies', () => {
  test('the order of the rows changes nothing', async () => {
    const cells = fc.array(fc.constantFrom(1, 2, 3, 4, 9, null), { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(cells, fc.constantFrom('value', 'ascending', 'descending'), async (values, order) => {
        const frame = grades(values)
        const backwards = selectRows(
          frame,
          Int32Array.from(values, (_, i) => values.length - 1 - i),
        )
        expect(await answer(backwards, { order })).toEqual(await answer(frame, { order }))
      }),
    )
  })

  test('the figure has the values of the table, on the requested scale', async () => {
    const frame = grades([1, 2, 2, 9, null])
    const bars = [
      { value: { variable: 'c1', level: 2 }, count: 2 },
      { value: { variable: 'c1', level: 1 }, count: 1 },
    ]
    for (const figure of ['percent', 'count'] as const)
      expect(await answer(frame, { figure, order: 'descending' })).toMatchObject({
        figures: [{ of: 'bars', data: { scale: figure, n: 3, bars } }],
      })
    expect(await answer(frame, { figure: 'none' })).toMatchObject({ status: 'done', figures: [] })
  })

  test('numbers in a range of missing values have a line of their own', async () => {
    const column = makeNumericColumn({ id: 'c1', name: 'grade', missingCodes: [9], missingRanges: [[7, null]] }, [
      1,
      2,
      7,
      8,
      9,
      Number.POSITIVE_INFINITY,
      null,
    ])
    const outcome = await answer(makeFrame([column]))
    if (outcome.status !== 'done') throw new Error(outcome.status)
    const lines = outcome.tables[0]?.rows.map(({ cells }) => [cells.part, cells.n])
    expect(lines?.slice(3)).toEqual([
      [{ key: 'blank' }, 1],
      [{ key: 'code' }, 1],
      [{ key: 'range' }, 3],
      [{ key: 'missing-all' }, 5],
      [{ key: 'all' }, 7],
    ])
    expect(outcome.sample.excluded.map(({ reason, count }) => [reason, count])).toEqual([
      ['missing', 1],
      ['user-missing', 4],
    ])
  })

  test('the R program counts values in a missing range separately, and does not mention ranges if there are none', () => {
    const column = { id: 'c1', name: 'x', label: '', measure: 'nominal', type: 'number', valueLabels: [] } as const
    const data = (missingRanges: ColumnInfo['missingRanges']) => ({
      file: 'data.csv',
      columns: [{ ...column, levels: [1, 2], missingCodes: [9], missingRanges }],
    })
    const asked = { ...usual, intervals: false }
    const script = rScript.script(asked, data([[97, null]]))
    expect(script).toContain('frequencies(d$x, factor(d$x, levels = c(1, 2)), 9, d$x >= 97)')
    expect(script).toContain('range = sum(!is.na(x) & inside %in% TRUE & !(x %in% codes))')
    expect(script).not.toContain('<- NA')
    expect(rScript.captures(asked, data([[97, null]]))['frequencies-c1/range/-/n']).toContain('missing[4]')
    expect(rScript.script(asked, data([]))).not.toContain('inside')
    expect(Object.keys(rScript.captures(asked, data([])))).not.toContain('frequencies-c1/range/-/n')
  })

  test('200 values are listed, 201 are refused', async () => {
    const frame = (n: number) => grades(Array.from({ length: n }, (_, i) => 100 + i))
    expect(await answer(frame(200))).toMatchObject({ status: 'done' })
    expect(await answer(frame(201))).toMatchObject({ status: 'rejected', code: 'too-many-values' })
  })
})
