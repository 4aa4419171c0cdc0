import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const cm = (value: number) => ({ value, unit: 'cm' })
const mm = (value: number) => ({ value, unit: 'mm' })
const ask = resultsOf(definition, { ac: cm(24), fl: cm(5) })

/** In R: 10^(1.3596 - 0.00386*24*5 + 0.0064*22 + 0.00061*6*24 + 0.0424*24 + 0.174*5), and similarly the other three. */
test('four models, in centimetres and in millimetres', () => {
  const outputs = { four: 1030, three: 1027, withBpd: 1059, two: 1149 }
  expect(ask({ hc: cm(22), bpd: cm(6) })).toMatchObject({ outputs })
  expect(ask({ ac: mm(240), fl: mm(50), hc: mm(220), bpd: mm(60) })).toMatchObject({ outputs })
})

test('a model whose length was not measured is absent', () => {
  expect(ask()).toMatchObject({ outputs: { two: 1149 } })
  expect(ask({ hc: cm(22) })).toHaveProperty('outputs', { three: 1027, two: 1149 })
  expect(ask({ bpd: cm(6) })).toHaveProperty('outputs', { withBpd: 1059, two: 1149 })
})

test('millimetres typed as centimetres are refused', () => {
  expect(ask({ ac: cm(240) })).toEqual(['impossible-other-unit'])
  expect(ask({ fl: cm(50) })).toEqual(['impossible-other-unit'])
})
