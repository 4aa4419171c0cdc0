import { i18n } from '@lingui/core'
import { type Locale, loadMessages, rememberLocale } from './messages.ts'

export function currentLocale(): Locale {
  return i18n.locale === 'en' ? 'en' : 'zh'
}

export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await loadMessages(locale)
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en'
}

/** Remembers the choice and shows the page in it. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await rememberLocale(locale)
  await activateLocale(locale)
}
