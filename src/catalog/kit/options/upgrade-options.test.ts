import { expect, test } from 'vitest'
import { upgradeOptions } from './upgrade-options.ts'

/** Version 2 renamed `old`; version 3 added `corrected`, which earlier versions did not do. */
const definition = {
  version: 3,
  upgrades: {
    1: { leaf: (leaf: string, value: unknown) => (leaf === 'old' ? { renamed: `${String(value)}!` } : undefined) },
    2: { unsaid: { corrected: false } },
  },
}

test('options of each older version become current ones', () => {
  expect(upgradeOptions(definition, { version: 1 }, { old: 'a', x: 1 })).toEqual({
    renamed: 'a!',
    x: 1,
    corrected: false,
  })
  expect(upgradeOptions(definition, { version: 2 }, { renamed: 'a!' })).toEqual({ renamed: 'a!', corrected: false })
  expect(upgradeOptions(definition, { version: 3 }, { renamed: 'a!' })).toEqual({ renamed: 'a!' })
  expect(upgradeOptions(definition, { version: 4 }, {})).toBeUndefined()
})

test('if an option has values under its old and its new name, the later one counts in every version of the record', () => {
  for (const version of [1, 2, 3]) {
    expect(upgradeOptions(definition, { version }, { old: 'a', renamed: 'b' })).toMatchObject({ renamed: 'b' })
    expect(upgradeOptions(definition, { version }, { renamed: 'b', old: 'a' })).toMatchObject({ renamed: 'a!' })
  }
})

test('a new option keeps the old behaviour in a record of an older version that a newer one has written to, until it is set', () => {
  const raised = { version: 3, firstVersion: 1 }
  expect(upgradeOptions(definition, raised, { x: 1 })).toEqual({ x: 1, corrected: false })
  expect(upgradeOptions(definition, raised, { corrected: true })).toEqual({ corrected: true })
})

test('upgrading twice is upgrading once', () => {
  const once = upgradeOptions(definition, { version: 1 }, { old: 'a', x: 1 }) ?? expect.fail()
  expect(upgradeOptions(definition, { version: 1 }, once)).toEqual(once)
})
