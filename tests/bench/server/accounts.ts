import { writeFileSync } from 'node:fs'
import { fieldsOf } from '#contract/records/merge.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { claimIdentity, insertUser } from '#server/accounts/store.ts'
import type { Database } from '#server/db/database.ts'
import { mintToken } from '#server/identity/token.ts'
import { readSite } from '#server/site/store.ts'
import { bodyOf, headOf } from '#server/sync/record-head.ts'
import { saveRecords } from '#server/sync/store.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

/** A user simulated by the load generator. */
export interface Account {
  readonly username: string
  readonly token: string
  /** The ids of the user's analyses. */
  readonly analyses: readonly string[]
  readonly cursor: { readonly epoch: string; readonly revision: number }
}

export const PASSWORD = 'correct horse'
const ANALYSES = 98
const AT_ONCE = 8

function recordsOf(name: string) {
  const device = createDevice(name)
  const [project, dataset] = [newId(), newId()]
  const createdAt = Date.now()
  const question = (index: number) =>
    device.change('analysis', newId(), {
      project,
      dataset,
      type: 'linear-regression',
      version: 1,
      title: `Model ${index}: systolic blood pressure by age and sex`,
      order: `a${index}`,
      createdAt,
      'option.outcome': 'c4',
      'option.predictors': ['c1', 'c2', 'c7'],
      'option.level': 0.95,
      'option.robust': true,
    })
  const mutations = [
    device.change('project', project, { name: `Study${name}`, storage: 'device', createdAt }),
    device.change('dataset', dataset, {
      project,
      name: 'visits',
      sourceName: 'visits.csv',
      sourceSize: 120_000,
      createdAt,
    }),
    ...Array.from({ length: ANALYSES }, (_, index) => question(index)),
  ]
  return mutations.map((mutation, index) => {
    const fields = fieldsOf(mutation)
    const size = Buffer.byteLength(JSON.stringify(fields))
    const { record: id, kind } = mutation
    return { id, kind, head: headOf(fields), body: bodyOf(fields), size, revision: index + 1 }
  })
}

async function open({ db }: Database, username: string, passwordHash: string, epoch: string): Promise<Account> {
  const user = newId()
  const records = recordsOf(username)
  const { token, hash } = mintToken(user)
  const now = Date.now()
  await db.transaction().execute(async (tx) => {
    const revision = records.length
    const account = {
      user_id: user,
      username,
      password_hash: passwordHash,
      last_agreement_id: 2,
      created_at: now,
      revision,
    }
    await claimIdentity(tx, { kind: 'account', name: username }, user)
    await insertUser(tx, account)
    await tx
      .insertInto('sessions')
      .values({ user_id: user, token_hash: hash, device: 'bench', created_at: now, last_used: now })
      .execute()
    await saveRecords(tx, user, records)
  })
  const analyses = records.filter(({ kind }) => kind === 'analysis').map(({ id }) => id)
  return { username, token, analyses, cursor: { epoch, revision: records.length - 1 } }
}

/** Creates accounts, each with a project of a hundred records and a session, and writes them to a file. */
export async function makeAccounts(database: Database, count: number, file: string): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD)
  const { epoch } = await readSite(database.db)
  const accounts: Account[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const names = Array.from({ length: AT_ONCE }, (_, index) => `bench${first + index}`)
    accounts.push(...(await Promise.all(names.map((name) => open(database, name, passwordHash, epoch)))))
  }
  await database.pool.query('vacuum analyze')
  writeFileSync(file, JSON.stringify(accounts))
}
