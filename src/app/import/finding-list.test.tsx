import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from '#formats/table/findings.ts'
import { activateLocale } from '../i18n/locale.ts'
import { FindingList } from './finding-list.tsx'

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

test('of very many remarks the first are shown, and all when they are asked for', () => {
  const findings = Array.from(
    { length: 250 },
    (_, k): Finding => ({ code: 'personal-data', column: `c${k}`, params: {} }),
  )
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FindingList findings={findings} columns={[]} />
      </I18nProvider>,
    ),
  )
  expect(page.querySelectorAll('li')).toHaveLength(8)
  const all = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all 250 remarks')
  act(() => all?.click())
  expect(page.querySelectorAll('li')).toHaveLength(250)
  expect(page.querySelector('button')).toBeNull()
})
