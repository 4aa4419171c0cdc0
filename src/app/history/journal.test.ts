// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { loadStep } from '#catalog/steps.ts'
import { addProject, addRecipe, importCsv } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { correctCell } from '../data/datasets/correct-cell.ts'
import { recordEdit } from '../data/history/edit.ts'
import { undo } from '../data/history/undo.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { closeOwnData, openOwnData } from '../data/own-data.ts'
import { activateLocale, loadWords } from '../i18n/locale.ts'
import { journalOf } from './journal.ts'

let writer: Writer

beforeEach(async () => {
  closeOwnData()
  writer = (await openOwnData(newId())).writer
  await loadWords('own')
  await activateLocale('en')
})

test('the journal has the import, each change with its value before and after, what was undone, and what other devices wrote', async () => {
  const { database, device } = writer
  const project = await addProject(writer, 'device')
  const dataset = await importCsv({ ...writer, device }, project)
  await recordEdit(writer, [{ kind: 'dataset', record: dataset, fields: { name: 'Ward' } }])
  await recordEdit(writer, [{ kind: 'dataset', record: dataset, fields: { name: 'Wards' } }])
  await undo(writer, project)
  const other = 'bbbbbbbbbbbb'
  const { step } = await addRecipe({ ...writer, device: other }, project, dataset)
  const entries = await journalOf(database, dataset, device)
  const own = entries.filter((entry) => entry.device === device)
  expect(own.map(({ what, before, after, isUndone }) => [what, before, after, isUndone])).toContainEqual([
    'renaming “Ward”',
    '病例',
    'Ward',
    false,
  ])
  expect(own.find(({ isUndone }) => isUndone)).toMatchObject({ before: 'Ward', after: 'Wards' })
  expect(own.at(-1)?.what).toMatch(/^adding/)
  expect(entries.filter((entry) => entry.device === other).map(({ what }) => what)).toContain(
    'adding “Compute a variable”',
  )
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a))
  await change({ ...writer, device: other }, [{ kind: 'step', record: step, fields: { enabled: false } }])
  expect((await journalOf(database, dataset, device)).map(({ what }) => what)).toContain(
    'switching “Compute a variable” on or off',
  )
  expect(await journalOf(database, newId(), device)).toEqual([])
})

test('a correction of a cell is in the journal with its former value and its reason, the first of a step too', async () => {
  const { database, device } = writer
  const dataset = await importCsv(writer, await addProject(writer, 'device'))
  const { definition } = (await loadStep('edit-cells')) ?? expect.fail('no step')
  const edit = { row: 1, column: 'c2', from: 34, to: 43, reason: 'case record', at: 5, key: null }
  await correctCell(dataset, definition, edit)
  await correctCell(dataset, definition, { ...edit, row: 3, from: null, to: 29, reason: '' })
  const entries = await journalOf(database, dataset, device)
  expect(entries.slice(0, 2).map(({ before, after }) => [before, after])).toEqual([
    ['', '29'],
    ['34', '43 (case record)'],
  ])
})
