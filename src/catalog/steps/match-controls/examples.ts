import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const n = 36
const rows = Array.from({ length: n }, (_, k) => k)
const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'number', measure: 'id', values: rows.map((k) => k + 1) },
  {
    id: 'c2',
    name: 'lung cancer',
    type: 'number',
    measure: 'nominal',
    missingCodes: [9],
    values: rows.map((k) => (k === 7 ? 9 : Number((k * 5) % 4 === 0))),
  },
  { id: 'c3', name: 'sex', type: 'text', values: rows.map((k) => (k === 11 ? null : k % 3 === 0 ? '男' : '女')) },
  { id: 'c4', name: 'age', type: 'number', values: rows.map((k) => (k === 20 ? null : 40 + ((k * 17) % 29))) },
  {
    id: 'c5',
    name: '入院',
    type: 'date',
    values: rows.map((k) => new Date(1_600_000_000_000 + ((k * 37) % 41) * 864_000_000).toISOString().slice(0, 10)),
  },
  { id: 'c6', name: 'months', type: 'number', values: rows.map((k) => 3 + ((k * 11) % 23) / 2) },
  { id: 'c7', name: 'group', type: 'text', values: rows.map((k) => (k % 5 === 1 ? '病例' : '对照')) },
]

const title = { en: 'Controls of the same sex and age', zh: '同性别、年龄相近的对照' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { group: 'c2', caseValue: 1, ...options }, expect: 'done' }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('sex-and-age', { exact: ['c3'], near: ['c4'], 'calipers.c4.within': 5 }),
  example('two-controls', { exact: ['c3'], near: ['c4', 'c5'], 'calipers.c5.within': 150, ratio: 2, order: 'rows' }),
  example('random-order', { near: ['c4'], order: 'random', ratio: 2, seed: 5 }),
  example('sex-alone', { exact: ['c3'], ratio: 3, unmatched: 'remove', seed: 12 }),
  example('with-replacement', { near: ['c4'], 'calipers.c4.within': 3, replace: true, ratio: 2, setName: '匹配组' }),
  example('risk-sets', { exact: ['c3'], atRisk: 'c6', ratio: 2, seed: 99, roleName: 'is_case' }),
  example('text-cases', { group: 'c7', caseValue: '病例', near: ['c4'], exact: ['c3'] }),
  refused('nothing-to-match', 'nothing-to-match', {}),
  refused('no-cases', 'no-cases', { caseValue: 2, exact: ['c3'] }),
  refused('group-again', 'group-again', { exact: ['c2'] }),
  refused('same-names', 'name-taken', { exact: ['c3'], setName: 'm', roleName: 'm' }),
  { id: 'no-value', title, columns, options: { group: 'c2', exact: ['c3'] }, expect: 'incomplete' },
])
