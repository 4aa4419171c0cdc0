import { expect, test } from 'vitest'
import { placeAxis } from '#figure/axis.ts'
import type { Panel } from '#figure/scene.ts'
import { type AxisStyle, styleAxis } from './axis-style.ts'

const untouched: AxisStyle = {
  scale: 'auto',
  min: null,
  max: null,
  days: '',
  step: null,
  ticks: '',
  numbers: 'auto',
  around: '',
  minor: 0,
  upright: false,
  reversed: false,
}

const panel: Panel = {
  x: { kind: 'linear', title: 'time', domain: [0, 24], ticks: [0, 6, 12, 18, 24] },
  y: { kind: 'linear', title: 'S', domain: [0, 1], format: 'percent' },
  marks: [
    { kind: 'point', x: [1, 10, 20], y: [0.9, 0.5, 0.1], colour: 'ink', size: 3, shape: 'circle', fill: 'solid' },
    { kind: 'line', x: [0, 24], y: [1, -0.1], colour: 'ink' },
    { kind: 'text', at: [20, 0.9], text: [{ text: 'late' }], anchor: 'middle', colour: 'ink' },
  ],
  table: {
    title: 'At risk',
    at: [0, 6, 12, 18, 24],
    rows: [{ label: '', colour: 'ink', values: ['9', '7', '5', '3', '1'] }],
  },
}

test('a panel that nobody has styled stays the same object', () => {
  expect(styleAxis(panel, 'x', untouched).panel).toBe(panel)
})

test('limits cut the axis, its ticks, the columns of the table below it, and words beyond them', () => {
  const { panel: styled, remarks } = styleAxis(panel, 'x', { ...untouched, max: 12 })
  expect(remarks).toEqual([])
  expect(styled.x).toMatchObject({ domain: [0, 12], ticks: [0, 6, 12], limited: true })
  expect(styled.table).toMatchObject({ at: [0, 6, 12], rows: [{ values: ['9', '7', '5'] }] })
  expect(styled.marks.map(({ kind }) => kind)).toEqual(['point', 'line'])
})

test('limits and ticks of a percentage are typed as percentages', () => {
  const { panel: styled } = styleAxis(panel, 'y', { ...untouched, min: 20, max: 80, step: 20 })
  expect(styled.y).toMatchObject({ domain: [0.2, 0.8], ticks: [0.2, 0.4, 0.6, 0.8] })
})

test('a logarithmic axis begins below the smallest positive value; lines that leave it end there', () => {
  const { panel: styled, remarks } = styleAxis(panel, 'y', { ...untouched, scale: 'log' })
  expect(remarks).toEqual([])
  if (styled.y.kind !== 'log') throw new Error(styled.y.kind)
  expect(styled.y.domain[0]).toBeGreaterThan(0.09)
  expect(styled.y.domain[0]).toBeLessThan(0.1)
  expect(styled.marks[1]).toMatchObject({ x: [0], y: [1] })
})

test.each([
  ['a bar from 0 has no logarithm', 'y', { scale: 'log' }, 'not-positive'],
  ['the minimum is not below the maximum', 'x', { min: 9, max: 9 }, 'limits-reversed'],
  ['a logarithmic axis has no limit of 0', 'x', { scale: 'log', min: 0 }, 'not-positive'],
  ['ten thousand ticks', 'y', { step: 0.01 }, 'too-many-ticks'],
  ['an interval of 0', 'y', { step: 0 }, 'too-many-ticks'],
  ['the ticks of x are where the table counts', 'x', { step: 5 }, 'ticks-of-table'],
] as const)('says why it does not follow: %s', (_, side, style, code) => {
  const bar = { kind: 'rect', x: [1, 2], y: [0, 0.5], fill: 'ink', stroke: null } as const
  const withBar = code === 'not-positive' && side === 'y' ? { ...panel, marks: [...panel.marks, bar] } : panel
  const { panel: styled, remarks } = styleAxis(withBar, side, { ...untouched, ...style })
  expect(remarks).toEqual([code])
  expect(styled[side]).toMatchObject({ kind: 'linear', domain: panel[side].kind === 'band' ? [] : panel[side].domain })
})

test('an axis of categories takes none of them', () => {
  const bands: Panel = { ...panel, x: { kind: 'band', title: '', categories: ['a'] }, marks: [] }
  expect(styleAxis(bands, 'x', { ...untouched, min: 1 })).toEqual({ panel: bands, remarks: ['categories'] })
})

test('an axis of cells of one width stays linear', () => {
  const cells = {
    kind: 'cells',
    x: [1, 2],
    y: [1, 1],
    width: 1,
    height: 1,
    scale: 'sea',
    at: [0, 1],
    shape: 'tile',
  } as const
  const field: Panel = { ...panel, marks: [cells] }
  expect(styleAxis(field, 'x', { ...untouched, scale: 'log' })).toEqual({ panel: field, remarks: ['equal-cells'] })
})

