import { expect, test } from 'vitest'
import { functions } from '#engine/expression/functions.ts'
import { parse } from '#engine/expression/parse.ts'
import { functionWords } from './kit/steps/function-words.ts'
import { examples } from './steps/compute-variable/examples.ts'

test('every function has words for the reader, and its call names as many arguments as it takes', () => {
  expect(Object.keys(functionWords).toSorted()).toEqual([...functions.keys()].toSorted())
  for (const [name, { call, help }] of Object.entries(functionWords)) {
    const spec = functions.get(name)
    const named = call
      .slice(name.length + 1, -1)
      .split(',')
      .filter((one) => one.trim() !== '').length
    if (spec?.rest === undefined && name !== 'date') expect(named, name).toBe(spec?.parameters.length)
    else if (name !== 'date') expect(call, name).toContain('…')
    expect(
      [help.en, help.zh].every((text) => text !== '' && !text.endsWith('.') && !text.endsWith('。')),
      name,
    ).toBe(true)
  }
})

test('every function is in an example that R has computed', () => {
  const called = new Set<string>()
  const formulas = examples.flatMap(({ expect: expected, options }) =>
    expected === 'done' && typeof options.formula === 'string' ? [options.formula] : [],
  )
  for (const formula of formulas) {
    parse(formula)
    for (const [, name = ''] of formula.matchAll(/([a-z_0-9]+)\(/g)) called.add(name)
  }
  expect([...functions.keys()].filter((name) => !called.has(name))).toEqual([])
})
