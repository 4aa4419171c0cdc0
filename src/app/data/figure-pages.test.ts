// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer } from '#tests/support/memory-server.ts'
import { newId } from './database/identifiers.ts'
import { addedCell, changedCell, movedCell, readFigurePage, usualPage } from './figure-pages.ts'
import { change, type FieldValues } from './outbox/change.ts'

const START = 1_800_000_000_000
const PROJECT = newId()
const PAGE = newId()
const charts = [newId(), newId(), newId(), newId()] as const

let now: number
let server: MemoryServer
let phone: AppDevice
let ward: AppDevice

beforeEach(async () => {
  now = START
  server = createMemoryServer(() => now)
  ;[phone, ward] = [await openAppDevice(server, () => now), await openAppDevice(server, () => now)]
  await change(phone.writer, [
    { kind: 'project', record: PROJECT, fields: { name: 'p', storage: 'device', createdAt: now, deleted: false } },
  ])
  await write(phone, { project: PROJECT, title: 'Figure 1', order: 'a0', createdAt: now, deleted: false })
  for (const chart of charts.slice(0, 2)) await write(phone, addedCell(await page(phone), chart))
  await syncAll()
})

async function write(device: AppDevice, fields: FieldValues): Promise<void> {
  now += 1000
  await change(device.writer, [{ kind: 'figure-page', record: PAGE, fields }])
}

async function page(device: AppDevice) {
  return (await readFigurePage(device.database, PAGE)) ?? { cells: [], settings: usualPage, title: '' }
}

async function syncAll(): Promise<void> {
  for (const device of [phone, ward, phone]) expect(await device.sync()).toBe('done')
}

const chartsOf = async (device: AppDevice) => (await page(device)).cells.map(({ chart }) => charts.indexOf(chart))

test('a page has its figures in order on the other device, and the usual settings until one is changed', async () => {
  expect(await chartsOf(ward)).toEqual([0, 1])
  expect((await page(ward)).settings).toEqual(usualPage)
  await write(ward, {
    'option.page.columns': 3,
    'option.page.tags': '(a)',
    'option.page.width': 9999,
    'option.page.font': 'comic',
  })
  await syncAll()
  // what this version does not know is as if it were not set
  expect((await page(phone)).settings).toEqual({ ...usualPage, columns: 3, tags: '(a)' })
})

test('two devices that change one page at once keep both changes', async () => {
  const [first] = (await page(phone)).cells
  await write(phone, addedCell(await page(phone), charts[2]))
  await write(phone, { 'option.page.width': 89 })
  await write(ward, addedCell(await page(ward), charts[3]))
  await write(ward, movedCell(await page(ward), first?.id ?? '', 1))
  await write(ward, changedCell(first?.id ?? '', { span: 2 }))
  await syncAll()
  const [here, there] = [await page(phone), await page(ward)]
  expect(here).toEqual(there)
  expect(new Set(here.cells.map(({ chart }) => charts.indexOf(chart)))).toEqual(new Set([0, 1, 2, 3]))
  expect(here.cells.map(({ chart }) => charts.indexOf(chart)).slice(0, 2)).toEqual([1, 0])
  expect(here.cells.find(({ id }) => id === first?.id)?.span).toBe(2)
  expect(here.settings.width).toBe(89)
})

test('a figure that one device removes and the other moves is gone on both', async () => {
  const [first, second] = (await page(phone)).cells
  await write(phone, changedCell(second?.id ?? '', { deleted: true }))
  await write(ward, movedCell(await page(ward), second?.id ?? '', -1))
  await syncAll()
  expect(await chartsOf(phone)).toEqual([0])
  expect(await chartsOf(ward)).toEqual([0])
  expect(movedCell(await page(phone), first?.id ?? '', -1)).toEqual({})
})
