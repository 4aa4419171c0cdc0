import { expect, test } from 'vitest'
import { loadStep } from '../../steps.ts'
import type { StoredOptions } from '../options/stored-options.ts'
import { stepLine } from './step-line.ts'

const columns = [
  { id: 'c1', name: 'sex' },
  { id: 'c2', name: 'age' },
]

async function line(type: string, options: StoredOptions, language: 'en' | 'zh' = 'en'): Promise<string> {
  const entry = await loadStep(type)
  if (!entry) throw new Error(`no step ${type}`)
  return stepLine(entry.definition.options, options, columns, language)
}

test('a recoding says which value becomes which', async () => {
  const rules = [
    { from: { values: ['M'] }, to: '男' },
    { from: { values: ['F', 'W'] }, to: '女' },
    { from: { missing: true }, to: null },
  ]
  expect(await line('recode', { variable: 'c1', rules, into: 'same', name: 'unused' })).toBe(
    'sex: M → 男, F / W → 女, missing → missing, The same variable',
  )
  expect(await line('recode', { variable: 'c1', rules: rules.slice(0, 1), name: 'sex_2' }, 'zh')).toBe(
    'sex → sex_2：M → 男',
  )
  const ranges = [
    { from: { range: [null, 17] }, to: 'child' },
    { from: { range: [18, 64] }, to: 'adult' },
    { from: { range: [65, null] }, to: 'old' },
  ]
  expect(await line('recode', { variable: 'c2', rules: ranges })).toBe('age: ≤ 17 → child, 18–64 → adult, ≥ 65 → old')
})

test('a formula has names in place of ids, but not within texts', async () => {
  expect(await line('compute-variable', { name: 'old', formula: 'if({c2} >= 60, "{c1}", "")' })).toBe(
    'old = if(age >= 60, "{c1}", "")',
  )
  expect(await line('filter-rows', { condition: '{c1} = "M"', rows: 'keep' })).toBe('sex = "M"')
  expect(await line('filter-rows', { condition: '{c1} = "M"', rows: 'remove' })).toBe('sex = "M", Remove')
})

test('other steps name their variables and what differs from the initial choice', async () => {
  expect(await line('bin', { variable: 'c2', name: 'band', cutPoints: [18, 40] })).toBe('age → band: 18, 40')
  expect(await line('sort-rows', { keys: [{ column: 'c2', descending: true }] })).toBe('age ↓')
  const stubs = { times: ['1', '2'], groups: [{ id: 's1', name: 'x', columns: ['c2', null] }] }
  expect(await line('wide-to-long', { stubs, time: 'visit' })).toBe('visit: age, – → x')
  expect(await line('join-datasets', { keys: ['c1'], rows: 'both' })).toBe('sex: Only those in both')
  expect(await line('rename-variable', { variable: 'c2', name: 'years' })).toBe('age → years')
  expect(await line('missing-values', { variables: ['c1', 'c2'], action: 'mode' })).toBe(
    'sex, age: Fill with the most frequent value',
  )
  expect(await line('recode', {})).toBe('')
})

test('steps on groups say by which variables, in which order, and what they make', async () => {
  const items = [
    { id: 'a', statistic: 'mean', column: 'c2', name: 'age_mean' },
    { id: 'b', statistic: 'n', name: 'n' },
  ]
  expect(await line('aggregate', { by: ['c1'], items })).toBe('by sex, age_mean, n')
  expect(await line('group-values', { by: ['c1', 'c2'], missingKeys: 'leave-out', items }, 'zh')).toBe(
    '按 sex, age 分组, 结果为缺失, age_mean, n',
  )
  expect(await line('aggregate', { by: [], missingKeys: 'leave-out', items })).toBe('age_mean, n')
  expect(await line('remove-duplicates', { keys: ['c1'], keep: 'last' })).toBe('sex: The last')
  expect(await line('rank-values', { variable: 'c2', by: ['c1'], name: 'r', form: 'ntile', parts: 10 })).toBe(
    'age → r: Equal parts, 10, by sex',
  )
  expect(await line('standardise', { variables: ['c2'], method: 'centre', pattern: '{name}_c' })).toBe(
    'age → {name}_c: Centre',
  )
  const sequence = { op: 'difference', variable: 'c2', by: ['c1'], orderBy: ['c2'], name: 'd' }
  expect(await line('sequence-values', sequence)).toBe(
    'age → d: Difference from the value before, by sex, in order of age',
  )
})

test('steps on texts say what is done, looked for and put between', async () => {
  expect(await line('clean-text', { variables: ['c1', 'c2'], cleanings: ['trim'], letterCase: 'upper' })).toBe(
    'sex, age: Blanks at the beginning and end, Capital letters',
  )
  expect(await line('replace-values', { find: 'M', by: '男', variables: ['c1'], ignoreCase: true })).toBe(
    'sex: “M”, Ignore case, “男”',
  )
  expect(await line('replace-values', { find: 'M', by: '', among: 'all', variables: ['c1'] }, 'zh')).toBe(
    '“M”, 全部文本变量',
  )
  expect(await line('combine-columns', { variables: ['c1', 'c2'], separator: '-', name: 'both' })).toBe(
    'sex, age → both: “-”',
  )
  expect(await line('split-column', { variable: 'c1', separator: '/', parts: 3 })).toBe('sex: “/”, 3')
  expect(await line('date-parts', { variable: 'c2', parts: ['iso-week', 'weekday'], pattern: '{part}' })).toBe(
    'age → {part}: ISO week (1 to 53), Weekday (1 = Monday)',
  )
})

