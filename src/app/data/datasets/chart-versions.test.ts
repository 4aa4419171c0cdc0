// @vitest-environment node
import { readFileSync } from 'node:fs'
import Dexie from 'dexie'
import { beforeEach, expect, test } from 'vitest'
import { loadChart } from '#catalog/charts.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { newId } from '#tests/support/test-device.ts'
import { databaseName } from '../../device/database-name.ts'
import { schemaVersions } from '../database/schema-versions.ts'
import type { ChartVersionRow } from '../database/user-database.ts'
import { undo } from '../history/undo.ts'
import { change, type FieldValues } from '../outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { changeOption } from './analyses.ts'
import { type AnalysisRecord, analysisOf } from './analysis.ts'
import {
  changedLeaves,
  deleteVersion,
  keepVersion,
  listVersions,
  MAX_AUTOMATIC,
  type ReadChart,
  restoreVersion,
} from './chart-versions.ts'

const [project, dataset] = [newId(), newId()]
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"></svg>'
const png = { format: 'png', width: 85, height: 64, dpi: 300 }

/** Written by version 4 of the schema. */
const kept = JSON.parse(
  readFileSync(new URL('../../../../tests/fixtures/chart-versions.json', import.meta.url), 'utf8'),
) as { readonly chart: string; readonly versions: readonly ChartVersionRow[] }

async function addChart(fields: FieldValues, id = newId()): Promise<string> {
  const { version } = await definitionOf()
  await change(ownData().writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'device' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd' } },
    { kind: 'chart', record: id, fields: { project, dataset, type: 'histogram', title: 't', version, ...fields } },
  ])
  return id
}

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
})

const definitionOf = async () => (await loadChart('histogram'))?.definition ?? expect.fail('no histogram')

/** The chart as a page has it. */
async function read(id: string, extra: Partial<AnalysisRecord> = {}): Promise<ReadChart> {
  const row = (await ownData().database.records.get(id)) ?? expect.fail('no chart')
  const chart = { ...analysisOf(row, {}), ...extra }
  const definition = await definitionOf()
  return { chart, definition, stored: upgradeOptions(definition, chart, chart.options) ?? expect.fail('newer') }
}

const versionsOf = (id: string) => listVersions(ownData().database, id)

async function set(id: string, leaf: string, after: unknown): Promise<void> {
  const { chart, definition, stored } = await read(id)
  const asks = { ...allOptions(definition), ...styleOptions }
  await changeOption(chart, { definition, asks }, leaf, { before: stored[leaf] ?? null, after })
}

test('[D13] a version is compared by the options that changed, and restored as one edit, which undo takes back', async () => {
  const id = await addChart({ 'option.variable': 'c1', 'option.palette': 'grey' })
  await keepVersion(await read(id), { name: 'Submitted', picture })
  const sent = await ownData().database.outbox.count()
  await set(id, 'palette', 'standard')
  await set(id, 'remarks.a.shape', 'arrow')
  await set(id, 'remarks.a.words', 'oldest')
  await set(id, 'moves.legend', { dx: 3, dy: 0 })
  const [version = expect.fail('no version')] = await versionsOf(id)
  const changed = changedLeaves(await read(id), version) ?? []
  expect(changed.toSorted((a, b) => (a.leaf < b.leaf ? -1 : 1))).toEqual([
    { leaf: 'moves.legend', now: { dx: 3, dy: 0 }, before: null },
    { leaf: 'palette', now: 'standard', before: 'grey' },
    { leaf: 'remarks.a.shape', now: 'arrow', before: null },
    { leaf: 'remarks.a.words', now: 'oldest', before: null },
  ])
  expect(await restoreVersion(await read(id), version)).toBeDefined()
  expect(changedLeaves(await read(id), version)).toEqual([])
  expect((await read(id)).stored).toMatchObject({ variable: 'c1', palette: 'grey' })
  await undo(ownData().writer, project)
  expect((await read(id)).stored).toMatchObject({ palette: 'standard', 'remarks.a.words': 'oldest' })
  // the version itself is never sent
  const queued = JSON.stringify(await ownData().database.outbox.toArray())
  expect(queued).not.toContain('Submitted')
  expect(await ownData().database.outbox.count()).toBeGreaterThan(sent)
})

