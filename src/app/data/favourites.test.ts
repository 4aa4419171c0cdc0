// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer } from '#tests/support/memory-server.ts'
import { starredTools, starring, takeInFavourites } from './favourites.ts'
import { change } from './outbox/change.ts'

const START = 1_800_000_000_000
const USER = 'user'
const BMI = 'body-mass-index'

let now: number
let server: MemoryServer
let phone: AppDevice
let ward: AppDevice

beforeEach(async () => {
  now = START
  server = createMemoryServer(() => now)
  ;[phone, ward] = [await openAppDevice(server, () => now), await openAppDevice(server, () => now)]
})

async function star(device: AppDevice, tool: string, isStarred: boolean): Promise<void> {
  now += 1000
  await change(device.writer, [starring(USER, tool, isStarred)])
}

async function syncAll(): Promise<void> {
  for (const device of [phone, ward, phone]) expect(await device.sync()).toBe('done')
}

const starred = (device: AppDevice) => starredTools(device.database)

test('[R1] two devices that star a tool without communicating create one record', async () => {
  await star(phone, BMI, true)
  await star(ward, BMI, true)
  await syncAll()
  for (const device of [phone, ward]) expect(await device.database.records.count()).toBe(1)
})

test.each([
  ['a star', [true, false, true]],
  ['no star', [true, true, false]],
])('[R3] of stars set and taken away on two devices the last one stands: %s', async (_, [first, second, third]) => {
  await star(phone, BMI, first === true)
  await syncAll()
  await star(ward, BMI, second === true)
  await star(phone, BMI, third === true)
  for (const device of [ward, phone, ward]) await device.sync()
  expect([await starred(phone), await starred(ward)]).toEqual(third ? [[BMI], [BMI]] : [[], []])
})

test('[R3] a change that arrives late does not undo a later one', async () => {
  await star(phone, BMI, true)
  await syncAll()
  await star(ward, BMI, false)
  await star(phone, BMI, true)
  await phone.sync()
  await ward.sync()
  await phone.sync()
  expect([await starred(phone), await starred(ward)]).toEqual([[BMI], [BMI]])
})

test('[L6] the device’s own favourites and the account’s are both shown after signing in', async () => {
  await star(phone, BMI, true)
  await phone.sync()
  await takeInFavourites(ward.writer, USER, [
    { tool: 'apgar-score', at: START },
    { tool: 'qsofa', at: 0 },
  ])
  expect((await starred(ward)).toSorted()).toEqual(['apgar-score', 'qsofa'])
  await syncAll()
  await phone.sync()
  for (const device of [phone, ward]) expect((await starred(device)).toSorted()).toEqual(['apgar-score', BMI, 'qsofa'])
})

test('[L6] the account’s later decisions override the device’s stars, its earlier ones do not', async () => {
  const at = now
  await star(phone, BMI, true)
  await star(phone, BMI, false)
  await phone.sync()
  await takeInFavourites(ward.writer, USER, [{ tool: BMI, at }])
  await syncAll()
  expect([await starred(phone), await starred(ward)]).toEqual([[], []])
  await takeInFavourites(ward.writer, USER, [{ tool: BMI, at: now + 1 }])
  await syncAll()
  await phone.sync()
  expect([await starred(phone), await starred(ward)]).toEqual([[BMI], [BMI]])
})

test('[L6] a favourite of the device is imported once: removed in the account, it stays removed', async () => {
  const own = [{ tool: BMI, at: now + 60_000 }] // starred under a clock that was ahead
  await takeInFavourites(phone.writer, USER, own)
  await star(phone, BMI, false)
  expect(await phone.queued()).toHaveLength(2)
  await takeInFavourites(phone.writer, USER, own)
  expect(await phone.queued()).toHaveLength(2)
  await syncAll()
  expect([await starred(phone), await starred(ward)]).toEqual([[], []])
})
