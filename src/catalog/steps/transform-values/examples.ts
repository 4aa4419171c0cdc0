import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: 'CRP',
    type: 'number',
    missingCodes: [999],
    values: [0.5, 1.2, 3.4, 0.9, 7.7, 2.2, 999, 15.1, 0.3, 4.4, null, 1.1, 2.8, 0.7],
  },
  {
    id: 'c2',
    name: '变化',
    type: 'number',
    values: [-3.2, 1.2, 0, 0.9, -7.7, 2.2, 2, 15.1, 0.3, -4.4, null, 1.1, 2.8, 0.7],
  },
  {
    id: 'c3',
    name: 'share',
    type: 'number',
    values: [0, 1, 0.5, 0.25, 0.9, null, 0.1, 1.2, -0.1, 0.33, 0.75, 0.01, 0.99, 0.6],
  },
  {
    id: 'c4',
    name: 'arm',
    type: 'text',
    values: ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'a', null, 'b', 'a', 'a', 'b', 'b'],
  },
  { id: 'c5', name: 'flat', type: 'number', values: [3, 3, 3, null, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
]

const title = { en: 'A skewed laboratory value', zh: '偏态的检验值' }
const example = (id: string, variables: readonly string[], options: Readonly<Record<string, Json>> = {}) =>
  ({ id, title, columns, options: { variables, ...options }, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('log', ['c1', 'c2']),
  example('log-10', ['c1'], { base: '10', pattern: 'lg {name}' }),
  example('log-plus', ['c2'], { method: 'log-plus', base: '2', constant: 8 }),
  example('root', ['c1', 'c2'], { method: 'sqrt' }),
  example('reciprocal', ['c1', 'c2'], { method: 'reciprocal' }),
  example('square', ['c2'], { method: 'square' }),
  example('logit', ['c3'], { method: 'logit' }),
  example('arcsine', ['c3', 'c1'], { method: 'arcsine-root', shares: 'percent' }),
  example('box-cox', ['c1', 'c2'], { method: 'box-cox' }),
  example('box-cox-by-arm', ['c1'], { method: 'box-cox', by: ['c4'], missingKeys: 'leave-out' }),
  example('box-cox-given', ['c1'], { method: 'box-cox', lambda: 'given', exponent: 0.5 }),
  example('box-cox-log', ['c1'], { method: 'box-cox', lambda: 'given', exponent: 0 }),
  example('yeo-johnson', ['c2', 'c1'], { method: 'yeo-johnson' }),
  example('yeo-johnson-given', ['c2'], { method: 'yeo-johnson', lambda: 'given', exponent: 2 }),
  example('no-spread', ['c5', 'c1'], { method: 'box-cox' }),
  example('scores', ['c1', 'c2', 'c5'], { method: 'rank-normal' }),
  example('scores-by-arm', ['c1'], { method: 'rank-normal', score: 'waerden', by: ['c4'] }),
  example('tukey-scores', ['c3'], { method: 'rank-normal', score: 'tukey' }),
  {
    ...example('one-name-for-two', ['c1', 'c2'], { pattern: 'x' }),
    expect: { broken: 'pattern-needs-name' },
  },
  { ...example('name-taken', ['c1'], { pattern: 'flat' }), expect: { broken: 'name-taken' } },
  {
    ...example('exponent-too-large', ['c1'], { method: 'box-cox', lambda: 'given', exponent: 6 }),
    expect: { broken: 'out-of-bounds' },
  },
  { ...example('of-texts', ['c4']), expect: { broken: 'measure-not-accepted' } },
  { ...example('no-variables', []), expect: 'incomplete' },
])
