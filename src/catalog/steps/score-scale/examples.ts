import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const item = (k: number, values: readonly (number | null)[], more: Partial<StepExampleColumn> = {}) =>
  ({ id: `c${k}`, name: `q${k}`, type: 'number', measure: 'ordinal', values, ...more }) as const

const columns: readonly StepExampleColumn[] = [
  item(1, [0, 3, 1, 2, null, 3, null, 2]),
  item(2, [1, 3, null, 2, 1, 3, null, 0]),
  item(3, [0, 2, 1, 9, 0, 3, null, 3], { missingCodes: [9] }),
  item(4, [0, 3, 2, 5, -1, 3, 7, 1]),
  item(5, [3, 0, 1, 2, 3, 0.5, null, 2], { name: '条目 5', valueLabels: [{ value: 3, label: '几乎每天' }] }),
  { id: 'c6', name: 'sex', type: 'text', values: ['m', 'f', 'f', 'm', 'f', 'm', 'f', 'm'] },
]

const title = { en: 'Score of a questionnaire', zh: '问卷得分' }
const items = ['c1', 'c2', 'c3', 'c4', 'c5']
const range = { lowest: 0, highest: 3 }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { items, name: '得分', ...options }, expect: 'done' }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('sum', { reversed: ['c5'], ...range }),
  example('mean-of-most', { ...range, reversed: ['c5', 'c2'], score: 'mean', needed: 'share', leastShare: 0.6 }),
  example('prorated', { ...range, score: 'prorated', needed: 'count', least: 3 }),
  example('percent', { ...range, reversed: ['c5'], score: 'percent', needed: 'share' }),
  example('any-answer', { needed: 'share', leastShare: 0, lowest: 0 }),
  example('standard-score', { times: 1.25, needed: 'count', least: 4, highest: 3 }),
  example('bands', {
    ...range,
    score: 'prorated',
    needed: 'count',
    least: 3,
    cutPoints: [5, 10],
    labels: ['none', '轻度', 'severe'],
    bandName: '分级',
  }),
  refused('no-range', 'needs-range', { reversed: ['c5'], lowest: 0 }),
  refused('range-of-percent', 'needs-range', { score: 'percent', highest: 3 }),
  refused('range-reversed', 'range-reversed', { lowest: 3, highest: 0 }),
  refused('not-an-item', 'not-an-item', { items: ['c1', 'c2'], reversed: ['c5'], ...range }),
  refused('more-than-items', 'more-than-items', { needed: 'count', least: 6 }),
  refused('too-few-names', 'labels-count', { cutPoints: [5], labels: ['low'], bandName: 'band' }),
  refused('same-names', 'name-taken', { cutPoints: [5], labels: ['low', 'high'], bandName: '得分' }),
  refused('answers-in-words', 'measure-not-accepted', { items: ['c6'] }),
  { id: 'no-items', title, columns, options: { name: 'x' }, expect: 'incomplete' },
])
