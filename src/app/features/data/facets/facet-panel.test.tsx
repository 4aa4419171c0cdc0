// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import type { Facet } from '../../../workers/facet.ts'
import { facetRows } from '../../../workers/facet-rows.ts'

const frame = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'age' }, [30, 41, null, 30]),
  { ...textColumn({ id: 'c2', name: 'sex' }, ['m', 'f', 'm', 'f']), valueLabels: [{ value: 'm', label: 'male' }] },
])
const opened = { version: 'v1', rows: 4, dictionary: describeColumns(frame), steps: [] }
vi.mock('../../../workers/bridge.ts', () => ({
  ask: (act: (engine: object) => Promise<unknown>) =>
    act({ facetRows: (_version: string, facets: readonly Facet[]) => facetRows(frame, facets, uninterrupted) }),
}))
const { FacetPanel } = await import('./facet-panel.tsx')
const { show } = testPage()
const given = { onShown: vi.fn(), onStep: vi.fn() }
beforeEach(() => {
  for (const fn of Object.values(given)) fn.mockReset()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)
const labels = () => [...document.querySelectorAll('fieldset label')].map(({ textContent }) => textContent)

async function choose(column: string) {
  const select = document.querySelector('select')
  if (!select) throw new Error('no list of variables')
  select.value = column
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
}
async function tick(label: string) {
  const found = [...document.querySelectorAll('fieldset label')].find(({ textContent }) => textContent === label)
  act(() => found?.querySelector('input')?.click())
  await settle()
}

test('values are listed with their labels and counts, which follow the other facets', async () => {
  show(<FacetPanel opened={opened} {...given} />)
  await choose('c2')
  await choose('c1')
  expect(labels()).toEqual(['m male2', 'f2', '302', '411', 'missing1'])
  await tick('f2')
  expect(labels()).toEqual(['m male2', 'f2', '301', '411'])
  expect(document.querySelector('output')?.textContent).toBe('2 of 4 rows')
  expect(given.onShown).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'v1', rows: 2 }))
})

test('the same condition becomes a step', async () => {
  show(<FacetPanel opened={opened} {...given} />)
  await choose('c1')
  await tick('302')
  await tick('missing1')
  act(() => button('Make it a filter step')?.click())
  expect(given.onStep).toHaveBeenCalledWith('filter-rows', {
    condition: '(is_missing({c1}) or {c1} in (30))',
    rows: 'keep',
  })
})

test('all rows are shown again, and when the panel closes', async () => {
  show(<FacetPanel opened={opened} {...given} />)
  await choose('c1')
  await tick('411')
  expect(given.onShown).toHaveBeenLastCalledWith(expect.objectContaining({ rows: 1 }))
  act(() => button('Show all rows')?.click())
  await settle()
  expect(given.onShown).toHaveBeenLastCalledWith(undefined)
  await choose('c1')
  await tick('411')
  show(null)
  expect(given.onShown).toHaveBeenLastCalledWith(undefined)
})
