import { expect, test } from 'vitest'
import { proposeStubs } from './propose-stubs.ts'

const columns = (...names: readonly string[]) => names.map((name, k) => ({ id: `c${k + 1}`, name }))
const proposed = (...names: readonly string[]) => {
  const stubs = proposeStubs(columns(...names))
  return stubs && [stubs.times, ...stubs.groups.map(({ name, columns: ids }) => [name, ...ids])]
}

test('a number at the end says when, with or without a sign or a T before it', () => {
  expect(proposed('id', 'bp_1', 'bp_2', 'bp_10')).toEqual([
    ['1', '2', '10'],
    ['bp', 'c2', 'c3', 'c4'],
  ])
  expect(proposed('bp_T0', 'bp_T1', 'hr_T0', 'hr_T1')).toEqual([
    ['0', '1'],
    ['bp', 'c1', 'c2'],
    ['hr', 'c3', 'c4'],
  ])
  expect(proposed('HbA1c1', 'HbA1c2')).toEqual([
    ['1', '2'],
    ['HbA1c', 'c1', 'c2'],
  ])
  expect(proposed('weight2', 'weight1')).toEqual([
    ['1', '2'],
    ['weight', 'c2', 'c1'],
  ])
})

test('before and after, and the first and the second time, in Chinese and English', () => {
  expect(proposed('血压前', '血压后', '年龄')).toEqual([
    ['前', '后'],
    ['血压', 'c1', 'c2'],
  ])
  expect(proposed('术前血压', '术后血压', '术前心率', '术后心率')).toEqual([
    ['术前', '术后'],
    ['血压', 'c1', 'c2'],
    ['心率', 'c3', 'c4'],
  ])
  expect(proposed('第1次血压', '第2次血压', '第十次血压')).toEqual([
    ['1', '2', '10'],
    ['血压', 'c1', 'c2', 'c3'],
  ])
  expect(proposed('血压_第二次', '血压_第十二次', '血压_第二十一次')).toEqual([
    ['2', '12', '21'],
    ['血压', 'c1', 'c2', 'c3'],
  ])
  expect(proposed('Score_pre', 'Score_post')).toEqual([
    ['pre', 'post'],
    ['Score', 'c1', 'c2'],
  ])
})

test('what is measured once stays, what was not measured at a time is empty, and names are free', () => {
  expect(proposed('bp_1', 'bp_2', 'bp_3', 'hr_1', 'hr_3', 'age_1')).toEqual([
    ['1', '2', '3'],
    ['bp', 'c1', 'c2', 'c3'],
    ['hr', 'c4', null, 'c5'],
  ])
  expect(proposed('bp', 'bp_1', 'bp_2')).toEqual([
    ['1', '2'],
    ['bp_2', 'c2', 'c3'],
  ])
  expect(proposed('1', '2')).toEqual([
    ['1', '2'],
    ['value', 'c1', 'c2'],
  ])
})

test('names that only look alike are no repeated measurement', () => {
  expect(proposed('prevalence', 'postcode', 'age', 'sex')).toBeUndefined()
  expect(proposed('C3', 'IL6', 'age')).toBeUndefined()
  expect(proposeStubs([])).toBeUndefined()
})
