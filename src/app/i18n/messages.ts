import type { Messages } from '@lingui/core'
import { readDevice, writeDevice } from '../device/device-database.ts'
import { readHint, writeHint } from '../device/hint.ts'

export type Locale = 'zh' | 'en'

const KEY = 'lang'
/** As `lingui.config.ts` divides the words: `first` is there from the start, the others come with the code that uses them. */
const catalogues = {
  first: {
    en: () => import('./locales/en.po'),
    zh: () => import('./locales/zh.po'),
  },
  own: {
    en: () => import('./locales/own/en.po'),
    zh: () => import('./locales/own/zh.po'),
  },
  account: {
    en: () => import('./locales/account/en.po'),
    zh: () => import('./locales/account/zh.po'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ messages: Messages }>>>

export type Catalogue = keyof typeof catalogues

/** Once it has arrived it is there for good. */
export async function loadMessages(locale: Locale, catalogue: Catalogue = 'first'): Promise<Messages> {
  return (await catalogues[catalogue][locale]()).messages
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
