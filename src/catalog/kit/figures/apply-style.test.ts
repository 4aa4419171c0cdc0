import { expect, test } from 'vitest'
import { renderSvg } from '#figure/render-svg.ts'
import type { Panel, Scene } from '#figure/scene.ts'
import { readOptions } from '../options/read-options.ts'
import type { StoredOptions } from '../options/stored-options.ts'
import { applyStyle, languageOf, plotSizeOf, styleColours, typeSizes } from './apply-style.ts'
import { styleOptions } from './figure-style.ts'

const style = (chosen: StoredOptions) => {
  const read = readOptions({ options: styleOptions }, chosen, { columns: [] })
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  return read.options
}

const panel: Panel = {
  x: { kind: 'linear', title: 'Age', domain: [20, 80] },
  y: { kind: 'linear', title: 'Haemoglobin', domain: [0, 2] },
  marks: [0, 1, 2].map((series) => ({
    kind: 'point',
    x: [30, 60],
    y: [0.5, 1.5],
    colour: { series },
    size: 3,
    shape: 'circle',
    fill: 'solid',
  })),
}
const scene: Scene = {
  width: 85,
  height: 70,
  panels: [panel],
  legend: {
    place: 'top',
    items: ['Drug A (n = 9)', 'Drug B', 'Placebo'].map((label, series) => ({
      label,
      colour: { series },
      key: 'point',
    })),
  },
  description: '',
  caption: 'r = 0.52',
}
const shown = (chosen: StoredOptions, given = scene) => applyStyle(given, style(chosen))
const svg = (chosen: StoredOptions) => renderSvg(shown(chosen).scene, { theme: 'print' })

test('levels that are not highlighted are grey, whatever their place; unknown names are pointed out', () => {
  expect(styleColours(style({ highlighted: 'Drug A' }), scene)).toEqual([undefined, '#949494', '#949494'])
  expect(styleColours(style({ highlighted: 'Placebo；Drug A' }), scene)).toEqual([undefined, '#949494', undefined])
  const { scene: drawn, remarks } = shown({ highlighted: 'Drug C' })
  expect(drawn.look?.colours).toBeUndefined()
  expect(remarks).toEqual([{ code: 'not-highlighted', params: { words: 'Drug C' } }])
})

test('the legend is turned round, has columns and a line around it', () => {
  const { legend } = shown({ legendReversed: true, legendColumns: 2, legendFramed: true }).scene
  expect(legend?.items.map(({ label }) => label)).toEqual(['Placebo', 'Drug B', 'Drug A (n = 9)'])
  expect([legend?.columns, legend?.framed]).toEqual([2, true])
})

test('axes lose their lines, ticks point inwards, grid lines belong to one axis', () => {
  const { x, y } = shown({ frame: 'left', tickMarks: 'inside', grid: true, gridLines: 'y' }).scene.panels[0] as Panel
  expect([x, y]).toMatchObject([
    { unlined: true, tickMarks: 'inside', grid: false },
    { tickMarks: 'inside', grid: true },
  ])
  expect(y.unlined).toBeUndefined()
})

test('numbers have the decimal sign of the journal', () => {
  expect(svg({ decimalSign: 'raised' })).toContain('>r = 0·52<')
  expect(svg({ decimalSign: 'comma' })).toContain('>0,5<')
  expect(svg({})).toContain('>0.5<')
})

test('each kind of type has its own size', () => {
  const sizes = { tickSize: 120, captionSize: 80 }
  expect(typeSizes(style(sizes))).toEqual({ tick: 1.2, small: 0.8 })
  expect(svg(sizes)).toContain('font-size="9"')
  expect(svg({})).not.toContain('font-size="9"')
})

test('a transparent figure has no white ground in print', () => {
  expect(svg({})).toContain('<rect width="100%"')
  expect(svg({ transparent: true })).not.toContain('<rect width="100%"')
})

test('panels have letters if there are several', () => {
  const two = { ...scene, panels: [{ ...panel, title: 'Men' }, panel] }
  const titles = (letters: string) => shown({ panelLetters: letters }, two).scene.panels.map(({ title }) => title)
  expect(titles('A')).toEqual(['A\u2002Men', 'B'])
  expect(titles('(a)')).toEqual(['(a)\u2002Men', '(b)'])
  expect(shown({ panelLetters: 'A' }).scene.panels[0]?.title).toBeUndefined()
})

test('a title below is centred under the axes and above the caption', () => {
  const at = (chosen: StoredOptions) =>
    Number(/y="([\d.]+)"[^>]*>Figure one</.exec(svg({ figureTitle: 'Figure one', ...chosen }))?.[1])
  expect(at({})).toBeLessThan(20)
  expect(at({ titlePlace: 'below' })).toBeGreaterThan(170)
  expect(svg({ figureTitle: 'Figure one', titlePlace: 'centre' })).toMatch(/text-anchor="middle"[^>]*>Figure one</)
})

test('the title of y is read across above its axis', () => {
  expect(svg({})).toMatch(/rotate\(-90[^>]*>Haemoglobin</)
  expect(svg({ yTitleAbove: true })).not.toMatch(/rotate\(-90[^>]*>Haemoglobin</)
  expect(svg({ yTitleAbove: true })).toContain('>Haemoglobin<')
})

test('the size of the plot, and the language, are those of the style', () => {
  expect(plotSizeOf(style({ plotWidth: 60, plotShape: 'square' }))).toEqual({ width: 60, shape: 'square' })
  expect(plotSizeOf(style({}))).toEqual({})
  expect([languageOf(style({}), 'zh'), languageOf(style({ figureLanguage: 'en' }), 'zh')]).toEqual(['zh', 'en'])
})

test('scales that the values do not have leave the axis linear, with a remark', () => {
  const logit = shown({ yScale: 'logit' })
  expect(logit.scene.panels[0]?.y).not.toHaveProperty('spacing')
  expect(logit.remarks.map(({ code }) => code)).toEqual(['not-proportion'])
  expect(shown({ yScale: 'sqrt' }).scene.panels[0]?.y).toMatchObject({ spacing: 'sqrt' })
  expect(shown({ xScale: 'log2' }).scene.panels[0]?.x).toMatchObject({ kind: 'log', doubling: true })
  expect(shown({ xAround: 'years' }).remarks.map(({ code }) => code)).toEqual(['no-number-sign'])
  expect(shown({ xAround: '# y' }).scene.panels[0]?.x).toMatchObject({ around: '# y' })
})
