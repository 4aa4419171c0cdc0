import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls/index.ts'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { type KindName, kinds } from '#contract/records/kinds.ts'
import { inTransaction } from '#server/db/database.ts'
import { redeemActiveCode } from '#server/money/active.ts'
import { giveTokens } from '#server/money/tokens.ts'
import { addShare, opensToAll } from '#tests/support/add-share.ts'
import { askInvoiceFor, issueInvoiceFor } from '#tests/support/invoices.ts'
import { issueActive, redeemFor } from '#tests/support/ledger.ts'
import { partsOf } from '#tests/support/query-calls.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { leavesOf, sampleOf, withValue } from '#tests/support/sample-request.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'

/** Part of everything that Bea owns; must never reach Ann. */
const CANARY = 'Canary9f3b'
const SOURCE = Buffer.from(`name\n${CANARY}\n`)
const SHA256 = createHash('sha256').update(SOURCE).digest('hex')
const names = Object.keys(calls) as CallName[]
const [ann, bea] = [createDevice('ann'), createDevice('bea')]

/** The fields that a record of a kind requires, besides its references. */
const MORE: Readonly<Record<KindName, Readonly<Record<string, string | number>>>> = {
  project: { name: CANARY, description: CANARY, storage: 'cloud', createdAt: 1 },
  dataset: { name: CANARY, sourceName: CANARY, sourceSha256: SHA256, createdAt: 1 },
  variable: { column: 'c1', name: CANARY, label: CANARY },
  step: { type: 'filter-rows', version: 1, order: 'a0', 'option.text': CANARY },
  analysis: { type: 'linear-regression', version: 1, title: CANARY, order: 'a0', createdAt: 1, 'option.text': CANARY },
  set: { role: 'multiple-response', name: CANARY, order: 'a0', 'data.counted': CANARY },
  'figure-style': { name: CANARY, createdAt: 1, 'option.ownColours': CANARY },
  'figure-page': { title: CANARY, order: 'a0', createdAt: 1, 'data.text.a': CANARY },
  report: { title: CANARY, order: 'a0', createdAt: 1 },
  'report-block': { type: 'paragraph', order: 'a0', 'data.text': CANARY },
  'own-tool': { name: CANARY, revision: 1, state: 'draft', createdAt: 1, 'data.formula': CANARY },
  chat: { title: CANARY, createdAt: 1 },
  'chat-message': { role: 'user', order: 'a0', createdAt: 1, words: CANARY, 'data.reply': CANARY },
  template: { of: 'recipe', name: CANARY, body: CANARY, createdAt: 1 },
  favourite: { tool: 'body-mass-index' },
  chart: { type: 'box-plot', version: 1, title: CANARY, order: 'a0', createdAt: 1, 'data.figure': CANARY },
  'analysis-outcome': { 'data.outcome': CANARY },
  'chart-outcome': { 'data.outcome': CANARY },
}
const kindNames = Object.keys(kinds) as KindName[]

type Own = Readonly<Record<KindName, string>>
let server: TestServer
let a: TestUser
let b: TestUser
let records: Own
let annOwn: Own
/** All names and ids of Bea's things. */
let handles: readonly string[]
/** A share of Bea's, which is for anyone who has its id. */
let share: string

beforeAll(async () => {
  server = await startTestServer({ config: { limitsFactor: 1000 } })
  a = await server.register()
  b = await server.register()
  records = await pushOneOfEach(b.token, bea)
  annOwn = await pushOneOfEach(a.token, ann)
  handles = await everythingOf(b)
})
afterAll(() => server.stop())

function referencesOf(kind: KindName, own: Partial<Own>): Record<string, string> {
  return Object.fromEntries(Object.entries(kinds[kind].references).map(([field, target]) => [field, own[target] ?? '']))
}

async function push(token: string, mutations: Parameters<typeof send>[1]): Promise<string> {
  return send('Sync/push', { protocol: PROTOCOL, mutations }, token)
}

