import { expect, test } from 'vitest'
import { layoutBar } from './layout-bar.ts'
import { layoutLegend } from './layout-legend.ts'
import type { ColourBar } from './scene.ts'

const bar: ColourBar = { title: 'Share', scale: 'sea', domain: [0, 0.83], spacing: 'linear' }
const room = { x: 0, y: 0, width: 200, height: 400 }

const words = (of: ReturnType<typeof layoutBar>) =>
  of.primitives.flatMap((one) => (one.kind === 'text' ? [one.text.map(({ text }) => text).join('')] : []))

test('a title, round ticks and the name of missing cells', () => {
  expect(words(layoutBar({ ...bar, missing: 'Missing' }, room, false))).toEqual([
    'Share',
    '0.0',
    '0.2',
    '0.4',
    '0.6',
    '0.8',
    'Missing',
  ])
  expect(words(layoutBar({ ...bar, format: 'percent' }, room, true))).toContain('40')
})

test('ticks of roots stand where the colours are', () => {
  const { primitives } = layoutBar({ ...bar, domain: [0, 100], spacing: 'sqrt' }, room, false)
  const at = (text: string) =>
    primitives.flatMap((one) => (one.kind === 'text' && one.text[0]?.text === text ? [one.y] : []))[0] ?? Number.NaN
  expect(at('0') - at('100')).toBeCloseTo(84, 6)
  expect(at('20') - at('100')).toBeCloseTo(84 * (1 - Math.sqrt(0.2)), 6)
})

test('a low figure has a short bar', () => {
  const { height } = layoutBar({ ...bar, missing: 'Missing' }, { ...room, height: 70 }, false)
  expect(height).toBeLessThanOrEqual(71)
})

test('a legend has its items, further titled items and the bar below each other', () => {
  const legend = layoutLegend(
    {
      place: 'right',
      title: 'Sex',
      items: [{ label: 'men', colour: { series: 0 }, key: 'box' }],
      also: [{ title: 'Site', items: [{ label: 'north', colour: { series: 1 }, key: 'box' }] }],
      bar,
    },
    room,
  )
  const texts = legend.primitives.flatMap((one) =>
    one.kind === 'text' ? [[one.text[0]?.text ?? '', one.y] as const] : [],
  )
  expect(texts.slice(0, 5).map(([text]) => text)).toEqual(['Sex', 'men', 'Site', 'north', 'Share'])
  expect(texts.slice(0, 5).every(([, y], k) => k === 0 || y > (texts[k - 1]?.[1] ?? 0))).toBe(true)
})
