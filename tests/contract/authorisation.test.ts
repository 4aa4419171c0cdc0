import { createHash } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls/index.ts'
import { PROTOCOL } from '#contract/calls/sync.ts'
import type { Code } from '#contract/codes.ts'
import { TITLE_TEXTS, type TitleText } from '#contract/money/title.ts'
import { SESSION_MS } from '#server/accounts/sessions.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { addShare, opensToAll } from '#tests/support/add-share.ts'
import { chartApp } from '#tests/support/chart-app.ts'
import { isQueryCall, partsOf } from '#tests/support/query-calls.ts'
import { runOperator, runOperatorWithPassword } from '#tests/support/run-operator.ts'
import { type Leaf, leavesOf, sampleOf, withValue } from '#tests/support/sample-request.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { askCode, newAddress, newEmail, newPhone } from '#tests/support/verification.ts'

/** Authorisation tests derived from the contract: every call with every kind of token, and every id that is not the caller's. */

const names = Object.keys(calls) as CallName[]
/** The only table that a refused call changes: it counts calls. */
const COUNTED = 'limits'
/** Tables that any call with a session may change: stored replies to idempotency keys (SPEC Q3), the session's last use, attempts at a code (A3). */
const OF_A_SESSION = [COUNTED, 'idempotency', 'sessions', 'codes']

let appDir: string
let server: TestServer
let ann: TestUser
let bea: TestUser

interface Reply {
  readonly status: number
  readonly code?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly data: unknown
}

