// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { sweepSources } from './sweep-sources.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000
const hash = (letter: string) => letter.repeat(64)

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
})

const at = (now: number) => ({ ...ownData().writer, now: () => now })

async function addDataset(project: string, sha256: string): Promise<string> {
  const { database } = ownData()
  const id = newId()
  await change(at(NOW - 60 * DAY), [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'dataset', record: id, fields: { project, name: 'd', sourceSha256: sha256, deleted: false } },
  ])
  const blob = new Blob(['a'])
  await database.sources.put({ sha256, name: 'a.csv', size: 1, blob, importedAt: 0 })
  return id
}

const remove = (kind: 'project' | 'dataset', record: string, days: number) =>
  change(at(NOW - days * DAY), [{ kind, record, fields: { deleted: true } }])

test('a source stays for 30 days after its dataset or project was deleted, and as long as another dataset uses it', async () => {
  const project = newId()
  const deletedProject = newId()
  const ids = {
    old: await addDataset(project, hash('a')),
    recent: await addDataset(project, hash('b')),
    restored: await addDataset(project, hash('c')),
    shared: await addDataset(project, hash('d')),
  }
  await addDataset(project, hash('d'))
  await addDataset(deletedProject, hash('e'))
  await remove('dataset', ids.old, 31)
  await remove('dataset', ids.restored, 31)
  await remove('dataset', ids.shared, 31)
  await remove('project', deletedProject, 31)
  await remove('dataset', ids.recent, 29)
  await change(at(NOW), [{ kind: 'dataset', record: ids.restored, fields: { deleted: false } }])
  await sweepSources(ownData().database, NOW)
  expect((await ownData().database.sources.toArray()).map(({ sha256 }) => sha256[0])).toEqual(['b', 'c', 'd'])
})
