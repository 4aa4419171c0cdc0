import { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { type Hint, notify, openBus } from './bus.ts'

// the same way to the embedded database: not by a URL that contains the password
const pool = new Pool({ ...inject('cluster').admin, database: 'postgres' })
afterAll(() => pool.end())

const until = async (isSo: () => boolean) => {
  for (let waited = 0; !isSo() && waited < 5000; waited += 10) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('[P3] a bus receives its own hints and those of others, each once', async () => {
  const heard: Hint[] = []
  let isListening = false
  const bus = openBus(
    pool,
    pino({ level: 'silent' }),
    (hints) => heard.push(...hints),
    () => {
      isListening = true
    },
  )
  await until(() => isListening)
  expect(isListening).toBe(true)
  const ids = Array.from({ length: 250 }, (_, index) => `user-${index}`)
  for (const id of [...ids, ...ids]) bus.say({ kind: 'user', id })
  bus.say({ kind: 'notices' })
  await notify(pool, [{ kind: 'scene', id: 'ab' }])
  await until(() => heard.length === 252)
  expect(heard).toHaveLength(252)
  expect(heard).toContainEqual({ kind: 'notices' })
  expect(heard).toContainEqual({ kind: 'scene', id: 'ab' })
  expect(new Set(heard.flatMap((hint) => (hint.kind === 'user' ? [hint.id] : [])))).toEqual(new Set(ids))
  await bus.close()
})
