import type { Messages } from '@lingui/core'
import { readDevice, writeDevice } from '../data/session/device-database.ts'
import { readHint, writeHint } from '../state/hint.ts'

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

/** What it was last time, else what the browser says: known without waiting for the database. */
export function likelyLocale(): Locale {
  const hint = readHint(KEY)
  if (isLocale(hint)) return hint
  return navigator.languages.some((language) => language.startsWith('zh')) ? 'zh' : 'en'
}

export async function storedLocale(): Promise<Locale | undefined> {
  const stored = await readDevice<string>(KEY).catch(() => undefined)
  return isLocale(stored) ? stored : undefined
}

export async function rememberLocale(locale: Locale): Promise<void> {
  writeHint(KEY, locale)
  await writeDevice(KEY, locale)
}
