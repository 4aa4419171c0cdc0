import { expect, test } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { NewAnalysis } from './new-analysis.tsx'

const { body, show } = testPage()

function headingsOffered(isForPlans: boolean): (string | null)[] {
  show(<NewAnalysis dataset="d" isForPlans={isForPlans} onCreated={() => undefined} />)
  return [...body.querySelectorAll('h2')].map(({ textContent }) => textContent)
}

test('where a study is planned there is no row to analyse, and only plans are offered', () => {
  expect(headingsOffered(true)).toEqual(['Study design'])
  expect(body.textContent).not.toContain('Which test?')
})

test('of data every analysis is offered, and the guide to one', () => {
  expect(headingsOffered(false).length).toBeGreaterThan(4)
  expect(body.textContent).toContain('Which test?')
})
