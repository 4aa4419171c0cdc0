import { expect, test } from 'vitest'
import { roundTo, roundUp } from '../present/rounding.ts'
import { defineCalculator } from './calculator.ts'
import type { QuantityInput } from './calculator-input-spec.ts'
import { oneOf, onlyWhenChosen, optionalQuantity, quantity, yesNo } from './calculator-inputs.ts'
import { runCalculator } from './run-calculator.ts'

const words = { en: 'w', zh: '词' }
const unit: QuantityInput['units'][number] = {
  id: 'mmol/L',
  label: words,
  system: 'si',
  toCanonical: 1,
  resolution: 1,
  hard: [{ min: 1, max: 60 }],
  usual: [
    { min: 3, max: 30, fromAge: 18 },
    { min: 2, max: 20, toAge: 18 },
  ],
}
const definition = (checklist: boolean) =>
  defineCalculator({
    id: 'fixture',
    revision: 3,
    contentChecked: '2026-01-01',
    verified: { state: 'memory', on: '2026-01-01', how: words },
    stakes: 'ordinary',
    checklist,
    inputResolution: 'entered',
    purpose: words,
    population: words,
    inputs: {
      glucose: quantity({
        label: words,
        units: [
          unit,
          { ...unit, id: 'mg/dL', toCanonical: 1 / 18, hard: [{ min: 18, max: 1080 }], usual: [{ min: 54, max: 540 }] },
        ],
      }),
      age: quantity({
        label: words,
        integer: true,
        units: [{ ...unit, id: 'a', hard: [{ min: 0, max: 120 }], usual: [{ min: 0, max: 120 }] }],
      }),
      fever: yesNo({ label: words }),
    },
    outputs: { score: { label: words, unit: words, decimals: 0 } },
    formula: ({ glucose, fever }) => ({ score: glucose + (fever ? 10 : 0) }),
    formulaText: [words],
    classifications: [
      {
        id: 'risk',
        output: 'score',
        on: 'raw',
        bands: [
          { id: 'low', label: words, meaning: words, tone: 'good' },
          { id: 'high', from: 20, label: words, meaning: words, tone: 'alarm' },
        ],
      },
    ],
    validity: [{ when: { input: 'age', from: 100 }, effect: 'warn', message: 'old' }],
    alerts: [{ when: { input: 'fever', is: true }, message: 'hot' }],
    messages: { old: words, hot: words },
    caveats: [],
    nextSteps: [],
    references: [],
    examples: [],
  })

const entered = { glucose: { value: 10, unit: 'mmol/L' }, age: { value: 40, unit: 'a' }, fever: true }

test('an unanswered yes/no item is missing, unless the tool is a checklist or the caller treats it as no', () => {
  const unanswered = { ...entered, fever: null }
  expect(runCalculator(definition(false), unanswered)).toEqual({
    status: 'incomplete',
    missing: ['fever'],
    alerts: [],
    answered: { of: 3, count: 2 },
  })
  for (const outcome of [
    runCalculator(definition(true), unanswered),
    runCalculator(definition(false), unanswered, { absent: 'no' }),
  ])
    expect(outcome).toMatchObject({ status: 'done', outputs: { score: { value: 10 } }, answered: { of: 3, count: 2 } })
})

test('a value that is unusual in its unit but usual in another is blocked until the unit is confirmed', () => {
  const doubtful = { ...entered, glucose: { value: 55, unit: 'mmol/L' } }
  expect(runCalculator(definition(false), doubtful)).toMatchObject({
    status: 'rejected',
    problems: [{ input: 'glucose', code: 'confirm-unit', params: { other: 'mg/dL' } }],
  })
  const confirmed = { ...entered, glucose: { value: 55, unit: 'mmol/L', confirmed: true } }
  expect(runCalculator(definition(false), confirmed)).toMatchObject({
    status: 'done',
    warnings: [{ code: 'unusual-value' }],
  })
})

test('usual limits depend on age', () => {
  const at = (age: number, value: number) =>
    runCalculator(definition(false), { ...entered, glucose: { value, unit: 'mmol/L' }, age: { value: age, unit: 'a' } })
  expect(at(40, 2.5)).toMatchObject({ status: 'done', warnings: [{ code: 'unusual-value' }] })
  expect(at(10, 2.5)).toMatchObject({ status: 'done', warnings: [] })
})

test.each([
  ['a number without a unit', { glucose: true }, 'unit-needed'],
  ['a unit that is not known', { glucose: { value: 1, unit: 'g' } }, 'unknown-unit'],
  ['no number', { glucose: { value: Number.NaN, unit: 'mmol/L' } }, 'not-a-number'],
  ['a fraction of a year', { age: { value: 1.5, unit: 'a' } }, 'not-an-integer'],
  ['an answer that is none', { fever: 'perhaps' }, 'not-a-choice'],
  ['an input that does not exist', { weight: true }, 'unknown-input'],
  ['an impossible value', { glucose: { value: 0.5, unit: 'mmol/L' } }, 'impossible-value'],
])('%s is refused with its code', (_, change, code) => {
  expect(runCalculator(definition(false), { ...entered, ...change })).toMatchObject({
    status: 'rejected',
    problems: [{ code }],
  })
})

