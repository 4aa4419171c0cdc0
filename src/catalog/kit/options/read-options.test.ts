import { describe, expect, expectTypeOf, test } from 'vitest'
import type { OptionsOf } from '../analysis.ts'
import type { ColumnInfo, LevelValue } from '../data-dictionary.ts'
import {
  choice,
  choices,
  level,
  number,
  numbers,
  optionalNumber,
  optionalVariable,
  perVariable,
  survivalOutcome,
  text,
  toggle,
  variable,
  variables,
} from './options.ts'
import { carriesRows } from './plain-leaves.ts'
import { initialOptions, readOptions } from './read-options.ts'
import { perVariableLeaf, type StoredOptions } from './stored-options.ts'

const words = { label: { en: 'l', zh: '标' }, help: { en: 'h', zh: '助' } }
const ab = { a: { label: words.label }, b: { label: words.label } }

const fixture = {
  options: {
    outcomes: variables({ ...words, accepts: ['continuous'], max: 2 }),
    group: variable({ ...words, accepts: ['nominal'] }),
    by: optionalVariable({ ...words, accepts: ['nominal'] }),
    event: level({ ...words, of: 'group', initial: 'last' }),
    first: level({ ...words, of: 'by', initial: 'first-of-two' }),
    survival: survivalOutcome(words),
    one: choice({ ...words, of: ab, initial: 'a' }),
    some: choices({ ...words, of: ab, initial: ['b'], min: 1 }),
    yes: toggle({ ...words, initial: false }),
    level: number({
      ...words,
      min: 0.5,
      max: 0.99,
      step: 0.01,
      initial: 0.95,
      when: (answers) => answers.yes === true,
    }),
    decimals: optionalNumber({ ...words, min: 0, max: 8, step: 1, integer: true }),
    times: numbers({ ...words, min: 0, max: 100, step: 1 }),
    title: text({ ...words, maxLength: 5 }),
    rules: perVariable({
      ...words,
      of: 'outcomes',
      fields: {
        form: choice({ ...words, of: ab, initial: 'b' }),
        shown: level({ ...words, of: 'self', initial: 'ask' }),
        decimals: optionalNumber({ ...words, min: 0, max: 8, step: 1, integer: true }),
      },
    }),
  },
} as const

const column = (id: string, measure: ColumnInfo['measure'], levels?: readonly LevelValue[]): ColumnInfo => ({
  id,
  name: id,
  label: '',
  measure,
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
  type: 'number',
  ...(levels === undefined ? {} : { levels }),
})

const dictionary = {
  columns: [
    column('x', 'continuous'),
    column('y.1', 'continuous'),
    column('t', 'continuous'),
    column('g', 'nominal', [1, 2]),
    column('h', 'nominal', [1, 2, 3]),
    { ...column('d', 'continuous'), type: 'date' as const },
  ],
}

const good: StoredOptions = {
  outcomes: ['x', 'y.1'],
  group: 'g',
  'survival.time': 't',
  'survival.status': 'h',
  'survival.events': [3],
}

const read = (changes: StoredOptions = {}) => readOptions(fixture, { ...good, ...changes }, dictionary)

test('stored and initial values make typed options', () => {
  const answer = read({ 'rules.y.1.decimals': 2, 'rules.x.form': 'a', times: [3, 1, 3] })
  if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
  expect(answer.options).toEqual({
    outcomes: ['x', 'y.1'],
    group: 'g',
    by: null,
    event: 2,
    first: null,
    survival: { form: 'time', time: 't', start: null, unit: 'days', status: 'h', events: [3], competing: [] },
    one: 'a',
    some: ['b'],
    yes: false,
    level: 0.95,
    decimals: null,
    times: [1, 3],
    title: '',
    rules: {
      x: { form: 'a', shown: null, decimals: null },
      'y.1': { form: 'b', shown: null, decimals: 2 },
    },
  })
  type Options = OptionsOf<typeof fixture>
  expectTypeOf<Options['group']>().toEqualTypeOf<string>()
  expectTypeOf<Options['by']>().toEqualTypeOf<string | null>()
  expectTypeOf<Options['event']>().toEqualTypeOf<LevelValue | null>()
  expectTypeOf<Options['one']>().toEqualTypeOf<'a' | 'b'>()
  expectTypeOf<Options['some']>().toEqualTypeOf<readonly ('a' | 'b')[]>()
  expectTypeOf<Options['level']>().toEqualTypeOf<number>()
  expectTypeOf<Options['decimals']>().toEqualTypeOf<number | null>()
  expectTypeOf<Options['rules'][string]['form']>().toEqualTypeOf<'a' | 'b'>()
})

