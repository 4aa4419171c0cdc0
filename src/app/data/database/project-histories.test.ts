// @vitest-environment node

import { readFileSync } from 'node:fs'
import Dexie from 'dexie'
import { expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { databaseName } from '../../device/database-name.ts'
import { changeVariable } from '../datasets/change-variable.ts'
import { readSteps, readVariables } from '../datasets/dataset.ts'
import { redo, undo } from '../history/undo.ts'
import { closeOwnData, openOwnData } from '../own-data.ts'
import { schemaVersions } from './schema-versions.ts'
import type { KeyValueRow, RecordRow } from './user-database.ts'

/** Written by version 2 of the schema. */
const fixture = new URL('../../../../tests/fixtures/dataset-histories.json', import.meta.url)
const old = JSON.parse(readFileSync(fixture, 'utf8')) as {
  readonly device: string
  readonly records: readonly RecordRow[]
  readonly kv: readonly KeyValueRow[]
}

test('[L3] the histories of datasets, which versions before 3 of the database keep, become the history of their project', async () => {
  const user = newId()
  const older = new Dexie(databaseName(user))
  for (const { version, stores } of schemaVersions.filter(({ version }) => version < 3)) {
    older.version(version).stores(stores)
  }
  await older.open()
  await older.table('records').bulkPut(old.records)
  await older.table('kv').bulkPut(old.kv)
  older.close()
  closeOwnData()
  const { database, writer } = await openOwnData(user)
  const [project = '', dataset = ''] = ['project', 'dataset'].map(
    (kind) => old.records.find((row) => row.kind === kind)?.id,
  )
  // this device wrote the fixture
  const own = { ...writer, device: old.device }
  const labelOf = async () => (await readVariables(database, dataset)).get('c1')?.label
  const stepOf = async () => (await readSteps(database, dataset))[0]
  expect(await stepOf()).toMatchObject({ enabled: true, options: { keep: 1 } }) // changing it to 2 was undone
  await redo(own, project)
  expect(await stepOf()).toMatchObject({ options: { keep: 2 } })
  expect(await redo(own, project)).toBeUndefined()
  await undo(own, project)
  await undo(own, project)
  expect(await stepOf()).toMatchObject({ enabled: false })
  expect(await labelOf()).toBe('Age, years')
  await undo(own, project)
  expect(await labelOf()).toBe('Age')
  await undo(own, project)
  expect(await labelOf()).toBeUndefined()
  expect(await undo(own, project)).toBeUndefined()
  expect(await database.kv.where('key').startsWith('history:').count()).toBe(0)
  await changeVariable(dataset, 'c1', { label: 'Sex' })
  expect(await database.history.where('[project+undone]').equals([project, 1]).count()).toBe(0)
})
