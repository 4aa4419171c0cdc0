import { expect, test } from 'vitest'
import { type Placed, rowsMayLeave } from './residence.ts'

const placed = (kind: string, fields: Record<string, string>): Placed => ({
  kind,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value, 'stamp']])),
})
const records: Record<string, Placed> = {
  home: placed('project', { storage: 'device' }),
  cloud: placed('project', { storage: 'cloud' }),
  silent: placed('project', {}),
  atHome: placed('dataset', { project: 'home' }),
  inCloud: placed('dataset', { project: 'cloud' }),
  report: placed('report', { project: 'cloud' }),
  alone: placed('chat', {}),
  asking: placed('chat', { project: 'cloud' }),
}
const may = (record: Placed) => rowsMayLeave(record, (id) => records[id])

test('[R6] rows leave only where the project says so', () => {
  expect(may(placed('variable', { dataset: 'inCloud' }))).toBe(true)
  expect(may(placed('variable', { dataset: 'atHome' }))).toBe(false)
  expect(may(placed('dataset', { project: 'silent' }))).toBe(false)
})

test('[R6] an analysis in a cloud project of a dataset that stays on the device keeps its outcome there', () => {
  expect(may(placed('analysis', { project: 'cloud', dataset: 'inCloud' }))).toBe(true)
  expect(may(placed('analysis', { project: 'cloud', dataset: 'atHome' }))).toBe(false)
})

test('[R6] an optional reference counts where it is present; a record that reaches no project stays on the device', () => {
  expect(may(placed('report-block', { report: 'report' }))).toBe(true)
  expect(may(placed('report-block', { report: 'report', dataset: 'inCloud' }))).toBe(true)
  expect(may(placed('report-block', { report: 'report', dataset: 'atHome' }))).toBe(false)
  expect(may(placed('report-block', { report: 'report', chart: 'gone' }))).toBe(false)
  expect(may(placed('chat-message', { chat: 'asking' }))).toBe(true)
  expect(may(placed('chat-message', { chat: 'alone' }))).toBe(false)
  expect(may(placed('chat-message', { chat: 'alone', project: 'cloud' }))).toBe(true)
  expect(may(placed('chat-message', { chat: 'asking', project: 'home' }))).toBe(false)
  expect(may(placed('template', {}))).toBe(false)
})

test('[R6] a dangling reference, a missing one and an unknown kind keep the rows on the device', () => {
  expect(may(placed('variable', { dataset: 'gone' }))).toBe(false)
  expect(may(placed('variable', {}))).toBe(false)
  expect(may(placed('chart', { project: 'cloud' }))).toBe(false)
})
