import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../../api/query-client.ts'
import { chooseLocale } from '../../i18n/locale.ts'
import type { Locale } from '../../i18n/messages.ts'

/** Switches the page to the other language, and refetches the server's texts if it is reachable. */
export async function switchLocale(router: AnyRouter, locale: Locale): Promise<void> {
  await chooseLocale(locale)
  await router.invalidate()
  void queryClient.invalidateQueries()
}