async function pushOneOfEach(token: string, device: typeof ann): Promise<Own> {
  const own: Partial<Record<KindName, string>> = {}
  const mutations = kindNames.map((kind) => {
    own[kind] = newId()
    const words = device === bea ? MORE[kind] : JSON.parse(JSON.stringify(MORE[kind]).replaceAll(CANARY, 'Mine'))
    return device.change(kind, own[kind], { ...referencesOf(kind, own), ...words })
  })
  const reply = await push(token, mutations)
  expect(reply.match(/"applied"/g)).toHaveLength(kindNames.length)
  return own as Own
}

/** Creates uploads, a picture, sessions and a proof of ownership; returns all their names. */
async function everythingOf({ token, userInfo, password }: TestUser): Promise<string[]> {
  const promise = { project: records.project, sha256: SHA256, size: SOURCE.length }
  const { data: done } = await server.call('Dataset/uploadStart', promise, { token })
  await send('Dataset/uploadChunk', { upload: done.upload, offset: '0' }, token, SOURCE.toString())
  expect((await server.call('Dataset/uploadFinish', { upload: done.upload }, { token })).status).toBe(200)
  const other = { ...promise, sha256: 'e'.repeat(64), size: 100 }
  const { data: begun } = await server.call('Dataset/uploadStart', other, { token })
  const rating = { plot_id: 'histogram', version: 1, aesthetics: 5, richfont: 5, param_freedom: 5 } as const
  const others = { general_param_freedom: 5, other_param_freedom: 5, overall: 5, suggest: CANARY } as const
  expect((await server.call('Plotfeedback/add', { ...rating, ...others }, { token })).status).toBe(200)
  share = (await addShare(server, token, Buffer.from('Sealed'))).id
  const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
  const sent = await uploadPicture(server, token, await drawn.png().toBuffer())
  const letter = await server.call('Feedback/add', { content: CANARY, image: [sent.data.path] }, { token })
  expect(letter.status).toBe(200)
  const more = await server.call('Storage/apply', { gib: 5, reason: CANARY }, { token })
  expect(more.status).toBe(200)
  const money = await moneyOf(userInfo.id)
  const named = { type: 'company', name: CANARY, tax_no: '91350100M000100Y43', email: 'bea@example.org' } as const
  const title = await server.call('Rise/add', { ...named, remark: CANARY }, { token })
  expect(title.status).toBe(200)
  const invoice = await askInvoiceFor(server, { token, userInfo }, { name: CANARY, remark: CANARY })
  await issueInvoiceFor(server, invoice.id, { pdf: Buffer.from(`%PDF-1.7\n${CANARY}`) })
  const invoices = await server.call('Invoicing/index', {}, { token })
  const unsent = await uploadPicture(server, token, await drawn.png().toBuffer())
  const sessions = await server.call('User/sessions', {}, { token })
  const proof = await server.call('User/authPassword', { purpose: 'password', password }, { token })
  return [
    ...Object.values(records),
    done.upload,
    begun.upload,
    share,
    userInfo.id,
    ...sessions.data.data.map(({ id }) => id),
    proof.data.key,
    letter.data.id,
    more.data.id,
    ...money,
    title.data.id,
    ...Object.values(invoice),
    invoices.data.data[0]?.files[0]?.id ?? '',
    unsent.data.path,
  ]
}

/** Gives a user money and membership, by a promo and an activation code; returns the ids and the code. */
async function moneyOf(user: string): Promise<string[]> {
  const { db } = server.services
  const { codes } = await issueActive(server, 'month', 1)
  const promo = await runOperator(server, 'create-promo', '--code', CANARY, '--kind', 'gift', '--fen', '500')
  await redeemActiveCode(db, codes[0] ?? '', user, server.clock.now())
  await redeemFor(server, user, CANARY)
  await inTransaction(db, (tx) => giveTokens(tx, user, { cause: `operator:${CANARY}`, tokens: 5 }, server.clock.now()))
  const tokens = await db.selectFrom('token_entries').select('id').where('user_id', '=', user).execute()
  const grants = await db.selectFrom('grants').select('id').where('user_id', '=', user).execute()
  const transfers = await db.selectFrom('transfers').select('id').where('user_id', '=', user).execute()
  const rows = [...grants, ...transfers, ...tokens].map(({ id }) => id)
  expect(rows).toHaveLength(3)
  return [...rows, ...promo.out, ...codes]
}

