// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { idOf } from '#contract/records/id-of.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { readProject } from '#formats/project/read-project.ts'
import { writeProject } from '#formats/project/write-project.ts'
import { openAppDevice } from '#tests/support/app-device.ts'
import { addProject, addRecipe, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { readConventions } from '../data/conventions.ts'
import { belowProject } from '../data/database/below-project.ts'
import { fieldValue, textOf } from '../data/database/records.ts'
import { askedQuestions } from '../data/datasets/asked-questions.ts'
import { outcomeIdOf, readKept } from '../data/datasets/kept-outcome.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { synchronise } from '../data/outbox/synchronise.ts'
import { fileHash } from './file-hash.ts'
import { openDataset } from './open-dataset.ts'
import { openProject, saveProject } from './project-file.ts'

let writer: Writer
let project: string
let dataset: string
let recipe: Awaited<ReturnType<typeof addRecipe>>

beforeEach(async () => {
  writer = await openWriter()
  project = await addProject(writer, 'cloud')
  dataset = await importCsv(writer, project)
  recipe = await addRecipe(writer, project, dataset)
})

const contentsOf = (file: Blob) => readProject(file, { hash: fileHash })
const below = (at: Writer, id: string) => belowProject(at.database, id)
const openAsNew = async (at: Writer, file: Blob) => {
  const id = newId()
  await openProject(at, id, file, job)
  return id
}
const ofType = (rows: Awaited<ReturnType<typeof below>>, type: string) =>
  rows.find((row) => textOf(row, 'type') === type) ?? expect.fail(`there is no ${type}`)

test('[D6] a project with its data opens in another account as a new one, and computes the same', async () => {
  const file = await saveProject(writer.database, project, true, job)
  const reader = await openWriter()
  const opened = await openAsNew(reader, file)
  const rows = await below(reader, opened)
  const [made] = rows.filter(({ kind }) => kind === 'dataset')
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
    'analysis',
    'analysis-outcome',
    'dataset',
    'step',
    'step',
    'variable',
  ])
  const [before, after] = [
    await openDataset(writer.database, dataset),
    await openDataset(reader.database, made?.id ?? ''),
  ]
  expect(after.opened.steps.map(({ status }) => status)).toEqual(['done', 'done'])
  expect(after.opened.rows).toBe(1)
  expect(after.frame.columns.map((column) => ('values' in column ? [...column.values] : column.dictionary))).toEqual(
    before.frame.columns.map((column) => ('values' in column ? [...column.values] : column.dictionary)),
  )
  const analysis = ofType(rows, 'table-one')
  // computed elsewhere: checked before it is shown, and computed again
  expect(fieldValue(analysis, 'data.outcome')).toBeUndefined()
  expect(await readKept(reader.database, analysis.id)).toEqual({ outcome: { of: '王小明' }, engineVersion: 'file 1' })
})

test('[D1, D6] rows that a step made keep their ids in a saved project, and in one saved from that', async () => {
  const long = newId()
  const fields = { dataset, type: 'aggregate', version: 1, order: 'a5', enabled: true, deleted: false }
  await change(writer, [
    {
      kind: 'step',
      record: long,
      fields: {
        ...fields,
        'option.by': ['c3'],
        'option.items': [{ id: 'i1', statistic: 'n', column: null, name: 'n' }],
      },
    },
  ])
  await change(writer, [{ kind: 'step', record: recipe.filter, fields: { enabled: false } }])
  const rowsOf = async (at: Writer, id: string) => [...(await openDataset(at.database, id)).frame.rowIds]
  const rows = await rowsOf(writer, dataset)
  expect(rows).toHaveLength(2)
  let [at, saved] = [writer, project]
  for (const generation of [1, 2]) {
    const file = await saveProject(at.database, saved, true, job)
    at = await openWriter()
    saved = await openAsNew(at, file)
    const [opened] = (await below(at, saved)).filter(({ kind }) => kind === 'dataset')
    expect([generation, await rowsOf(at, opened?.id ?? '')]).toEqual([generation, rows])
  }
})

