import { expect, test } from 'vitest'
import { palettes } from './palettes.ts'
import { LONGEST_PICTURE, renderPicture } from './render-picture.ts'
import type { Mark, Scene } from './scene.ts'
import { repaint, themed, withDarkColours } from './theme.ts'

function sceneOf(...marks: readonly Mark[]): Scene {
  const axis = { kind: 'linear', title: 'Überleben 生存', domain: [0, 10] } as const
  return {
    width: 85,
    height: 60,
    title: '女 <b>',
    description: '女',
    caption: '女',
    panels: [{ title: '女', x: axis, y: axis, marks, note: { lines: [[{ text: '女' }]], corner: 'top-left' } }],
  }
}

function picture(...marks: readonly Mark[]): string {
  return renderPicture(sceneOf(...marks)) ?? expect.fail()
}

const numbers = (n: number, of: (k: number) => number) => Array.from({ length: n }, (_, k) => of(k))
const points = (n: number): Mark => ({
  kind: 'point',
  x: numbers(n, (k) => (k * 7.1) % 10),
  y: numbers(n, (k) => (k * 3.3) % 10),
  colour: { series: 1 },
  size: 3,
  shape: 'circle',
  fill: 'solid',
})

test('the picture contains no text of the figure', () => {
  const svg = picture(points(3), { kind: 'text', at: [1, 1], text: [{ text: '女' }], anchor: 'start', colour: 'ink' })
  expect(svg).toMatch(/^[ -~]+$/)
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain('aria-label')
})

test('strokes of one style are one path, and duplicate points are merged', () => {
  const svg = picture(points(3), points(3))
  expect(svg.match(/stroke-linecap="round"/g)).toHaveLength(1)
  expect(svg.match(/[Mm]-?\d+[ -]\d+h0/g)).toHaveLength(3)
})

test('points twice as large have twice the stroke, never thinner than visible', () => {
  const strokeOf = (size: number) =>
    Number(/stroke-width="([\d.]+)"[^>]*stroke-linecap="round"/.exec(picture({ ...points(1), size } as Mark))?.[1])
  expect(strokeOf(8) / strokeOf(4)).toBeCloseTo(2, 1)
  expect(strokeOf(0.01)).toBeGreaterThan(0)
  expect(strokeOf(0.01)).toBe(strokeOf(0.02))
})

test('a continuing straight step has no intermediate points', () => {
  const svg = picture({ kind: 'step', x: [0, 1, 2, 3, 10], y: [9, 9, 9, 4, 4], colour: { series: 0 } })
  expect(/stroke="#0072b2"[^>]* d="([^"]+)"/.exec(svg)?.[1]).toMatch(/^M\d+ \d+h\d+v\d+h\d+$/)
})

test('lines that reverse keep their turning points', () => {
  const svg = picture({ kind: 'line', x: [0, 10, 5], y: [5, 5, 5], colour: { series: 0 } })
  const [there = 0, back = 0] = (/stroke="#0072b2"[^>]* d="M\d+ \d+h(\d+)-(\d+)"/.exec(svg) ?? []).slice(1).map(Number)
  expect(there).toBeCloseTo(2 * back, -1)
  expect(back).toBeGreaterThan(100)
})

test('the picture of any figure stays within the limit and shows all of its layers', () => {
  for (const n of [10, 1000, 100_000]) {
    const wave: Mark = {
      kind: 'line',
      x: numbers(n, (k) => (10 * k) / n),
      y: numbers(n, (k) => 5 + 4 * Math.sin(k * 1.7)),
      colour: { series: 2 },
    }
    const ticks: Mark = {
      kind: 'tick',
      x: numbers(n, (k) => (k * 1.3) % 10),
      y: numbers(n, () => 2),
      size: 4,
      colour: 'ink',
    }
    const svg = picture(points(n), wave, ticks)
    expect(svg.length).toBeLessThanOrEqual(LONGEST_PICTURE)
    for (const colour of ['#d55e00', '#009e73', '#22262b']) expect(svg).toContain(`stroke="${colour}"`)
  }
})

