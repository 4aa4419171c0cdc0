// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Notice } from '#contract/calls/notice.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { noticesQuery } from '../../api/queries.ts'
import { NoticeList } from './notice-list.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const page = testPage()

const notice = (id: string, kind: string): Notice => ({
  id,
  kind: kind as Notice['kind'],
  title: `About ${kind}`,
  content: 'words',
  time: 1_790_000_000,
  read: true,
})

test('a notice of a kind that only a newer server knows is shown without a label, and the others as ever', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const data = [notice('a', 'storage'), notice('b', 'assistant-news'), notice('c', 'toString')]
  const place = { page: 1, limit: 20 as const }
  const reply = { data, total: 3, page: 1, limit: 20, noread: 0 }
  client.setQueryData(noticesQuery({ position: 2, ...place }).queryKey, reply)
  page.show(
    <QueryClientProvider client={client}>
      <NoticeList place={place} onPlace={() => undefined} />
    </QueryClientProvider>,
  )
  const items = [...page.body.querySelectorAll('li')].filter((item) => item.querySelector('h2'))
  expect(items.map((item) => item.querySelector('h2')?.textContent)).toEqual(data.map(({ title }) => title))
  expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual(['Storage space', undefined, undefined])
})
