import { describe, expect, test } from 'vitest'
import type { ColumnInfo, LevelValue } from '../data-dictionary.ts'
import { counts, matchedSet, repeatedMeasures, terms } from './compound-options.ts'
import { survivalOutcome } from './options.ts'
import { carriesRows } from './plain-leaves.ts'
import { readOptions } from './read-options.ts'
import type { StoredOptions } from './stored-options.ts'

const words = { label: { en: 'l', zh: '标' }, help: { en: 'h', zh: '助' } }
const definition = {
  options: {
    model: terms({ ...words, allows: ['main', 'interaction', 'polynomial', 'spline', 'nested'] }),
    pairs: matchedSet({ ...words, accepts: ['continuous'] }),
    repeated: repeatedMeasures({ ...words, accepts: ['continuous'] }),
    table: counts(words),
    survival: survivalOutcome({ ...words, forms: ['time', 'start-stop', 'dates'], competing: true }),
  },
}
const { model, pairs, repeated, table, survival } = definition.options

const column = (id: string, measure: ColumnInfo['measure'], type: ColumnInfo['type'], levels?: LevelValue[]) => ({
  id,
  name: id,
  label: '',
  measure,
  type,
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
  ...(levels ? { levels } : {}),
})
const dictionary = {
  columns: [
    column('age', 'continuous', 'number'),
    column('bmi', 'continuous', 'number'),
    column('sex', 'nominal', 'text', ['f', 'm']),
    column('stage', 'ordinal', 'number', [1, 2, 3]),
    column('in', 'continuous', 'date'),
    column('out', 'continuous', 'date'),
  ],
}
const read = (option: keyof typeof definition.options, stored: StoredOptions) =>
  readOptions({ options: { [option]: definition.options[option] } }, stored, dictionary)
const codes = (option: keyof typeof definition.options, stored: StoredOptions): unknown => {
  const answer = read(option, stored)
  if (answer.status === 'ok') return answer.options
  return (answer.status === 'rejected' ? answer.problems : answer.missing).map(({ option: leaf, code }) => [leaf, code])
}

describe('terms', () => {
  const main = (variable: string) => ({ kind: 'main', variable })

  test('every kind of term, with the reference and the contrast of each factor', () => {
    const list = [
      main('age'),
      main('sex'),
      { kind: 'interaction', variables: ['age', 'stage'] },
      { kind: 'polynomial', variable: 'bmi', degree: 2 },
      { kind: 'spline', variable: 'bmi', knots: [20, 25, 30] },
    ]
    expect(codes('model', { 'model.list': list, 'model.reference.stage': 2, 'model.contrast.sex': 'sum' })).toEqual({
      model: {
        terms: list,
        factors: {
          sex: { reference: 'f', contrast: 'sum' },
          stage: { reference: 2, contrast: 'treatment' },
        },
      },
    })
  })

  test.each([
    ['a kind that the method does not hold', [{ kind: 'strata', variable: 'sex' }], 'term-not-allowed'],
    [
      'the same variables again, in another order',
      [
        { kind: 'interaction', variables: ['age', 'sex'] },
        { kind: 'interaction', variables: ['sex', 'age'] },
      ],
      'same-term-twice',
    ],
    ['a power of a category', [{ kind: 'polynomial', variable: 'stage', degree: 2 }], 'term-needs-number'],
    ['knots that do not ascend', [{ kind: 'spline', variable: 'age', knots: [3, 2, 4] }], 'wrong-form'],
    ['a variable that is gone', [main('height')], 'column-missing'],
  ])('%s is refused', (_, list, code) => {
    expect(codes('model', { 'model.list': list })).toEqual([['model.list', code]])
  })

  test('an empty model is not an error yet', () => {
    expect(read('model', {})).toMatchObject({ status: 'incomplete', missing: [{ code: 'too-few-terms' }] })
  })
})

describe('matched set', () => {
  test('pairs of columns', () => {
    expect(codes('pairs', { 'pairs.pairs': [['age', 'bmi']] })).toEqual({
      pairs: { layout: 'wide', pairs: [['age', 'bmi']] },
    })
    expect(codes('pairs', { 'pairs.pairs': [['age', null]] })).toEqual([['pairs.pairs', 'unpaired-variable']])
    expect(codes('pairs', { 'pairs.pairs': [['age', 'age']] })).toEqual([['pairs.pairs', 'same-variable-twice']])
    expect(codes('pairs', {})).toEqual([['pairs.pairs', 'required-pair']])
  })

  test('rows that share a set, with the two levels of a binary variable', () => {
    const long = { 'pairs.layout': 'long', 'pairs.outcomes': ['age'], 'pairs.set': 'stage', 'pairs.member': 'sex' }
    expect(codes('pairs', long)).toEqual({
      pairs: { layout: 'long', outcomes: ['age'], set: 'stage', member: 'sex', first: 'f', second: 'm' },
    })
    expect(codes('pairs', { ...long, 'pairs.second': 'f' })).toEqual([['pairs.second', 'same-level-twice']])
  })
})