test('conditions are written with names, each with its value', async () => {
  const cases = [
    { id: 'a', condition: '{c2} >= 60 and {c1} = "{c1}"', value: 'old' },
    { id: 'b', condition: '{c2} < 18', value: null },
  ]
  expect(await line('case-when', { cases, otherwise: 'value', other: 0, name: 'band' })).toBe(
    'band: age >= 60 and sex = "{c1}" → old, age < 18 → missing, One value, 0',
  )
})

test('limits and sequences say what happens to which values', async () => {
  expect(await line('outliers', { variables: ['c2'], rule: 'sd', sds: 2, by: ['c1'], action: 'remove' })).toBe(
    'age: Mean ± times the standard deviation, 2, by sex, Remove the rows',
  )
  expect(await line('outliers', { variables: ['c2'], marks: '{name}_far' })).toBe('age → {name}_far')
  const filled = { variables: ['c2'], source: 'next', most: 2, by: ['c1'], orderBy: ['c2'] }
  expect(await line('fill-in-order', filled)).toBe('age: The next value, 2, by sex, in order of age')
})

test('a transformation says which, and what differs from its usual form', async () => {
  expect(await line('transform-values', { variables: ['c2'], method: 'log-plus', constant: 0.5 })).toBe(
    'age: Logarithm after adding a constant, 0.5',
  )
  const coded = { variable: 'c1', levels: ['F', 'M'], coding: 'effect', reference: 'last', pattern: '{name}.{part}' }
  expect(await line('dummy-code', coded)).toBe('sex → {name}.{part}: Effects: the reference is −1, The last level')
})

test('an extraction says what is taken', async () => {
  expect(await line('extract-pattern', { variable: 'c1', what: 'own', expression: '(F|M)', values: 'numbers' })).toBe(
    'sex: A pattern of your own, “(F|M)”, Numbers',
  )
})

test('rules for quantities are named where they differ', async () => {
  expect(await line('parse-quantities', { variable: 'c1', take: ['value'], below: 'missing', ranges: 'low' })).toBe(
    'sex: Value, Missing, The lower end',
  )
})

test('merged categories say what becomes which', async () => {
  const merges = { groups: [{ to: 'male', values: ['Male', 'M'] }], apart: ['mule'] }
  expect(await line('merge-categories', { variable: 'c1', merges })).toBe('sex: Male / M → male')
})

test('what is declared about variables is written as people write it', async () => {
  const numbers = {
    codes: [999],
    ranges: [
      [90, 95],
      [null, -1],
    ],
  }
  expect(await line('missing-codes', { numbers, texts: ['NA'], variables: ['c1', 'c2'], as: 'blank' })).toBe(
    'sex, age: 999, 90–95, ≤ -1, NA, Blank: the cell becomes empty',
  )
  const valueLabels = [
    { value: 'F', label: 'female' },
    { value: 'M', label: '' },
  ]
  const items = [
    { column: 'c1', label: 'Sex', valueLabels },
    { column: 'c2', missingCodes: [9] },
  ]
  expect(await line('set-dictionary', { items })).toBe('sex “Sex” (female < M), age')
  expect(await line('select-variables', { keep: ['c2', 'c1'], rest: 'after' })).toBe('age, sex: Follow in their order')
})

test('a long line is cut off', async () => {
  const cutPoints = Array.from({ length: 9 }, (_, k) => k)
  expect(await line('bin', { variable: 'gone', cutPoints })).toBe('gone: 0, 1, 2, 3, 4, 5 …')
})

test('a rule is shown in the words of its author, otherwise as what it demands', async () => {
  const rules = [
    { id: 'a', kind: 'range', columns: ['c2'], low: 0, high: 120, text: 'possible age' },
    { id: 'b', kind: 'range', columns: ['c2'], high: 120 },
    { id: 'c', kind: 'values', columns: ['c1'], values: ['M', 'F'] },
    { id: 'd', kind: 'required', columns: ['c1', 'c2'] },
    { id: 'e', kind: 'unique', columns: ['c2'], within: ['c1'] },
    { id: 'f', kind: 'formula', formula: '{c2} > 1' },
  ]
  expect(await line('check-rules', { rules, name: 'problems' })).toBe(
    'problems: possible age, age ≤ 120, sex ∈ M / F, sex, age not missing, age unique (by sex), age > 1',
  )
  expect(await line('check-rules', { rules: [{ id: 'a', kind: 'order', columns: ['c1', 'c2'] }] })).toBe('sex ≤ age')
})

test('what becomes of each variable stands behind it, and a key is never shown', async () => {
  const options = { variables: ['c1', 'c2'], 'how.c2.method': 'code', key: { secret: '0'.repeat(32) }, person: 'c2' }
  expect(await line('anonymise', options)).toBe('sex (Drop), age (Keyed code), age')
})
