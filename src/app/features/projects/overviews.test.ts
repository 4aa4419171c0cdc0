// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../../data/outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { readOverviews } from './overviews.ts'

const ids = { project: newId(), other: newId(), dataset: newId(), early: newId(), late: newId(), plain: newId() }
const at = (ms: number) => ({ ...ownData().writer, now: () => ms })
const day = (days: number) => Date.now() - days * 86_400_000

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
  const { project, other, dataset } = ids
  const question = { project, dataset, type: 't-test', version: 1, createdAt: 1, order: 'a0', deleted: false }
  await change(at(day(9)), [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'project', record: other, fields: { name: 'p2', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'Trial', deleted: false } },
    { kind: 'analysis', record: ids.plain, fields: { ...question, title: 'no picture' } },
  ])
  await change(at(day(3)), [
    { kind: 'analysis', record: ids.early, fields: { ...question, title: 'early', 'data.picture': '<svg>1</svg>' } },
  ])
  await change(at(day(1)), [
    { kind: 'chart', record: ids.late, fields: { ...question, title: 'late', 'data.picture': '<svg>2</svg>' } },
  ])
})

const read = () => readOverviews(ownData().database)

test('a project shows what it holds, its last change, and its last result', async () => {
  const { of, recent } = await read()
  expect(of.get(ids.project)).toMatchObject({ datasets: 1, results: 3, latest: { title: 'late' } })
  expect(of.get(ids.other)).toMatchObject({ datasets: 0, results: 0, latest: undefined })
  expect(Math.round((Date.now() - (of.get(ids.project)?.changedAt ?? 0)) / 86_400_000)).toBe(1)
  expect(recent.map(({ title }) => title)).toEqual(['late', 'early'])
})

test('what was deleted is not counted, nor what is below it', async () => {
  await change(at(day(0)), [{ kind: 'chart', record: ids.late, fields: { deleted: true } }])
  expect((await read()).of.get(ids.project)).toMatchObject({ results: 2, latest: { title: 'early' } })
  await change(at(day(0)), [{ kind: 'dataset', record: ids.dataset, fields: { deleted: true } }])
  expect((await read()).of.get(ids.project)).toMatchObject({ datasets: 0, results: 0, latest: undefined })
  expect((await read()).recent).toEqual([])
})
