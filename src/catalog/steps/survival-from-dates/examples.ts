import type { Json } from '../../kit/json.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  {
    id: 'c1',
    name: '随机化',
    type: 'date',
    values: [
      '2020-01-01',
      '2020-02-29',
      '2020-03-01',
      null,
      '2021-01-01',
      '2021-06-30',
      '2020-05-05',
      '2024-02-01',
      '2020-01-01',
      '2020-07-01',
    ],
  },
  {
    id: 'c2',
    name: 'relapse',
    type: 'date',
    values: [
      '2021-01-01',
      null,
      '2023-06-01',
      '2020-01-01',
      null,
      null,
      '2020-05-05',
      null,
      '2019-12-31',
      '2022-03-01',
    ],
  },
  {
    id: 'c3',
    name: 'progression',
    type: 'datetime',
    values: [
      '2020-12-31 08:00:00',
      null,
      null,
      null,
      '2024-05-01 00:00:00',
      null,
      null,
      null,
      '2020-02-01 12:00:00',
      '2022-03-01 23:59:59',
    ],
  },
  {
    id: 'c4',
    name: 'death',
    type: 'date',
    values: ['2022-01-01', '2021-03-01', null, null, null, null, '2020-06-01', null, null, '2022-03-01'],
  },
  {
    id: 'c5',
    name: '末次随访',
    type: 'date',
    values: [
      '2022-01-01',
      '2021-04-01',
      '2023-12-31',
      '2022-01-01',
      '2024-06-01',
      null,
      '2020-06-01',
      '2024-01-15',
      '2023-01-01',
      '2022-02-01',
    ],
  },
  { id: 'c6', name: 'age', type: 'number', values: [50, 61, 72, 43, 54, 65, 76, 47, 58, 69] },
]

const title = { en: 'Overall and progression-free survival', zh: '总生存期与无进展生存期' }
const example = (id: string, options: Readonly<Record<string, Json>>) =>
  ({ id, title, columns, options: { start: 'c1', lastContact: 'c5', ...options }, expect: 'done' }) as const
const refused = (id: string, code: string, options: Readonly<Record<string, Json>>) =>
  ({ ...example(id, options), expect: { broken: code } }) as const

export const examples = defineStepExamples([
  example('overall', { death: 'c4', unit: 'months', timeName: 'OS', statusName: 'dead', censored: '存活' }),
  example('progression-free', {
    events: ['c2', 'c3'],
    death: 'c4',
    deathIs: 'event',
    zero: 'half-day',
    reason: true,
    reasonName: '终止原因',
  }),
  example('competing', { events: ['c2'], death: 'c4', deathIs: 'competing', cutOff: '2022-12-31', unit: 'years' }),
  example('each-kind', {
    events: ['c3', 'c2'],
    death: 'c4',
    deathIs: 'competing',
    codes: 'each',
    reason: true,
    cutOff: '2023年1月1日',
    unit: 'weeks',
  }),
  example('cause-specific', { events: ['c2'], death: 'c4', deathIs: 'censoring', reason: true }),
  {
    id: 'closing-date-alone',
    title,
    columns,
    options: { start: 'c1', events: ['c2'], cutOff: '2023/5/1', reason: true },
    expect: 'done',
  },
  refused('no-event', 'no-event', {}),
  refused('not-a-date', 'cut-off-not-a-date', { events: ['c2'], cutOff: '2023-02-30' }),
  refused('twice', 'date-twice', { events: ['c2'], death: 'c2' }),
  refused('same-names', 'name-taken', { events: ['c2'], timeName: 't', statusName: 't' }),
  refused('a-number', 'measure-not-accepted', { events: ['c6'] }),
  {
    id: 'no-end',
    title,
    columns,
    options: { start: 'c1', events: ['c2'] },
    expect: { broken: 'no-end-chosen' },
  },
  { id: 'no-start', title, columns, options: { events: ['c2'] }, expect: 'incomplete' },
])
