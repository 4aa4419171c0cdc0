import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../../api/query-client.ts'
import { chooseLocale } from '../../i18n/locale.ts'
import type { Locale } from '../../i18n/messages.ts'

/** The whole view in the other language, with the server's words asked for again where it answers. */
export async function switchLocale(router: AnyRouter, locale: Locale): Promise<void> {
  await chooseLocale(locale)
  await router.invalidate()
  void queryClient.invalidateQueries()
}
