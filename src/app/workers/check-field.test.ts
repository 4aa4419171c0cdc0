import { describe, expect, test } from 'vitest'
import { checkField } from './check-field.ts'

/** As stored by the first version of the reader. */
const csv = {
  readerVersion: 1,
  layout: { format: 'csv', encoding: 'gb18030', delimiter: '\t' },
  headerRow: 0,
  headerRows: 2,
  decimal: ',',
  columns: [
    { id: 'c1', name: '姓名', type: 'text', measure: 'id', include: false },
    { id: 'c2', name: 'age', type: 'number', measure: 'continuous', include: true },
    {
      id: 'c3',
      name: 'seen',
      type: 'date',
      measure: 'continuous',
      include: true,
      dateOrder: 'dmy',
      dateNumbers: 'serial',
    },
  ],
}
const xlsx = { ...csv, layout: { format: 'xlsx', sheet: '表 1' }, headerRow: null, headerRows: 1, decimal: '.' }
/** The import of a format with a dictionary, as stored by the third version. */
const typed = {
  ...csv,
  readerVersion: 3,
  layout: { format: 'rdata', encoding: 'utf-8', table: 'd' },
  headerRow: null,
  headerRows: 0,
}
const rules = {
  c2: {
    rules: [
      { match: { kind: 'below-limit' }, action: 'half' },
      { match: { text: '未查' }, action: 'value', value: 9 },
    ],
  },
  c1: { rules: [], levels: ['轻', '重'] },
}

const marks = { id: 'c4', name: 'age_limit', type: 'text', measure: 'nominal', include: true, limitsOf: 'c2' }
const [name, age, seen] = csv.columns
/** With questions and answers, as stored by the second version. */
const asked = { ...csv, readerVersion: 2, lastRow: 40, columns: [name, { ...age, label: 'age (%)' }, seen, marks] }

test.each([
  ['importSchema', csv],
  ['importSchema', asked],
  ['data.cellRules', { c2: { rules: [{ match: { kind: 'percent' }, action: 'hundredth' }], missingCodes: [999] } }],
  ['importSchema', xlsx],
  ['importSchema', typed],
  ['data.cellRules', rules],
  ['data.cellRules', {}],
  ['data.valueLabels', [{ value: 1, label: '男' }]],
  ['data.valueLabels', null],
  ['data.missingCodes', [9, '?']],
  [
    'data.missingRanges',
    [
      [97, null],
      [null, -1],
    ],
  ],
  ['data.missingRanges', null],
  ['version', 3],
  ['title', { anything: 'else' }],
])('[D7] what this and earlier versions keep in %s is taken', (name, value) => {
  expect(() => checkField(name, value)).not.toThrow()
})

test('[D7] so is the import of a later version, as far as pages read it', () => {
  const later = {
    readerVersion: 99,
    layout: { format: 'parquet' },
    columns: [{ id: 'c1', name: 'a', include: true, type: 'duration' }],
  }
  expect(() => checkField('importSchema', later)).not.toThrow()
  expect(() => checkField('importSchema', { ...later, columns: null })).toThrow('damaged-project')
})

describe('[D7] an unreadable field is refused with its name', () => {
  const [first] = csv.columns
  test.each([
    ['importSchema', null],
    ['importSchema', { ...csv, readerVersion: 0 }],
    ['importSchema', { ...csv, layout: { format: 'parquet' } }],
    ['importSchema', { ...typed, layout: { format: 'rdata', encoding: 'utf-8', table: 1 } }],
    ['importSchema', { ...csv, layout: { format: 'csv', encoding: 'utf-8', delimiter: ', ' } }],
    ['importSchema', { ...csv, headerRow: -1 }],
    ['importSchema', { ...csv, headerRows: 2 ** 40 }],
    ['importSchema', { ...csv, columns: [first, first] }],
    ['importSchema', { ...csv, columns: [{ ...first, id: '__proto__' }] }],
    ['importSchema', { ...csv, columns: [{ ...first, type: 'duration' }] }],
    ['importSchema', { ...asked, lastRow: -1 }],
    ['importSchema', { ...asked, columns: [name, age, marks, seen] }],
    ['importSchema', { ...asked, columns: [name, age, seen, { ...marks, limitsOf: 'c1' }] }],
    ['importSchema', { ...asked, columns: [name, age, seen, marks, { ...marks, id: 'c5' }] }],
    ['data.cellRules', { c1: { rules: [], missingCodes: ['9'] } }],
    ['data.cellRules', { c1: { rules: [{ action: 'half' }] } }],
    ['data.cellRules', { c1: { rules: [], levels: [1] } }],
    ['data.valueLabels', [{ value: {}, label: 'a' }]],
    ['data.missingCodes', [null]],
    ['data.missingRanges', [[1]]],
    ['data.missingRanges', [['1', 2]]],
    ['version', 0],
  ])('%s %j', (name, value) => {
    expect(() => checkField(name, value)).toThrow(`damaged-project ${JSON.stringify({ part: name })}`)
  })
})