test('a curve that is too long for the limit keeps its course, with fewer points', () => {
  const curve: Mark = {
    kind: 'line',
    x: numbers(500, (k) => k / 50),
    y: numbers(500, (k) => 5 + 4 * Math.sin(k / 40)),
    colour: { series: 0 },
  }
  const [long = '', short = ''] = [8192, 900].map((most) => renderPicture(sceneOf(curve), most) ?? '')
  expect(short.length).toBeLessThanOrEqual(900)
  const [points, fewer] = [coursePoints(long), coursePoints(short)]
  expect(fewer.length).toBeLessThan(points.length / 2)
  expect(fewer.every(([x, y]) => points.some((point) => point[0] === x && point[1] === y))).toBe(true)
  expect([fewer[0], fewer.at(-1)]).toEqual([points[0], points.at(-1)])
  const gaps = fewer.slice(1).map(([x], k) => x - (fewer[k]?.[0] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(40)
})

/** The points of the line in the first series' colour. */
function coursePoints(svg: string): [number, number][] {
  const [, data = ''] = /stroke="#0072b2"[^>]* d="([^"]+)"/.exec(svg) ?? []
  let at: [number, number] = [0, 0]
  return [...data.matchAll(/([Mlhv])([^a-zA-Z]+)/g)].flatMap(([, command, list = '']) => {
    const values = (list.match(/-?\d+/g) ?? []).map(Number)
    const steps =
      command === 'h' ? values.map((dx) => [dx, 0]) : command === 'v' ? values.map((dy) => [0, dy]) : pairs(values)
    return steps.map(([dx = 0, dy = 0]) => {
      at = [at[0] + dx, at[1] + dy]
      return at
    })
  })
}

const pairs = (values: readonly number[]) =>
  Array.from({ length: values.length / 2 }, (_, k) => values.slice(2 * k, 2 * k + 2))

test('rectangles of one colour that touch are one', () => {
  const bar = (at: number): Mark => ({
    kind: 'cells',
    x: [5, 5, 5],
    y: [at, at + 1, at + 3],
    width: 2,
    height: 1,
    scale: 'sea',
    at: [0.5, 0.5, 0.5],
    shape: 'tile',
  })
  expect(/fill="#[0-9a-f]{6}" d="([^"]+)"/.exec(picture(bar(2)))?.[1]?.match(/z/g)).toHaveLength(2)
})

test('on its own a picture has dark colours where the system is dark', () => {
  const svg = picture(points(3))
  const shown = withDarkColours(svg)
  expect(shown.replace(/<style>.*<\/style>/, '')).toBe(svg)
  const dark = repaint(svg, 'dark')
  for (const [, property, colour] of shown.matchAll(/\[\w+="#\w+"\]\{(\w+):(#\w+)\}/g))
    expect(dark).toContain(`${property}="${colour}"`)
  expect(shown).toContain('[stroke="#22262b"]{stroke:#e8eaed}')
})

test('marks that leave the panel are clipped', () => {
  const svg = picture({ kind: 'line', x: [0, 10], y: [-50, 50], colour: { series: 0 } })
  const [, height = '', inside = ''] =
    /<svg x="\d+" y="\d+" width="\d+" height="(\d+)" [^>]+>(.*?)<\/svg>/.exec(svg) ?? []
  expect(inside).toContain('#0072b2')
  expect(Math.abs(Number(/l\d+-(\d+)"/.exec(inside)?.[1]))).toBeGreaterThan(3 * Number(height))
})

test('in the dark theme a picture has the figure’s dark colours', () => {
  for (const palette of Object.keys(palettes) as (keyof typeof palettes)[]) {
    const [light, dark] = (['light', 'dark'] as const).map((name) => {
      const { ink, muted, faint, paper, series } = themed(name, { palette })
      return [ink, muted, faint, paper, ...series].map((colour) => `fill="${colour}"`).join(' ')
    })
    expect(repaint(light ?? '', 'dark')).toBe(dark)
    expect(repaint(light ?? '', 'light')).toBe(light)
  }
})

test('a picture that was stored in the greys of an older version is as readable on a dark screen as then', () => {
  const stored =
    '<svg><path stroke="#1a1a1a"/><path stroke="#8c8c8c"/><path fill="#595959"/><path fill="#b3b3b3"/></svg>'
  const dark = '<svg><path stroke="#f0f0f0"/><path stroke="#8c8c8c"/><path fill="#bdbdbd"/><path fill="#6a6a6a"/></svg>'
  expect(repaint(stored, 'dark')).toBe(dark)
  expect(repaint(stored, 'light')).toBe(stored)
})
