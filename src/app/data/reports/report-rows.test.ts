// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { blocksOfRows } from './report.ts'
import { ReportRows, type Rows } from './report-rows.ts'
import { keepLostTexts, writeBlocks } from './write-blocks.ts'

async function study() {
  const server = createMemoryServer(Date.now)
  const device = await openAppDevice(server)
  const project = await device.add('project', { name: 'p', storage: 'cloud', createdAt: 1, deleted: false })
  const report = await device.add('report', { project, title: 'R', order: 'a0', createdAt: 1, deleted: false })
  const ids = [newId(), newId(), newId()]
  const changes = ids.map((id, k) => ({ id, type: 'paragraph' as const, order: `a${k}`, runs: [{ text: `${k}` }] }))
  await writeBlocks(device.writer, report, changes)
  return { server, device, project, report, ids: ids as [string, string, string] }
}

const textsOf = (rows: Rows) => blocksOfRows(rows.values()).map(({ text }) => text?.runs[0]?.text)

test('RE6 a listener gets what was written, and only the written rows are read again', async () => {
  const { device, project, report, ids } = await study()
  const rows = new ReportRows(device.database, report)
  const told: Rows[] = []
  const unsubscribe = rows.subscribe((next) => told.push(next))
  const first = await rows.read()
  expect(textsOf(first)).toEqual(['0', '1', '2'])
  const all = vi.spyOn(device.database.records, 'where')
  const some = vi.spyOn(device.database.records, 'bulkGet')
  await device.change('report-block', ids[1], { 'data.text': { runs: [{ text: 'one' }] } })
  const second = await rows.read()
  expect(textsOf(second)).toEqual(['0', 'one', '2'])
  expect(some.mock.calls.at(-1)).toEqual([[ids[1]]]) // the change itself reads the owners
  expect(all).not.toHaveBeenCalled()
  expect(second.get(ids[0])).toBe(first.get(ids[0]))
  expect(blocksOfRows(second.values())[0]).toBe(blocksOfRows(first.values())[0])
  await vi.waitFor(() => expect(told.at(-1)).toBe(second))
  // what is no block of the report changes nothing
  await device.change('project', project, { name: 'q' })
  expect(await rows.read()).toBe(second)
  await writeBlocks(device.writer, report, [{ id: ids[2], deleted: true }])
  expect(textsOf(await rows.read())).toEqual(['0', 'one'])
  await device.database.records.delete(ids[0])
  expect(textsOf(await rows.read())).toEqual(['one'])
  unsubscribe()
  await device.change('report-block', ids[1], { 'data.text': { runs: [{ text: 'unheard' }] } })
  expect(textsOf(await rows.read())).toEqual(['unheard'])
})

test('RE6 what a sync brings is told', async () => {
  const { server, device, report, ids } = await study()
  expect(await device.sync()).toBe('done')
  const other = await openAppDevice(server)
  const rows = new ReportRows(other.database, report)
  let texts: readonly unknown[] = []
  rows.subscribe((next) => {
    texts = textsOf(next)
  })
  expect(await other.sync()).toBe('done')
  await vi.waitFor(() => expect(texts).toEqual(['0', '1', '2']))
  await device.change('report-block', ids[0], { 'data.text': { runs: [{ text: 'zero' }] } })
  for (const one of [device, other]) expect(await one.sync()).toBe('done')
  await keepLostTexts(other.writer)
  await vi.waitFor(() => expect(texts).toEqual(['zero', '1', '2']))
})
