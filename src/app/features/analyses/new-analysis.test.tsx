// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { NewAnalysis } from './new-analysis.tsx'

const { body, show } = testPage()

const headings = () => [...body.querySelectorAll('h2')].map(({ textContent }) => textContent)

async function offer(isForPlans: boolean): Promise<void> {
  show(<NewAnalysis dataset="d" isForPlans={isForPlans} onCreated={() => undefined} />)
  await vi.waitFor(async () => {
    await act(() => new Promise((later) => setTimeout(later)))
    expect(headings().length).toBeGreaterThan(0)
  })
}

test('where a study is planned there is no row to analyse, and only plans are offered', async () => {
  await offer(true)
  expect(headings()).toEqual(['Study design'])
  expect(body.textContent).not.toContain('Which test?')
})

test('of data every analysis is offered with what it is for, and the guide to one', async () => {
  await offer(false)
  expect(headings().length).toBeGreaterThan(4)
  expect(body.textContent).toContain('Which test?')
  expect(body.querySelectorAll('button > span + span').length).toBeGreaterThan(10)
})
