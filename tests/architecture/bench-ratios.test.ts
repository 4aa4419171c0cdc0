import { expect, test } from 'vitest'
import { askedFor } from '#tests/bench/asked.ts'
import { worseThan } from '#tests/bench/kept-ratios.ts'

const kept = { commit: 'abc1234', at: '', ratios: { parse: 2, pushes: 0.8, gone: 1 } }

test('a figure that became a quarter worse is reported, in either direction', () => {
  const line = (what: string, ratio: number, unit: 'ms' | '/s' = 'ms') => ({ what, value: 1, unit, ratio })
  expect(worseThan(kept, [line('parse', 2.4), line('pushes', 0.7, '/s'), line('new', 9)])).toEqual([])
  expect(worseThan(kept, [line('parse', 2.6), line('pushes', 0.6, '/s')])).toEqual([
    'parse: 2.60 x of its peer, 2.00 x at abc1234',
    'pushes: 0.60 x of its peer, 0.80 x at abc1234',
  ])
  expect(worseThan(kept, [line('parse', 1), line('pushes', 2, '/s'), { what: 'parse', value: 'none' }])).toEqual([])
})

test('the bench can keep its ratios or compare with them', () => {
  expect(askedFor(['engine', '--save'], ['engine'])).toMatchObject({ figures: ['engine'], save: true, compare: false })
  expect(askedFor(['--compare'], ['engine'])).toMatchObject({ figures: [], save: false, compare: true })
  expect(() => askedFor(['--rows', '10'], ['engine'])).toThrow('--rows is for engine')
})

test('a smoke run takes any figures, and keeps and compares nothing', () => {
  expect(askedFor(['--smoke'], ['engine', 'push'])).toEqual({ figures: [], smoke: true, save: false, compare: false })
  expect(askedFor(['push', '--smoke'], ['engine', 'push'])).toMatchObject({ figures: ['push'], smoke: true })
  for (const other of ['--save', '--compare'])
    expect(() => askedFor(['--smoke', other], ['engine'])).toThrow('nothing that could be kept or compared')
})
