import type { Messages } from '@lingui/core'
import { readDevice, writeDevice } from '../device/device-database.ts'
import { readHint, writeHint } from '../device/hint.ts'

export type Locale = 'zh' | 'en'

const KEY = 'lang'
/** The catalogues of `lingui.config.ts`: `first` is loaded at the start, the others with the code that uses them. */
const catalogues = {
  first: {
    en: () => import('./locales/en.po'),
    zh: () => import('./locales/zh.po'),
  },
  own: {
    en: () => import('./locales/own/en.po'),
    zh: () => import('./locales/own/zh.po'),
  },
  welcome: {
    en: () => import('./locales/welcome/en.po'),
    zh: () => import('./locales/welcome/zh.po'),
  },
  patient: {
    en: () => import('./locales/patient/en.po'),
    zh: () => import('./locales/patient/zh.po'),
  },
  chat: {
    en: () => import('./locales/chat/en.po'),
    zh: () => import('./locales/chat/zh.po'),
  },
  account: {
    en: () => import('./locales/account/en.po'),
    zh: () => import('./locales/account/zh.po'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ messages: Messages }>>>

export type Catalogue = keyof typeof catalogues

/** A loaded catalogue stays loaded. */
export async function loadMessages(locale: Locale, catalogue: Catalogue = 'first'): Promise<Messages> {
  return (await catalogues[catalogue][locale]()).messages
}

function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en'
}

/** The last language, otherwise the browser's: known without waiting for the database. */
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