async function send(name: CallName, request: unknown, token: string, bytes?: string): Promise<string> {
  const { path, type, body } = partsOf(name, request, bytes)
  const headers = { ...headersOf(name, { token }), 'Content-Type': type }
  return (await server.fetch(path, { method: 'POST', headers, body })).text()
}

/** Every row of Bea's, and every file below her id. */
async function snapshot(): Promise<string[]> {
  const { pool } = server.site.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const { rows: found } = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t where user_id = $1`,
      [b.userInfo.id],
    )
    rows.push(...found.map(({ row }) => `${name} ${row}`))
  }
  const folder = join(server.dataDir, 'files')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => handles.some((handle) => file.includes(handle)))
    .map((file) => `${file} ${statSync(join(folder, file)).size} ${statSync(join(folder, file)).mtimeMs}`)
  return [...rows, ...files].sort()
}

function expectNothingOfHers(reply: string, sent: readonly string[]): void {
  expect(reply).not.toContain(CANARY)
  expect(handles.filter((handle) => !sent.includes(handle) && reply.includes(handle))).toEqual([])
}

/** Ann's calls may end her session. */
const annAgain = () => server.login(a)

test('Bea owns one of everything', async () => {
  const tables = new Set((await snapshot()).map((row) => row.split(' ', 1)[0]))
  expect([...tables]).toEqual(
    expect.arrayContaining([
      'grants',
      'identities',
      'invoice_files',
      'invoice_lines',
      'invoices',
      'mutations',
      'promo_uses',
      'records',
      'sessions',
      'shares',
      'token_entries',
      'transfers',
      'uploads',
      'users',
      'wallets',
    ]),
  )
  expect(await send('Dataset/source', { project: records.project, sha256: SHA256 }, b.token)).toBe(
    SOURCE.toString('utf8'),
  )
})

test.each(names.filter((name) => leavesOf(calls[name].request).length > 0))(
  '[S8] %s gives nothing of another user’s away, and changes nothing of theirs',
  async (name) => {
    const { request } = calls[name]
    const before = await snapshot()
    const whole = sampleOf(request, [SHA256])
    let token = await annAgain()
    for (const { path, schema } of leavesOf(request)) {
      for (const handle of handles.filter((text) => schema.safeParse(text).success)) {
        const reply = await send(name, withValue(whole, path, handle), token)
        expectNothingOfHers(reply, [handle])
        expect(reply === 'Sealed').toBe(opensToAll(name, handle, share))
        if (reply.includes('"status":431')) token = await annAgain()
      }
    }
    expect(await snapshot()).toEqual(before)
  },
)

const references = kindNames.flatMap((kind) =>
  Object.keys(kinds[kind].references).map((field) => [kind, field] as const),
)

test.each(references)('[R5] no %s of Ann’s refers by %s to a record of Bea’s', async (kind, field) => {
  const before = await snapshot()
  const token = await annAgain()
  const mine = { ...referencesOf(kind, annOwn), column: 'c2' }
  for (const target of Object.values(records)) {
    const { column, ...rest } = mine
    const fields = { ...rest, ...(kind === 'variable' && { column }), [field]: target }
    for (const record of [newId(), annOwn[kind]]) {
      const reply = await push(token, [ann.change(kind, record, fields)])
      expect(reply).toContain('"refused"')
      expectNothingOfHers(reply, [target])
    }
  }
  expect(await snapshot()).toEqual(before)
})

test.each(kindNames)('[R1] a %s of Bea’s is not visible to Ann, whatever she pushes under its id', async (kind) => {
  const before = await snapshot()
  const token = await annAgain()
  const deletion: Record<string, boolean> = kinds[kind].fields.deleted ? { deleted: true } : {}
  for (const fields of [{}, deletion, referencesOf(kind, records), { ...referencesOf(kind, annOwn), ...deletion }]) {
    const reply = await push(token, [ann.change(kind, records[kind], fields)])
    expectNothingOfHers(reply, Object.values(records))
  }
  const pulled = await send('Sync/pull', { protocol: PROTOCOL, cursor: null }, token)
  expect(pulled).not.toContain(CANARY)
  expect(await snapshot()).toEqual(before)
})
