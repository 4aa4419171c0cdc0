// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { fileHash } from '#app/workers/file-hash.ts'
import type { CommonCode } from '#contract/codes.ts'
import { addProject, CSV, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { envelope, refusal } from '#tests/support/memory-server.ts'
import { change, type Writer } from './outbox/change.ts'
import { transferSources } from './transfer-sources.ts'

let writer: Writer
/** The server's state of the one upload, and its next reply. */
let bytes: Blob
let calls: string[]
let instead: ((call: string) => Response | Promise<Response> | undefined) | undefined

beforeEach(async () => {
  writer = await openWriter()
  bytes = new Blob()
  calls = []
  instead = undefined
})

/** The upload calls of the contract for one upload: chunks are accepted only at the current offset. */
const server: typeof fetch = async (input, init) => {
  const request = new Request(new URL(input as string, 'http://site.test'), init)
  const { pathname, searchParams } = new URL(request.url)
  const call = pathname.replace('/api/Dataset/', '')
  calls.push(call)
  const obstacle = await instead?.(call)
  if (obstacle) return obstacle
  if (call === 'uploadStart') return envelope(200, { upload: 'id', received: bytes.size, complete: false })
  if (call === 'uploadFinish') return envelope(200, { sha256: await fileHash(bytes) })
  if (Number(searchParams.get('offset')) !== bytes.size) {
    const params = { received: bytes.size }
    return Response.json({ status: 409, msg: '', data: null, code: 'upload-offset', params, request_id: 'r' })
  }
  bytes = new Blob([bytes, await request.blob()])
  return envelope(200, { received: bytes.size })
}

const transfer = () => transferSources(writer.database, { token: 't', language: 'en', fetch: server })
const states = async () =>
  (await writer.database.transfers.toArray()).map(({ state, code }) => (code ? [state, code] : state))

test('[R6] [D5] sources are sent if the project keeps its rows in the cloud, once, and not otherwise', async () => {
  await importCsv(writer, await addProject(writer, 'device'))
  expect(await transfer()).toBe(true)
  expect(calls).toEqual([])
  const cloud = await addProject(writer, 'cloud')
  await importCsv(writer, cloud)
  expect(await transfer()).toBe(true)
  expect(await bytes.text()).toBe(CSV)
  expect(await states()).toEqual(['sent'])
  calls = []
  expect(await transfer()).toBe(true)
  expect(calls).toEqual([])
})

test('[D5] an upload resumes at the server’s offset, whatever the client’s was', async () => {
  await importCsv(writer, await addProject(writer, 'cloud'))
  bytes = new Blob([CSV]).slice(0, 10)
  instead = (call) =>
    call === 'uploadStart' ? envelope(200, { upload: 'id', received: 0, complete: false }) : undefined
  expect(await transfer()).toBe(true)
  expect(calls).toEqual(['uploadStart', 'uploadChunk', 'uploadChunk', 'uploadFinish'])
  expect(await bytes.text()).toBe(CSV)
})

test.each([
  ['the connection is cut', () => Promise.reject(new TypeError('offline'))],
  ['a captive portal answers', () => new Response('<html>')],
  ['the server is overloaded', () => refusal('too-many-requests')],
  ['the file arrived damaged', () => refusal('upload-hash-mismatch')],
])('[Q4] when %s the file waits', async (_, answer) => {
  await importCsv(writer, await addProject(writer, 'cloud'))
  for (const at of ['uploadStart', 'uploadChunk', 'uploadFinish']) {
    instead = (call) => (call === at ? answer() : undefined)
    expect(await transfer()).toBe(false)
    expect(await states()).toEqual([])
  }
  instead = undefined
  expect(await transfer()).toBe(true)
  expect(await bytes.text()).toBe(CSV)
})

test.each<CommonCode>(['storage-full', 'rows-stay-on-device'])(
  '[Q4] a source that is refused is shown with its reason: %s',
  async (code) => {
    await importCsv(writer, await addProject(writer, 'cloud'))
    instead = () => refusal(code)
    expect(await transfer()).toBe(true)
    expect(await states()).toEqual([['failed', code]])
  },
)

test('[R4] a source of a deleted project or dataset is not sent', async () => {
  const project = await addProject(writer, 'cloud')
  const dataset = await importCsv(writer, project)
  await change(writer, [{ kind: 'dataset', record: dataset, fields: { deleted: true } }])
  await transfer()
  await change(writer, [{ kind: 'dataset', record: dataset, fields: { deleted: false } }])
  await change(writer, [{ kind: 'project', record: project, fields: { deleted: true } }])
  await transfer()
  expect(calls).toEqual([])
})
