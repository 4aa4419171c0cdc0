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

test('[R6] no leaf of shareable content carries rows, at any depth', () => {
  const steps = (leaf: string) => ({ body: { steps: [{ type: 'recode', options: { [leaf]: 1 } }] } })
  expect(checkMutation(mutation('template', steps('option.rules')))).toBeUndefined()
  expect(checkMutation(mutation('template', { body: 'a text with "data.x": in it' }))).toBeUndefined()
  expect(checkMutation(mutation('template', steps('data.rules')))).toEqual({
    code: 'invalid-field',
    params: { kind: 'template', field: 'body' },
  })
  expect(checkMutation(mutation('template', { 'data.body': 1 }))?.code).toBe('unknown-field')
})

test('[R5] a kind comes after the kinds it refers to, its parent reference is required, and each reference is one of its fields', () => {
  const names = Object.keys(kinds)
  for (const [name, { references, optional = [], fields }] of Object.entries(kinds)) {
    for (const target of Object.values(references)) expect(names.indexOf(target)).toBeLessThan(names.indexOf(name))
    for (const field of Object.keys(references)) expect(Object.keys(fields)).toContain(field)
    for (const field of optional) {
      expect(Object.keys(references)).toContain(field)
      expect(checkMutation(mutation(name, { [field]: null }))).toBeUndefined()
    }
    const needed = Object.keys(references).filter((field) => !optional.includes(field))
    expect(Object.keys(references).slice(0, needed.length)).toEqual(needed)
    for (const field of needed) expect(checkMutation(mutation(name, { [field]: null }))?.code).toBe('invalid-field')
  }
})

test('[R6] fields that hold row data are below data.', () => {
  const may = (kind: string, fields: object) => checkMutation(mutation(kind, fields)) === undefined
  expect(may('set', { 'data.counted': 1, 'data.labels': ['a'], members: ['c1'], scale: { min: 1, max: 5 } })).toBe(true)
  expect(may('set', { counted: 1 })).toBe(false)
  expect(may('report-block', { 'data.text': 'P = 0.03', mode: 'frozen', part: 'tests' })).toBe(true)
  expect(may('report-block', { text: 'P = 0.03' })).toBe(false)
  expect(may('own-tool', { 'data.formula': {}, state: 'validated', revision: 2 })).toBe(true)
  expect(may('own-tool', { formula: {} })).toBe(false)
  expect(may('chat-message', { words: 'which test?', role: 'user', state: 'done', 'data.attached': [] })).toBe(true)
  expect(may('chat-message', { attached: [] })).toBe(false)
  expect(may('chat-message', { words: 'x'.repeat(65_537) })).toBe(false)
  expect(may('figure-style', { 'option.figureWidth': 89 })).toBe(true)
  expect(may('figure-style', { 'data.level': 'x' })).toBe(false)
  expect(may('figure-page', { 'option.cell.01A.chart': RECORD, 'data.text.01C': 'A' })).toBe(true)
  expect(may('step', { comment: 'Implausible weights, as the ward said.' })).toBe(true)
  expect(may('variable', { 'data.missingRanges': [[97, null]] })).toBe(true)
})

test('[R3] a stamp belongs to its mutation', () => {
  expect(checkMutation(mutation('project', { name: 'a' }, '01900000-0000-7000-8000-000000000002'))).toEqual({
    code: 'invalid-field',
    params: { kind: 'project', field: 'stamp' },
  })
})

test('a kind comes after the kinds it refers to, so that records can be created in that order', () => {
  const names = Object.keys(kinds) as KindName[]
  for (const [at, name] of names.entries())
    for (const target of Object.values(kinds[name].references)) expect(names.indexOf(target)).toBeLessThan(at)
})