test('bands are half-open, by the raw value if the source does so, and the deciding digits are given', () => {
  const bandAt = (value: number) =>
    runCalculator(definition(false), { ...entered, fever: false, glucose: { value, unit: 'mmol/L' } })
  expect(bandAt(20)).toMatchObject({ bands: [{ band: { id: 'high' }, nearCutOff: null }] })
  expect(bandAt(19.96)).toMatchObject({ bands: [{ band: { id: 'low' }, nearCutOff: { cutOff: 20, deciding: 2 } }] })
  expect(bandAt(19.4)).toMatchObject({ bands: [{ band: { id: 'low' }, nearCutOff: null }] })
})

test('a rule that warns does not refuse, and the revision is part of the result', () => {
  expect(runCalculator(definition(false), { ...entered, age: { value: 100, unit: 'a' } })).toMatchObject({
    status: 'done',
    revision: 3,
    warnings: [{ input: 'age', code: 'old' }],
  })
})

test('rounding is from the exact binary value', () => {
  expect(roundTo(1.005, 2)).toBe(1)
  expect(roundTo(0.125, 2)).toBe(0.13)
})

test('an alert is shown with a score, without one, and if the values are refused', () => {
  const alerts = [{ input: 'fever', code: 'hot', params: {} }]
  expect(runCalculator(definition(false), { fever: true })).toMatchObject({ status: 'incomplete', alerts })
  expect(runCalculator(definition(false), entered)).toMatchObject({ status: 'done', alerts })
  expect(runCalculator(definition(false), { ...entered, age: { value: 500, unit: 'a' } })).toMatchObject({
    status: 'rejected',
    alerts,
  })
  expect(runCalculator(definition(false), { ...entered, fever: false })).toMatchObject({ alerts: [] })
})

test('a tool of reported resolution rounds finer values like its published cut-offs, and says so', () => {
  const reported = { ...definition(false), inputResolution: 'reported' as const }
  expect(runCalculator(reported, { ...entered, glucose: { value: 10.04, unit: 'mmol/L' } })).toMatchObject({
    outputs: { score: { value: 20 } },
    warnings: [{ code: 'read-as', params: { value: 10.04, read: 10, canonical: 'mmol/L' } }],
  })
  expect(runCalculator(reported, entered)).toMatchObject({ warnings: [] })
})

test('hard limits depend on age too, and the message names those of that age', () => {
  const weighed = {
    ...definition(false),
    inputs: {
      ...definition(false).inputs,
      glucose: quantity({
        label: words,
        units: [
          {
            ...unit,
            hard: [
              { min: 1, max: 60, fromAge: 18 },
              { min: 1, max: 30, toAge: 18 },
            ],
          },
        ],
      }),
    },
  }
  const at = (years: number) =>
    runCalculator(weighed, { ...entered, glucose: { value: 40, unit: 'mmol/L' }, age: { value: years, unit: 'a' } })
  expect(at(18)).toMatchObject({ status: 'done' })
  expect(at(17)).toMatchObject({ status: 'rejected', problems: [{ code: 'impossible-value', params: { max: 30 } }] })
})

test('persons are rounded up, but not because of noise in the last digits', () => {
  expect([roundUp(120.0001), roundUp(121), roundUp(121 + 1e-10)]).toEqual([121, 121, 121])
})

const counted = { label: words, units: [{ ...unit, hard: [{ min: 0, max: 9 }], usual: [{ min: 0, max: 9 }] }] }
const asking = defineCalculator({
  id: 'asking',
  revision: 1,
  contentChecked: '2026-01-01',
  verified: { state: 'memory', on: '2026-01-01', how: words },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: words,
  population: words,
  inputs: {
    kind: oneOf({ label: words, of: { all: words, some: words } }),
    some: onlyWhenChosen('kind', ['some'], optionalQuantity(counted)),
  },
  remarks: ({ some }) => (some === 3 ? [{ input: 'some', message: 'odd', params: { some } }] : []),
  outputs: { score: { label: words, decimals: 0 } },
  formula: ({ some }) => ({ score: some ?? 100 }),
  formulaText: [words],
  classifications: [],
  validity: [],
  alerts: [],
  messages: { odd: words },
  caveats: [words],
  nextSteps: [words],
  references: [],
  examples: [],
})

test('a hidden input is neither read nor refused', () => {
  const some = { value: 50, unit: 'mmol/L' }
  expect(runCalculator(asking, { kind: 'some', some })).toMatchObject({ status: 'rejected' })
  expect(runCalculator(asking, { kind: 'all', some })).toMatchObject({ outputs: { score: { value: 100 } } })
})

test('remarks accompany a result', () => {
  const run = (value: number) => runCalculator(asking, { kind: 'some', some: { value, unit: 'mmol/L' } })
  expect(run(3)).toMatchObject({ status: 'done', remarks: [{ input: 'some', code: 'odd', params: { some: 3 } }] })
  expect(run(4)).toMatchObject({ status: 'done', remarks: [] })
})
