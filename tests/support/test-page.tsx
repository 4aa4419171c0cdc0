import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { activateLocale, loadWords } from '#app/i18n/locale.ts'

export interface TestPage {
  readonly body: HTMLElement
  /** Renders in place of the current content; components of the same type keep their state. */
  readonly show: (what: ReactNode) => void
  /** Unmounts everything and clears storage. */
  readonly clear: () => void
}

/** A page for the tests of a file: empty and in English before each test, removed after it. */
export function testPage(): TestPage {
  const body = document.createElement('div')
  let root: Root | undefined
  const clear = () => {
    act(() => root?.unmount())
    root = undefined
  }
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await Promise.all([loadWords('own'), loadWords('account')])
    await activateLocale('en')
    document.body.append(body)
  })
  afterEach(() => {
    clear()
    body.remove()
    vi.unstubAllGlobals()
  })
  return {
    body,
    show: (what) => {
      root ??= createRoot(body)
      act(() => root?.render(<I18nProvider i18n={i18n}>{what}</I18nProvider>))
    },
    clear,
  }
}
