import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { addShare, openShare } from '#tests/support/add-share.ts'
import { fillTables, ODD_TEXT, rowsOf } from '#tests/support/fill-tables.ts'
import { killOperator } from '#tests/support/kill-operator.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBlankDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { uploadSource } from '#tests/support/upload-source.ts'
import { parseConfig } from '../config.ts'
import { BOOKKEEPING } from '../db/migrate.ts'
import { keepHouse } from '../housekeeping.ts'
import { runCommand } from '../operator/run-command.ts'
import { startServer } from '../start-server.ts'
import { LEFT_OUT, tableNames } from './catalogue.ts'
import { type Part, pack, type Summary } from './pack.ts'
import { verifyBackup } from './unpack.ts'
import { writeBackup } from './write-backup.ts'

const folder = temporaryFolder('backup', 0o711)
const source = randomBytes(9_000_000)
const sha256 = createHash('sha256').update(source).digest('hex')
const blanks: TestDatabase[] = []
let server: TestServer
let user: TestUser
let project: string
/** The rows of the others, with the largest numbers, leave them no space. */
let withSpace: { readonly user: TestUser; readonly project: string }
let picture: string
let share: string
const sealed = randomBytes(1000)
/** A backup of `server` after `beforeAll`. */
let file: string

async function upload(bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'x.png')
  const { 'Content-Type': _, ...headers } = headersOf('Upload/upload', { token: user.token })
  const response = await server.fetch('/api/Upload/upload', { method: 'POST', headers, body: form })
  return ((await response.json()) as { data: { path: string } }).data.path
}

async function within<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return act(client).finally(() => client.end())
}

async function download(from: TestServer, token: string): Promise<Buffer | undefined> {
  const response = await from.fetch('/api/Dataset/source', {
    method: 'POST',
    headers: headersOf('Dataset/source', { token }),
    body: JSON.stringify({ project, sha256, offset: 0 }),
  })
  if (response.headers.get('content-type') !== 'application/octet-stream') return undefined
  return Buffer.from(await response.arrayBuffer())
}

/** An empty site to restore into. */
async function blankSite(): Promise<{ dataDir: string; databaseUrl: string }> {
  const database = await createBlankDatabase()
  blanks.push(database)
  return { dataDir: join(temporaryFolder('restored', 0o711), 'data'), databaseUrl: database.url }
}

const tablesOf = (site: { databaseUrl: string }) => within(site.databaseUrl, tableNames)

