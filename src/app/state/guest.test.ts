import { beforeEach, expect, test } from 'vitest'
import type { UserInfo } from '#contract/calls/user.ts'
import { guestRewrite, isGuestAddress } from './guest.ts'
import { session } from './session.ts'

const at = (href: string) => new URL(href, 'https://site.test')
const shown = (href: string) => guestRewrite.input({ url: at(href) })?.href
const address = (href: string) => guestRewrite.output({ url: at(href) })?.href

beforeEach(() => {
  session.user = null
})

test('[L7] links lead to the account’s pages until a guest works', () => {
  expect(address('/project/list')).toBeUndefined()
})

test('[L7] a page of own work is a state of /home for a guest, there and back', () => {
  const page = '/dataAnalysis/show?dataset=a&analysis=b%20c#top'
  const state = `/home?demo=${encodeURIComponent(page)}`
  expect(shown(state)).toBe(at(page).href)
  expect(address(page)).toBe(at(state).href)
  expect(isGuestAddress(state)).toBe(true)
})

test.each([
  '/home',
  '/home?demo=',
  '/home?demo=lung',
  '/home?demo=/storage/index',
  '/home?demo=/personal/index',
  '/home?demo=//evil.test/project/list',
  '/home?demo=https://evil.test/project/list',
  '/tool/index?demo=/project/list',
])('[L7] %s opens no page of own work', (href) => {
  expect(shown(href)).toBeUndefined()
})

test('[L7] only pages of own work become states of /home, and none for a signed-in user', () => {
  expect(shown('/home?demo=/project/list')).toBeDefined()
  expect(shown('/home?demo=/guide')).toBeDefined()
  expect(shown('/home?demo=/guide/list')).toBeUndefined()
  expect(address('/tool/index')).toBeUndefined()
  session.user = { id: '7' } as UserInfo
  expect(address('/project/list')).toBeUndefined()
})
