import { expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { exampleFrame } from '../../kit/example.ts'
import { initialOptions, readOptions } from '../../kit/options/read-options.ts'
import { compute } from './compute.ts'
import { definition } from './definition.ts'

const n = 900
const terms = [1, 2, 3, 4]

test('Firth with profile limits tells its progress after each test and each limit, however many terms there are', async () => {
  const title = { en: '', zh: '' }
  const wave = (k: number) => Array.from({ length: n }, (_, i) => Math.sin(1.7 * k * i + k))
  const frame = exampleFrame({
    id: 'waves',
    title,
    source: title,
    columns: [
      {
        id: 'y',
        name: 'y',
        measure: 'nominal',
        values: wave(1).map((value, i) => (((i * 7919) % 1009) / 1009 < 0.5 + value / 4 ? 1 : 0)),
      },
      ...terms.map((k) => ({ id: `x${k}`, name: `x${k}`, measure: 'continuous', values: wave(k) }) as const),
    ],
  })
  const list = terms.map((k) => ({ kind: 'main', variable: `x${k}` }))
  const options = { ...initialOptions(definition), outcome: 'y', event: 1, 'terms.list': list, method: 'firth' }
  const read = readOptions(definition, options, describeColumns(frame))
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  const fractions: number[] = []
  const outcome = await compute([frame], read.options, {
    ...detachedContext,
    progress: (share) => fractions.push(share),
  })
  expect(outcome.status).toBe('done')
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  const between = (from: number, to: number) => fractions.filter((share) => share > from && share < to).length
  expect(between(0.2, 0.3)).toBeGreaterThanOrEqual(terms.length - 1)
  expect(between(0.3, 0.5)).toBeGreaterThanOrEqual(2 * terms.length)
  expect(between(0.5, 0.6)).toBeGreaterThanOrEqual(terms.length)
})
