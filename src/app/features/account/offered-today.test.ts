// @vitest-environment node
import { expect, test } from 'vitest'
import { rememberOffer, wasOfferedToday } from './offered-today.ts'

const DAY_MS = 24 * 60 * 60_000

test('each user sees the offer once a day', async () => {
  expect(await wasOfferedToday('one', 0)).toBe(false)
  await rememberOffer('one', 0)
  expect(await wasOfferedToday('one', DAY_MS - 1)).toBe(true)
  expect(await wasOfferedToday('other', 1)).toBe(false)
  expect(await wasOfferedToday('one', DAY_MS)).toBe(false)
  await rememberOffer('other', DAY_MS)
  expect(await wasOfferedToday('other', DAY_MS + 1)).toBe(true)
})
