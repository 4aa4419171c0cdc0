// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { countDownload } from '../../data/chart-downloads.ts'
import { outcomeIdOf } from '../../data/datasets/kept-outcome.ts'
import { type Change, change } from '../../data/outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { noteSavedResult } from '../../data/saved-results.ts'
import { backupKey } from './backup-state.tsx'
import { firstSteps, readProgress } from './first-steps.ts'

const [project, dataset, analysis] = [newId(), newId(), newId()]

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
})

const write = (...changes: Change[]) => change(ownData().writer, changes)
const read = () => readProgress(ownData().database)
const done = async () => {
  const progress = await read()
  return firstSteps.filter((step) => progress.done[step])
}
const makeProject = () => write({ kind: 'project', record: project, fields: { name: 'p', deleted: false } })
const importData = (sourceName: string) =>
  write({
    kind: 'dataset',
    record: dataset,
    fields: { project, name: 'Trial', sourceName, importSchema: { columns: [] }, deleted: false },
  })
const answer = (status: string) =>
  write(
    { kind: 'analysis', record: analysis, fields: { project, dataset, type: 't-test', version: 1, deleted: false } },
    {
      kind: 'analysis-outcome',
      record: outcomeIdOf(analysis),
      fields: { analysis, 'data.outcome': { outcome: { status } } },
    },
  )

test('each step is done when the reader’s own data show it', async () => {
  const { database } = ownData()
  expect(await done()).toEqual([])
  await makeProject()
  expect(await done()).toEqual(['project'])
  await importData('trial.csv')
  expect(await done()).toEqual(['project', 'import'])
  await answer('incomplete')
  expect(await done()).toEqual(['project', 'import'])
  await answer('done')
  expect(await done()).toEqual(['project', 'import', 'analyse'])
  await noteSavedResult(database)
  await database.kv.put({ key: backupKey(project), value: 1 })
  expect(await done()).toEqual([...firstSteps])
  expect(await read()).toMatchObject({ project: { id: project }, dataset, result: { kind: 'analysis', id: analysis } })
})

test('a figure saved before results were noted counts; plans are no import', async () => {
  await makeProject()
  await importData('study-plans.csv')
  await countDownload(ownData().database, 'histogram')
  expect(await done()).toEqual(['project', 'export'])
})

test('what was deleted with its project does not count', async () => {
  await makeProject()
  await importData('trial.csv')
  await answer('done')
  await write({ kind: 'project', record: project, fields: { deleted: true } })
  expect(await done()).toEqual([])
})
