import { i18n, type Messages } from '@lingui/core'
import { type Catalogue, type Locale, loadMessages, rememberLocale } from './messages.ts'

/** The catalogues used in this visit, to be loaded in another language too. Failed ones are requested again. */
const inUse = new Map<Catalogue, Promise<void>>([['first', Promise.resolve()]])

export function currentLocale(): Locale {
  return i18n.locale === 'en' ? 'en' : 'zh'
}

/** Changes the language once all used catalogues are loaded, so that no page mixes languages. */
export async function activateLocale(locale: Locale): Promise<void> {
  let loaded: readonly Messages[] = []
  while (loaded.length < inUse.size) {
    loaded = await Promise.all([...inUse.keys()].map((catalogue) => loadMessages(locale, catalogue)))
  }
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...loaded) })
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en'
  const manifest = document.querySelector('link[rel=manifest]')
  manifest?.setAttribute('href', locale === 'zh' ? '/manifest.webmanifest' : '/manifest.en.webmanifest')
}

/** Loads the catalogue of a later part in the current language; from then on it follows the language. */
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

/** Stores the choice and shows the page in it. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await rememberLocale(locale)
  await activateLocale(locale)
}
