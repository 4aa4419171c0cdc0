import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '分期',
    type: 'text',
    missingCodes: ['不详'],
    values: ['II', 'I', 'III', null, '不详', 'IV', 'II'],
  },
  {
    id: 'c2',
    name: 'dose',
    type: 'number',
    measure: 'ordinal',
    missingCodes: [99],
    valueLabels: [{ value: 0, label: 'placebo' }],
    values: [0, 1, 2.5, null, 99, 5, -0],
  },
]

const title = { en: 'A stage as indicators', zh: '将分期转为哑变量' }
const stages = ['I', 'II', 'III', 'IV']
const example = (id: string, options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variable: 'c1', levels: stages, ...options }, expect: 'done' }) as const
const doses = { variable: 'c2', levels: [0, 1, 2.5, 5] }

export const examples = defineStepExamples([
  example('usual'),
  example('last', { reference: 'last', missing: 'zero' }),
  example('one-hot', { reference: 'none', missing: 'own-level', pattern: '{part}' }),
  example('removed-level', { levels: ['I', null, 'III', 'IV'] }),
  example('value', { ...doses, reference: 'value', referenceValue: 2.5 }),
  example('effect', { coding: 'effect' }),
  example('effect-middle', { coding: 'effect', reference: 'value', referenceValue: 'III', missing: 'own-level' }),
  example('helmert', { ...doses, coding: 'helmert', missing: 'zero' }),
  example('helmert-own-level', { coding: 'helmert', missing: 'own-level' }),
  example('polynomial', { ...doses, coding: 'polynomial' }),
  example('two-levels', { levels: ['I', 'II'], coding: 'polynomial', pattern: 'trend' }),
  {
    ...example('no-reference', { reference: 'value', referenceValue: 'V' }),
    expect: { broken: 'reference-not-among-levels' },
  },
  { ...example('effect-none', { coding: 'effect', reference: 'none' }), expect: { broken: 'effect-needs-reference' } },
  { ...example('one-level', { levels: ['I'] }), expect: { broken: 'too-few-levels' } },
  {
    ...example('missing-in-order', { coding: 'polynomial', missing: 'own-level' }),
    expect: { broken: 'missing-has-no-order' },
  },
  {
    ...example('many-degrees', { ...doses, coding: 'polynomial', levels: Array.from({ length: 51 }, (_, k) => k) }),
    expect: { broken: 'too-many-levels' },
  },
  { ...example('one-name', { pattern: '{name}' }), expect: { broken: 'pattern-needs-part' } },
  { ...example('no-levels', { levels: [] }), expect: 'incomplete' },
  { ...example('which-reference', { reference: 'value' }), expect: 'incomplete' },
])
