import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { qt: { value: 400, unit: 'ms' }, heartRate: { value: 60, unit: '/min' } })

test('at 60 per minute no formula corrects anything, in either unit', () => {
  for (const qt of [
    { value: 400, unit: 'ms' },
    { value: 0.4, unit: 's' },
  ])
    expect(ask({ qt })).toMatchObject({ outputs: { bazett: 400, fridericia: 400, framingham: 400, hodges: 400 } })
})

test('at 120 per minute: QT/√0.5, QT/∛0.5, + 77, + 105', () => {
  expect(ask({ qt: { value: 300, unit: 'ms' }, heartRate: { value: 120, unit: '/min' } })).toMatchObject({
    outputs: { bazett: 424, fridericia: 378, framingham: 377, hodges: 405 },
  })
})

test('a wide QRS is warned of, a QT of 0.4 ms refused', () => {
  expect(ask({ wideQrs: true })).toMatchObject({ warned: ['wide-qrs'] })
  expect(ask({ qt: { value: 0.4, unit: 'ms' } })).toEqual(['impossible-other-unit'])
})