test('a missing choice is named under its leaf', () => {
  const answer = readOptions(fixture, {}, dictionary)
  expect(answer.status === 'incomplete' && answer.missing.map(({ option, code }) => [option, code])).toEqual([
    ['outcomes', 'too-few-variables'],
    ['group', 'required'],
    ['survival.time', 'required'],
    ['survival.status', 'required'],
    ['survival.events', 'required-level'],
  ])
})

describe('an outdated value is rejected, not ignored', () => {
  test.each<[string, StoredOptions, string, string]>([
    ['a column that vanished', { group: 'gone' }, 'group', 'column-missing'],
    ['a measurement level that does not fit', { group: 'x' }, 'group', 'measure-not-accepted'],
    ['a date where a number is asked', { outcomes: ['d'] }, 'outcomes', 'measure-not-accepted'],
    ['a variable twice', { outcomes: ['x', 'x'] }, 'outcomes', 'same-variable-twice'],
    ['too many variables', { outcomes: ['x', 'y.1', 't'] }, 'outcomes', 'too-many-variables'],
    ['a level that does not occur', { event: 7 }, 'event', 'level-missing'],
    ['an event that does not occur', { 'survival.events': [2, 9] }, 'survival.events', 'level-missing'],
    ['time as its own status', { 'survival.status': 't' }, 'survival.status', 'same-variable-twice'],
    ['a choice that does not exist', { one: 'c' }, 'one', 'not-a-choice'],
    ['a number out of bounds', { yes: true, level: 1 }, 'level', 'out-of-bounds'],
    ['a fraction where a whole number is asked', { decimals: 1.5 }, 'decimals', 'not-an-integer'],
    ['a list of the wrong kind', { times: ['1'] }, 'times', 'wrong-form'],
    ['a text that is too long', { title: '123456' }, 'title', 'too-long'],
    ['a toggle that is no toggle', { yes: 'yes' }, 'yes', 'wrong-form'],
    ['a field of a variable out of bounds', { 'rules.x.decimals': 9 }, 'rules.x.decimals', 'out-of-bounds'],
  ])('%s', (_, changes, option, code) => {
    const answer = read(changes)
    expect(answer.status === 'rejected' && answer.problems.map((p) => [p.option, p.code])).toContainEqual([
      option,
      code,
    ])
  })
})

test('a hidden option has its initial value and is not checked', () => {
  const answer = read({ yes: false, level: 7 })
  expect(answer.status === 'ok' && answer.options.level).toBe(0.95)
})

test('a level of a variable with three levels is required if the rule needs two', () => {
  expect(read({ by: 'g' })).toMatchObject({ status: 'ok', options: { first: 1 } })
  expect(read({ by: 'h' })).toMatchObject({
    status: 'incomplete',
    missing: [{ option: 'first', code: 'required-level' }],
  })
})

test('the definition tells which leaves contain values of the rows; an unknown one counts as such', () => {
  const leaves = ['outcomes', 'group', 'event', 'survival.time', 'survival.events', 'one', 'unknown']
  expect(leaves.map((leaf) => carriesRows(fixture.options, leaf))).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
    true,
  ])
  expect(carriesRows(fixture.options, perVariableLeaf('rules', 'y.1', 'form'))).toBe(false)
  expect(carriesRows(fixture.options, perVariableLeaf('rules', 'y.1', 'shown'))).toBe(true)
})

test('a new form starts with the initial values, and they are valid', () => {
  expect(initialOptions(fixture)).toEqual({
    one: 'a',
    some: ['b'],
    yes: false,
    level: 0.95,
    decimals: null,
    times: [],
    title: '',
  })
  expect(readOptions(fixture, { ...initialOptions(fixture), ...good }, dictionary).status).toBe('ok')
})
