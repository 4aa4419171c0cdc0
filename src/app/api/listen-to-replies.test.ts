import { expect, test } from 'vitest'
import { currentLocale } from '../i18n/locale.ts'
import { takeReply } from './listen-to-replies.ts'
import { queryClient } from './query-client.ts'

const request = { position: 1 }
const reply = { name: 'Notice/index', request, data: 'new' }
const queryKey = ['Notice/index', '0', currentLocale(), request]

test('a cached reply that arrives after the newer one does not replace it', async () => {
  let arrive: (answer: string) => void = () => undefined
  const old = queryClient
    .fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (arrive = resolve)) })
    .catch(() => undefined)
  await takeReply({ ...reply, language: currentLocale() })
  arrive('old')
  await old
  expect(queryClient.getQueryData(queryKey)).toBe('new')
})

test('a reply in another language is ignored', async () => {
  queryClient.setQueryData(queryKey, 'mine')
  await takeReply({ ...reply, language: 'fr' })
  expect(queryClient.getQueryData(queryKey)).toBe('mine')
})