test('[D13] of the versions that downloads made the latest are kept, and those with a name until they are deleted', async () => {
  const id = await addChart({ 'option.variable': 'c1' })
  await keepVersion(await read(id), { name: 'First', picture })
  for (let k = 0; k < MAX_AUTOMATIC + 5; k++) {
    await set(id, 'figureTitle', `Title ${k}`)
    await keepVersion(await read(id), { name: '', picture, file: png })
  }
  const versions = await versionsOf(id)
  const automatic = versions.filter(({ name }) => name === '')
  expect(automatic).toHaveLength(MAX_AUTOMATIC)
  expect(new Set(automatic.map(({ options }) => options.figureTitle))).toContain(`Title ${MAX_AUTOMATIC + 4}`)
  const [named] = versions.filter(({ name }) => name === 'First')
  expect(named).toBeDefined()
  await deleteVersion(ownData().database, named?.id ?? '')
  expect((await versionsOf(id)).filter(({ name }) => name !== '')).toEqual([])
})

test('[D13] long versions of downloads are fewer', async () => {
  const id = await addChart({ 'option.variable': 'c1' })
  for (let k = 0; k < 6; k++)
    await keepVersion(await read(id), { name: '', picture: 'x'.repeat(300_000), file: { ...png, dpi: 100 + k } })
  expect((await versionsOf(id)).length).toBe(3)
})

test('[D13] the same figure downloaded again into the same file renews its version', async () => {
  const id = await addChart({ 'option.variable': 'c1' })
  await keepVersion(await read(id), { name: '', picture, file: png })
  await keepVersion(await read(id), { name: '', picture, file: png })
  expect(await versionsOf(id)).toHaveLength(1)
  await keepVersion(await read(id), { name: '', picture, file: { format: 'svg', width: 85, height: 64 } })
  expect(await versionsOf(id)).toHaveLength(2)
  expect(new Set((await versionsOf(id)).map(({ file }) => file?.format))).toEqual(new Set(['png', 'svg']))
})

test('[D13] of the figure of an analysis only the style is kept and restored', async () => {
  const id = await addChart({ 'option.palette': 'grey', 'option.variable': 'c1' })
  const source = { analysis: newId(), title: 'a', figure: 'f', isThere: true }
  await keepVersion(await read(id, { source }), { name: 'x', picture })
  const [version = expect.fail('no version')] = await versionsOf(id)
  expect(version.options).toEqual({ palette: 'grey' })
  await set(id, 'palette', 'standard')
  await set(id, 'variable', 'c2')
  await restoreVersion(await read(id, { source }), version)
  expect((await read(id)).stored).toMatchObject({ palette: 'grey', variable: 'c2' })
})

test('[D13] a chart that an older version of its entry made is kept before the first change by this one', async () => {
  const id = await addChart({ 'option.variable': 'c1', version: 1 })
  await set(id, 'palette', 'grey')
  expect(await versionsOf(id)).toMatchObject([{ version: 1, name: '', options: { variable: 'c1' } }])
  await set(id, 'palette', 'standard')
  expect(await versionsOf(id)).toHaveLength(1)
})

test('[D13] a version that a newer program kept is listed, and neither compared nor restored', async () => {
  const id = await addChart({ 'option.variable': 'c1' })
  await keepVersion(
    { ...(await read(id)), definition: { ...(await definitionOf()), version: 9 } },
    { name: 'x', picture },
  )
  const [version = expect.fail('no version')] = await versionsOf(id)
  expect(changedLeaves(await read(id), version)).toBeUndefined()
  expect(await restoreVersion(await read(id), version)).toBeUndefined()
})

test('[L3] a database of version 3 gets the table of versions; what version 4 wrote is read', async () => {
  const user = newId()
  const older = new Dexie(databaseName(user))
  for (const { version, stores } of schemaVersions.filter(({ version }) => version < 4))
    older.version(version).stores(stores)
  await older.open()
  await older.table('kv').put({ key: 'k', value: 1 })
  older.close()
  closeOwnData()
  const { database } = await openOwnData(user)
  expect(await database.kv.get('k')).toMatchObject({ value: 1 })
  const id = await addChart({ 'option.variable': 'c1' }, kept.chart)
  await database.versions.bulkPut([...kept.versions])
  expect((await versionsOf(id)).map(({ name, file }) => [name, file?.dpi])).toEqual([
    ['', 300],
    ['Submitted', undefined],
  ])
  const [, named = expect.fail('no version')] = await versionsOf(id)
  await restoreVersion(await read(id), named)
  const { bins, ...others } = kept.versions[0]?.options ?? {}
  expect((await read(id)).stored).toMatchObject({ ...others, binning: bins })
})