test('ticks that the reader writes, in the unit of the axis; those beyond its ends are left out', () => {
  const ticksOf = (side: 'x' | 'y', ticks: string, of: Panel = panel) => {
    const { panel: styled, remarks } = styleAxis(of, side, { ...untouched, ticks })
    const axis = styled[side]
    return [axis.kind === 'band' ? undefined : axis.ticks, remarks]
  }
  const { table: _, ...bare } = panel
  expect(ticksOf('x', '12; 0;3, 30', bare)).toEqual([[0, 3, 12], []])
  expect(ticksOf('y', '0; 50; 100')).toEqual([[0, 0.5, 1], []])
  expect(ticksOf('x', 'zero', bare)).toEqual([[0, 6, 12, 18, 24], ['ticks-unread']])
  expect(ticksOf('x', '99', bare)).toEqual([[0, 6, 12, 18, 24], ['ticks-outside']])
  expect(ticksOf('x', '0; 7')).toEqual([[0, 6, 12, 18, 24], ['ticks-of-table']])
})

test('the form of the numbers, minor ticks and the direction of an axis', () => {
  const { panel: styled, remarks } = styleAxis(panel, 'x', {
    ...untouched,
    numbers: 'one',
    minor: 1,
    reversed: true,
    upright: true,
  })
  expect(remarks).toEqual([])
  expect(styled.x).toMatchObject({ domain: [24, 0], numbers: { decimals: 1 }, minor: 1, upright: true })
  const drawn = placeAxis(styled.x, 240, 40)
  expect(drawn.ticks.map(({ label }) => label)).toEqual(['0.0', '6.0', '12.0', '18.0', '24.0'])
  expect([drawn.place(0), drawn.place(24)]).toEqual([240, 0])
  expect(drawn.minor).toEqual([3, 9, 15, 21])
})

test('names of categories can be upright, and take nothing else', () => {
  const bars: Panel = { ...panel, x: { kind: 'band', title: '', categories: ['a', 'b'] } }
  expect(styleAxis(bars, 'x', { ...untouched, upright: true })).toMatchObject({
    panel: { x: { upright: true } },
    remarks: [],
  })
  expect(styleAxis(bars, 'x', { ...untouched, reversed: true }).remarks).toEqual(['categories'])
})

test('an axis with its 0 apart stays logarithmic', () => {
  const x = { kind: 'log', title: 'dose', domain: [0.04, 120], zero: { at: 0.05, from: 0.09 } } as const
  const points = {
    kind: 'point',
    x: [0.05, 1],
    y: [0, 1],
    colour: 'ink',
    size: 3,
    shape: 'circle',
    fill: 'solid',
  } as const
  const { panel: styled, remarks } = styleAxis({ x, y: panel.y, marks: [points] }, 'x', {
    ...untouched,
    scale: 'linear',
  })
  expect(remarks).toEqual(['zero-apart'])
  expect(styled.x).toMatchObject({ kind: 'log', zero: x.zero })
})

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const dated: Panel = {
  ...panel,
  x: { kind: 'linear', title: 'onset', domain: [day('2024-01-01'), day('2024-06-30')], calendar: true },
  marks: [
    { kind: 'line', x: [day('2024-01-01'), day('2024-06-30')], y: [0, 1], colour: 'ink' },
    { kind: 'text', at: [day('2024-05-01'), 0.5], text: [{ text: 'late' }], anchor: 'middle', colour: 'ink' },
  ],
}

test('an axis of dates has the days that the reader gives, to the end of the last', () => {
  const { panel: styled, remarks } = styleAxis(dated, 'x', { ...untouched, days: '2024-02-01/2024-03-31' })
  expect(remarks).toEqual([])
  expect(styled.x).toMatchObject({ domain: [day('2024-02-01'), day('2024-04-01')], limited: true })
  expect(styled.marks.map(({ kind }) => kind)).toEqual(['line'])
  const open = styleAxis(dated, 'x', { ...untouched, days: '/2024-03-31' })
  expect(open.panel.x).toMatchObject({ domain: [day('2024-01-01'), day('2024-04-01')] })
})

test('days that do not fit are said', () => {
  expect(styleAxis(dated, 'x', { ...untouched, days: '2024-03-31/2024-02-01' }).remarks).toEqual(['limits-reversed'])
  expect(styleAxis(dated, 'x', { ...untouched, days: '2025-01-01/2025-02-01' }).remarks).toEqual(['nothing-inside'])
  expect(styleAxis(panel, 'x', { ...untouched, days: '2024-01-01/' }).remarks).toEqual(['no-dates'])
  expect(styleAxis(dated, 'x', { ...untouched, days: '2024-02-01/', min: 5 }).remarks).toEqual(['calendar'])
})

test('a limit of 0 on an axis whose 0 is drawn apart leaves the axis as it is', () => {
  const doses: Panel = {
    ...panel,
    x: { kind: 'log', title: 'dose', domain: [0.003, 100], zero: { at: 0.003, from: 0.01 } },
    marks: [{ kind: 'line', x: [0.01, 100], y: [0, 1], colour: 'ink' }],
  }
  const { panel: styled, remarks } = styleAxis(doses, 'x', { ...untouched, min: 0 })
  expect(styled.x).toMatchObject({ kind: 'log', domain: [0.003, 100] })
  expect(remarks).toEqual(['not-positive', 'zero-apart'])
})
