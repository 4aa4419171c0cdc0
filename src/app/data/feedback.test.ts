// @vitest-environment node
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryServer, envelope, type MemoryServer, refusal } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { databaseName } from '../device/database-name.ts'
import { schemaVersions } from './database/schema-versions.ts'
import {
  keepDraft,
  keepPicture,
  listUnsent,
  readDraft,
  readPictures,
  sendAgain,
  sendFeedback,
  tidyPictures,
} from './feedback.ts'
import { drain } from './outbox/drain.ts'
import type { Sender } from './outbox/post.ts'
import { closeOwnData, openOwnData, ownData } from './own-data.ts'

const about = { app_version: 'b1', route: '/project/show', browser: 'Firefox', language: 'en' }
let server: MemoryServer
let sender: Sender
/** Uploads by their key, and feedback by its key with the pictures that it named: what a server would hold. */
let uploads: Map<string, string>
let stored: Map<string, readonly string[]>
let gone: Set<string>

beforeEach(async () => {
  ;[uploads, stored, gone] = [new Map(), new Map(), new Set()]
  server = createMemoryServer()
  server.obstacle = serve
  sender = { token: 't', language: 'en', fetch: server.fetch }
  await openOwnData(newId())
})
afterEach(closeOwnData)

const keyOfLast = () => server.requests.at(-1)?.key ?? ''

function serve(call: string, body: never): Response | undefined {
  const key = keyOfLast()
  if (call === 'Upload/upload') {
    if (!uploads.has(key)) uploads.set(key, `/media/${uploads.size + 1}.png`)
    return envelope(200, { path: uploads.get(key), img_domain: '' })
  }
  if (call !== 'Feedback/add') return undefined
  const { image = [] } = body as { image?: string[] }
  if (image.some((path) => gone.has(path))) {
    return Response.json({
      status: 422,
      msg: '',
      data: null,
      request_id: 'r',
      code: 'invalid-request',
      params: { fields: ['image.0'] },
    })
  }
  stored.set(key, image)
  return envelope(200, { id: newId() })
}

const calls = () => server.requests.map(({ call }) => call)
const picture = (word: string) => new Blob([word], { type: 'image/png' })

async function write(content: string, ...words: string[]) {
  const { database } = ownData()
  const pictures: string[] = []
  for (const word of words) pictures.push(await keepPicture(database, picture(word)))
  await keepDraft(database, { content, pictures })
  await sendFeedback({ content, pictures }, about)
}

test('a draft and its pictures stand after a reload, in their order', async () => {
  const { database, user } = ownData()
  const ids = [await keepPicture(database, picture('a')), await keepPicture(database, picture('b'))]
  await keepDraft(database, { content: '写了一半', pictures: ids.toReversed() })
  closeOwnData()
  const again = await openOwnData(user)
  const draft = await readDraft(again.database)
  expect(draft).toEqual({ content: '写了一半', pictures: ids.toReversed() })
  const blobs = (await readPictures(again.database, draft.pictures)).map(({ blob }) => blob)
  expect(await Promise.all(blobs.map((blob) => blob.text()))).toEqual(['b', 'a'])
})

test('[Q2] pictures are uploaded first, each under its own key, then the feedback names their paths', async () => {
  await write(' words ', 'a', 'b')
  const { database } = ownData()
  expect(await readDraft(database)).toEqual({ content: '', pictures: [] })
  expect(await listUnsent(database)).toMatchObject([{ content: 'words', pictures: 2 }])
  expect(await drain(database, sender)).toBe('empty')
  expect(calls()).toEqual(['Upload/upload', 'Upload/upload', 'Feedback/add'])
  expect(server.requests[0]?.body).toContain('a')
  expect(JSON.parse(server.requests[2]?.body ?? '')).toMatchObject({
    content: 'words',
    image: ['/media/1.png', '/media/2.png'],
    ...about,
  })
  expect(new Set(server.requests.map(({ key }) => key)).size).toBe(3)
  expect(await database.pictures.count()).toBe(0)
  expect(await listUnsent(database)).toEqual([])
})

test.each([
  ['the first upload', 1],
  ['the second upload', 2],
  ['the feedback itself', 3],
])('[Q2] cut off after %s, before its reply: all of it is on the server once', async (_, cut) => {
  await write('words', 'a', 'b')
  let count = 0
  server.obstacle = (call, body) => {
    const reply = serve(call, body)
    count += 1
    if (count === cut) throw new TypeError('connection reset')
    return reply
  }
  const { database } = ownData()
  expect(await drain(database, sender)).toBe('later')
  expect(await drain(database, sender)).toBe('empty')
  expect(uploads.size).toBe(2)
  expect([...stored.values()]).toEqual([['/media/1.png', '/media/2.png']])
})

test('[Q8] pictures that the server has removed meanwhile are uploaded again, once', async () => {
  await write('words', 'a')
  const { database } = ownData()
  server.obstacle = (call, body) => {
    if (call === 'Feedback/add') throw new TypeError('offline')
    return serve(call, body)
  }
  expect(await drain(database, sender)).toBe('later')
  gone.add('/media/1.png')
  server.obstacle = serve
  expect(await drain(database, sender)).toBe('empty')
  expect([...stored.values()]).toEqual([['/media/2.png']])
  // a server that refuses every picture is not asked for ever
  await write('again', 'b')
  for (const path of ['/media/3.png', '/media/4.png', '/media/5.png']) gone.add(path)
  expect(await drain(database, sender)).toBe('empty')
  expect(uploads.size).toBe(4)
  expect(await listUnsent(database)).toMatchObject([{ content: 'again', code: 'invalid-request' }])
})

test('[Q4] refused feedback is kept with its pictures, and is sent again when the reader asks for it', async () => {
  await write('words', 'a')
  const { database } = ownData()
  server.obstacle = (call, body) => (call === 'Feedback/add' ? refusal('storage-full') : serve(call, body))
  expect(await drain(database, sender)).toBe('empty')
  const [refused] = await listUnsent(database)
  expect(refused).toMatchObject({ content: 'words', pictures: 1, code: 'storage-full' })
  await tidyPictures(database)
  server.obstacle = serve
  await sendAgain(refused?.id ?? '')
  expect(await drain(database, sender)).toBe('empty')
  expect([...stored.values()]).toEqual([['/media/2.png']])
  expect(await listUnsent(database)).toEqual([])
})

test('pictures that belong to nothing any more are removed; those of the draft and the queue stay', async () => {
  const { database } = ownData()
  await write('queued', 'a')
  await keepPicture(database, picture('taken out'))
  const kept = await keepPicture(database, picture('b'))
  await keepDraft(database, { content: '', pictures: [kept] })
  await tidyPictures(database)
  const texts = await Promise.all((await database.pictures.toArray()).map(({ blob }) => blob.text()))
  expect(texts.sort()).toEqual(['a', 'b'])
})

test('[L3] calls that version 4 of the database queued are sent by this one', async () => {
  const user = newId()
  const older = new Dexie(databaseName(user))
  for (const { version, stores } of schemaVersions.filter(({ version }) => version < 5)) {
    older.version(version).stores(stores)
  }
  await older.open()
  const row = {
    type: 'call',
    id: newId(),
    protocol: 1,
    attempts: 0,
    aside: 0,
    call: 'Notice/read',
    request: { position: 1 },
  }
  await older.table('outbox').add(row)
  older.close()
  const { database } = await openOwnData(user)
  expect(await drain(database, sender)).toBe('empty')
  expect(server.requests.at(-1)).toMatchObject({ call: 'Notice/read', key: row.id })
})
