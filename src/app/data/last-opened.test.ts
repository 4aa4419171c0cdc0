// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { keepLastOpened, lastDataset, lastQuestion } from './last-opened.ts'
import { closeOwnData, openOwnData, ownData, write } from './own-data.ts'

let project: string
let dataset: string
let analysis: string

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
  ;[project, dataset, analysis] = [newId(), newId(), newId()]
  const question = { project, dataset, type: 't-test', version: 1, createdAt: 1, order: 'a0', deleted: false }
  await write(
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'Trial', deleted: false } },
    { kind: 'analysis', record: analysis, fields: { ...question, title: 'T test' } },
  )
})

const last = async () => {
  const { database } = ownData()
  return [await lastDataset(database), await lastQuestion(database, 'analysis'), await lastQuestion(database, 'chart')]
}

test('nothing was opened on a new device', async () => {
  expect(await last()).toEqual([undefined, undefined, undefined])
})

test('the dataset and the analysis opened last are remembered, each on its own', async () => {
  await keepLastOpened(ownData().database, { dataset })
  expect(await last()).toEqual([dataset, undefined, undefined])
  await keepLastOpened(ownData().database, { analysis })
  expect(await last()).toEqual([dataset, { id: analysis, dataset }, undefined])
})

test('what was deleted since is not opened, nor what is below it', async () => {
  await keepLastOpened(ownData().database, { dataset, analysis })
  await write({ kind: 'analysis', record: analysis, fields: { deleted: true } })
  expect(await last()).toEqual([dataset, undefined, undefined])
  await write({ kind: 'analysis', record: analysis, fields: { deleted: false } })
  await write({ kind: 'project', record: project, fields: { deleted: true } })
  expect(await last()).toEqual([undefined, undefined, undefined])
})
