import { expect, test } from 'vitest'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { orderEntries } from './order-entries.ts'

const number = (measure: Measure) => ({ measure, type: 'number' as const })

async function ordered(columns: readonly Measure[] | null, uses: Readonly<Record<string, number>> = {}) {
  const groups = orderEntries(analysisTitles, {
    keywords: await analysisKeywords(),
    uses: new Map(Object.entries(uses)),
    columns: columns === null ? null : columns.map(number),
  })
  return new Map(groups.map(({ group, entries }) => [group as string, entries.map(({ id }) => id)]))
}

test('entries that the variables do not fit come last', async () => {
  const groups = await ordered(['continuous', 'continuous'])
  expect([...groups.keys()].at(-1)).toBe('unfit')
  expect(groups.get('unfit')).toEqual(expect.arrayContaining(['anova-one-way', 'chi-square']))
  expect(groups.get('unfit')).not.toContain('linear-regression')
  expect(groups.get('regression')).toContain('linear-regression')
  expect(groups.get('study-design')?.length).toBeGreaterThan(0)
})

test('with a grouping variable, comparisons are listed with their family', async () => {
  const groups = await ordered(['continuous', 'continuous', 'nominal'])
  expect(groups.get('compare-groups')).toContain('anova-one-way')
  expect(groups.get('unfit') ?? []).not.toContain('anova-one-way')
})

test('the entries used most come first, and only there, unless the variables do not fit them', async () => {
  const groups = await ordered(['continuous', 'continuous'], {
    'anova-one-way': 3,
    'linear-regression': 1,
    normality: 2,
  })
  expect([...groups][0]).toEqual(['used', ['normality', 'linear-regression']])
  expect(groups.get('regression')).not.toContain('linear-regression')
  expect(groups.get('unfit')).toContain('anova-one-way')
})

test('every entry is offered once, whatever is known of the data', async () => {
  for (const columns of [null, [], ['nominal'] as const]) {
    const groups = await ordered(columns, { 'table-one': 1 })
    expect([...groups.values()].flat().sort()).toEqual(analysisTitles.map(({ id }) => id).sort())
  }
  expect((await ordered(null)).has('unfit')).toBe(false)
})
