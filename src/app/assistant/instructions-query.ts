import { queryOptions } from '@tanstack/react-query'
import { TOOLS_VERSION } from '#contract/assistant/tools.ts'
import { call } from '../api/call.ts'
import { currentLocale } from '../i18n/locale.ts'

/** What the server tells the model before the messages: its prompt, and the tools, if the model can use them. */
export const instructionsQuery = () =>
  queryOptions({
    queryKey: ['Chat/instructions', currentLocale()],
    queryFn: ({ signal }) => call('Chat/instructions', { locale: currentLocale(), tools: TOOLS_VERSION }, { signal }),
    staleTime: 60 * 60_000,
  })
