import { expect, test } from 'vitest'
import { renderSvg } from './render-svg.ts'
import type { Scene } from './scene.ts'
import { richWidth, shorten, textWidth } from './text-width.ts'

const scene: Scene = {
  width: 85,
  height: 60,
  description: 'A & "B"',
  title: '生存 <曲线>',
  panels: [
    {
      x: { kind: 'linear', title: 't', domain: [0, 10] },
      y: { kind: 'linear', title: 'S', domain: [0, 1], ticks: [0, 0.5, 1], format: 'percent', grid: true },
      marks: [{ kind: 'step', x: [0, 4, 10], y: [1, 0.5, 0], colour: { series: 0 } }],
      brackets: [{ from: 1, to: 9, text: [{ text: 'P', italic: true }, { text: ' < 0.001' }] }],
      table: { title: 'At risk', at: [0, 10], rows: [{ label: '男', colour: { series: 0 }, values: ['120', '3'] }] },
    },
  ],
}

test('the document has its size in millimetres and a description', () => {
  const svg = renderSvg(scene, { theme: 'print' })
  expect(svg).toContain('width="85mm" height="60mm"')
  expect(svg).toContain('aria-label="A &amp; &quot;B&quot;"')
  expect(svg).toContain('生存 &lt;曲线&gt;')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test('figures on one page do not share the ids of their clips, and each is clipped by its own', () => {
  const others = [1, 2].map((k) => ({
    ...scene,
    panels: scene.panels.map((panel) => ({ ...panel, x: { ...panel.x, domain: [0, 30 + k] as const } })),
  }))
  const twoPanels = { ...scene, panels: [...scene.panels, ...scene.panels] }
  const figures = [scene, ...others, twoPanels].map((one) => renderSvg(one, { theme: 'light' }))
  const idsOf = (svg: string) => [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)
  const usesOf = (svg: string) => [...svg.matchAll(/clip-path="url\(#([^)]+)\)"/g)].map(([, id]) => id)
  for (const figure of figures) expect(usesOf(figure)).toEqual(idsOf(figure))
  const ids = figures.flatMap(idsOf)
  expect(ids.length).toBeGreaterThanOrEqual(5)
  expect(new Set(ids).size).toBe(ids.length)
})

test('numbers of an aligned table are below their axis positions', () => {
  const svg = renderSvg(scene, { theme: 'light' })
  const x = (text: string, size: string) =>
    [...svg.matchAll(new RegExp(`<text x="([\\d.]+)"[^>]*font-size="${size}"[^>]*>${text}</text>`, 'g'))].map(
      (m) => m[1],
    )
  const tick = x('10', '7.5')
  expect(tick).toHaveLength(1)
  expect(x('3', '7.5')).toEqual(tick)
})

test('every element is closed', () => {
  const svg = renderSvg(scene, { theme: 'dark' })
  const open: string[] = []
  for (const [, closing, name = '', selfClosed] of svg.matchAll(/<(\/)?([a-zA-Z]+)[^>]*?(\/)?>/g)) {
    if (closing !== undefined) expect(open.pop()).toBe(name)
    else if (selfClosed === undefined) open.push(name)
  }
  expect(open).toEqual([])
})

test('Chinese characters take the full square, superscripts less', () => {
  expect(textWidth('生存率', 10)).toBe(30)
  expect(textWidth('（', 10)).toBe(10)
  expect(textWidth('iii', 10)).toBeCloseTo(6.66, 10)
  expect(richWidth([{ text: '0' }, { text: '0', script: 'super' }], 10)).toBeCloseTo(5.56 * 1.7, 10)
})

test('a long text is shortened', () => {
  expect(shorten('高血压分级情况', 10, 41)).toBe('高血压…')
})
