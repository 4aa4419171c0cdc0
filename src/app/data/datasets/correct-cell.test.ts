// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { cellOrigin } from '#app/workers/cell-origin.ts'
import { openDataset } from '#app/workers/open-dataset.ts'
import { switchOffPlaced } from '#app/workers/placed-corrections.ts'
import { type CellEdit, editsOfOneStep } from '#catalog/kit/steps/cell-edits.ts'
import { loadStep } from '#catalog/steps.ts'
import { addProject, importCsv } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { undo } from '../history/undo.ts'
import { change } from '../outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { correctCell } from './correct-cell.ts'
import { readSteps } from './dataset.ts'

let dataset: string
let project: string

beforeEach(async () => {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  project = await addProject(writer, 'device')
  dataset = await importCsv(writer, project)
})

async function correct(edit: Partial<CellEdit> & Pick<CellEdit, 'from' | 'to'>): Promise<void> {
  const step = (await loadStep('edit-cells')) ?? expect.fail('no step')
  await correctCell(dataset, step.definition, {
    row: 1,
    column: 'c2',
    reason: 'case record',
    at: 5,
    key: null,
    ...edit,
  })
}
const steps = () => readSteps(ownData().database, dataset)
const ages = async () => {
  const { frame } = await openDataset(ownData().database, dataset)
  const [, age] = frame.columns
  return age?.type === 'number' ? [...age.values] : expect.fail('no ages')
}

test('corrections that follow each other are one step, and each can be undone', async () => {
  await correct({ from: 34, to: 43 })
  await correct({ row: 3, from: null, to: 29 })
  expect(await ages()).toEqual([43, 40, 29])
  // corrected once more, a cell keeps the value of the file as the former one
  await correct({ from: 43, to: 44, reason: 'phone call' })
  const [step, ...others] = await steps()
  expect(others).toEqual([])
  expect(step?.options['cells.1.c2']).toEqual({ from: 34, to: 44, reason: 'phone call', at: 5, key: null })
  expect(await ages()).toEqual([44, 40, 29])
  await correct({ from: 44, to: 34 })
  expect((await steps())[0]?.options['cells.1.c2']).toBeNull()
  expect(await ages()).toEqual([34, 40, 29])
  const { writer } = ownData()
  await undo(writer, project)
  expect(await ages()).toEqual([44, 40, 29])
  for (let k = 0; k < 3; k++) await undo(writer, project)
  expect((await steps()).map(({ enabled }) => enabled)).toEqual([false])
  expect(await ages()).toEqual([34, 40, Number.NaN])
})

test('another step closes a step of corrections, and so does the most that a record takes', async () => {
  await correct({ from: 34, to: 43 })
  const [first] = await steps()
  const many = Object.fromEntries(
    Array.from({ length: editsOfOneStep }, (_, k) => [
      `data.cells.${k + 1}.c1`,
      { from: 'x', to: 'y', reason: '', at: 1, key: null },
    ]),
  )
  await change(ownData().writer, [{ kind: 'step', record: first?.id ?? '', fields: many }])
  await correct({ from: 43, to: 44 })
  expect(await steps()).toHaveLength(2)
  await change(ownData().writer, [{ kind: 'step', record: (await steps())[1]?.id ?? '', fields: { enabled: false } }])
  await correct({ row: 2, from: 40, to: 41 })
  expect((await steps()).map(({ type, enabled }) => [type, enabled])).toEqual([
    ['edit-cells', true],
    ['edit-cells', false],
    ['edit-cells', true],
  ])
})

test('a row is identified by the value of an identifier that no other row has, and by its place otherwise', async () => {
  const { writer, database } = ownData()
  const csv = 'id,visit,age\nP1,1,30\nP2,1,40\nP2,2,41\n'
  dataset = await importCsv(writer, project, {}, csv)
  const columns = (await openDataset(database, dataset)).opened.dictionary.columns
  expect(columns.map(({ measure }) => measure)).toContain('id')
  const cellOf = async (row: number) => (await cellOrigin(database, dataset, 'c3', row)).cell
  const keys = [await cellOf(1), await cellOf(2), await cellOf(9)]
  expect(keys).toEqual([{ from: 30, key: { column: 'c1', value: 'P1' } }, { from: 40, key: null }, undefined])
})

test('for another file the steps whose corrections name a row by its place alone are switched off', async () => {
  await correct({ from: 34, to: 43 })
  await correct({ row: 2, from: 40, to: 41, key: { column: 'c1', value: '李雷' } })
  const [first] = await steps()
  const { database, writer } = ownData()
  expect(await switchOffPlaced(database, dataset)).toEqual([
    { kind: 'step', record: first?.id, fields: { enabled: false } },
  ])
  await change(writer, [{ kind: 'step', record: first?.id ?? '', fields: { 'data.cells.1.c2': null } }])
  expect(await switchOffPlaced(database, dataset)).toEqual([])
})
