// @vitest-environment node
import { expect, test } from 'vitest'
import { addProject, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../data/outbox/change.ts'
import { stepQueries } from './step-queries.ts'

const WARD = 'age,sex,编号\n130,F,7\n20,x,8\n,F,9\n-1,M,9\n'

async function study(rules: readonly object[], enabled = true) {
  const writer = await openWriter()
  const dataset = await importCsv(writer, await addProject(writer, 'device'), {}, WARD)
  const fields = { dataset, version: 1, enabled: true, deleted: false }
  await change(writer, [
    {
      kind: 'variable',
      record: newId(),
      fields: { dataset, column: 'c3', measure: 'id' },
    },
    {
      kind: 'step',
      record: newId(),
      fields: { ...fields, type: 'filter-rows', order: 'a0', 'data.condition': '{c1} != 20 or {c2} = "x"' },
    },
  ])
  const step = newId()
  await change(writer, [
    {
      kind: 'step',
      record: step,
      fields: { ...fields, enabled, type: 'check-rules', order: 'a1', 'option.name': 'problems', 'data.rules': rules },
    },
    {
      kind: 'step',
      record: newId(),
      fields: { ...fields, type: 'sort-rows', order: 'a2', 'option.keys': [{ column: 'c2', descending: false }] },
    },
  ])
  return stepQueries(writer.database, dataset, step)
}

const range = { id: 'a', kind: 'range', columns: ['c1'], low: 0, high: 120, text: 'possible age' }

test('the problems before the step are listed with the identifier of their row', async () => {
  const found = await study([range, { id: 'b', kind: 'values', columns: ['c2'], values: ['F', 'M'] }])
  expect(found?.queries).toEqual([
    { rowId: 1, rule: 'a', cells: [{ column: 'c1', text: '130' }], identifiers: ['7'] },
    { rowId: 2, rule: 'b', cells: [{ column: 'c2', text: 'x' }], identifiers: ['8'] },
    { rowId: 4, rule: 'a', cells: [{ column: 'c1', text: '-1' }], identifiers: ['9'] },
  ])
  expect(found).toMatchObject({ total: 3, identifiers: ['编号'] })
  expect(found?.rules.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'possible age'],
    ['b', ''],
  ])
})

test('a step without rules, or one that is switched off, has no list', async () => {
  expect(await study([])).toBeUndefined()
  expect(await study([range], false)).toBeUndefined()
})
