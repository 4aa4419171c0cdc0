import { expect, test } from 'vitest'
import { chartKeywords, chartTitles } from '#catalog/charts.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { rankByVariables } from './rank-by-variables.ts'

const keywords = await chartKeywords()
const ranked = (...measures: readonly Measure[]) => {
  const columns = measures.map((measure) => ({ measure, type: 'number' as const }))
  const { complete, partial } = rankByVariables(chartTitles, keywords, columns)
  return { complete: complete.map(({ id }) => id), partial: partial.map(({ id }) => id) }
}

test('one number: distributions; one category: shares; charts of two numbers need another', () => {
  const number = ranked('continuous')
  expect(number.complete).toEqual(expect.arrayContaining(['histogram', 'density-curve', 'box-violin', 'qq-plot']))
  expect(number.complete).not.toContain('pie-chart')
  expect(number.partial).toContain('scatter-fit')
  const category = ranked('nominal')
  expect(category.complete).toEqual(expect.arrayContaining(['pie-chart', 'bar-count', 'pareto-chart']))
  expect(category.complete).not.toContain('histogram')
})

test('charts made for data of this shape come first, the general families before the special ones', () => {
  const mixed = ranked('continuous', 'nominal').complete
  const general = ['box-violin', 'density-curve', 'ecdf-plot', 'histogram', 'strip-plot']
  expect(mixed.slice(0, mixed.indexOf('bar-error'))).toEqual(expect.arrayContaining(general))
  expect(mixed).toEqual(expect.arrayContaining(['bar-error', 'roc-curve']))
  expect(mixed.indexOf('bar-error')).toBeLessThan(mixed.indexOf('roc-curve'))
  expect(mixed.indexOf('roc-curve')).toBeLessThan(mixed.indexOf('heatmap'))
  expect(ranked('continuous', 'continuous').complete.slice(0, 2).toSorted()).toEqual(['density-2d', 'scatter-fit'])
  expect(ranked('nominal', 'nominal').complete[0]).toBe('bar-count')
})

test('every chart in which the variables have a place is listed once', () => {
  for (const measures of [['continuous', 'continuous', 'nominal'], ['ordinal'], ['id', 'continuous']] as const) {
    const { complete, partial } = ranked(...measures)
    expect(complete.length + partial.length).toBe(new Set([...complete, ...partial]).size)
    expect(complete.length).toBeGreaterThan(0)
  }
})
