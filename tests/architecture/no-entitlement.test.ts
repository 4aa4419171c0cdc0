import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../src')

/** What computes, draws, reads and writes files on the device: free for everyone, for ever. */
const FREE = [
  'engine',
  'figure',
  'catalog',
  'formats',
  'app/workers',
  'app/outcome',
  'app/entry',
  'app/import',
  'app/r',
] as const

/** Words by which a program would learn what the user has paid for. */
const PAID =
  /\b(entitlement|due_time|dueTime|moneyCalls|orderCalls|isLapsed|UserInfo)\b|User\/detail|calls\/(money|order|refund|user)\.ts/

const files = FREE.flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: resolve(root, folder) }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
)

test('nothing that computes on the device reads what a user has paid for', () => {
  expect(files.length).toBeGreaterThan(1000)
  const reading = files.filter((file) => PAID.test(readFileSync(resolve(root, file), 'utf8')))
  expect(reading).toEqual([])
})

test('the words that are looked for occur where membership is shown', () => {
  const overview = readFileSync(resolve(root, 'app/features/personal/overview.tsx'), 'utf8')
  expect(overview).toMatch(PAID)
})
