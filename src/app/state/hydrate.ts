import { dropReadAhead } from '../device/device-database.ts'
import { activateLocale, currentLocale } from '../i18n/locale.ts'
import { likelyLocale, storedLocale } from '../i18n/messages.ts'
import { hydrateSession } from './session.ts'
import { hydrateTheme } from './theme.ts'

/** The reader's words as far as they are known without the database; if it differs, the page is updated. */
async function hydrateLocale(): Promise<void> {
  await likelyWords()
  const stored = await storedLocale()
  if (stored && stored !== currentLocale()) await activateLocale(stored)
}

async function hydrate(): Promise<void> {
  await Promise.all([hydrateLocale(), hydrateTheme(), hydrateSession().catch(() => undefined)])
  dropReadAhead()
}

let words: Promise<void> | undefined

/** Resolves when a page can be read, in the reader's most likely language. */
export function likelyWords(): Promise<void> {
  words ??= activateLocale(likelyLocale())
  return words
}

let hydrating: Promise<void> | undefined

/**
 * Resolves when everything read synchronously later is loaded: the reader's words, the theme, the session. Starts loading on the first call.
 */
export function hydrated(): Promise<void> {
  hydrating ??= hydrate()
  return hydrating
}
