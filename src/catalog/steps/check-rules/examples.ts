import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P1', 'P1', 'P2', null, null, 'P3', 'P3', 'P1'] },
  { id: 'c2', name: 'visit', type: 'number', measure: 'ordinal', values: [1, 2, 1, 1, 1, 1, 1, 2] },
  {
    id: 'c3',
    name: '年龄',
    type: 'number',
    missingCodes: [999],
    values: [17, 60, 130, -0.5, null, 999, 18, 120],
  },
  {
    id: 'c4',
    name: 'sex',
    type: 'text',
    missingCodes: ['不详'],
    values: ['F', 'M', 'f', null, '不详', 'M', 'F', 'x'],
  },
  {
    id: 'c5',
    name: 'admitted',
    type: 'date',
    values: ['2023-05-01', '2023-05-02', null, '2023-06-01', '2023-05-05', '2023-05-06', '2023-05-20', '2023-01-01'],
  },
  {
    id: 'c6',
    name: 'operated',
    type: 'date',
    values: ['2023-05-01', '2023-05-01', '2023-05-03', null, '2023-05-06', '2023-05-06', null, '2022-12-31'],
  },
  {
    id: 'c7',
    name: 'left at',
    type: 'datetime',
    values: [
      '2023-05-01T08:30:00',
      '2023-05-01T23:59:59',
      '2023-05-02T10:00:00',
      '2023-05-31T00:00:00',
      '2023-05-07T12:00:00',
      null,
      '2023-05-20T00:00:00',
      '2022-12-31T09:00:00',
    ],
  },
  {
    id: 'c8',
    name: 'seen at',
    type: 'datetime',
    values: [
      '2023-05-01T08:29:59',
      '2023-05-01T23:59:59',
      null,
      '2023-05-31T00:00:01',
      '2023-05-07T12:00:00',
      null,
      '2023-05-19T23:00:00',
      '2022-12-31T10:00:00',
    ],
  },
  { id: 'c9', name: 'stage', type: 'number', measure: 'ordinal', values: [1, 2, 3, 4, 5, 0, null, 2.5] },
]

const title = { en: 'Rules of a case report form', zh: '病例报告表的核查规则' }
type Rule = Readonly<Record<string, Json>>
const example = (id: string, rules: readonly Rule[], options: Readonly<Record<string, Json>> = {}) =>
  ({
    id,
    title,
    columns,
    options: { rules: rules.map((rule, k) => ({ id: `r${k + 1}`, ...rule })), name: 'problems', ...options },
    expect: 'done',
  }) as const
const refused = (id: string, code: string, rules: readonly Rule[], options: Readonly<Record<string, Json>> = {}) =>
  ({ ...example(id, rules, options), expect: { broken: code } }) as const

const age: Rule = { kind: 'range', columns: ['c3'], low: 0, high: 120, text: '年龄 0 至 120 岁' }

export const examples = defineStepExamples([
  example('several-rules', [
    age,
    { kind: 'values', columns: ['c4'], values: ['F', 'M'], severity: 'warning' },
    { kind: 'required', columns: ['c1', 'c3', 'c4'] },
    { kind: 'unique', columns: ['c2'], within: ['c1'], text: 'One row for each visit' },
    { kind: 'order', columns: ['c5', 'c6', 'c7'] },
    { kind: 'formula', formula: '{c3} >= 18 or {c4} = "M"', text: 'Adult, or a man' },
  ]),
  example('one-end', [
    { kind: 'range', columns: ['c3', 'c9'], low: 1 },
    { kind: 'range', columns: ['c9'], high: 4 },
  ]),
  example('codes', [{ kind: 'values', columns: ['c9', 'c2'], values: [1, 2, 3, 4] }]),
  example('many-codes', [{ kind: 'values', columns: ['c9'], values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }]),
  example('unique-number', [
    { kind: 'unique', columns: ['c1'] },
    { kind: 'unique', columns: ['c1', 'c2'] },
    { kind: 'unique', columns: ['c3'], within: ['c4'] },
  ]),
  example('instants', [{ kind: 'order', columns: ['c7', 'c8'] }]),
  example('one-truth-for-all', [
    { kind: 'formula', formula: 'true' },
    { kind: 'formula', formula: '1 > 2' },
  ]),
  example('no-problem', [{ kind: 'range', columns: ['c2'], low: 1, high: 2 }], { name: '问题数' }),
  refused('not-a-condition', 'rule-not-a-condition', [age, { kind: 'formula', formula: '{c3} + 1' }]),
  refused('name-taken', 'name-taken', [age], { name: 'sex' }),
  refused('gone', 'column-missing', [{ kind: 'required', columns: ['c99'] }]),
  refused('gone-in-formula', 'column-missing', [{ kind: 'formula', formula: '{c99} > 1' }]),
  refused('range-of-texts', 'rule-needs-numbers', [{ kind: 'range', columns: ['c4'], low: 0 }]),
  refused('order-of-numbers', 'rule-needs-dates', [{ kind: 'order', columns: ['c2', 'c3'] }]),
  refused('days-as-values', 'rule-dates-as-values', [{ kind: 'values', columns: ['c5'], values: ['2023-05-01'] }]),
  refused('text-for-numbers', 'value-is-no-number', [{ kind: 'values', columns: ['c9'], values: ['one'] }]),
  refused('reversed', 'range-reversed', [{ kind: 'range', columns: ['c3'], low: 2, high: 1 }]),
  refused('unknown-kind', 'wrong-form', [{ kind: 'other', columns: ['c3'] }]),
  { ...example('no-rules', []), expect: 'incomplete' },
  { ...example('no-limits', [{ kind: 'range', columns: ['c3'] }]), expect: 'incomplete' },
  { ...example('no-variables', [{ kind: 'required', columns: [] }]), expect: 'incomplete' },
  { ...example('one-date', [{ kind: 'order', columns: ['c5'] }]), expect: 'incomplete' },
  { ...example('no-condition', [{ kind: 'formula', formula: ' ' }]), expect: 'incomplete' },
])
