// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { toggle } from '#catalog/kit/options/options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../outbox/change.ts'
import { synchronise } from '../outbox/synchronise.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { changeOption } from './analyses.ts'
import { analysisOf } from './analysis.ts'

const asked = () => toggle({ label: { en: '', zh: '' }, help: { en: '', zh: '' }, initial: false })
/** The build of another device, in which `old` is called `renamed`, and the correction that was always made is an option. */
const older = { version: 1, upgrades: {} }
const asks = { renamed: asked(), other: asked(), corrected: asked() }
const newer = {
  version: 2,
  upgrades: {
    1: {
      leaf: (leaf: string, value: Json) => (leaf === 'old' ? { renamed: value } : undefined),
      unsaid: { corrected: true },
    },
  },
}

let other: AppDevice
const id = newId()

beforeEach(async () => {
  closeOwnData()
  const { writer, database, user } = await openOwnData(newId())
  other = await openAppDevice(createMemoryServer())
  const [project, dataset] = [newId(), newId()]
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'cloud' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd' } },
    { kind: 'analysis', record: id, fields: { project, dataset, type: 't', version: 1, title: 't', 'option.old': 1 } },
  ])
  await synchronise(database, other.sender, user)
  await other.sync()
})

const mine = async () => analysisOf((await ownData().database.records.get(id)) ?? expect.fail(), {})
const theirs = async () => analysisOf((await other.database.records.get(id)) ?? expect.fail(), {})
const changeHere = async (leaf: string, value: number) =>
  changeOption(await mine(), { definition: newer, asks }, leaf, { before: null, after: value })
const changeThere = (leaf: string, value: number) => other.change('analysis', id, { [`option.${leaf}`]: value })
/** Syncs both devices until neither has anything to send. */
async function meet() {
  const { database, user } = ownData()
  for (let k = 0; k < 2; k += 1) {
    await synchronise(database, other.sender, user)
    await other.sync()
  }
}
const upgraded = async () => {
  const record = await mine()
  expect(upgradeOptions(newer, await theirs(), (await theirs()).options)).toEqual(
    upgradeOptions(newer, record, record.options),
  )
  return upgradeOptions(newer, record, record.options)
}

test('[D9] a change by a newer program upgrades the record, and loses nothing of the older options', async () => {
  expect(await upgraded()).toEqual({ renamed: 1, corrected: true })
  await changeHere('other', 5)
  expect(await mine()).toMatchObject({ version: 2, firstVersion: 1, options: { old: 1, other: 5 } })
  await meet()
  expect(await upgraded()).toEqual({ renamed: 1, other: 5, corrected: true })
  expect(upgradeOptions(older, await theirs(), (await theirs()).options)).toBeUndefined()
})

test('[D9] values that an older program wrote meanwhile count, and of two values the later one', async () => {
  await changeThere('old', 2)
  await changeHere('other', 5)
  await meet()
  expect(await upgraded()).toEqual({ renamed: 2, other: 5, corrected: true })
  await changeHere('renamed', 3)
  await meet()
  expect(await upgraded()).toMatchObject({ renamed: 3 })
  await changeThere('old', 4)
  await meet()
  expect(await upgraded()).toMatchObject({ renamed: 4 })
})

test('[D9] a new option keeps the old behaviour until the user sets it, whichever program upgraded the record', async () => {
  await changeHere('corrected', 0)
  await other.change('analysis', id, { 'option.other': 5, version: 2, firstVersion: 1 })
  await meet()
  expect(await upgraded()).toEqual({ renamed: 1, other: 5, corrected: 0 })
})
