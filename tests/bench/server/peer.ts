import { serve } from '@hono/node-server'
import { verify } from '@node-rs/argon2'
import { Hono } from 'hono'
import type { PoolClient } from 'pg'
import type { Mutation } from '#contract/calls/sync.ts'
import { openDatabase } from '#server/db/database.ts'
import { mintToken, readToken } from '#server/identity/token.ts'

/**
 * The product's peer: the same statements and the same argon2 with hono and pg only. It validates nothing, limits nothing, logs nothing and
 * replies without an envelope.
 */
const { pool } = openDatabase(JSON.parse(process.env.CONNECTION ?? '{}'), () => undefined)
const app = new Hono()

async function userOf(authorization: string | undefined): Promise<string> {
  const token = readToken(authorization ?? '')
  if (!token) throw new Error('no token')
  const { rows } = await pool.query('select last_used from sessions where user_id = $1 and token_hash = $2', [
    token.user,
    token.hash,
  ])
  if (rows.length === 0) throw new Error('no session')
  return token.user
}

app.post('/api/User/login', async (context) => {
  const { username, password, device } = await context.req.json()
  const { rows } = await pool.query(
    `select users.* from identities join users on users.user_id = identities.user_id
     where identities.kind = 'account' and identities.name = $1`,
    [username],
  )
  if (!(await verify(rows[0].password_hash, password))) throw new Error('wrong password')
  const { token, hash } = mintToken(rows[0].user_id)
  await pool.query(
    `insert into sessions (user_id, token_hash, device, created_at, last_used)
     select user_id, $2, $3, $4::int8, $4::int8 from users where user_id = $1 and status <> 0 and password_hash = $5 for share
     returning user_id`,
    [rows[0].user_id, hash, device, Date.now(), rows[0].password_hash],
  )
  return context.json({ token, userInfo: rows[0] })
})

app.post('/api/User/detail', async (context) => {
  const user = await userOf(context.req.header('authorization'))
  const { rows } = await pool.query('select * from users where user_id = $1', [user])
  return context.json(rows[0])
})

app.post('/api/Sync/pull', async (context) => {
  const { cursor, limit } = await context.req.json()
  const user = await userOf(context.req.header('authorization'))
  const position = await pool.query(
    'select site.epoch, users.revision from users inner join site on true where users.user_id = $1',
    [user],
  )
  const { rows } = await pool.query(
    `select id, kind, head, body, size, revision, available from (
       select *, sum(size) over (order by revision) - size as before, count(*) over () as available from (
         select id, kind, head, body, size, revision from records
         where user_id = $1 and revision > $2 order by revision limit $3
       ) page
     ) measured where before < $4 order by revision`,
    [user, cursor?.revision ?? 0, limit + 1, 4 * 1024 * 1024],
  )
  const records = rows.slice(0, limit)
  return context.json({
    cursor: { epoch: position.rows[0].epoch, revision: records.at(-1)?.revision ?? cursor?.revision },
    reset: false,
    records: records.map(({ id, kind, head, body }) => ({ id, kind, fields: { ...head, ...body } })),
    more: records.length < (rows[0]?.available ?? 0),
  })
})

async function findRecords(client: PoolClient, user: string, ids: readonly string[]) {
  const query = 'select id, kind, head, body, size, revision from records where user_id = $1 and id = any($2)'
  return (await client.query(query, [user, ids])).rows
}

async function applyAll(client: PoolClient, user: string, mutations: readonly Mutation[]): Promise<void> {
  const locked = await client.query('select revision from users where user_id = $1 for no key update', [user])
  const ids = mutations.map(({ id }) => id)
  await client.query('select id from mutations where user_id = $1 and id = any($2)', [user, ids])
  const found = await findRecords(client, user, [...new Set(mutations.map(({ record }) => record))])
  const above = new Set(found.flatMap(({ head }) => [head.project[0], head.dataset[0]]))
  await findRecords(client, user, [...above])
  const records = new Map(found.map((record) => [record.id, record]))
  let { revision } = locked.rows[0]
  for (const { record, stamp, fields } of mutations) {
    const current = records.get(record)
    for (const [name, value] of Object.entries(fields)) {
      const part = name.startsWith('option.') ? current.body : current.head
      part[name] = [value, stamp]
    }
    revision += 1
    current.revision = revision
  }
  const rows = [...records.values()].map(({ id, kind, head, body, revision: given }) => {
    const [short, long] = [JSON.stringify(head), JSON.stringify(body)]
    const size = Buffer.byteLength(short) + Buffer.byteLength(long)
    return [user, id, kind, [head.project[0], head.dataset[0]], short, long, size, given]
  })
  await insert(
    client,
    'mutations (user_id, id, applied_at)',
    mutations.map(({ id }) => [user, id, Date.now()]),
  )
  await insert(
    client,
    'records (user_id, id, kind, refs, head, body, size, revision)',
    rows,
    `on conflict (user_id, id) do update set refs = excluded.refs, head = excluded.head, body = excluded.body, size = excluded.size,
     revision = excluded.revision`,
  )
  await client.query('update users set revision = $1 where user_id = $2', [revision, user])
}

async function insert(client: PoolClient, into: string, rows: readonly unknown[][], otherwise = ''): Promise<void> {
  const width = rows[0]?.length ?? 0
  const places = rows.map((row, above) => `(${row.map((_, index) => `$${above * width + index + 1}`).join(', ')})`)
  await client.query(`insert into ${into} values ${places.join(', ')} ${otherwise}`, rows.flat())
}

app.post('/api/Sync/push', async (context) => {
  const { mutations } = (await context.req.json()) as { mutations: Mutation[] }
  const user = await userOf(context.req.header('authorization'))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await applyAll(client, user, mutations)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return context.json({ results: mutations.map(({ id }) => ({ id, result: 'applied' })) })
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(`http://127.0.0.1:${port}`))
process.once('disconnect', () => process.exit(0))
