import { expect, test } from 'vitest'
import { choice, text } from './options.ts'
import { carriesRows } from './plain-leaves.ts'
import { formulaColumns, readStepOptions } from './step-option-readers.ts'
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

test('[R6] what holds values of rows is told from what does not, and what is unknown is held to', () => {
  const carrying = [...Object.keys(options), 'other'].filter((leaf) => carriesRows(options, leaf))
  expect(carrying).toEqual(['condition', 'rules', 'value', 'labels', 'other'])
})

test('a formula names its columns, those within texts aside', () => {
  expect(formulaColumns("{c1} = \"{c9}\" and {s.1} > {c1} or {c2} = 'a\\'{c8}'")).toEqual(['c1', 's.1', 'c2'])
})

test('what is missing is incomplete, what is wrong is rejected with the option', () => {
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

test('good answers are read as they are', () => {
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