describe('repeated measures', () => {
  const factors = [
    { name: 'time', levels: ['before', 'after'] },
    { name: 'side', levels: ['left', 'right'] },
  ]

  test('a column for each combination of levels', () => {
    expect(codes('repeated', { 'repeated.factors': [factors[0] ?? null], 'repeated.columns': ['age', 'bmi'] })).toEqual(
      {
        repeated: { layout: 'wide', factors: [factors[0]], columns: ['age', 'bmi'] },
      },
    )
    expect(codes('repeated', { 'repeated.factors': factors, 'repeated.columns': ['age', 'bmi'] })).toEqual([
      ['repeated.columns', 'combinations-unfilled'],
    ])
    expect(codes('repeated', { 'repeated.factors': [{ name: 'time', levels: ['now'] }] })).toContainEqual([
      'repeated.factors',
      'factor-levels',
    ])
  })

  test('rows of a subject', () => {
    const long = {
      'repeated.layout': 'long',
      'repeated.outcome': 'age',
      'repeated.subject': 'bmi',
      'repeated.within': ['sex'],
    }
    expect(codes('repeated', long)).toEqual({
      repeated: { layout: 'long', outcome: 'age', subject: 'bmi', within: ['sex'] },
    })
  })
})

describe('counts', () => {
  const names = { 'table.rows': ['yes', 'no'], 'table.columns': ['a', 'b'] }
  test.each([
    ['nothing typed yet', {}, 'counts-empty'],
    [
      'a cell left empty',
      {
        ...names,
        'table.counts': [
          [1, null],
          [3, 4],
        ],
      },
      'counts-empty',
    ],
    [
      'half a person',
      {
        ...names,
        'table.counts': [
          [1.5, 2],
          [3, 4],
        ],
      },
      'counts-not-whole',
    ],
    [
      'a word',
      {
        ...names,
        'table.counts': [
          ['many', 2],
          [3, 4],
        ],
      },
      'counts-not-whole',
    ],
  ])('%s', (_, stored, code) => {
    expect(codes('table', stored)).toEqual([['table.counts', code]])
  })

  test('a table of whole numbers', () => {
    expect(
      codes('table', {
        ...names,
        'table.counts': [
          [1, 0],
          [3, 4],
        ],
      }),
    ).toEqual({
      table: {
        rows: ['yes', 'no'],
        columns: ['a', 'b'],
        counts: [
          [1, 0],
          [3, 4],
        ],
      },
    })
  })
})

describe('survival outcome', () => {
  const status = { 'survival.status': 'stage', 'survival.events': [2] }

  test('between two dates, with a competing event', () => {
    expect(
      codes('survival', {
        ...status,
        'survival.form': 'dates',
        'survival.start': 'in',
        'survival.time': 'out',
        'survival.unit': 'months',
        'survival.competing': [3],
      }),
    ).toEqual({
      survival: {
        form: 'dates',
        start: 'in',
        time: 'out',
        unit: 'months',
        status: 'stage',
        events: [2],
        competing: [3],
      },
    })
  })

  test('an interval needs both ends, and dates are not durations', () => {
    expect(codes('survival', { ...status, 'survival.form': 'start-stop', 'survival.time': 'age' })).toEqual([
      ['survival.start', 'required'],
    ])
    expect(codes('survival', { ...status, 'survival.time': 'out' })).toEqual([
      ['survival.time', 'measure-not-accepted'],
    ])
  })

  test('an event cannot compete with itself', () => {
    expect(codes('survival', { ...status, 'survival.time': 'age', 'survival.competing': [2] })).toEqual([
      ['survival.competing', 'same-level-twice'],
    ])
  })
})

test('leaves with values from the rows, or written by a newer version, stay on the device', () => {
  const options = { model, pairs, repeated, table, survival }
  const leaves = [
    'model.list',
    'model.contrast.sex',
    'model.reference.sex',
    'model.later',
    'pairs.pairs',
    'pairs.member',
    'pairs.first',
    'repeated.columns',
    'repeated.factors',
    'table.counts',
    'survival.unit',
    'survival.competing',
  ]
  expect(leaves.filter((leaf) => carriesRows(options, leaf))).toEqual([
    'model.reference.sex',
    'model.later',
    'pairs.first',
    'repeated.factors',
    'table.counts',
    'survival.competing',
  ])
})