function save(name: string, bytes: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** Kills a backup with SIGKILL once its file has grown. Returns the name of the partial file. */
async function killedBackup(site: TestServer, place: string): Promise<string> {
  const before = new Set(readdirSync(place))
  const left = () => readdirSync(place).find((name) => !before.has(name) && statSync(join(place, name)).size > 100_000)
  await killOperator(site, ['backup', place], () => left() !== undefined)
  return left() ?? ''
}

beforeAll(async () => {
  server = await startTestServer()
  user = await server.register('patient')
  const { userInfo } = await server.register('second')
  const sender = await server.register('sender')
  const made = await server.call('Project/add', { name: 'p2', storage: 'cloud' }, sender)
  withSpace = { user: sender, project: made.data.id }
  project = (await server.call('Project/add', { name: 'p1', storage: 'cloud' }, user)).data.id
  const device = createDevice('d')
  const dataset = device.change('dataset', newId(), { project, name: `a\u0000b \ud800 ${ODD_TEXT}` })
  await server.call('Sync/push', { protocol: PROTOCOL, mutations: [dataset] }, user)
  await uploadSource(server, user, project, source)
  picture = await upload(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  share = (await addShare(server, user.token, sealed)).id
  await within(server.databaseUrl, async (client) => {
    await fillTables(client, await tableNames(client), [user.userInfo.id, userInfo.id])
    await client.query('update users set mutations_kept = $1, company = $2 where user_id = $3', [
      Number.MAX_SAFE_INTEGER,
      ODD_TEXT,
      user.userInfo.id,
    ])
  })
  const written = await runOperator(server, 'backup', folder)
  expect(written).toMatchObject({ code: 0, errors: [] })
  file = written.out[0] ?? ''
})
afterAll(async () => {
  await server.stop()
  for (const database of blanks) await database.remove()
})

test('[S4] a backup is one file for its owner alone, named by the time, and never written over', async () => {
  expect(file).toMatch(/slipstick-\d{8}T\d{6}Z\.tar\.gz$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  expect((await runOperator(server, 'backup', file)).errors[0]).toMatch(/is there already/)
  const lost = await runOperator(server, 'backup', join(folder, 'no', 'such', 'folder.tar.gz'))
  expect(lost).toMatchObject({ code: 1, errors: [expect.stringMatching(/cannot be written \(ENOENT\)\.$/)] })
})

test('[S4] every table is in a backup, except those left out by name', async () => {
  const { tables, left_out: leftOut } = await verifyBackup(file)
  const all = (await tablesOf(server)).filter((name) => !BOOKKEEPING.includes(name))
  expect(tables.map(({ name }) => name).sort()).toEqual(all.filter((name) => !LEFT_OUT.includes(name)))
  expect(leftOut).toEqual([...LEFT_OUT])
  for (const { name, columns, rows } of tables) {
    expect(rows, name).toBeGreaterThan(0)
    expect(columns.length, name).toBeGreaterThan(0)
  }
})

test('[S4] a restored site has every row and every object unchanged, a new epoch, and no session', async () => {
  const site = await blankSite()
  const { code, out } = await runOperator(site, 'restore', file)
  expect(code).toBe(0)
  expect(out[0]).toMatch(/rows in \d+ tables, \d+ files of \d+ bytes$/)
  const { tables } = await verifyBackup(file)
  for (const { name } of tables) {
    if (name === 'site' || name === 'uploads') continue
    const [before, after] = await Promise.all(
      [server, site].map((one) => within(one.databaseUrl, (c) => rowsOf(c, name))),
    )
    expect(after, name).toEqual(before)
  }
  for (const name of LEFT_OUT.filter((table) => table !== 'sweeping')) {
    expect(await within(site.databaseUrl, (client) => rowsOf(client, name)), name).toEqual([])
  }
  const siteOf = async (url: string) =>
    (await within(url, (client) => client.query('select *, epoch::text, objects::text from site'))).rows[0]
  const [old, restored] = [await siteOf(server.databaseUrl), await siteOf(site.databaseUrl)]
  const renewed = { epoch: 0, objects: 0, payments_closed_since: 0 }
  expect({ ...restored, ...renewed }).toEqual({ ...old, ...renewed })
  expect(Number(restored.payments_closed_since)).toBe(Date.parse((await verifyBackup(file)).time)) // SPEC M19
  expect(restored.epoch).not.toBe(old.epoch)
  expect(restored.objects).not.toBe(old.objects)

  const again = await startTestServer({ config: site })
  expect((await again.call('User/detail', {}, user)).code).toBe('session-expired')
  const token = await again.login(user)
  expect((await download(again, token))?.equals(source)).toBe(true)
  expect(await openShare(again, share)).toEqual(sealed)
  expect((await again.fetch(picture)).headers.get('content-type')).toBe('image/png')
  const { data } = await again.call('Sync/pull', { protocol: PROTOCOL, cursor: null, limit: 100 }, { token })
  expect(data.records.map(({ fields }) => fields.name?.[0])).toContain(`a\u0000b \ud800 ${ODD_TEXT}`)
  await again.stop()
})

test('[S4] an upload under way starts again from the beginning', async () => {
  const { user: sender, project: theirs } = withSpace
  const begun = { project: theirs, sha256: 'a'.repeat(64), size: 10 }
  const { data } = await server.call('Dataset/uploadStart', begun, sender)
  await server.fetch(`/api/Dataset/uploadChunk?upload=${data.upload}&offset=0`, {
    method: 'POST',
    headers: { ...headersOf('Dataset/uploadChunk', sender), 'Content-Type': 'application/octet-stream' },
    body: 'half',
  })
  const site = await blankSite()
  const half = join(folder, 'half.tar.gz')
  await runOperator(server, 'backup', half)
  expect((await runOperator(site, 'restore', half)).code).toBe(0)
  const again = await startTestServer({ config: site })
  const reply = await again.call('Dataset/uploadStart', begun, { token: await again.login(sender) })
  expect(reply.data).toEqual({ upload: data.upload, received: 0, complete: false })
  await again.stop()
})

test('[S4] a backup goes from an embedded database to another PostgreSQL and back', async () => {
  const dataDir = join(folder, 'embedded')
  const answers: string[] = []
  const run = (...args: string[]) =>
    runCommand(
      args,
      { DATA_DIR: dataDir },
      {
        print: (line) => answers.push(line),
        complain: (line) => answers.push(line),
        password: () => Promise.resolve(''),
      },
    )
  expect(await run('restore', file)).toBe(0)
  const embedded = await startServer(parseConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const beside = join(folder, 'embedded.tar.gz')
  expect(await run('backup', beside)).toBe(0) // with the server running
  await embedded.stop()
  const site = await blankSite()
  expect((await runOperator(site, 'restore', beside)).code).toBe(0)
  const [before, after] = await Promise.all(
    [server, site].map((one) => within(one.databaseUrl, (client) => rowsOf(client, 'records'))),
  )
  expect(after).toEqual(before)
})

test('[S4] a restore into a place that is not empty is refused', async () => {
  const before = await within(server.databaseUrl, (client) => rowsOf(client, 'users'))
  const taken = await runOperator(server, 'restore', file)
  expect(taken).toMatchObject({ code: 1, errors: [expect.stringMatching(/^This database has tables already\./)] })
  expect(await within(server.databaseUrl, (client) => rowsOf(client, 'users'))).toEqual(before)
  const site = await blankSite()
  const used = await runOperator({ ...site, dataDir: server.dataDir }, 'restore', file)
  expect(used).toMatchObject({ code: 1, errors: [expect.stringMatching(/holds files already/)] })
  expect(await tablesOf(site)).toEqual([])
  expect((await server.fetch(picture)).status).toBe(200)
})

/** Both verify and restore refuse the file, and nothing is written. */
async function expectRefused(path: string, sentence: RegExp, site: Awaited<ReturnType<typeof blankSite>>) {
  const verified = await runOperator(site, 'verify-backup', path)
  expect(verified, path).toMatchObject({ code: 1, errors: [expect.stringMatching(sentence)] })
  const restored = await runOperator(site, 'restore', path)
  expect(restored, path).toMatchObject({ code: 1, errors: [expect.stringMatching(sentence)] })
  expect(existsSync(join(site.dataDir, 'files'))).toBe(false)
}

test('[S4] a file that is cut, flipped or something else is refused, and nothing is written', async () => {
  const site = await blankSite()
  const bytes = readFileSync(file)
  const sentence = /^\S+ is no whole backup: .+\.$/
  for (const part of [0, 0.001, 0.5, 0.99]) {
    await expectRefused(save('cut', bytes.subarray(0, Math.floor(bytes.length * part))), sentence, site)
  }
  for (const missing of [1, 8, 20]) {
    await expectRefused(save('cut', bytes.subarray(0, bytes.length - missing)), sentence, site)
  }
  for (let place = 1; place < 10; place += 1) {
    const flipped = Buffer.from(bytes)
    const at = Math.floor((bytes.length * place) / 10)
    flipped.writeUInt8(bytes.readUInt8(at) ^ (1 << (place % 8)), at)
    await expectRefused(save('flipped', flipped), sentence, site)
  }
  await expectRefused(save('other', Buffer.from('a letter')), sentence, site)
  await expectRefused(join(folder, 'nowhere'), /nowhere cannot be read \(ENOENT\)\.$/, site)
  expect(await tablesOf(site)).toEqual([])
})

test('[S4] a backup with trailing bytes is refused, inside the compressed archive and after it', async () => {
  const site = await blankSite()
  const bytes = readFileSync(file)
  const archive = gunzipSync(bytes)
  const sentence = /^\S+ is no whole backup: something follows its end\.$/
  const followed = (whole: Buffer, more: Buffer | string) => Buffer.concat([whole, Buffer.from(more)])
  for (const more of ['x', '\0', '\0'.repeat(300_000), '\0x', archive]) {
    await expectRefused(save('followed', followed(bytes, more)), sentence, site)
    await expectRefused(save('followed', gzipSync(followed(archive, more))), sentence, site)
  }
  for (const more of ['', '\0', archive]) {
    await expectRefused(save('followed', followed(bytes, gzipSync(more))), sentence, site)
  }
})

test('[S4] a part that was changed, left out or added is noticed though the archive is whole', async () => {
  const site = await blankSite()
  const archive = gunzipSync(readFileSync(file))
  const changed = Buffer.from(archive)
  changed.write('Patient', archive.indexOf('patient'))
  await expectRefused(save('changed', gzipSync(changed)), /its parts are not those of sums\/000001\.sha256/, site)
  const firstSize = Number.parseInt(archive.toString('latin1', 124, 135), 8)
  const second = 512 + Math.ceil(firstSize / 512) * 512
  await expectRefused(save('less', gzipSync(archive.subarray(second))), /its parts are not those/, site)
  await expectRefused(save('more', gzipSync(Buffer.concat([archive.subarray(0, second), archive]))), /not those/, site)
})

/** A complete archive without rows, whose manifest is that of `file` with changes. */
async function packed(name: string, summary: Partial<Summary>, change = (text: string) => text): Promise<string> {
  const { format: _, sums: __, ...whole } = await verifyBackup(file)
  async function* parts(): AsyncGenerator<Part, Summary> {
    yield { name: 'objects/media/alone.png', size: 3, content: [Buffer.from('png')] }
    return { ...whole, ...summary }
  }
  const chunks: Buffer[] = []
  for await (const chunk of pack(parts(), 0)) chunks.push(chunk)
  return save(name, gzipSync(Buffer.from(change(Buffer.concat(chunks).toString('latin1')), 'latin1')))
}

test('[S4] a backup of a newer version is refused, by its tables or by its format', async () => {
  const site = await blankSite()
  const ahead = await packed('ahead', { migrations: ['0001-start', '9999-future'] })
  expect(await runOperator(site, 'restore', ahead)).toMatchObject({
    code: 1,
    errors: [expect.stringMatching(/newer version of this program \(its tables are at 9999-future\)/)],
  })
  const format = await packed('format', {}, (text) => text.replace('"format": 1', '"format": 2'))
  expect(await runOperator(site, 'restore', format)).toMatchObject({
    code: 1,
    errors: [expect.stringMatching(/newer version of this program/)],
  })
  expect(await tablesOf(site)).toEqual([])
})

test('[S4] a backup with missing rows is refused as a whole', async () => {
  const site = await blankSite()
  const short = await packed('short', {})
  expect((await runOperator(site, 'restore', short)).errors[0]).toMatch(/lacks rows of the table/)
  expect(await tablesOf(site)).toEqual([])
  expect(readdirSync(join(site.dataDir, 'files', 'objects', 'media'))).toEqual([])
})

test('[S4] every object that the snapshot refers to is in the backup, despite concurrent changes', async () => {
  const { db, objects } = server.services
  const { pool } = server.site.database
  await db.deleteFrom('removals').execute() // rows that the migrations inserted
  const movie = save('movie.mp4', Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), randomBytes(100)]))
  const titles = ['--title-zh', 't', '--title-en', 't']
  const published = await runOperator(server, 'publish-tutorial', ...titles, '--video', movie)
  const tutorial = published.out[0] ?? ''
  const mediaOf = async () => {
    const row = await db.selectFrom('tutorials').select('video').where('id', '=', tutorial).executeTakeFirstOrThrow()
    return `/media/${row.video}`
  }
  const video = await mediaOf()
  const whole = join(folder, 'meanwhile.tar.gz')
  let added = ''
  const meanwhile = async () => {
    await server.call('Project/update', { id: project, storage: 'device' }, user)
    await runOperator(server, 'withdraw-tutorial', tutorial)
    added = await upload(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    )
    await keepHouse(server.services, server.clock.now())
    expect(await download(server, user.token)).toBeUndefined()
    expect((await server.fetch(video)).status).toBe(200)
    const other = runOperator(server, 'backup', join(folder, 'other.tar.gz'))
    expect((await other).errors[0]).toMatch(/^Another backup of this site is being written/)
  }
  const watched = {
    ...objects,
    async *list() {
      await meanwhile()
      yield* objects.list()
    },
  }
  await writeBackup({ db, pool, objects: watched }, whole, Date.now())
  // the next sweep removes what the backup held back
  await keepHouse(server.services, server.clock.now())
  expect((await server.fetch(video)).status).toBe(404)
  expect((await server.fetch(added)).status).toBe(200)

  const site = await blankSite()
  expect((await runOperator(site, 'restore', whole)).code).toBe(0)
  const again = await startTestServer({ config: site })
  expect((await download(again, await again.login(user)))?.equals(source)).toBe(true)
  expect((await again.fetch(video)).status).toBe(200)
  await again.stop()
})

test('[S4] a failed backup leaves no file, and does not block the next one', async () => {
  const { db, objects } = server.services
  const broken = {
    ...objects,
    list(): AsyncIterable<string> {
      throw new Error('the disk is gone')
    },
  }
  const failed = join(folder, 'failed.tar.gz')
  const { pool } = server.site.database
  await expect(writeBackup({ db, pool, objects: broken }, failed, 0)).rejects.toThrow('the disk is gone')
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
  expect((await runOperator(server, 'backup', failed)).code).toBe(0)
})

test('[S4] the next backup removes what a killed one left, and no files of others', async () => {
  const place = temporaryFolder('killed', 0o711)
  const others = ['slipstick-01900000-0000-7000-8000-000000000000-00000000.partial', 'notes.partial']
  for (const name of others) writeFileSync(join(place, name), 'theirs')
  const { objects } = server.services
  await objects.write('media/large', randomBytes(40_000_000)) // so that there is time to kill the backup
  const killed = await killedBackup(server, place)
  await objects.remove('media/large')
  expect(killed).toMatch(/^slipstick-[0-9a-f-]+\.partial$/)
  expect(readdirSync(place).sort()).toEqual([killed, ...others].sort())
  const made = await runOperator(server, 'backup', place)
  expect(made).toMatchObject({ code: 0, errors: [] })
  expect(readdirSync(place).sort()).toEqual([basename(made.out[0] ?? ''), ...others].sort())
  await verifyBackup(made.out[0] ?? '')
})

test('[S4] a backup that waits for another does not disturb it', async () => {
  const place = temporaryFolder('two', 0o711)
  const { db, objects } = server.services
  const { pool } = server.site.database
  const watched = {
    ...objects,
    async *list() {
      const second = runOperator(server, 'backup', join(place, 'second.tar.gz'))
      expect((await second).errors[0]).toMatch(/^Another backup of this site is being written/)
      yield* objects.list()
    },
  }
  await writeBackup({ db, pool, objects: watched }, join(place, 'first.tar.gz'), Date.now())
  expect(readdirSync(place)).toEqual(['first.tar.gz'])
  await verifyBackup(join(place, 'first.tar.gz'))
})

test('[S4] no token, and no hash of one, is in a backup', () => {
  const hash = createHash('sha256').update(user.token).digest('hex')
  const archive = gunzipSync(readFileSync(file)).toString('latin1')
  expect(archive).not.toContain(hash)
  expect(archive).not.toContain(user.token.split('.')[1])
})
