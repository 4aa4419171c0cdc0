import { expect, test } from 'vitest'
import { checkMutation } from './check-mutation.ts'
import { type KindName, kinds } from './kinds.ts'
import { formatStamp } from './stamp.ts'

const MUTATION = '01900000-0000-7000-8000-000000000001'
const RECORD = '01900000-0000-7000-8000-0000000000aa'
const mutation = (kind: string, fields: object, stampOf = MUTATION) => ({
  id: MUTATION,
  kind,
  record: RECORD,
  stamp: formatStamp({ ms: 1, counter: 0 }, 'aaaaaaaaaaaa', stampOf),
  fields: fields as Record<string, string>,
})

test('a mutation that fits has no problem', () => {
  expect(checkMutation(mutation('project', { name: '肺癌2026', storage: 'cloud', createdAt: 1 }))).toBeUndefined()
  expect(checkMutation(mutation('project', { 'convention.quartiles': 'type6' }))).toBeUndefined()
  expect(checkMutation(mutation('favourite', { tool: 'ckd-epi-2021', deleted: false }))).toBeUndefined()
  expect(checkMutation(mutation('analysis', { 'option.alpha': 0.05, 'data.outcome': { rows: [1] } }))).toBeUndefined()
})

test('[R5] a field outside the allow-list of its kind is refused by name', () => {
  expect(checkMutation(mutation('project', { balance: 100 }))).toEqual({
    code: 'unknown-field',
    params: { kind: 'project', field: 'balance' },
  })
  expect(checkMutation(mutation('dataset', { 'option.x': 1 }))?.code).toBe('unknown-field')
  expect(checkMutation(mutation('project', { 'convention.other': 1 }))?.code).toBe('unknown-field')
  expect(checkMutation(mutation('project', { constructor: 'x' }))?.code).toBe('unknown-field')
  expect(checkMutation(mutation('wallet', { amount: 1 }))).toEqual({
    code: 'unknown-field',
    params: { kind: 'wallet', field: '' },
  })
})

test('[R5] a value that does not fit its field is refused by name', () => {
  expect(checkMutation(mutation('project', { name: 'two words' }))).toEqual({
    code: 'invalid-field',
    params: { kind: 'project', field: 'name' },
  })
  expect(checkMutation(mutation('dataset', { sourceSha256: 'abc' }))?.params.field).toBe('sourceSha256')
  expect(checkMutation(mutation('project', { 'convention.quartiles': 'type8' }))?.code).toBe('invalid-field')
  for (const tool of ['', 'BMI', 'two words', 'a--b', '../etc', 'a'.repeat(61), 7])
    expect(checkMutation(mutation('favourite', { tool }))?.code).toBe('invalid-field')
})

test('[R3] a stamp belongs to its mutation', () => {
  expect(checkMutation(mutation('project', { name: 'a' }, '01900000-0000-7000-8000-000000000002'))).toEqual({
    code: 'invalid-field',
    params: { kind: 'project', field: 'stamp' },
  })
})

test('a kind is named after those that it refers to, so that records can be made in that order', () => {
  const names = Object.keys(kinds) as KindName[]
  for (const [at, name] of names.entries())
    for (const target of Object.values(kinds[name].references)) expect(names.indexOf(target)).toBeLessThan(at)
})