async function send(name: CallName, request: unknown, authorization: string | undefined): Promise<Reply> {
  const { path, type, body } = partsOf(name, request, 'bytes')
  const response = await server.fetch(path, {
    method: 'POST',
    headers: {
      ...headersOf(name, { address: newAddress() }),
      'Content-Type': type,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    body,
  })
  expect(response.status).toBe(200)
  if (!response.headers.get('content-type')?.startsWith('application/json')) return { status: 200, data: 'bytes' }
  return (await response.json()) as Reply
}

/** All rows of all tables except some, and all files. */
async function everything(leftOut: readonly string[]): Promise<string[]> {
  const { pool } = server.site.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const hashes = tables
    .filter(({ name }) => !leftOut.includes(name))
    .map(({ name }) => {
      // refused calls count, and keep their replies by idempotency key
      const row = name === 'users' ? "(to_jsonb(t) - 'keys_kept')::text" : 't::text'
      return `select '${name} ' || coalesce(md5(string_agg(${row}, '' order by ${row})), '') as hash from "${name}" t`
    })
  const { rows } = await pool.query<{ hash: string }>(hashes.join(' union all '))
  const folder = join(server.dataDir, 'files')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return [
    ...rows.map(({ hash }) => hash),
    ...files.map((file) => `${file} ${statSync(join(folder, file)).size}`),
  ].sort()
}

/** Invalid tokens, by what is wrong with them. */
const tokens: Record<string, string | undefined> = {}

async function ended(end: (user: TestUser) => Promise<unknown>): Promise<string> {
  const user = await server.register()
  await end(user)
  return `Bearer ${user.token}`
}

async function close(user: TestUser): Promise<void> {
  const proof = { purpose: 'close' as const, password: user.password }
  const { data } = await server.call('User/authPassword', proof, user)
  expect((await server.call('User/close', { key: data.key }, user)).status).toBe(200)
}

beforeAll(async () => {
  appDir = await chartApp()
  server = await startTestServer({ appDir, config: { limitsFactor: 1000 } })
  const { pool } = server.site.database
  const removed = await ended(close)
  await pool.query('update users set closes_at = 1 where closes_at is not null')
  await keepHouse(server.services, server.clock.now())
  ann = await server.register()
  bea = await server.register()
  const [owner = '', secret = ''] = ann.token.split('.')
  Object.assign(tokens, {
    'no token': undefined,
    nonsense: 'Bearer nonsense',
    'a token of another scheme': `Basic ${ann.token}`,
    'a token without its scheme': ann.token,
    'two tokens': `Bearer ${ann.token} ${bea.token}`,
    'the right user, another secret': `Bearer ${owner}.${'A'.repeat(secret.length)}`,
    'another user’s id before the secret': `Bearer ${bea.token.split('.')[0]}.${secret}`,
    'another user’s secret': `Bearer ${owner}.${bea.token.split('.')[1]}`,
    'a token that ended of itself': await ended(({ userInfo }) =>
      pool.query('update sessions set last_used = $1 where user_id = $2', [
        server.clock.now() - SESSION_MS - 1,
        userInfo.id,
      ]),
    ),
    'a token that was logged out': await ended((user) => server.call('User/logout', {}, user)),
    'a token that another session ended': await ended(async (user) =>
      server.call('User/endSessions', {}, { token: await server.login(user) }),
    ),
    'a token of before a new password': await ended((user) =>
      runOperatorWithPassword(server, 'another horse', 'reset-password', user.username),
    ),
    'a token of a blocked account': await ended((user) => runOperator(server, 'lock-user', user.username)),
    'a token of an account that is being closed': await ended(close),
    'a token of an account that is gone': removed,
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(appDir, { recursive: true })
})

/** A reply without its random parts. */
const withoutChance = ({ status, code, params, data }: Reply) => ({
  status,
  code,
  params,
  fields: Object.keys(data ?? {}),
})

test('every kind of token was made, and none grants access', async () => {
  expect(Object.keys(tokens)).toHaveLength(15)
  for (const [kind, authorization] of Object.entries(tokens)) {
    expect((await send('User/detail', {}, authorization)).status, kind).toBe(431)
  }
  expect((await send('User/detail', {}, `Bearer ${ann.token}`)).status).toBe(200)
})

test.each(names)(
  '[A1] %s answers every token that opens nothing as the contract says, and changes nothing',
  async (name) => {
    const { auth, request } = calls[name]
    const sample = sampleOf(request)
    const toEveryone = withoutChance(await send(name, sample, undefined))
    let before = await everything([COUNTED])
    for (const [kind, authorization] of Object.entries(tokens)) {
      const reply = await send(name, sample, authorization)
      if (auth === 'open' || (auth === 'optional' && authorization === undefined)) {
        expect(withoutChance(reply), kind).toEqual(toEveryone)
        expect(reply.status, kind).not.toBe(431)
      } else {
        const code = authorization === undefined ? 'unauthenticated' : 'session-expired'
        expect(reply, kind).toMatchObject({ status: 431, code, params: {}, data: null })
      }
      const after = await everything([COUNTED])
      if (reply.status !== 200) expect(after, kind).toEqual(before)
      before = after
    }
    const good = await send(name, sample, `Bearer ${await server.login(ann)}`)
    expect(good.status).not.toBe(431)
  },
)

/** The reply to an id that does not belong to the caller, in an otherwise valid request. Add a new id here. */
const absent: Readonly<Record<string, Code | 'nothing'>> = {
  'User/register verify_id': 'code-wrong',
  'User/registerEmail verify_id': 'code-wrong',
  'User/officialRegister verify_id': 'scene-ended',
  'User/officialRegisterEmail verify_id': 'scene-ended',
  'User/smslogin verify_id': 'code-wrong',
  'User/emaillogin verify_id': 'code-wrong',
  'User/findPwd verify_id': 'code-wrong',
  'User/findPwdEmail verify_id': 'code-wrong',
  'User/authSmsVerify verify_id': 'no-account',
  'User/bindPhone verify_id': 'code-wrong',
  'User/changephone verify_id': 'code-wrong',
  'User/bindEmail verify_id': 'code-wrong',
  'Notice/detail id': 'not-found',
  'Notice/read ids.0': 'nothing',
  'Dataset/uploadStart project': 'not-found',
  'Dataset/uploadChunk upload': 'upload-not-found',
  'Dataset/uploadFinish upload': 'upload-not-found',
  'Dataset/source project': 'not-found',
  'Share/revoke id': 'not-found',
  'Order/detail order': 'not-found',
  'Order/pay order': 'not-found',
  'Order/sync order': 'not-found',
  'Order/close order': 'not-found',
  'Refund/check order': 'not-found',
  'Refund/add order': 'not-found',
  'Invoicing/add payments.0': 'not-found',
  'Invoicing/add title': 'not-found',
  'Invoicing/detail id': 'not-found',
  'Invoicing/cancel id': 'not-found',
  'Invoicing/reissue id': 'not-found',
  'Invoicing/reissue title': 'not-found',
  'Invoicing/file invoice': 'not-found',
  'Invoicing/file file': 'not-found',
  'Rise/update id': 'not-found',
  'Rise/delete id': 'not-found',
  'Rise/setDefault id': 'not-found',
  'Share/open id': 'not-found',
  'Project/detail id': 'not-found',
  'Project/update id': 'not-found',
  'Project/delete id': 'not-found',
  'Dataset/index project': 'not-found',
  'Dataset/detail id': 'not-found',
  'Dataset/rename id': 'not-found',
  'Dataset/delete id': 'not-found',
  'V2analysis/index data_id': 'not-found',
  'V2analysis/rename id': 'not-found',
  'V2analysis/deleteAllByDataId data_id': 'not-found',
  'V2analysis/downloadAllByDataId data_id': 'not-found',
  'Plotrecord/index project': 'not-found',
  'Plotrecord/index dataset': 'not-found',
  'Plotrecord/detail id': 'not-found',
  'Plotrecord/office ids.0': 'not-found',
  'user/office id': 'not-found',
  'user/office project': 'not-found',
  'Plotrecord/add dataset': 'not-found',
  'Plotrecord/delete id': 'not-found',
  'Plotrecord/upload project': 'not-found',
  'Plotrecord/getDownloadKey ids.0': 'not-found',
  'Plotrecord/loadProjectData project': 'not-found',
  'Plotrecord/loadProjectData dataset': 'not-found',
  'Plotfilesvar/index record': 'not-found',
  'Plotfilesvar/update record': 'not-found',
  'Plotfilesvar/updateFirstType record': 'not-found',
  'Plotfilesvar/updateSecondType record': 'not-found',
}
/** Ids made by the caller, which refer to nothing yet: `tests/contract/wall.test.ts` sends another user's. */
const MADE_BY_THE_CALLER = [
  'Chat/stream message',
  'Sync/push mutations.0.id',
  'Sync/push mutations.0.record',
  'Order/pay payment',
]

const fits = ({ schema }: Leaf, text: string) => schema.safeParse(text).success
const idFields = names.flatMap((name) =>
  leavesOf(calls[name].request)
    .filter((leaf) => fits(leaf, newId()) && !fits(leaf, 'Text1'))
    .map(({ path }) => ({ name, path, field: `${name} ${path.join('.')}` })),
)

test('the table contains exactly the ids of the contract', () => {
  expect(idFields.map(({ field }) => field).sort()).toEqual([...Object.keys(absent), ...MADE_BY_THE_CALLER].sort())
})

const SHA256 = createHash('sha256').update('bytes').digest('hex')
const COLUMN = { id: 'c1', name: 'x', type: 'number', measure: 'continuous', include: true }

/** An order that is not paid. Without the call, which allows three of them. */
async function addOpenOrder(user: string): Promise<string> {
  const [id, now] = [newId(), server.clock.now()]
  const product = JSON.stringify({ kind: 'recharge', price: 500 })
  const empty = { gift: 0, discount: 0, promo_id: null, paid_at: null, closed_at: null }
  const row = { user_id: user, id, kind: 'recharge', product, amount: 500, state: 'open' } as const
  const dates = { created_at: now, expires_at: now + 1_800_000 }
  await server.services.db
    .insertInto('orders')
    .values({ ...row, ...empty, ...dates })
    .execute()
  return id
}

/** An invoice title. Without the call, which allows twenty of them. */
async function addTitle(user: string): Promise<string> {
  const [id, now] = [newId(), server.clock.now()]
  const texts = Object.fromEntries(Object.keys(TITLE_TEXTS).map((text) => [text, ''])) as Record<TitleText, string>
  const row = {
    ...texts,
    user_id: user,
    id,
    type: 'personal',
    is_default: false,
    created_at: now,
    updated_at: now,
  } as const
  await server.services.db.insertInto('titles').values(row).execute()
  return id
}

/** An invoice that waits. Without the call, which needs a payment. */
async function addInvoice(user: string): Promise<string> {
  const [id, now] = [newId(), server.clock.now()]
  const texts = Object.fromEntries(Object.keys(TITLE_TEXTS).map((text) => [text, ''])) as Record<TitleText, string>
  const title = JSON.stringify({ type: 'personal', ...texts })
  const row = {
    user_id: user,
    id,
    title,
    kind: 'ordinary',
    email: '',
    remark: '',
    amount: 1,
    state: 'waiting',
  } as const
  const empty = { reason: '', reissue_note: '', red_letter: '' }
  await server.services.db
    .insertInto('invoices')
    .values({ ...row, ...empty, asked_at: now, due_at: now + 172_800_000 })
    .execute()
  return id
}

/** One of each object that an id of the contract may refer to. */
async function thingsOf({ token, userInfo }: TestUser) {
  const device = createDevice('d')
  const [project, dataset, analysis, chart, report] = [newId(), newId(), newId(), newId(), newId()]
  const mutations = [
    device.change('project', project, { name: 'p', storage: 'cloud', createdAt: 1 }),
    device.change('dataset', dataset, { project, name: 'd', createdAt: 1, importSchema: { columns: [COLUMN] } }),
    device.change('analysis', analysis, { project, dataset, type: 't-test', version: 1, title: 't', createdAt: 1 }),
    device.change('chart', chart, { project, dataset, type: 'histogram', version: 1, title: 't', createdAt: 1 }),
    device.change('report', report, { project, title: 'r', order: 'a0', createdAt: 1 }),
  ]
  const pushed = await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
  expect(pushed.data.results.map(({ result }) => result)).toEqual(mutations.map(() => 'applied'))
  const { data } = await server.call('Dataset/uploadStart', { project, sha256: SHA256, size: 5 }, { token })
  const share = await addShare(server, token, Buffer.from('sealed'))
  const order = await addOpenOrder(userInfo.id)
  const title = await addTitle(userInfo.id)
  const invoice = await addInvoice(userInfo.id)
  return { project, dataset, analysis, chart, report, upload: data.upload, share: share.id, order, title, invoice }
}
type Things = Awaited<ReturnType<typeof thingsOf>>

let theirs: readonly string[]
let sharedByBea: string
beforeAll(async () => {
  const things = await thingsOf(bea)
  const email = newEmail()
  const { verify_id } = await askCode(server, email, 'bind', { token: bea.token })
  sharedByBea = things.share
  theirs = [...Object.values(things), bea.userInfo.id, verify_id]
})

/** A request in which everything belongs to the caller or, for objects without an owner, exists. */
function goodRequest(name: CallName, own: Things): unknown {
  const [slice = ''] = name.split('/')
  const things: Readonly<Record<string, string>> = {
    Project: own.project,
    Dataset: own.dataset,
    Plotrecord: own.chart,
    Share: own.share,
    Rise: own.title,
    Invoicing: own.invoice,
    user: own.report,
  }
  const values: Readonly<Record<string, unknown>> = {
    id: things[slice] ?? own.analysis,
    record: own.chart,
    order: own.order,
    title: own.title,
    invoice: own.invoice,
    ids: [own.chart],
    dataset: own.dataset,
    column: COLUMN.id,
    plot_id: 'histogram',
    data_id: own.dataset,
    project: own.project,
    upload: own.upload,
    protocol: PROTOCOL,
    agreement_id: 2,
    sha256: SHA256,
    size: 5,
    offset: 0,
    username: newPhone(),
    email: newEmail(),
    name: 'renamed',
    storage: 'cloud',
  }
  const sample = sampleOf(calls[name].request) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(sample).map(([field, value]) => [field, Object.hasOwn(values, field) ? values[field] : value]),
  )
}

const tested = idFields.filter(({ field }) => Object.hasOwn(absent, field))

test.each(tested)(
  '[S8] $field: an id of another’s, or of nothing, is answered alike and gives nothing',
  async ({ name, path, field }) => {
    const authorization = `Bearer ${await server.login(ann)}`
    const own = await thingsOf(ann)
    const good = goodRequest(name, own)
    const unknown = withoutChance(await send(name, withValue(good, path, newId()), authorization))
    if (absent[field] === 'nothing') expect(unknown).toMatchObject({ status: 200 })
    else expect(unknown).toMatchObject({ code: absent[field], fields: [] })
    const before = await everything(OF_A_SESSION)
    for (const id of theirs) {
      const reply = await send(name, withValue(good, path, id), authorization)
      if (opensToAll(name, id, sharedByBea)) continue
      expect(withoutChance(reply)).toEqual(unknown)
      expect(theirs.filter((handle) => JSON.stringify(reply).includes(handle))).toEqual([])
    }
    expect(await everything(OF_A_SESSION)).toEqual(before)
    // with the caller's own id the same request succeeds
    const isOwned = absent[field] === 'not-found' && name !== 'Notice/detail'
    // neither of these has a file here
    const isOfAFile = name === 'Dataset/source' || name === 'Plotrecord/getDownloadKey'
    // this site has no provider, the order is not paid, and the invoice is not issued
    const isOfMoney = /^(Order\/pay$|Refund\/|Invoicing\/(add|reissue|file)$)/.test(name)
    if (isOwned && !isOfAFile && !isOfMoney) expect((await send(name, good, authorization)).status).toBe(200)
  },
)

const ID = '01900000-0000-7000-8000-0000000000ff'
const malformed = [
  '',
  'x',
  ID.toUpperCase(),
  `${ID}\n`,
  ` ${ID}`,
  ID.slice(1),
  `{${ID}}`,
  ID.replaceAll('-', ''),
  `${ID}' or '1'='1`,
]
/** Types that a query cannot express. */
const ofAnotherType = [null, 7, true, [ID], { id: ID }]

test.each(idFields)('[S9] $field: an id that is none is refused by its name', async ({ name, path, field }) => {
  const authorization = `Bearer ${await server.login(ann)}`
  const good = goodRequest(name, await thingsOf(ann))
  const before = await everything(OF_A_SESSION)
  for (const id of isQueryCall(name) ? malformed : [...malformed, ...ofAnotherType]) {
    expect(await send(name, withValue(good, path, id), authorization), `${field} ${JSON.stringify(id)}`).toMatchObject({
      status: 422,
      code: 'invalid-request',
      params: { fields: expect.arrayContaining([path.join('.')]) },
      data: null,
    })
  }
  expect(await everything(OF_A_SESSION)).toEqual(before)
})
