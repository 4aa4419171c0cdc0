// @vitest-environment node
import { expect, test } from 'vitest'
import { openDataset } from '#app/workers/open-dataset.ts'
import { addProject, addRecipe, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { recordEdit } from '../history/edit.ts'
import { undo } from '../history/undo.ts'
import { change } from '../outbox/change.ts'
import { branchEdits, branchedId } from './branch-dataset.ts'
import { readDataset, readSteps } from './dataset.ts'
import { listAnalyses } from './list-analyses.ts'

test('a branch computes the same until it is changed, on its own, and undo takes it back as one', async () => {
  const writer = await openWriter()
  const { database } = writer
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project)
  const { step, filter, analysis } = await addRecipe(writer, project, dataset)
  const { branch, edits } = await branchEdits(database, dataset, 'without b')
  await recordEdit(writer, edits)

  const [before, after] = [await openDataset(database, dataset), await openDataset(database, branch)]
  expect(after.opened.rows).toBe(before.opened.rows)
  const renamed = (id: string) => id.replaceAll(step, branchedId(branch, step))
  expect(after.opened.dictionary.columns).toEqual(
    before.opened.dictionary.columns.map((column) => ({ ...column, id: renamed(column.id) })),
  )
  expect(after.opened.steps.map(({ id, status }) => [id, status])).toEqual(
    before.opened.steps.map(({ id, status }) => [branchedId(branch, id), status]),
  )
  expect(await readDataset(database, branch)).toMatchObject({ name: 'without b', branchOf: dataset })
  const [asked] = await listAnalyses(database, dataset)
  const [copy] = await listAnalyses(database, branch)
  expect(copy).toMatchObject({ id: branchedId(branch, analysis), title: asked?.title, type: asked?.type })
  // the ids of its rows and variables are hashed from the original steps; a branch of the branch has the same
  expect((await readSteps(database, branch)).map(({ origin }) => origin)).toEqual([step, filter])
  const second = await branchEdits(database, branch, 'of a branch')
  expect(new Set(second.edits.flatMap(({ kind, fields }) => (kind === 'step' ? [fields.origin] : [])))).toEqual(
    new Set([step, filter]),
  )
  // columns of the copied step are named in the copied question
  expect(JSON.stringify(copy?.options)).toBe(renamed(JSON.stringify(asked?.options)))

  const own = branchedId(branch, filter)
  await change(writer, [{ kind: 'step', record: own, fields: { enabled: false } }])
  expect((await openDataset(database, branch)).opened.rows).toBe(3)
  expect((await openDataset(database, dataset)).opened.rows).toBe(before.opened.rows)

  await undo(writer, project)
  expect(await readDataset(database, branch)).toBeUndefined()
  expect(await readSteps(database, dataset)).toHaveLength(2)
  await expect(branchEdits(database, branch, 'x')).rejects.toThrow('no longer stored')
})
