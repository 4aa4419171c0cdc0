import { expect, test } from 'vitest'
import type { Measure } from '#engine/frame/frame.ts'
import { fillRoles } from './fill-roles.ts'
import type { OptionSpecs } from './options.ts'

const words = { en: 'Variable', zh: '变量' }
const asked = { label: words, help: words }
const role = (accepts: readonly Measure[], required: boolean) =>
  ({ ...asked, kind: 'variable', accepts, required }) as const
const filled = (options: OptionSpecs, ...measures: readonly Measure[]) =>
  fillRoles(
    { options },
    measures.map((measure, k) => ({ id: `c${k + 1}`, measure, type: 'number' })),
  )

test('a column gets the only role of its level', () => {
  const options = { value: role(['continuous'], true), group: role(['nominal', 'ordinal'], false) }
  expect(filled(options, 'nominal', 'continuous')).toEqual({ group: 'c1', value: 'c2' })
  expect(filled(options, 'continuous')).toEqual({ value: 'c1' })
})

test('a required role comes before an optional one, one that accepts a single level before one that accepts any', () => {
  const options = {
    colour: role(['nominal', 'ordinal'], false),
    group: role(['nominal', 'ordinal'], true),
    rank: role(['ordinal'], false),
  }
  expect(filled(options, 'nominal')).toEqual({ group: 'c1' })
  expect(filled(options, 'nominal', 'ordinal')).toEqual({ group: 'c1', rank: 'c2' })
})

test('columns that could change places have the roles in the order in which they were chosen', () => {
  const options = {
    x: role(['continuous'], true),
    y: role(['continuous'], true),
    group: role(['nominal', 'ordinal'], false),
  }
  expect(filled(options, 'continuous', 'continuous')).toEqual({ x: 'c1', y: 'c2' })
  expect(filled(options, 'continuous', 'nominal', 'continuous')).toEqual({ x: 'c1', y: 'c3', group: 'c2' })
})

test('a list takes several columns in the order in which they were chosen', () => {
  const options = { items: { ...asked, kind: 'variables', accepts: ['continuous'], min: 2, max: 5 } } as const
  expect(filled(options, 'continuous', 'continuous', 'continuous')).toEqual({ items: ['c1', 'c2', 'c3'] })
})

test('of a survival outcome the time is known by its level; nothing is filled without a place for every column', () => {
  const options = {
    outcome: { ...asked, kind: 'survival-outcome', forms: ['time'], competing: false },
    group: role(['nominal', 'ordinal'], false),
  } as const satisfies OptionSpecs
  expect(filled(options, 'continuous')).toEqual({ 'outcome.time': 'c1' })
  expect(filled(options, 'continuous', 'nominal')).toEqual({ 'outcome.time': 'c1', 'outcome.status': 'c2' })
  expect(filled(options, 'id')).toEqual({})
})

test('an option that is hidden at first takes nothing', () => {
  const options = { value: { ...role(['continuous'], true), when: () => false } }
  expect(filled(options, 'continuous')).toEqual({})
})
