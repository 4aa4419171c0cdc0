// @vitest-environment node
import { expect, test } from 'vitest'
import { definition as tableOne } from '#catalog/analyses/table-one/definition.ts'
import { definition as computeVariable } from '#catalog/steps/compute-variable/definition.ts'
import { addProject, addRecipe, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../data/outbox/change.ts'
import { openDataset } from './open-dataset.ts'

test('[D3] the version of a dataset names the engine revisions of its steps and of the analyses that they ask for', async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project)
  const { analysis } = await addRecipe(writer, project, dataset)
  const takes = { dataset, type: 'from-analysis', version: 1, order: 'a2', enabled: true, deleted: false }
  await change(writer, [{ kind: 'step', record: newId(), fields: { ...takes, 'option.record': analysis } }])
  const version = async () => (await openDataset(writer.database, dataset)).opened.version

  const released = await version()
  const versions = new Set([released])
  for (const definition of [tableOne, computeVariable]) {
    Object.assign(definition, { engineRevision: 1 })
    versions.add(await version())
    Object.assign(definition, { engineRevision: undefined })
  }
  expect(versions.size).toBe(3)
  expect(await version()).toBe(released)
})
