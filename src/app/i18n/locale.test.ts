// @vitest-environment happy-dom
import { i18n, type Messages } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Catalogue, Locale } from './messages.ts'

/** Catalogues whose loading the test resolves. */
const asked = new Map<string, PromiseWithResolvers<Messages>>()
vi.mock('./messages.ts', () => ({
  loadMessages: (locale: Locale, catalogue: Catalogue) => reply(locale, catalogue).promise,
}))

function reply(locale: Locale, catalogue: Catalogue): PromiseWithResolvers<Messages> {
  const key = `${locale} ${catalogue}`
  const found = asked.get(key) ?? Promise.withResolvers<Messages>()
  asked.set(key, found)
  return found
}

function arrives(locale: Locale, catalogue: Catalogue): Promise<void> {
  reply(locale, catalogue).resolve({ [catalogue]: `${catalogue} in ${locale}` })
  return new Promise((done) => setTimeout(done))
}

const shown = () => [i18n._('first'), i18n._('own')]

let locale: typeof import('./locale.ts')
beforeEach(async () => {
  vi.resetModules()
  locale = await import('./locale.ts')
  void locale.activateLocale('en')
  await arrives('en', 'first')
})
afterEach(() => {
  asked.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

test('a later part has its words before it is shown, and does not change loaded ones', async () => {
  const words = locale.loadWords('own')
  await arrives('en', 'own')
  await words
  expect(shown()).toEqual(['first in en', 'own in en'])
})

test('another language is shown once all used catalogues are loaded', async () => {
  void locale.loadWords('own')
  await arrives('en', 'own')
  const switched = locale.activateLocale('zh')
  await arrives('zh', 'first')
  expect(shown()).toEqual(['first in en', 'own in en'])
  await arrives('zh', 'own')
  await switched
  expect(shown()).toEqual(['first in zh', 'own in zh'])
})

test('catalogues in flight while the language changes are loaded in both', async () => {
  const before = locale.loadWords('own')
  const switched = locale.activateLocale('zh')
  const during = locale.loadWords('account')
  await arrives('zh', 'first')
  await arrives('zh', 'own')
  expect(i18n.locale).toBe('en')
  await arrives('zh', 'account')
  await switched
  expect([...shown(), i18n._('account')]).toEqual(['first in zh', 'own in zh', 'account in zh'])
  await arrives('en', 'own')
  await arrives('en', 'account')
  await Promise.all([before, during])
  expect(shown()).toEqual(['first in zh', 'own in zh'])
})

test('catalogues that failed to load are requested again', async () => {
  const words = locale.loadWords('own')
  reply('en', 'own').reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(words).rejects.toThrow('Failed to fetch')
  asked.delete('en own')
  const again = locale.loadWords('own')
  await arrives('en', 'own')
  await again
  expect(shown()).toEqual(['first in en', 'own in en'])
})
