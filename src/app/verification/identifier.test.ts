import { expect, test } from 'vitest'
import { emailTarget, phoneTarget, targetOf } from './identifier.ts'

test.each([
  ['13800138000', { kind: 'phone', name: '13800138000' }],
  ['138 0013 8000', { kind: 'phone', name: '13800138000' }],
  ['138-0013-8000', { kind: 'phone', name: '13800138000' }],
  [' anna@example.org ', { kind: 'email', name: 'anna@example.org' }],
  ['王@例子.中国', { kind: 'email', name: '王@例子.中国' }],
  ['12800138000', undefined],
  ['1380013800', undefined],
  ['138001380000', undefined],
  ['anna@example', undefined],
  ['a b@example.org', undefined],
  ['', undefined],
])('%o is %o', (typed, target) => {
  expect(targetOf(typed)).toEqual(target)
})

test('a field for one kind accepts only that kind', () => {
  expect(phoneTarget('anna@example.org')).toBeUndefined()
  expect(emailTarget('13800138000')).toBeUndefined()
})
