// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { fieldValue } from '../database/records.ts'
import { change } from '../outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { duplicateQuestion } from './duplicate-question.ts'
import { listAnalyses } from './list-analyses.ts'

const [project, dataset, analysis] = [newId(), newId(), newId()]

beforeEach(async () => {
  const { writer } = await openOwnData(newId())
  const asked = { project, dataset, type: 't-test', version: 2, firstVersion: 1, createdAt: 1, order: 'a0' }
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd', deleted: false } },
    {
      kind: 'analysis',
      record: analysis,
      fields: { ...asked, title: 'Ages', deleted: false, 'option.group': 'sex', 'data.event': [2] },
    },
  ])
  await change(writer, [{ kind: 'analysis', record: analysis, fields: { 'data.picture': '<svg/>' } }])
})
afterEach(closeOwnData)

const listed = () => listAnalyses(ownData().database, dataset)

test('a copy has the same answers under its own title, after the original', async () => {
  const id = await duplicateQuestion({ id: analysis, kind: 'analysis', dataset }, 'Ages (copy)')
  const [original, copy] = await listed()
  expect(original?.title).toBe('Ages')
  expect(copy).toMatchObject({ id, title: 'Ages (copy)', type: 't-test', version: 2, firstVersion: 1 })
  expect(copy?.options).toEqual({ group: 'sex', event: [2] })
})

test('a copy has no picture until it is computed', async () => {
  const id = await duplicateQuestion({ id: analysis, kind: 'analysis', dataset }, 'Ages (copy)')
  const row = await ownData().database.records.get(id)
  expect(row && fieldValue(row, 'data.picture')).toBeUndefined()
})

test('what is no longer stored is not copied', async () => {
  await change(ownData().writer, [{ kind: 'analysis', record: analysis, fields: { deleted: true } }])
  await expect(duplicateQuestion({ id: analysis, kind: 'analysis', dataset }, 'x')).rejects.toThrow('no longer stored')
  expect(await listed()).toEqual([])
})