test('[D6] a saved project has the last outcome of a question in the question, where all versions look for it', async () => {
  const { analysis } = recipe
  const kept = { outcome: { of: '李雷' }, engineVersion: '5' }
  const own = { analysis, 'data.outcome': kept }
  await change(writer, [{ kind: 'analysis-outcome', record: outcomeIdOf(analysis), fields: own }])
  const { records } = await contentsOf(await saveProject(writer.database, project, true, job))
  expect(records.map(({ kind }) => kind)).not.toContain('analysis-outcome')
  expect(records.find(({ id }) => id === analysis)?.fields['data.outcome']).toEqual(kept)
  // a deleted question takes its outcome with it
  await change(writer, [{ kind: 'dataset', record: dataset, fields: { deleted: true } }])
  const rest = await contentsOf(await saveProject(writer.database, project, true, job))
  expect(rest.records.map(({ kind }) => kind)).toEqual(['project'])
})

test('[D6] a file whose outcomes are separate records is read as well, and one with a question that is too long is damaged', async () => {
  const { records, sources } = await contentsOf(await saveProject(writer.database, project, true, job))
  const outcome = { outcome: { of: '韩梅梅' }, engineVersion: '6' }
  const own = { id: newId(), kind: 'analysis-outcome', fields: { analysis: recipe.analysis, 'data.outcome': outcome } }
  const written = { withData: true, program: 'test', savedAt: 1 }
  const reader = await openWriter()
  const opened = await openAsNew(
    reader,
    await writeProject({ records: [...records, own], outcomes: [], sources }, written),
  )
  const analysis = ofType(await below(reader, opened), 'table-one')
  expect(await readKept(reader.database, analysis.id)).toEqual({ ...outcome, engineVersion: 'file 6' })

  const long = records.map((record) =>
    record.id === recipe.analysis
      ? { ...record, fields: { ...record.fields, 'option.note': 'x'.repeat(300_000) } }
      : record,
  )
  const tooLong = await writeProject({ records: long, outcomes: [], sources }, written)
  await expect(openAsNew(reader, tooLong)).rejects.toMatchObject({ code: 'damaged-project' })
})

test('[D6] a saved project includes its conventions, also without data', async () => {
  await change(writer, [{ kind: 'project', record: project, fields: { 'convention.quartiles': 'type6' } }])
  const file = await saveProject(writer.database, project, false, job)
  const reader = await openWriter()
  const opened = await openAsNew(reader, file)
  expect(await readConventions(reader.database, opened)).toEqual({ quartiles: 'type6' })
})

test('[D6] a step’s question includes the conventions of its project, and with them the version of the data', async () => {
  const asked = (of: string) => [{ ...step, options: { analysis: of } }]
  const step = { id: recipe.step, type: 'from-analysis', version: 1, order: 'a2', enabled: true }
  const before = await askedQuestions(writer.database, dataset, asked(recipe.analysis))
  expect(before.get(recipe.analysis)).not.toHaveProperty('conventions')
  await change(writer, [{ kind: 'project', record: project, fields: { 'convention.quartiles': 'type6' } }])
  const after = await askedQuestions(writer.database, dataset, asked(recipe.analysis))
  expect(after.get(recipe.analysis)?.conventions).toEqual({ quartiles: 'type6' })
})

test('[D6] all ids are new, and formulas, options and their keys refer to the new ones', async () => {
  const file = await saveProject(writer.database, project, true, job)
  const opened = await openAsNew(writer, file)
  const rows = [await writer.database.records.get(opened), ...(await below(writer, opened))]
  const text = JSON.stringify(rows.map((row) => row && [row.id, Object.entries(row.fields).map(([k, [v]]) => [k, v])]))
  for (const old of [project, dataset, recipe.analysis]) expect(text).not.toContain(old)
  const origin = (id: string) => `["origin","${id}"]`
  for (const old of [recipe.step, recipe.filter]) expect(text.replace(origin(old), '')).not.toContain(old)
  const children = await below(writer, opened)
  const step = ofType(children, 'compute-variable')
  const made = `${step.id}.1`
  expect(fieldValue(ofType(children, 'filter-rows'), 'data.condition')).toBe(`{${made}} > 0`)
  const analysis = ofType(children, 'table-one')
  expect(fieldValue(analysis, 'option.variables')).toEqual(['c2', made])
  expect(fieldValue(analysis, `option.digits.${made}`)).toBe(2)
  const variable = children.find(({ kind }) => kind === 'variable')
  expect(variable?.id).toBe(idOf('variable', textOf(step, 'dataset'), 'c2'))
  expect((await writer.database.records.get(project))?.fields.name?.[0]).toBe('肺癌')
})

