import type { Messages } from '@lingui/core'
import { readDevice, writeDevice } from '../data/session/device-database.ts'

export type Locale = 'zh' | 'en'

const KEY = 'lang'
const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  zh: () => import('./locales/zh.po'),
}

/** Once it has arrived it is there for good. */
export function loadMessages(locale: Locale): Promise<{ messages: Messages }> {
  return catalogues[locale]()
}

function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en'
}

/** The reader's own, before anything has been chosen. */
export function likelyLocale(): Locale {
  return navigator.languages.some((language) => language.startsWith('zh')) ? 'zh' : 'en'
}

export async function initialLocale(): Promise<Locale> {
  const stored = await readDevice<string>(KEY).catch(() => undefined)
  return isLocale(stored) ? stored : likelyLocale()
}

export async function rememberLocale(locale: Locale): Promise<void> {
  await writeDevice(KEY, locale)
}
