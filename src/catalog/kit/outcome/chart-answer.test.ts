import { expect, test } from 'vitest'
import { chartAnswer } from './chart-answer.ts'

const sample = { total: 3, used: 2, excluded: [] }
const remark = { code: 'dense', params: {}, weight: 'note' } as const

test('a chart has one figure; remarks that are false are omitted', () => {
  const answer = chartAnswer({ values: [1, 2] }, sample, [false, remark, false])
  expect(answer).toMatchObject({ status: 'done', sample, tables: [], notices: [remark] })
  expect(answer.figures).toEqual([{ id: 'chart', of: 'chart', data: { values: [1, 2] } }])
})