test('[Q1] a repeated request to open a project opens it once', async () => {
  const file = await saveProject(writer.database, project, true, job)
  const reader = await openWriter()
  const id = newId()
  await openProject(reader, id, file, job)
  const [records, outbox] = [await reader.database.records.toArray(), await reader.database.outbox.count()]
  await openProject(reader, id, file, job)
  expect(await reader.database.records.toArray()).toEqual(records)
  expect(await reader.database.outbox.count()).toBe(outbox)
})

test('[D6] [R6] an opened project keeps its rows on this device, and the server accepts its whole recipe', async () => {
  const file = await saveProject(writer.database, project, true, job)
  const reader = await openWriter()
  const opened = await openAsNew(reader, file)
  const server = createMemoryServer()
  const { sender } = await openAppDevice(server)
  expect(await synchronise(reader.database, sender, 'reader')).toBe('done')
  expect(await reader.database.refused.toArray()).toEqual([])
  expect(JSON.stringify(server.requests)).not.toMatch(/王小明|"data\./)
  const { records } = await server.store.pull('user', null, 100)
  expect(records).toHaveLength(7)
  expect(records.find(({ id }) => id === opened)?.fields.storage?.[0]).toBe('device')
})

test('[D6] without data there is no source and no field with row data', async () => {
  const file = await saveProject(writer.database, project, false, job)
  const { records, sources } = await contentsOf(file)
  expect(sources).toEqual([])
  expect(records.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name.startsWith('data.'))).toEqual([])
  expect(JSON.stringify(records)).not.toContain('王小明')
  const reader = await openWriter()
  const opened = await openAsNew(reader, file)
  const [made] = (await below(reader, opened)).filter(({ kind }) => kind === 'dataset')
  await expect(openDataset(reader.database, made?.id ?? '')).rejects.toMatchObject({
    code: 'rows-elsewhere',
    params: { file: '病例.csv', device: 'Ward' },
  })
})

test('[R4] deleted records are not saved, nor are their children', async () => {
  const gone = await importCsv(writer, project)
  await addRecipe(writer, project, gone)
  await change(writer, [{ kind: 'dataset', record: gone, fields: { deleted: true } }])
  const { records } = await contentsOf(await saveProject(writer.database, project, true, job))
  expect(JSON.stringify(records)).not.toContain(gone)
  expect(records).toHaveLength(6)
})

const options = { withData: true, program: 'x', savedAt: 1 }
const fileOf = (records: readonly ProjectRecord[]) => writeProject({ records, outcomes: [], sources: [] }, options)

test('[R5] a record that refers outside its file is omitted: it would reach into the reader’s other projects', async () => {
  const [inside, stray] = [newId(), newId()]
  const file = await fileOf([
    { kind: 'project', id: inside, fields: { name: 'p1' } },
    { kind: 'step', id: newId(), fields: { dataset, type: 'filter-rows', version: 1 } },
    { kind: 'dataset', id: stray, fields: { project, name: 'stray' } },
    { kind: 'analysis', id: newId(), fields: { project: inside, dataset: stray, type: 'table-one' } },
  ])
  const before = await writer.database.records.count()
  const opened = await openAsNew(writer, file)
  expect(await writer.database.records.count()).toBe(before + 1)
  expect(await below(writer, opened)).toEqual([])
})

test('[D6] a project includes its reports, pages of figures, sets and tools, but not the messages to the assistant', async () => {
  const [report, page, tool, style, chat] = [newId(), newId(), newId(), newId(), newId()]
  const analysis = ofType(await below(writer, project), 'table-one').id
  const block = (fields: object) => ({ kind: 'report-block', record: newId(), fields: { report, ...fields } }) as const
  await change(writer, [
    { kind: 'set', record: newId(), fields: { dataset, role: 'dimension', name: 'mood', members: ['c1', 'c2'] } },
    { kind: 'report', record: report, fields: { project, title: 'r' } },
    block({ type: 'table', analysis, part: 'groups', order: 'a0' }),
    block({ type: 'paragraph', 'data.text': 'P = 0.03', order: 'a1' }),
    { kind: 'figure-page', record: page, fields: { project, title: 'Figure 1', 'option.page.width': 183 } },
    { kind: 'figure-style', record: style, fields: { project, name: 'ward' } },
    { kind: 'own-tool', record: tool, fields: { project, source: analysis, name: 'risk', revision: 1 } },
    { kind: 'chat', record: chat, fields: { project, title: 'which test?' } },
    { kind: 'chat-message', record: newId(), fields: { chat, role: 'user', words: 'which test?' } },
  ])
  const file = await saveProject(writer.database, project, true, job)
  const reader = await openWriter()
  const rows = await below(reader, await openAsNew(reader, file))
  const opened = (kind: string) => rows.filter((row) => row.kind === kind)
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(
    [
      'analysis',
      'analysis-outcome',
      'dataset',
      'figure-page',
      'figure-style',
      'own-tool',
      'report',
      'report-block',
      'report-block',
    ].concat(['set', 'step', 'step', 'variable']),
  )
  const made = ofType(rows, 'table-one').id
  expect(textOf(ofType(rows, 'table'), 'analysis')).toBe(made)
  expect(opened('own-tool').map((row) => textOf(row, 'source'))).toEqual([made])
  expect(fieldValue(ofType(rows, 'paragraph'), 'data.text')).toBe('P = 0.03')
})

