import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { session } from '../state/session.ts'
import { knownAccount, readAccountAgain } from './account-news.ts'

const USER = { id: '7', username: 'li' } as NonNullable<typeof session.user>
const wallet = (revision: number, user = USER.id, locale = 'zh-CN') =>
  queryClient.setQueryData(['Wallet/detail', user, locale, {}], { cash: 0, gift: 0, revision })

beforeEach(() => {
  session.user = USER
})
afterEach(() => {
  queryClient.clear()
  session.user = null
  vi.unstubAllGlobals()
})

test('[P3] a page that shows nothing of the account asks for no hints of it', () => {
  wallet(5, 'somebody else')
  queryClient.setQueryData(['Notice/index', USER.id], { revision: 9 })
  expect(knownAccount(0)).toBeNull()
})

test('[P3] a page knows the oldest of its replies, or the last hint, after which it read them again', () => {
  queryClient.setQueryData(['Order/index', USER.id, 'zh-CN', { page: 1 }], { data: [], total: 0 })
  expect(knownAccount(0)).toBe(0)
  wallet(5)
  wallet(4, USER.id, 'en-US')
  expect(knownAccount(0)).toBe(4)
  expect(knownAccount(6)).toBe(6)
})

test('[P3] after a hint what is shown of the account is read again, and the user', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ status: 200, msg: '', data: { ...USER, nickname: 'News' }, request_id: '1' })
  })
  const reads = ['Wallet/detail', 'Member/index', 'Order/detail', 'Invoicing/index', 'Tokens/detail', 'Plot/list']
  const counts = new Map(reads.map((name) => [name, 0]))
  const stops = reads.map((name) => {
    const queryFn = () => {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return { revision: 1 }
    }
    return new QueryObserver(queryClient, { queryKey: [name, USER.id, 'zh-CN'], queryFn }).subscribe(() => undefined)
  })
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1])
  await readAccountAgain()
  expect([...counts.values()]).toEqual([2, 2, 2, 2, 2, 1])
  expect(asked.some((address) => address.includes('User/detail'))).toBe(true)
  expect(session.user).toMatchObject({ nickname: 'News' })
  for (const stop of stops) stop()
})
