import { dropReadAhead } from '../device/device-database.ts'
import { activateLocale, currentLocale } from '../i18n/locale.ts'
import { likelyLocale, storedLocale } from '../i18n/messages.ts'
import { hydrateSession } from './session.ts'
import { hydrateTheme } from './theme.ts'

/** The reader's words as far as they are known without the database; where it says otherwise, the page follows. */
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

/** Once a page can be read, in the language that is most likely the reader's. */
export function likelyWords(): Promise<void> {
  words ??= activateLocale(likelyLocale())
  return words
}

let hydrating: Promise<void> | undefined

/** Once what everything later reads without waiting is there: the reader's words, the theme, the session. Begins it when it is first asked. */
export function hydrated(): Promise<void> {
  hydrating ??= hydrate()
  return hydrating
}
