// @vitest-environment node
import { subscribe } from 'valtio'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#contract/calls/user.ts'
import { writeDevice } from '../device/device-database.ts'
import { readAccountFavourites, readDeviceFavourites, writeDeviceFavourites } from '../device/kept-favourites.ts'
import {
  favourites,
  forgetAccountFavourites,
  hasPendingStars,
  hydrateFavourites,
  showAccountFavourites,
  toggleFavourite,
} from './favourites.ts'
import { endSession, forceLogout, startSession } from './session.ts'

const signIn = (id: string) => startSession({ token: `t-${id}`, user: { id } as UserInfo, instance: 'site' })
/** A new visit: only the device's storage is known. */
const open = async () => {
  await hydrateFavourites()
  return favourites.tools
}

beforeEach(async () => {
  await endSession()
  forgetAccountFavourites()
  await writeDeviceFavourites([])
  await hydrateFavourites()
})

test('[L6] while no user is signed in favourites belong to the device, with the time of the star', async () => {
  vi.setSystemTime(1_800_000_000_000)
  await toggleFavourite('qsofa')
  vi.useRealTimers()
  expect(favourites).toEqual({ tools: ['qsofa'], areOfAccount: false })
  expect(await readDeviceFavourites()).toEqual([{ tool: 'qsofa', at: 1_800_000_000_000 }])
  expect(await toggleFavourite('qsofa')).toBeNull()
  expect(await open()).toEqual([])
})

test('[L6] a visible star is stored: a page closed at once has it the next time', async () => {
  await signIn('ann')
  await showAccountFavourites('ann', [])
  const stored: unknown[] = []
  const stop = subscribe(
    favourites,
    () => stored.push(favourites.areOfAccount ? readAccountFavourites() : readDeviceFavourites()),
    true,
  )
  await toggleFavourite('qsofa')
  await endSession()
  forgetAccountFavourites()
  await toggleFavourite('apgar-score')
  stop()
  const seen = await Promise.all(stored)
  expect(seen).toContainEqual({ user: 'ann', tools: [], pending: { qsofa: true } })
  expect(seen).toContainEqual([{ tool: 'apgar-score', at: expect.any(Number) }])
})

test('[L3] a list of an earlier version is read', async () => {
  await writeDevice('Favourite-Tools', ['qsofa'])
  expect(await open()).toEqual(['qsofa'])
  expect(await readDeviceFavourites()).toEqual([{ tool: 'qsofa', at: 0 }])
})

test('[L6] a signed-in user sees and changes the account’s favourites before the records are open, and the device’s own stay', async () => {
  await toggleFavourite('qsofa')
  await signIn('ann')
  await showAccountFavourites('ann', ['qsofa'])
  expect(await toggleFavourite('apgar-score')).toEqual({ user: 'ann', isStarred: true })
  expect(favourites.tools).toEqual(['qsofa', 'apgar-score'])
  expect(await toggleFavourite('qsofa')).toEqual({ user: 'ann', isStarred: false })
  await showAccountFavourites('ann', ['qsofa', 'apgar-score']) // before the second change
  expect(favourites).toEqual({ tools: ['apgar-score'], areOfAccount: true })
  await showAccountFavourites('ann', ['apgar-score'])
  await showAccountFavourites('ann', ['qsofa']) // another device decided otherwise
  expect(favourites.tools).toEqual(['qsofa'])
  expect((await readDeviceFavourites()).map(({ tool }) => tool)).toEqual(['qsofa'])
})

test('[L6] a star survives a visit that ends before the records were open', async () => {
  await signIn('ann')
  await showAccountFavourites('ann', ['qsofa'])
  await toggleFavourite('apgar-score') // and nothing has reached the records
  expect(await open()).toEqual(['qsofa', 'apgar-score'])
  expect(hasPendingStars()).toBe(true)
  await showAccountFavourites('ann', ['qsofa', 'apgar-score'])
  expect(hasPendingStars()).toBe(false)
  expect(await open()).toEqual(['qsofa', 'apgar-score'])
})

test('[L6] the next start knows them without the records, even after a forced logout', async () => {
  await signIn('ann')
  await showAccountFavourites('ann', ['qsofa'])
  expect(await open()).toEqual(['qsofa'])
  await forceLogout()
  expect(await open()).toEqual(['qsofa'])
})

test('[L6] no favourite of an account stays on the device after signing out', async () => {
  await toggleFavourite('qsofa')
  await signIn('ann')
  await showAccountFavourites('ann', ['apgar-score', 'qsofa'])
  await endSession()
  forgetAccountFavourites()
  expect(favourites).toEqual({ tools: ['qsofa'], areOfAccount: false })
  expect(await open()).toEqual(['qsofa'])
  await signIn('ann')
  expect(await readAccountFavourites()).toBeNull()
})

test('[L6] no user sees another account’s favourites on a device after a forced logout', async () => {
  await signIn('ann')
  await showAccountFavourites('ann', ['apgar-score'])
  await forceLogout()
  await signIn('bea')
  await Promise.resolve()
  expect(favourites.tools).toEqual([])
  expect(await readAccountFavourites()).toBeNull()
})
