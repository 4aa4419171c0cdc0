import { expect, test, vi } from 'vitest'
import { makeNumericColumn } from '#engine/frame/make-columns.ts'
import { summarizeColumn } from '#engine/frame/summarize-column.ts'

vi.mock('../workers/bridge.ts', () => ({ ask: vi.fn() }))
const { ColumnSummaries } = await import('./column-summaries.ts')

const summary = summarizeColumn(makeNumericColumn({ id: 'c1', name: 'x' }, [1]))

test('columns wanted at the same time are one request, and none is requested twice', async () => {
  const asked: (readonly string[])[] = []
  const summaries = new ColumnSummaries((columns) => {
    asked.push(columns)
    return Promise.resolve(columns.map(() => summary))
  })
  const arrived: (readonly string[])[] = []
  const stop = summaries.listen((columns) => arrived.push(columns))
  expect([summaries.get('c1'), summaries.get('c2'), summaries.get('c1')]).toEqual([undefined, undefined, undefined])
  await vi.waitFor(() => expect(arrived).toEqual([['c1', 'c2']]))
  expect(summaries.get('c2')).toBe(summary)
  expect(asked).toEqual([['c1', 'c2']])
  stop()
})

test('a version that is not in memory any more answers nothing', async () => {
  const summaries = new ColumnSummaries(() => Promise.resolve(undefined))
  expect(summaries.get('c1')).toBeUndefined()
  await Promise.resolve()
  expect(summaries.get('c1')).toBeUndefined()
})
