import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isBoundedJson, MAX_PROPOSED_STEPS, proposalArguments, proposalDescriptions } from './proposals.ts'

const { propose_analysis: analysis, propose_steps: steps } = proposalArguments
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

test('arguments of the usual form pass unchanged', () => {
  const given = { id: 'kaplan-meier', options: { outcome: { time: 'days', events: [1] }, group: null } }
  expect(analysis.parse(given)).toEqual(given)
  const one = { type: 'sort-rows', options: { keys: [{ column: 'age', descending: true }] } }
  expect(steps.parse({ steps: [one] })).toEqual({ steps: [one] })
})

test.each<[string, unknown]>([
  ['no id', { options: {} }],
  ['no options', { id: 'a' }],
  ['another key', { id: 'a', options: {}, run: true }],
  ['a path as an id', { id: '../a', options: {} }],
  ['options that are a list', { id: 'a', options: [] }],
  ['an empty key', { id: 'a', options: { '': 1 } }],
  ['a long key', { id: 'a', options: { ['x'.repeat(301)]: 1 } }],
  ['a long text', { id: 'a', options: { x: 'x'.repeat(10_000) } }],
  ['a deep list', { id: 'a', options: { x: deep(20) } }],
  ['a very deep list', { id: 'a', options: { x: deep(5000) } }],
  ['many values', { id: 'a', options: { x: Array.from({ length: 4000 }, () => 1) } }],
  ['many options', { id: 'a', options: Object.fromEntries(Array.from({ length: 4000 }, (_, k) => [`o${k}`, 1])) }],
  ['no number', { id: 'a', options: { x: Number.NaN } }],
])('[AI5] %s is refused', (_, given) => expect(analysis.safeParse(given).success).toBe(false))

test('steps are at least one and not too many', () => {
  const some = (n: number) => ({ steps: Array.from({ length: n }, () => ({ type: 'a', options: {} })) })
  expect([0, 1, MAX_PROPOSED_STEPS, MAX_PROPOSED_STEPS + 1].map((n) => steps.safeParse(some(n)).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('what is no JSON is refused', () => {
  for (const value of [undefined, () => 1, Symbol('a'), 1n]) expect(isBoundedJson({ value })).toBe(false)
})

test('the schemas can be told to a model, and are short', () => {
  for (const [name, schema] of Object.entries(proposalArguments)) {
    expect(proposalDescriptions[name as keyof typeof proposalArguments].length).toBeLessThan(700)
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    expect(text.length).toBeLessThan(700)
    expect(text).toContain('"additionalProperties":false')
  }
})
