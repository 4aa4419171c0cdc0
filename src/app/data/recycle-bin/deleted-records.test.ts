// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { readDataset } from '../datasets/dataset.ts'
import { undo } from '../history/undo.ts'
import { change } from '../outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { listDeleted, restore } from './deleted-records.ts'

const DAY = 86_400_000
let project: string
let dataset: string
let analysis: string

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
  ;[project, dataset, analysis] = [newId(), newId(), newId()]
  const question = { project, dataset, type: 't-test', version: 1, createdAt: 1, order: 'a0', deleted: false }
  await change(at(Date.now() - 60 * DAY), [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'Trial', deleted: false } },
    { kind: 'analysis', record: analysis, fields: { ...question, title: 'T test' } },
  ])
})

const at = (now: number) => ({ ...ownData().writer, now: () => now })
const remove = (kind: 'project' | 'dataset' | 'analysis', record: string, days: number) =>
  change(at(Date.now() - days * DAY), [{ kind, record, fields: { deleted: true } }])
const listed = async (of?: string) =>
  (await listDeleted(ownData().database, Date.now(), of)).map(({ title, path }) => [...path, title].join(' / '))

test('[R4] what was deleted in the last 30 days is listed with the place where it was, the latest first', async () => {
  expect(await listed()).toEqual([])
  const other = newId()
  await change(ownData().writer, [{ kind: 'project', record: other, fields: { name: 'p2', deleted: true } }])
  await remove('analysis', analysis, 29)
  expect(await listed()).toEqual(['p2', 'p1 / Trial / T test'])
  expect(await listed(project)).toEqual(['p1 / Trial / T test'])
})

test('[R4] what was deleted earlier is not listed', async () => {
  await remove('analysis', analysis, 31)
  expect(await listed()).toEqual([])
})

test('[R4] what is below a deleted record is listed when that has been restored', async () => {
  await remove('analysis', analysis, 9)
  await remove('dataset', dataset, 8)
  expect(await listed()).toEqual(['p1 / Trial'])
  await restore({ kind: 'dataset', id: dataset })
  expect(await readDataset(ownData().database, dataset)).toMatchObject({ name: 'Trial' })
  expect(await listed()).toEqual(['p1 / Trial / T test'])
})

test('[R4] restoring can be undone', async () => {
  await remove('dataset', dataset, 1)
  await restore({ kind: 'dataset', id: dataset })
  await undo(ownData().writer, project)
  expect(await readDataset(ownData().database, dataset)).toBeUndefined()
})

test('[R4] a report, a style and a template are listed too, those of no project only in the list of all projects', async () => {
  const [style, everywhere, template, report] = [newId(), newId(), newId(), newId()]
  const of = { createdAt: 1, deleted: true }
  await change(ownData().writer, [
    { kind: 'figure-style', record: style, fields: { project, name: 'ward', ...of } },
    { kind: 'figure-style', record: everywhere, fields: { project: null, name: 'print', ...of } },
    { kind: 'report', record: report, fields: { project, title: 'thesis', order: 'a0', ...of } },
    { kind: 'template', record: template, fields: { of: 'chart', name: 'densities', body: {}, ...of } },
  ])
  expect((await listed()).toSorted()).toEqual(['densities', 'p1 / thesis', 'p1 / ward', 'print'])
  expect((await listed(project)).toSorted()).toEqual(['p1 / thesis', 'p1 / ward'])
  await restore({ kind: 'template', id: template })
  await restore({ kind: 'figure-style', id: everywhere })
  await restore({ kind: 'report', id: report })
  expect(await listed()).toEqual(['p1 / ward'])
})
