import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('one point for each, and class IV from three on', () => {
  const items = ['surgery', 'ischaemia', 'failure', 'stroke', 'insulin', 'creatinine']
  for (const item of items) expect(ask({ [item]: true })).toMatchObject({ outputs: { score: 1 }, bands: ['II'] })
  expect(ask(Object.fromEntries(items.map((item) => [item, true])))).toMatchObject({
    outputs: { score: 6 },
    bands: ['IV'],
  })
})
