// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { session } from '../state/session.ts'
import { keptInvoiceFiles, readInvoiceFile } from './invoice-files.ts'
import { closeOwnData, openOwnData, ownData } from './own-data.ts'

const FILE = { id: newId(), format: 'pdf', name: 'invoice-1.pdf', size: 5 } as const
const INVOICE = newId()
let asked = 0
let answer: () => Response | Promise<Response>

beforeEach(async () => {
  asked = 0
  session.token = 't'
  answer = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return answer()
  })
  await openOwnData(newId())
})

afterEach(() => {
  vi.unstubAllGlobals()
  session.token = null
  closeOwnData()
})

test('a file of an invoice is downloaded once, and is then here without the server, for its user alone', async () => {
  const first = await readInvoiceFile(INVOICE, FILE)
  answer = () => Promise.reject(new TypeError('offline'))
  const again = await readInvoiceFile(INVOICE, FILE)
  expect([first.type, await first.text(), again.type, await again.text(), asked]).toEqual([
    'application/pdf',
    '%PDF-',
    'application/pdf',
    '%PDF-',
    1,
  ])
  expect([...(await keptInvoiceFiles())]).toEqual([FILE.id])
  await openOwnData(newId())
  expect((await keptInvoiceFiles()).size).toBe(0)
  await expect(readInvoiceFile(INVOICE, FILE)).rejects.toMatchObject({ name: 'NetworkError' })
})

test('what is not the whole file is not kept, and a full device still shows it', async () => {
  answer = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  await expect(readInvoiceFile(INVOICE, FILE)).rejects.toMatchObject({ name: 'NetworkError' })
  answer = () => new Response('%PD', { headers: { 'content-type': 'application/pdf' } })
  await expect(readInvoiceFile(INVOICE, FILE)).rejects.toMatchObject({ name: 'NetworkError' })
  expect((await keptInvoiceFiles()).size).toBe(0)
  answer = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
  const full = vi.spyOn(ownData().database.kv, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await (await readInvoiceFile(INVOICE, FILE)).text()).toBe('%PDF-')
  full.mockRestore()
})
