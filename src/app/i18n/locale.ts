import { i18n, type Messages } from '@lingui/core'
import { type Catalogue, type Locale, loadMessages, rememberLocale } from './messages.ts'

/** What this visit has come to use, so that it follows the language. What failed to arrive is asked for again. */
const inUse = new Map<Catalogue, Promise<void>>([['first', Promise.resolve()]])

export function currentLocale(): Locale {
  return i18n.locale === 'en' ? 'en' : 'zh'
}

/** Changes the language once all words that are in use are there, so that no page shows a word of the other one. */
export async function activateLocale(locale: Locale): Promise<void> {
  let loaded: readonly Messages[] = []
  while (loaded.length < inUse.size) {
    loaded = await Promise.all([...inUse.keys()].map((catalogue) => loadMessages(locale, catalogue)))
  }
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...loaded) })
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en'
}

/** The words of a later part, in the page's language; from here on they follow it into any other. */
export function loadWords(catalogue: Catalogue): Promise<void> {
  let words = inUse.get(catalogue)
  if (!words) {
    words = addMessages(currentLocale(), catalogue)
    inUse.set(catalogue, words)
    words.catch(() => inUse.delete(catalogue))
  }
  return words
}

async function addMessages(locale: Locale, catalogue: Catalogue): Promise<void> {
  i18n.load(locale, await loadMessages(locale, catalogue))
}

/** Remembers the choice and shows the page in it. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await rememberLocale(locale)
  await activateLocale(locale)
}
