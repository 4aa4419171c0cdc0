import { expect, test } from 'vitest'
import { followedConventions, withConventions } from './conventions.ts'
import { toggle } from './options.ts'
import { quartileType, upgradeQuartiles } from './quartile-type.ts'
import { initialOptions } from './read-options.ts'
import type { StoredOptions } from './stored-options.ts'
import { upgradeOptions } from './upgrade-options.ts'

const asks = {
  quartileType: quartileType(),
  other: toggle({ label: { en: 'o', zh: 'o' }, help: { en: '', zh: '' }, initial: true }),
}

test('the project fills in open options, and no others', () => {
  expect(withConventions(asks, { other: false }, { quartiles: 'type6' })).toEqual({
    other: false,
    quartileType: 'type6',
  })
  expect(withConventions(asks, { quartileType: null }, { quartiles: 'type6' })).toEqual({ quartileType: 'type6' })
  expect(withConventions(asks, { quartileType: 'type7' }, { quartiles: 'type6' })).toEqual({ quartileType: 'type7' })
  expect(withConventions({ other: asks.other }, {}, { quartiles: 'type6' })).toEqual({})
  const stored = { other: false }
  expect(withConventions(asks, stored, {})).toBe(stored)
})

test('a new question leaves options that follow the project open', () => {
  expect(initialOptions({ options: asks })).toEqual({ other: true })
})

test('an outcome depends on the conventions that its entry follows and that are not the defaults', () => {
  expect(followedConventions(asks, { quartiles: 'type2' })).toEqual({ quartiles: 'type2' })
  expect(followedConventions(asks, { quartiles: 'type7' })).toEqual({})
  expect(followedConventions({ other: asks.other }, { quartiles: 'type2' })).toEqual({})
})

test('of older options the one stored by default follows the project, another stays, and the later of two counts', () => {
  const upgraded = (stored: StoredOptions) =>
    upgradeOptions({ version: 2, upgrades: { 1: upgradeQuartiles } }, { version: 1 }, stored)
  for (const unasked of ['7', 'type7', undefined])
    expect(upgraded(unasked === undefined ? {} : { quartiles: unasked })).toEqual({})
  for (const chosen of ['6', 'type6']) expect(upgraded({ quartiles: chosen })).toEqual({ quartileType: 'type6' })
  expect(upgraded({ quartiles: '2', group: 'c1' })).toEqual({ group: 'c1', quartileType: 'type2' })
  expect(upgraded({ quartiles: '6', quartileType: 'type7' })).toEqual({ quartileType: 'type7' })
  expect(upgraded({ quartiles: '6', quartileType: null })).toEqual({ quartileType: null })
  expect(upgraded({ quartileType: 'type7', quartiles: '6' })).toEqual({ quartileType: 'type6' })
})
