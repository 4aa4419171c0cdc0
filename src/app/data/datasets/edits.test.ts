// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { idOf } from '../database/identifiers.ts'
import { change } from '../outbox/change.ts'
import { synchronise } from '../outbox/synchronise.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { readSteps, readVariables } from './dataset.ts'
import { changeVariable, edit, readHistory, redo, undo } from './edits.ts'

let server: MemoryServer
let other: AppDevice
let dataset: string

beforeEach(async () => {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  server = createMemoryServer()
  other = await openAppDevice(server)
  const project = newId()
  dataset = newId()
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'cloud' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd' } },
  ])
})

const sync = () => {
  const { database, user } = ownData()
  return synchronise(database, other.sender, user)
}
const variable = async () => (await readVariables(ownData().database, dataset)).get('c1')

async function addStep(): Promise<string> {
  const record = newId()
  const fields = { dataset, type: 'filter', version: 1, order: 'a0', enabled: true, deleted: false, 'option.keep': 1 }
  await edit(dataset, [{ kind: 'step', record, fields }])
  return record
}

test('[R4] undo and redo step through all of the user’s own edits, and the server accepts each', async () => {
  await changeVariable(dataset, 'c1', { label: 'Age', valueLabels: [{ value: 1, label: 'yes' }] })
  await changeVariable(dataset, 'c1', { label: 'Age, years' })
  await undo(dataset)
  expect(await variable()).toEqual({ label: 'Age', valueLabels: [{ value: 1, label: 'yes' }] })
  await undo(dataset)
  expect(await variable()).toEqual({})
  await redo(dataset)
  await redo(dataset)
  expect(await variable()).toEqual({ label: 'Age, years', valueLabels: [{ value: 1, label: 'yes' }] })
  await undo(dataset)
  await undo(dataset)
  await undo(dataset)
  expect(await sync()).toBe('done')
  expect(await ownData().database.refused.toArray()).toEqual([])
  await other.sync()
  expect(await other.values(idOf('variable', dataset, 'c1'))).toMatchObject({ dataset, column: 'c1', label: null })
})

test('[R4] undoing the addition of a step disables it, redo enables it', async () => {
  const id = await addStep()
  await undo(dataset)
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ id, enabled: false, options: { keep: 1 } }])
  await redo(dataset)
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ id, enabled: true }])
})

test('[R4] undo skips fields that another device has written since, and restores the rest', async () => {
  const record = await addStep()
  await edit(dataset, [{ kind: 'step', record, fields: { 'option.keep': 2, 'option.also': true } }])
  await sync()
  await other.sync()
  await other.change('step', record, { 'option.keep': 3 })
  await other.sync()
  await sync()
  await undo(dataset)
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ options: { keep: 3, also: null } }])
  await redo(dataset)
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ options: { keep: 3, also: true } }])
})

test('[Q1] two simultaneous edits are both recorded', async () => {
  await Promise.all([
    changeVariable(dataset, 'c1', { label: 'Age' }),
    changeVariable(dataset, 'c2', { label: 'Sex' }),
    addStep(),
  ])
  expect((await readHistory(dataset)).done).toHaveLength(3)
})

test('[Q1] an invalid edit leaves neither a change nor history', async () => {
  await expect(changeVariable(dataset, 'c1', { label: 'x'.repeat(201) })).rejects.toThrow('invalid-field')
  expect(await variable()).toBeUndefined()
  expect((await readHistory(dataset)).done).toEqual([])
})

test('[D2] steps with equal order keys, which two devices can create at once, are ordered by id', async () => {
  const ids = [await addStep(), await addStep()]
  expect((await readSteps(ownData().database, dataset)).map(({ id }) => id)).toEqual(ids.toSorted())
})