test('[R5] an optional reference that leads out of the file is omitted, and the record stays', async () => {
  const [inside, report, chat] = [newId(), newId(), newId()]
  const file = await fileOf([
    { kind: 'project', id: inside, fields: { name: 'p1' } },
    { kind: 'report', id: report, fields: { project: inside, title: 'r' } },
    { kind: 'report-block', id: newId(), fields: { report, type: 'table', dataset, chart: null } },
    { kind: 'figure-style', id: newId(), fields: { name: 'of nobody' } },
    { kind: 'chat', id: chat, fields: { project: inside, title: 'a stranger’s' } },
  ])
  const rows = await below(writer, await openAsNew(writer, file))
  expect(rows.map(({ kind }) => kind)).toEqual(['report', 'report-block'])
  expect(rows[1]?.fields).not.toHaveProperty('dataset')
})

test('[R5] records outside a project are omitted: another user’s file stars no tool for the reader', async () => {
  const reader = await openWriter()
  const file = await fileOf([
    { kind: 'project', id: newId(), fields: { name: 'p1' } },
    { kind: 'favourite', id: newId(), fields: { tool: 'qsofa', deleted: false } },
  ])
  await openAsNew(reader, file)
  expect(await reader.database.records.count()).toBe(1)
})

test('[R2] kinds and fields of a newer version are omitted, because no server of this version would accept them', async () => {
  const reader = await openWriter()
  const file = await fileOf([
    { kind: 'project', id: newId(), fields: { name: 'p1', colour: 'red' } },
    { kind: 'model', id: newId(), fields: { layers: 3 } },
  ])
  const opened = await openAsNew(reader, file)
  expect(await reader.database.records.count()).toBe(1)
  expect((await reader.database.records.get(opened))?.fields.colour).toBeUndefined()
})

test('[D6] a damaged file leaves nothing behind', async () => {
  const reader = await openWriter()
  const wrong = await fileOf([{ kind: 'project', id: newId(), fields: { name: 'not a name' } }])
  const without = await fileOf([])
  const good = await saveProject(writer.database, project, true, job)
  for (const file of [wrong, without]) {
    await expect(openAsNew(reader, file)).rejects.toMatchObject({ code: 'damaged-project' })
  }
  await expect(openAsNew(reader, good.slice(0, good.size - 40))).rejects.toMatchObject({ code: 'damaged-zip' })
  expect([await reader.database.records.count(), await reader.database.sources.count()]).toEqual([0, 0])
})

test('no file contains a picture, and a picture in a file is not stored: it would show a result that was not computed here', async () => {
  const { analysis } = recipe
  await change(writer, [{ kind: 'analysis', record: analysis, fields: { 'data.picture': '<svg/>' } }])
  const { records, sources } = await contentsOf(await saveProject(writer.database, project, true, job))
  expect(records.find(({ id }) => id === analysis)?.fields).not.toHaveProperty(['data.picture'])
  const forged = records.map((one) =>
    one.id === analysis ? { ...one, fields: { ...one.fields, 'data.picture': '<svg/>' } } : one,
  )
  const contents = { records: forged, outcomes: [], sources }
  const file = await writeProject(contents, { withData: true, program: 'another', savedAt: 1 }, job)
  const opened = await below(writer, await openAsNew(writer, file))
  const asked = opened.find(({ kind }) => kind === 'analysis') ?? expect.fail()
  expect(fieldValue(asked, 'title')).toBe(
    fieldValue((await writer.database.records.get(analysis)) ?? expect.fail(), 'title'),
  )
  expect(fieldValue(asked, 'data.picture')).toBeUndefined()
})
