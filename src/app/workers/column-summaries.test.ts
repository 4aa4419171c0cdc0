import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn } from '#engine/frame/make-columns.ts'
import { columnSummaries, summaryOf } from './column-summaries.ts'

test('columns are counted once, in the order asked, with a checkpoint before each', async () => {
  const frame = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'x' }, [1, 2]),
    makeNumericColumn({ id: 'c2', name: 'y' }, [3, null]),
  ])
  let checkpoints = 0
  const checkpoint = async () => {
    checkpoints += 1
  }
  const [y, none, x] = await columnSummaries(frame.columns, ['c2', 'gone', 'c1'], checkpoint)
  expect([y?.missing, none, x?.max]).toEqual([1, undefined, 2])
  expect(checkpoints).toBe(3)
  expect((await columnSummaries(frame.columns, ['c2'], checkpoint))[0]).toBe(y)
})

test('a new name counts nothing again, a new missing code does', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x' }, [1, 9])
  const summary = summaryOf(column)
  expect(summaryOf({ ...column, name: 'y', label: 'Y' })).toBe(summary)
  expect(summaryOf({ ...column, missingCodes: [9] })).toMatchObject({ missing: 1, max: 1 })
})
