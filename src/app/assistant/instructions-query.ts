import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { currentLocale } from '../i18n/locale.ts'

/** What the server tells the model before the messages. */
export const instructionsQuery = () =>
  queryOptions({
    queryKey: ['Chat/instructions', currentLocale()],
    queryFn: ({ signal }) => call('Chat/instructions', { locale: currentLocale(), tools: 0 }, { signal }),
    staleTime: 60 * 60_000,
  })
