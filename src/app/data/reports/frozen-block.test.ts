// @vitest-environment node
import { expect, test } from 'vitest'
import { openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { undo } from '../history/undo.ts'
import {
  freezeBlocks,
  frozenOf,
  frozenStates,
  isTooLong,
  LONGEST_SNAPSHOT,
  makeLive,
  readFrozen,
} from './frozen-block.ts'
import { readBlocks } from './report.ts'
import { ReportRows } from './report-rows.ts'
import { staysOnDevice, textsElsewhere } from './texts-elsewhere.ts'
import { writeBlocks } from './write-blocks.ts'

const content = (text: string) => ({ paragraphs: [text], methods: [] })
const frozen = (text: string) =>
  frozenOf({ at: 1, engine: '5', data: 'abc', works: [], content: { en: content(text), zh: content(text) } })

async function study(storage: 'cloud' | 'device') {
  const server = createMemoryServer(Date.now)
  const device = await openAppDevice(server)
  const project = await device.add('project', { name: 'p', storage, createdAt: 1, deleted: false })
  const dataset = await device.add('dataset', { project, name: 'd', createdAt: 1, deleted: false })
  const analysis = await device.add('analysis', { project, dataset, type: 'kappa', title: 'a', deleted: false })
  const report = await device.add('report', { project, title: 'R', order: 'a0', createdAt: 1, deleted: false })
  const [block, text] = [newId(), newId()]
  await writeBlocks(device.writer, report, [
    { id: block, type: 'reading', order: 'a0', source: { kind: 'analysis', id: analysis, part: null } },
    { id: text, type: 'paragraph', order: 'a1', runs: [{ text: 'words' }] },
  ])
  const states = async (of = device) =>
    [...(await readFrozen(of.database, report))].map(([id, [, state]]) => [
      id,
      typeof state === 'string' ? state : state.content.en.paragraphs[0],
    ])
  const second = async () => {
    expect(await device.sync()).toBe('done')
    const other = await openAppDevice(server)
    expect(await other.sync()).toBe('done')
    return other
  }
  return { device, project, report, block, text, states, second }
}

test('RE2 a frozen block keeps its result; freezing, a newer result and making live are undone one by one', async () => {
  const { device, project, block, states } = await study('cloud')
  await freezeBlocks(device.writer, new Map([[block, frozen('HR 0.70')]]))
  expect(await states()).toEqual([[block, 'HR 0.70']])
  await freezeBlocks(device.writer, new Map([[block, frozen('HR 0.72')]]))
  await makeLive(device.writer, [block])
  expect(await states()).toEqual([])
  await undo(device.writer, project)
  expect(await states()).toEqual([[block, 'HR 0.72']])
  await undo(device.writer, project)
  expect(await states()).toEqual([[block, 'HR 0.70']])
  await undo(device.writer, project)
  expect(await states()).toEqual([])
})

test('RE2 another device sees the frozen result; with rows on the device only it is told where the result and the text are', async () => {
  for (const [storage, state] of [
    ['cloud', 'HR 0.70'],
    ['device', 'elsewhere'],
  ] as const) {
    const { device, project, report, block, text, states, second } = await study(storage)
    await freezeBlocks(device.writer, new Map([[block, frozen('HR 0.70')]]))
    const other = await second()
    expect(await states(other)).toEqual([[block, state]])
    for (const [one, elsewhere] of [
      [other, [text]],
      [device, []],
    ] as const) {
      expect(await staysOnDevice(one.database, project)).toBe(storage === 'device')
      const rows = await new ReportRows(one.database, report).read()
      expect([...textsElsewhere(rows.values(), one.writer.device)]).toEqual(storage === 'device' ? elsewhere : [])
    }
  }
})

test('[R8] [R6] a block keeps its group, a value from the rows, which leaves the device only with them', async () => {
  for (const [storage, group] of [
    ['cloud', '"Female"'],
    ['device', undefined],
  ] as const) {
    const { device, report, block, second } = await study(storage)
    const [shown] = await readBlocks(device.database, report)
    const source = { kind: 'analysis', id: shown?.source?.id ?? '', part: 'tests', group: '"Female"' } as const
    const made = newId()
    await writeBlocks(device.writer, report, [{ id: made, type: 'table', order: 'a2', source }])
    const sourcesIn = async (of: typeof device) =>
      new Map((await readBlocks(of.database, report)).map((one) => [one.id, one.source]))
    expect((await sourcesIn(device)).get(made)).toEqual(source)
    const other = await sourcesIn(await second())
    expect(other.get(made)?.group).toBe(group)
    expect(other.get(block)).toEqual({ kind: 'analysis', id: source.id, part: null })
  }
})

test('RE2 a frozen result that has not changed is read as the same object', async () => {
  const { device, report, block } = await study('cloud')
  await freezeBlocks(device.writer, new Map([[block, frozen('HR 0.70')]]))
  const rows = async () => (await new ReportRows(device.database, report).read()).values()
  const first = frozenStates(await rows())
  const again = frozenStates(await rows(), first)
  expect(again.get(block)).toBe(first.get(block))
})

test('RE2 what a newer version of the program froze is named as such, and a result that is too long is found', async () => {
  const { device, block, states } = await study('cloud')
  await freezeBlocks(device.writer, new Map([[block, { ...frozen('a'), format: 2 } as never]]))
  expect(await states()).toEqual([[block, 'newer']])
  expect(isTooLong(frozen('a'.repeat(LONGEST_SNAPSHOT / 2)))).toBe(true)
  expect(isTooLong(frozen('a'))).toBe(false)
})

test('[R6] an empty paragraph is empty on another device too, until words are written that stay elsewhere', async () => {
  const { device, report, text, second } = await study('device')
  const [empty, written, emptied] = [newId(), newId(), text]
  await writeBlocks(device.writer, report, [
    { id: empty, type: 'paragraph', order: 'a2' },
    { id: written, type: 'heading', order: 'a3', runs: [] },
    { id: emptied, runs: [] },
  ])
  const other = await second()
  const elsewhere = async (one = other) => {
    const rows = await new ReportRows(one.database, report).read()
    return [...textsElsewhere(rows.values(), one.writer.device)]
  }
  expect(await elsewhere()).toEqual([])
  await writeBlocks(device.writer, report, [{ id: written, runs: [{ text: 'words' }] }])
  await writeBlocks(other.writer, report, [{ id: empty, runs: [{ text: 'of the other' }] }])
  for (const one of [device, other, device]) expect(await one.sync()).toBe('done')
  expect(await elsewhere()).toEqual([written])
  expect(await elsewhere(device)).toEqual([empty])
  expect((await other.values(written))?.['data.text']).toBeUndefined()
})

test('[R6] a block of a version that did not say whether its text is empty is taken to have words', async () => {
  const { device, report, second } = await study('device')
  const block = await device.add('report-block', { report, type: 'paragraph', order: 'a2', deleted: false })
  const other = await second()
  const rows = await new ReportRows(other.database, report).read()
  expect([...textsElsewhere(rows.values(), other.writer.device)]).toContain(block)
})
