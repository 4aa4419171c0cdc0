import { expect, test } from 'vitest'
import type { RecodeRule } from '#catalog/kit/steps/step-options.ts'
import { ruleFor, singleRules, withRuleFor } from './value-rules.ts'

const male: RecodeRule = { from: { values: ['M'] }, to: '男' }
const blank: RecodeRule = { from: { missing: true }, to: '不详' }
const several: RecodeRule = { from: { values: ['F', 'W'] }, to: '女' }

test('leading rules for one value are shown as a list', () => {
  expect(singleRules([])).toBe(0)
  expect(singleRules([male, blank])).toBe(2)
  expect(singleRules([male, several, blank])).toBe(1)
})

test('a new value changes, adds or removes the rule of its value and leaves the others', () => {
  const rules = [male, several]
  expect(withRuleFor(rules, 1, 'M', 1)).toEqual({ rules: [{ from: { values: ['M'] }, to: 1 }, several], count: 1 })
  expect(withRuleFor(rules, 1, 'F', null)).toEqual({
    rules: [male, { from: { values: ['F'] }, to: null }, several],
    count: 2,
  })
  expect(withRuleFor(rules, 1, null, '不详')).toEqual({ rules: [male, blank, several], count: 2 })
  expect(withRuleFor(rules, 1, 'M', undefined)).toEqual({ rules: [several], count: 0 })
  expect(withRuleFor(rules, 1, 'F', undefined)).toEqual({ rules, count: 1 })
})

test('a rule of the editor is not that of the list', () => {
  expect(ruleFor([several, male], 0, 'M')).toBeUndefined()
  expect(ruleFor([male, blank], 2, null)).toBe(blank)
})
