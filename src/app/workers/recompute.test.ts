// @vitest-environment node
import { expect, test } from 'vitest'
import { definition } from '#catalog/analyses/table-one/definition.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { addProject, addRecipe, CSV, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../data/outbox/change.ts'
import { recipeRecords } from '../outcome/written-provenance.ts'
import { writtenTables } from '../outcome/written-tables.ts'
import { analyse } from './analyse.ts'
import { recompute } from './recompute.ts'

const display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }

async function study() {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  await change(writer, [{ kind: 'project', record: project, fields: { 'convention.quartiles': 'type6' } }])
  const dataset = await importCsv(writer, project)
  const { analysis, made } = await addRecipe(writer, project, dataset)
  const takes = { dataset, type: 'from-analysis', version: 1, order: 'a2', enabled: true, deleted: false }
  await change(writer, [{ kind: 'step', record: newId(), fields: { ...takes, 'option.record': analysis } }])
  const options = { variables: ['c2', made] }
  const asked = { version: definition.version, options, conventions: {} }
  const computed = await analyse(writer.database, { kind: 'analysis', dataset, type: 'table-one', ...asked }, job)
  const stored = await recipeRecords(writer.database, dataset)
  // as it comes out of a file
  const recipe: readonly ProjectRecord[] = JSON.parse(JSON.stringify(stored))
  return { computed, request: { kind: 'analysis', entry: 'table-one', ...asked, recipe } as const }
}

test('a result is computed again from its source and the recipe of a document, with the same version of the data', async () => {
  const { computed, request } = await study()
  const again = (await recompute(new Blob([CSV]), request, job)) ?? expect.fail('the entry is known')
  expect(again.isSource).toBe(true)
  expect(again.dataVersion).toBe(computed.dataVersion)
  expect(again.engineVersion).toBe(computed.engineVersion)
  const [then, now] = [computed.outcome, again.outcome].map((one) => writtenTables(definition, one, display))
  expect(then?.[0]?.rows.length).toBeGreaterThan(0)
  expect(now).toEqual(then)
})

test('a recipe holds no row, and no name of a project, a file or a device', async () => {
  const { request } = await study()
  const text = JSON.stringify(request.recipe)
  for (const word of ['王小明', '李雷', '韩梅梅', '病例', '肺癌', 'Ward']) expect(text).not.toContain(word)
})

test('a recipe that was changed afterwards makes another version of the data', async () => {
  const { computed, request } = await study()
  const recipe = request.recipe.map((record) =>
    record.fields['data.formula'] === undefined
      ? record
      : { ...record, fields: { ...record.fields, 'data.formula': '{c2} * 3' } },
  )
  const again = await recompute(new Blob([CSV]), { ...request, recipe }, job)
  expect(again?.isSource).toBe(true)
  expect(again?.dataVersion).not.toBe(computed.dataVersion)
})

test('another file is said to be none of the source', async () => {
  const { computed, request } = await study()
  const again = await recompute(new Blob([CSV.replace('34', '35')]), request, job)
  expect(again?.isSource).toBe(false)
  expect(again?.dataVersion).not.toBe(computed.dataVersion)
})

test('a stranger’s recipe is checked before it is used, and an unknown entry is none', async () => {
  const { request } = await study()
  const damaged = (recipe: readonly ProjectRecord[]) =>
    recompute(new Blob([CSV]), { ...request, recipe }, job).then(
      () => 'computed',
      (error: unknown) => (error as { code?: string }).code,
    )
  expect(await damaged([])).toBe('damaged-provenance')
  expect(await damaged([{ kind: 'spell', id: 'x', fields: {} }])).toBe('damaged-provenance')
  const withField = (name: string, value: never) =>
    request.recipe.map((one) => (one.kind === 'dataset' ? { ...one, fields: { ...one.fields, [name]: value } } : one))
  expect(await damaged(withField('sourceSha256', 'x' as never))).toBe('damaged-provenance')
  expect(await damaged(withField('importSchema', { columns: 1 } as never))).not.toBe('computed')
  expect(await recompute(new Blob([CSV]), { ...request, entry: 'constructor' }, job)).toBeUndefined()
})
