import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperatorWithPassword } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { createBlankDatabase } from '#tests/support/test-database.ts'
import { newId } from '#tests/support/test-device.ts'
import { newAddress } from '#tests/support/verification.ts'
import { inTransaction, openDatabase } from '../db/database.ts'
import { migrate, migrateWithin } from '../db/migrate.ts'
import { identityOf } from '../identity/identity.ts'
import { skeletonOf } from '../identity/skeleton.ts'
import { hashPassword } from './password.ts'
import { claimIdentity } from './store.ts'

const PASSWORD = 'correct horse'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { limitsFactor: 1000 } })
})
afterAll(() => server.stop())

const elsewhere = () => ({ address: newAddress() })

async function register(username: string) {
  const request = { username, password: PASSWORD, agreement_id: 2, device: 'test', captcha: await server.captcha() }
  return server.call('User/register', request, elsewhere())
}

const logIn = (username: string, password = PASSWORD, at = server) =>
  at.call('User/login', { username, password, device: '' }, elsewhere())

test.each([
  ['patient', 'p\u0430tient', 'Cyrillic a'],
  ['scope', '\u0455\u0441\u043e\u0440\u0435', 'Cyrillic throughout'],
  ['wang_1', 'wang_l', 'one and l'],
  ['Omicron', '\u039fmicron', 'Greek O'],
  ['\u53e3\u8154\u79d1', '\u56d7\u8154\u79d1', 'two Han characters that are drawn alike'],
])('[A7] beside %s nobody registers as %s: %s', async (name, alike) => {
  expect(alike.normalize('NFKC').toLowerCase()).not.toBe(name.toLowerCase())
  const first = await register(name)
  expect(first.status).toBe(200)
  expect((await register(alike)).code).toBe('username-taken')
  const { data } = await logIn(alike)
  expect(data.userInfo).toMatchObject({ id: first.data.userInfo.id, username: name })
  const created = await runOperatorWithPassword(server, PASSWORD, 'create-user', alike)
  expect(created.errors[0]).toMatch(/belongs to another account\. Nothing was changed\.$/)
})

test('[A7] of many who register look-alikes at once one gets the name', async () => {
  const names = ['racoon', 'r\u0430coon', 'ra\u0441oon', 'rac\u043eon', 'raco\u043en', 'r\u0430c\u043e\u043en']
  const replies = await Promise.all(names.map(register))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'username-taken']))
})

test('[A7] names that look different stay two names, in any script', async () => {
  for (const name of [
    'lihua',
    'lihui',
    '\u674e\u5c0f\u534e',
    '\u674e\u5c0f\u6866',
    '\u0438\u0432\u0430\u043d',
    '\u0438\u0432\u0430\u043d\u0430',
  ]) {
    expect((await register(name)).status, name).toBe(200)
  }
})

test('[A7] [A2] failures under names that look alike are failures of one account', async () => {
  const strict = await startTestServer()
  const { username } = await strict.register('soccer')
  const { address } = elsewhere()
  const fail = (name: string) =>
    strict.call('User/login', { username: name, password: 'wrong password', device: '' }, { address })
  for (const alike of [username, 's\u043eccer', 'so\u0441cer'])
    expect((await fail(alike)).code).toBe('wrong-credentials')
  expect((await fail('soc\u0441er')).code).toBe('captcha-required')
  await strict.stop()
})

test('[A7] mailboxes may look alike: a code proves the owner', async () => {
  const claim = (typed: string) =>
    inTransaction(server.services.db, (tx) => claimIdentity(tx, identityOf(typed), newId()))
  expect(await claim('rose@example.org')).toBe(true)
  expect(await claim('r\u043ese@example.org')).toBe(true)
  expect(await claim('rose@example.org')).toBe(false)
})

test('[A7] accounts whose names already looked alike keep them, and nobody else gets a similar one', async () => {
  const database = await createBlankDatabase()
  const old = openDatabase({ connectionString: database.url }, () => undefined)
  const names = ['m\u0430ria', 'maria', 'm\u0430ri\u0430', 'peter', ...Array.from({ length: 4500 }, (_, n) => `n${n}x`)]
  const ids = names.map(() => newId())
  const hash = await hashPassword(PASSWORD)
  await old.db.transaction().execute(async (tx) => {
    await migrateWithin(tx, 0, '0002-accounts')
    await sql`insert into users (user_id, username, password_hash, last_agreement_id, created_at)
      select id, name, ${hash}, 1, place from unnest(${ids}::uuid[], ${names}::text[]) with ordinality as t (id, name, place)`.execute(
      tx,
    )
    await sql`insert into identities (kind, name, user_id)
      select 'account', name, id from unnest(${ids}::uuid[], ${names}::text[]) as t (id, name)`.execute(tx)
    await sql`insert into identities values ('email', 'm\u0430ria@example.org', ${newId()}), ('phone', '13800000000', ${newId()})`.execute(
      tx,
    )
  })
  await migrate(old.db, 0)
  const { rows } = await sql<{ name: string }>`
    select name from identities where skeleton is null order by name collate "C"`.execute(old.db)
  expect(rows.map(({ name }) => name)).toEqual(['13800000000', 'maria', 'm\u0430ria@example.org', 'm\u0430ri\u0430'])
  await old.close()

  const again = await startTestServer({ config: { databaseUrl: database.url, limitsFactor: 1000 } })
  for (const [index, name] of names.slice(0, 4).entries()) {
    expect((await logIn(name, PASSWORD, again)).data.userInfo.id, name).toBe(ids[index])
  }
  expect((await logIn('mari\u0430', PASSWORD, again)).data.userInfo.id).toBe(ids[0]) // no user has this exact name: the oldest look-alike
  const captcha = await again.captcha()
  const request = { username: 'mari\u0430', password: PASSWORD, agreement_id: 2, device: '', captcha }
  expect((await again.call('User/register', request, elsewhere())).code).toBe('username-taken')
  await again.stop()
  await database.remove()
})

test('[A7] skeletons are stored: a new Unicode table would need a migration that recomputes them', () => {
  const hash = createHash('sha256')
  for (let point = 0; point < 0x30000; point += 1) {
    const character = String.fromCodePoint(point)
    if (/[\p{L}\p{N}_]/u.test(character)) hash.update(`${character}${skeletonOf(character)}\n`)
  }
  expect(hash.digest('hex')).toBe('8f517dec5acd0ec13c871c654546b71c84074ca655f71fdf8d26b16f0c57f6fb')
})
