import { expect, test } from 'vitest'
import type { DataDictionary } from '../data-dictionary.ts'
import { choice, text } from '../options/options.ts'
import { carriesRows } from '../options/plain-leaves.ts'
import { dataset, otherVariable } from '../options/reference-options.ts'
import type { StoredOptions } from '../options/stored-options.ts'
import { formulaColumns } from './formula-columns.ts'
import { readStepOptions } from './step-option-readers.ts'
import { formula, literal, recodeRules, sortKeys, texts } from './step-options.ts'

const words = { en: 'x', zh: 'x' }
const asked = { label: words, help: words }
const options = {
  condition: formula({ ...asked, result: 'condition' }),
  rules: recodeRules({ ...asked, of: 'variable' }),
  keys: sortKeys(asked),
  value: literal(asked),
  labels: texts(asked),
  name: text(asked),
  how: choice({ ...asked, of: { a: { label: words } }, initial: 'a' }),
}
const dictionary = {
  columns: [
    {
      id: 'c1',
      name: 'x',
      label: '',
      type: 'number',
      measure: 'continuous',
      valueLabels: [],
      missingCodes: [],
      missingRanges: [],
    },
  ],
} as const

test('[R6] leaves with values of rows are distinguished from others, and unknown ones count as such', () => {
  const carrying = [...Object.keys(options), 'other'].filter((leaf) => carriesRows(options, leaf))
  expect(carrying).toEqual(['condition', 'rules', 'value', 'labels', 'other'])
})

test('a formula names its columns, except those within texts', () => {
  expect(formulaColumns("{c1} = \"{c9}\" and {s.1} > {c1} or {c2} = 'a\\'{c8}'")).toEqual(['c1', 's.1', 'c2'])
})

test('a missing part is incomplete, an invalid one is rejected with the option', () => {
  expect(readStepOptions({ options: { condition: options.condition } }, {}, dictionary)).toMatchObject({
    status: 'incomplete',
    missing: [{ option: 'condition', code: 'required-formula' }],
  })
  const wrong = { condition: '{c9} > 1', rules: [{ to: 1 }], keys: [{ column: 'c9' }], value: true, labels: [1] }
  const read = readStepOptions({ options }, wrong, dictionary)
  expect(read.status === 'rejected' && read.problems.map(({ option, code }) => `${option} ${code}`)).toEqual([
    'condition column-missing',
    'rules wrong-form',
    'keys column-missing',
    'value wrong-form',
    'labels wrong-form',
  ])
})

const joined = {
  options: {
    other: dataset({ ...asked, max: 2 }),
    keys: otherVariable({ ...asked, of: 'other', accepts: ['nominal', 'id'], max: 2 }),
  },
}

test('another dataset is followed or fixed in one version; its columns are checked if its dictionary is available', () => {
  const other = { dataset: 'd2', version: 'follow' }
  const there = { ...dictionary.columns[0], measure: 'nominal' as const }
  const known = {
    ...dictionary,
    others: { d2: { columns: [there, { ...there, id: 'c2', measure: 'continuous' as const }] } },
  }
  const read = (stored: StoredOptions, of: DataDictionary = known) => {
    const answer = readStepOptions(joined, stored, of)
    if (answer.status === 'ok') return answer.options
    return (answer.status === 'rejected' ? answer.problems : answer.missing).map(
      ({ option, code }) => `${option} ${code}`,
    )
  }
  expect(read({ other: [other], keys: ['c1'] })).toEqual({ other: [other], keys: ['c1'] })
  expect(read({ other: [{ ...other, version: 'a'.repeat(64) }], keys: ['c9'] }, dictionary)).toMatchObject({
    keys: ['c9'],
  })
  expect(read({})).toEqual(['other required-dataset', 'keys too-few-variables'])
  expect(read({ other: [other], keys: ['c9'] })).toEqual(['keys other-column-missing'])
  expect(read({ other: [other], keys: ['c2'] })).toEqual(['keys other-measure-not-accepted'])
  expect(read({ other: [other, other], keys: ['c1', 'c1'] })).toEqual([
    'other same-dataset-twice',
    'keys other-variable-twice',
  ])
  expect(read({ other: [other, { ...other, dataset: 'd3' }, { ...other, dataset: 'd4' }], keys: ['c1'] })).toEqual([
    'other too-many-datasets',
  ])
  for (const wrong of [
    'd2',
    ['d2'],
    [{ dataset: 'd2' }],
    [{ dataset: '', version: 'follow' }],
    [{ ...other, version: 'today' }],
  ])
    expect(read({ other: wrong, keys: 7 })).toEqual(['other wrong-form', 'keys wrong-form'])
  expect(carriesRows(joined.options, 'other') || carriesRows(joined.options, 'keys')).toBe(false)
})

test('valid options are returned unchanged', () => {
  const stored = {
    condition: '{c1} > 1',
    rules: [
      { from: { range: [null, 5] }, to: 'a' },
      { from: { missing: true }, to: null },
    ],
    keys: [{ column: 'c1' }],
    value: 0,
    labels: ['a'],
  }
  const read = readStepOptions({ options }, stored, dictionary)
  expect(read.status === 'ok' && read.options).toEqual({
    ...stored,
    keys: [{ column: 'c1', descending: false }],
    name: '',
    how: 'a',
  })
})
