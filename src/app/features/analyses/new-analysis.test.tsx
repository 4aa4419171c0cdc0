// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { columnInfo } from '#tests/support/column-info.ts'
import { newId } from '#tests/support/test-device.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { closeOwnData, openOwnData } from '../../data/own-data.ts'
import { NewAnalysis } from './new-analysis.tsx'

const { body, show } = testPage()
beforeEach(() => openOwnData(newId()))
afterEach(closeOwnData)

const headings = () => [...body.querySelectorAll('h2')].map(({ textContent }) => textContent)

async function offer(isForPlans: boolean, columns: readonly ColumnInfo[] = []): Promise<void> {
  show(
    <NewAnalysis dataset="d" isForPlans={isForPlans} columns={columns} asksWhich={false} onCreated={() => undefined} />,
  )
  await vi.waitFor(async () => {
    await act(() => new Promise((later) => setTimeout(later)))
    expect(headings().length).toBeGreaterThan(0)
  }, 10_000)
}

test('where a study is planned there is no row to analyse, and only plans are offered', async () => {
  await offer(true)
  expect(headings()).toEqual(['Study design'])
  expect(body.textContent).not.toContain('Which test?')
})

test('of data every analysis is offered with what it is for, and the guide to one', async () => {
  await offer(false, [columnInfo('age', 'continuous'), columnInfo('sex', 'nominal')])
  expect(headings().length).toBeGreaterThan(4)
  expect(body.textContent).toContain('Which test?')
  expect(body.querySelectorAll('button > span + span').length).toBeGreaterThan(10)
})

test('entries that need variables of another level come last; the arrow keys move from the search to the entries', async () => {
  await offer(false, [columnInfo('age', 'continuous')])
  expect(headings().at(-1)).toBe('Need other variables')
  const search = body.querySelector('input') ?? expect.fail()
  const press = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  search.focus()
  press('ArrowDown')
  expect(document.activeElement?.textContent).toMatch(/^Descriptive statistics/)
  press('ArrowRight')
  expect(document.activeElement?.textContent).toMatch(/^Frequency tables/)
  press('ArrowUp')
  expect(document.activeElement).toBe(search)
})
