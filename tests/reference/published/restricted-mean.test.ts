import { expect, test } from 'vitest'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

const year = 365.25
const options = {
  'outcome.time': 'time',
  'outcome.status': 'died',
  'outcome.events': [1],
  group: 'trt',
  rmst: true,
  tau: 10 * year,
  reference: 2,
}

test('restricted means to 10 years in primary biliary cirrhosis (vignette of survRM2)', async () => {
  const file = new URL('pbc.csv', import.meta.url)
  const values = await analyseNumbers('kaplan-meier', file, options, { died: 'nominal', trt: 'nominal' })
  const shown = (path: string, unit = year) => (Number(values.get(path)) / unit).toFixed(3)
  expect(['mean', 'se'].map((column) => shown(`rmst/trt=1/${column}`))).toEqual(['7.146', '0.283'])
  expect(['mean', 'se'].map((column) => shown(`rmst/trt=2/${column}`))).toEqual(['7.283', '0.295'])
  const columns = ['estimate', 'interval.lower', 'interval.upper']
  const difference = columns.map((column) => shown(`rmstContrasts/trt=1/difference/${column}`))
  const ratio = columns.map((column) => shown(`rmstContrasts/trt=1/ratio/${column}`, 1))
  expect(difference).toEqual(['-0.137', '-0.939', '0.665'])
  expect(ratio).toEqual(['0.981', '0.878', '1.096'])
  for (const measure of ['difference', 'ratio']) expect(shown(`rmstContrasts/trt=1/${measure}/p`, 1)).toBe('0.738')
})
