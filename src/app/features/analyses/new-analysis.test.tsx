import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activateLocale } from '../../i18n/locale.ts'
import { NewAnalysis } from './new-analysis.tsx'

let root: Root
let page: HTMLElement
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await activateLocale('en')
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

function headingsOffered(isForPlans: boolean): (string | null)[] {
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <NewAnalysis dataset="d" isForPlans={isForPlans} onCreated={() => undefined} />
      </I18nProvider>,
    ),
  )
  return [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
}

test('where a study is planned there is no row to analyse, and only plans are offered', () => {
  expect(headingsOffered(true)).toEqual(['Study design'])
  expect(page.textContent).not.toContain('Which test?')
})

test('of data every analysis is offered, and the guide to one', () => {
  expect(headingsOffered(false).length).toBeGreaterThan(4)
  expect(page.textContent).toContain('Which test?')
})
