import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', measure: 'id', values: ['P1', 'P2', 'P3', 'P4', 'P4'] },
  { id: 'c2', name: 'weight', type: 'number', missingCodes: [999], values: [65, 705, null, 80, 999] },
  { id: 'c3', name: 'sex', type: 'text', values: ['F', 'M', 'W', null, 'F'] },
  { id: 'c4', name: 'seen', type: 'date', values: ['2023-05-01', '2032-05-02', null, '2023-01-01', '2022-12-31'] },
  {
    id: 'c5',
    name: 'drawn',
    type: 'datetime',
    values: ['2023-05-01 08:30:00', '2023-05-02 00:00:00', null, '2023-01-01 23:59:59', null],
  },
]

const edit = (from: Json, to: Json, key: Json = null): Json => ({
  from,
  to,
  reason: 'case record',
  at: Date.UTC(2023, 4, 2),
  key,
})
const patient = (value: string) => ({ column: 'c1', value })
const title = { en: 'Errors of data entry', zh: '更正录入错误' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options, expect: 'done' }) as const

export const examples = defineStepExamples([
  example('one-cell', { 'cells.2.c2': edit(705, 70.5) }),
  example('of-every-type', {
    'cells.1.c2': edit(65, null),
    'cells.2.c2': edit(705, 70.5),
    'cells.3.c3': edit('W', 'F'),
    'cells.4.c3': edit(null, '男'),
    'cells.5.c3': edit('F', null),
    'cells.2.c4': edit('2032-05-02', '2023-05-02'),
    'cells.3.c5': edit(null, '2023-05-03 12:15:00'),
    'cells.4.c5': edit('2023-01-01 23:59:59', null),
  }),
  example('to-a-missing-code', { 'cells.4.c2': edit(80, 999) }),
  example('row-found-by-its-key', {
    'cells.1.c2': edit(705, 70.5, patient('P2')),
    'cells.4.c2': edit(80, 81, patient('P4')),
  }),
  example('taken-back', { 'cells.1.c2': null, 'cells.2.c2': edit(705, 70.5) }),
  example('left-as-they-are', {
    'cells.1.c2': edit(64, 66),
    'cells.2.c2': edit(70, 705),
    'cells.3.c2': edit(null, 70, patient('P4')),
    'cells.9.c2': edit(65, 66),
    'cells.1.c3': edit(1, 2),
    'cells.1.c9': edit('F', 'M'),
    'cells.1.c4': edit('2023-05-01', '2023-02-30'),
    'cells.3.c3': edit('W', 'F'),
  }),
  {
    id: 'wrong-form',
    title,
    columns,
    options: { 'cells.1.c2': { from: true } },
    expect: { broken: 'wrong-form' },
  },
  { id: 'no-correction', title, columns, options: { 'cells.1.c2': null }, expect: 'incomplete' },
])
