import { UserDatabase } from '../src/app/data/database/user-database.ts'
import { synchronise, syncTag } from '../src/app/data/outbox/synchronise.ts'
import { readSession } from '../src/app/device/session.ts'
import { computeRecords } from './compute-records.ts'

/**
 * Background Sync: sends the queue while no page is open. Opens the database only here, after activation, and closes it again, so that a page
 * of a newer version is never blocked (SPEC L3). Does not wait for a page that is sending, which could delay a newer worker. Throws if
 * anything is left, so that the browser retries.
 */
async function replayOutbox(tag: string): Promise<void> {
  const { token, user } = await readSession()
  if (!token || !user || tag !== syncTag(user.id)) return
  const database = new UserDatabase(user.id)
  database.on('versionchange', () => database.close())
  try {
    await database.open()
    const sender = { token: token.token, language: navigator.language, fetch: fetch.bind(globalThis) }
    const result = await synchronise(database, sender, user.id, { ifAvailable: true })
    if (result === 'later') throw new Error('the outbox is not empty')
  } finally {
    database.close()
  }
}

/** The reply data of a call about charts as records; undefined if a record that it names does not exist. Throws if nobody is signed in. */
async function chartRecords(name: string, asked: object): Promise<unknown> {
  const { user } = await readSession()
  if (!user) throw new Error('nobody is signed in')
  const database = new UserDatabase(user.id)
  database.on('versionchange', () => database.close())
  try {
    await database.open()
    return await computeRecords(database, name, asked)
  } finally {
    database.close()
  }
}

Object.assign(self, { replayOutbox, chartRecords })
