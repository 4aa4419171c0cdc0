import { forgetWhatWasRead } from '../data/session/device-database.ts'
import { activateLocale } from '../i18n/locale.ts'
import { initialLocale } from '../i18n/messages.ts'
import { hydrateSession } from './session.ts'
import { hydrateTheme } from './theme.ts'

async function hydrate(): Promise<void> {
  await Promise.all([initialLocale().then(activateLocale), hydrateTheme(), hydrateSession().catch(() => undefined)])
  forgetWhatWasRead()
}

let hydrating: Promise<void> | undefined

/** Once what everything later reads without waiting is there: the reader's words, the theme, the session. Begins it when it is first asked. */
export function hydrated(): Promise<void> {
  hydrating ??= hydrate()
  return hydrating
}
