import { describe, expect, test } from 'vitest'
import { drawnParts } from './check/drawn-parts.ts'
import { layout } from './layout.ts'
import { movedBy } from './moved-by.ts'
import { renderSvg } from './render-svg.ts'
import type { Scene, ScenePart } from './scene.ts'

function figure(top: number, palette: 'standard' | 'clinical' = 'standard'): Scene {
  return {
    width: 60,
    height: 50,
    description: 'A line',
    look: { palette, font: 'sans', scale: 1 },
    panels: [
      {
        x: { kind: 'linear', title: 'Time', domain: [0, 10] },
        y: { kind: 'linear', title: 'Value', domain: [0, top] },
        marks: [{ kind: 'line', x: [0, 10], y: [0, top], colour: { series: 0 } }],
      },
    ],
  }
}
const cell = (scene: Scene, x: number, y: number, tag: string): ScenePart => ({
  scene,
  x,
  y,
  width: 60,
  height: 50,
  tag,
})
const page: Scene = {
  width: 124,
  height: 110,
  description: 'Three lines',
  caption: '(A) Line; (B) line.',
  panels: [],
  parts: [
    cell(figure(1), 0, 0, 'A'),
    cell(figure(10, 'clinical'), 64, 0, '(b)'),
    cell(
      { ...figure(1_000_000), panels: figure(1_000_000).panels.map((p) => ({ ...p, x: { ...p.x, title: '' } })) },
      0,
      54,
      'C',
    ),
  ],
}
const { extents } = drawnParts(layout(page), 1)
const line = (name: string) => {
  const found = extents.get(`${name}.panel-1.series-1.line`)
  if (!found) throw new Error([...extents.keys()].join(', '))
  return found
}

describe('a page of figures', () => {
  test('begins the plots of a column at one line, however wide their labels are', () => {
    expect(line('C').left).toBeCloseTo(line('A').left, 1)
    expect(line('b').left).toBeGreaterThan(line('A').right)
  })

  test('ends the plots of a row at one line', () => {
    expect(line('b').bottom).toBeCloseTo(line('A').bottom, 1)
  })

  test('names elements by the tag of their figure, and writes the tags and one caption', () => {
    expect(extents.has('A.panel-1.x-title')).toBe(true)
    expect(extents.has('C.panel-1.x-title')).toBe(false)
    expect(extents.has('tag')).toBe(true)
    expect(extents.get('caption')?.bottom).toBeLessThan((110 / 25.4) * 72)
  })

  test('leaves every figure its own colours', () => {
    const svg = renderSvg(page, { theme: 'light' })
    expect(svg).toContain('stroke="#0072b2"')
    expect(svg).toContain('stroke="#16588f"')
    expect(renderSvg(page, { theme: 'dark' })).toContain('stroke="#8cc3fc"')
  })

  test('keeps all of each figure within its cell', () => {
    const mm = 72 / 25.4
    for (const [ref, { left, right, top, bottom }] of extents) {
      const part = page.parts?.find(({ tag }) => tag?.replaceAll(/[()]/g, '') === ref.split('.')[0])
      if (!part || ref === 'tag') continue
      expect([ref, left >= part.x * mm - 0.5, right <= (part.x + part.width) * mm + 0.5]).toEqual([ref, true, true])
      expect([ref, top >= part.y * mm - 0.5, bottom <= (part.y + part.height) * mm + 0.5]).toEqual([ref, true, true])
    }
  })
})

test('a moved path keeps its relative commands', () => {
  const path = { kind: 'path', stroke: 'ink', width: 1, fill: null, opacity: 1 } as const
  expect(movedBy({ ...path, d: 'M1,2L3,4H5V6h7v8l1,1Z' }, 10, 20)).toMatchObject({ d: 'M11,22L13,24H15V26h7v8l1,1Z' })
})

test('each figure of a page has its own decimal sign', () => {
  const british = { ...figure(1), look: { palette: 'standard', font: 'sans', scale: 1, decimal: '·' } as const }
  const parts = [cell(british, 0, 0, 'A'), cell(figure(1), 64, 0, 'B')]
  const svg = renderSvg({ ...page, parts }, { theme: 'print' })
  expect([svg.includes('>0·5<'), svg.includes('>0.5<')]).toEqual([true, true])
})
