// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../data/outbox/change.ts'
import { closeOwnData, openOwnData } from '../data/own-data.ts'
import { activateLocale, loadWords } from '../i18n/locale.ts'
import { editText, skippedText } from './edit-text.ts'

const [project, dataset, analysis, step, variable, chart] = Array.from({ length: 6 }, () => newId()) as [
  string,
  string,
  string,
  string,
  string,
  string,
]

beforeEach(async () => {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  await loadWords('own')
  await activateLocale('en')
  const columns = [{ id: 'c1', name: 'age' }]
  const common = { project, dataset, version: 1, createdAt: 1, order: 'a0', deleted: false }
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'Trial', importSchema: { columns } } },
    { kind: 'analysis', record: analysis, fields: { ...common, type: 'correlation-matrix', title: 'Correlations' } },
    { kind: 'chart', record: chart, fields: { ...common, type: 'histogram', title: 'Ages' } },
    { kind: 'step', record: step, fields: { dataset, type: 'filter-rows', version: 1, order: 'a0' } },
    { kind: 'variable', record: variable, fields: { dataset, column: 'c1' } },
  ])
})

const edited = (record: string, fields: Record<string, readonly [unknown, unknown]>, isNew?: true) =>
  editText({ project, at: 0, undone: 0, records: [{ kind: 'analysis', record, fields, ...(isNew && { isNew }) }] })

test('an edit is described by its record and by what it did', async () => {
  expect(await edited(analysis, { deleted: [true, false] }, true)).toBe('adding “Correlations”')
  expect(await edited(analysis, { deleted: [false, true] })).toBe('deleting “Correlations”')
  expect(await edited(analysis, { deleted: [true, false] })).toBe('restoring “Correlations”')
  expect(await edited(analysis, { title: ['a', 'b'] })).toBe('renaming “Correlations”')
  expect(await edited(analysis, { 'option.methods': [[], ['kendall']] })).toBe('“Coefficients” of “Correlations”')
  expect(await edited(analysis, { order: ['a0', 'a1'] })).toBe('a change of “Correlations”')
  expect(await edited(step, { enabled: [false, true] }, true)).toBe('adding “Filter rows”')
  expect(await edited(step, { enabled: [true, false] })).toBe('switching “Filter rows” on or off')
  expect(await edited(variable, { label: [null, 'Age'] })).toBe('“Label” of “age”')
})

test('a style copied into charts is one edit of their style', async () => {
  const fields = { 'option.palette': ['standard', 'grey'], 'option.fontSize': [8.5, 7] } as const
  const styled = (record: string) => ({ kind: 'chart', record, fields }) as const
  const text = (...records: string[]) => editText({ project, at: 0, undone: 0, records: records.map(styled) })
  expect(await text(chart)).toBe('the style of “Ages”')
  expect(await text(chart, analysis, step)).toBe('the style of “Ages” and 2 more')
  const one = { kind: 'chart', record: chart, fields: { 'option.palette': ['standard', 'grey'] } } as const
  expect(await editText({ project, at: 0, undone: 0, records: [one] })).toBe('“Colours” of “Ages”')
})

test('in Chinese too', async () => {
  await activateLocale('zh')
  expect(i18n.locale).toBe('zh')
  expect(await edited(analysis, { deleted: [false, true] })).toBe('删除“Correlations”')
})

test('fields that were skipped have the labels of the interface', async () => {
  const text = await skippedText([
    { kind: 'analysis', record: analysis, field: 'option.methods' },
    { kind: 'analysis', record: analysis, field: 'order' },
    { kind: 'analysis', record: analysis, field: 'title' },
    { kind: 'variable', record: variable, field: 'data.valueLabels' },
    { kind: 'chart', record: chart, field: 'option.xTitle' },
    { kind: 'step', record: step, field: 'data.condition' },
  ])
  expect(text).toBe(
    'Changed elsewhere since, so it stays as it is: Correlations: Coefficients; Correlations; Correlations: Title; age: Value labels; Ages: Title of the x axis; Filter rows: Condition',
  )
})
