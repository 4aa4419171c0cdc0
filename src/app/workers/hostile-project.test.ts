// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { idOf } from '#contract/records/id-of.ts'
import { FormatError } from '#formats/format-error.ts'
import type { ProjectContents, ProjectRecord } from '#formats/project/project-contents.ts'
import { readProject } from '#formats/project/read-project.ts'
import { writeProject } from '#formats/project/write-project.ts'
import { addProject, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { spoilt } from '#tests/support/spoilt-json.ts'
import { newId } from '#tests/support/test-device.ts'
import { readConventions } from '../data/conventions.ts'
import { belowProject } from '../data/database/below-project.ts'
import { numberOf, textOf, valuesBelow } from '../data/database/records.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { analyse } from './analyse.ts'
import { cellWindow } from './cell-window.ts'
import { DatasetError } from './dataset-error.ts'
import { exportRows } from './export-rows.ts'
import { fileHash } from './file-hash.ts'
import { openDataset } from './open-dataset.ts'
import { openProject, saveProject } from './project-file.ts'

const csv = `sex,age,seen,serial,lab
F,34,2023-05-01,45047,<0.01
M,40,2023-05-02,45048,1.5
F,,2023-06-01,45049,2
M,51,,45050,2.5
F,62,2023-07-11,45060,1.1
M,47,2023-07-12,45061,0.9
F,58,2023-08-01,45071,3
`

let sound: ProjectContents

beforeAll(async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  await addEverything(writer, project, await importCsv(writer, project, {}, csv))
  sound = await readProject(await saveProject(writer.database, project, true, job), { hash: fileHash })
})

/** A step of each kind, an analysis, a chart and variable metadata. */
async function addEverything(writer: Writer, project: string, dataset: string): Promise<void> {
  const analysis = newId()
  const steps: readonly (readonly [type: string, options: JsonObject])[] = [
    ['compute-variable', { 'option.name': 'double', 'data.formula': '{c2} * 2' }],
    ['filter-rows', { 'data.condition': '{c2} > 0', 'option.rows': 'keep' }],
    ['bin', { 'option.variable': 'c2', 'option.name': 'old', 'data.cutPoints': [45], 'data.labels': ['no', 'yes'] }],
    ['change-type', { 'option.variable': 'c4', 'option.type': 'date', 'option.numbersAs': 'serial' }],
    ['date-difference', { 'option.from': 'c3', 'option.to': 'c4', 'option.unit': 'days', 'option.name': 'days' }],
    ['missing-values', { 'option.variables': ['c2'], 'option.action': 'constant', 'data.constant': 40 }],
    [
      'recode',
      { 'option.variable': 'c1', 'data.rules': [{ from: { values: ['F'] }, to: 'f' }], 'option.into': 'same' },
    ],
    ['remove-variables', { 'option.variables': ['c5'] }],
    ['rename-variable', { 'option.variable': 'c1', 'option.name': '性别' }],
    ['sort-rows', { 'option.keys': [{ column: 'c2', descending: true }] }],
    ['from-analysis', { 'option.record': analysis, 'option.output': 'fitted', 'option.name': 'fitted' }],
  ]
  const question = { project, dataset, version: 1, title: 't', order: 'a0', createdAt: 1, deleted: false }
  await change(writer, [
    {
      kind: 'variable',
      record: idOf('variable', dataset, 'c1'),
      fields: { dataset, column: 'c1', 'data.valueLabels': [{ value: 'F', label: '女' }], 'data.missingCodes': ['?'] },
    },
    {
      kind: 'variable',
      record: idOf('variable', dataset, 'c3'),
      fields: { dataset, column: 'c3', measure: 'nominal', 'data.missingCodes': [0] },
    },
    ...steps.map(([type, options], k) => ({
      kind: 'step' as const,
      record: newId(),
      fields: {
        dataset,
        type,
        version: 1,
        order: `a${String.fromCodePoint(0x61 + k)}`,
        enabled: true,
        deleted: false,
        ...options,
      },
    })),
    {
      kind: 'analysis',
      record: analysis,
      fields: {
        ...question,
        type: 'linear-regression',
        'option.outcome': 'c2',
        'option.terms.list': [{ kind: 'main', variable: 'c1' }],
      },
    },
    {
      kind: 'analysis',
      record: newId(),
      fields: { ...question, type: 'table-one', 'option.variables': ['c1', 'c2'], 'option.digits.c2': 2 },
    },
    {
      kind: 'chart',
      record: newId(),
      fields: { ...question, type: 'box-violin', 'option.variable': 'c2', 'option.group': 'c1' },
    },
  ])
}

test('the project before fuzzing is valid: each of its steps and questions is computed', async () => {
  const { steps, statuses } = await openAndUse(sound)
  expect(steps).toEqual(Array.from({ length: 11 }, () => 'done'))
  expect(statuses).toEqual(['done', 'done', 'done'])
})

test.each(Array.from({ length: 250 }, (_, k) => 3000 + k))(
  '[D7] a project with hostile fields is refused in words, or opens and computes (seed %i)',
  async (seed) => {
    const random = createRandom(seed)
    let { records } = sound
    for (let k = random.below(3); k >= 0; k--) records = withHostileField(records, random)
    await openAndUse({ ...sound, records }).catch((error: unknown) => {
      if (!(error instanceof FormatError || error instanceof DatasetError)) throw error
    })
  },
)

/**
 * Like the application: opens the project, its grid, an export, each analysis and chart. Coded refusals are fine; any other error is a
 * failure.
 */
async function openAndUse(contents: ProjectContents) {
  const file = await writeProject(contents, { withData: true, program: 'x', savedAt: 1 })
  const { database, ...writer } = await openWriter()
  const project = newId()
  await openProject({ database, ...writer }, project, file, job)
  const rows = await belowProject(database, project)
  const conventions = await readConventions(database, project)
  const steps: string[] = []
  const statuses: string[] = []
  for (const { id, kind, deleted } of rows) {
    if (kind !== 'dataset' || deleted === 1) continue
    const { frame, opened, script } = await openDataset(database, id)
    cellWindow(
      frame,
      frame.columns.map((column) => column.id),
      0,
      10,
    )
    await exportRows(frame, 'csv', true, job)
    await exportRows(frame, 'xlsx', false, job)
    await script('data.csv', 'zh')
    steps.push(...opened.steps.map(({ status }) => status))
  }
  for (const row of rows) {
    if ((row.kind !== 'analysis' && row.kind !== 'chart') || row.deleted === 1) continue
    const asked = { dataset: textOf(row, 'dataset'), type: textOf(row, 'type'), version: numberOf(row, 'version') }
    const options = { ...valuesBelow(row, 'option.'), ...valuesBelow(row, 'data.') } as StoredOptions
    const { outcome } = await analyse(database, { kind: row.kind, ...asked, options, conventions }, job)
    statuses.push(outcome.status)
  }
  return { steps, statuses }
}

/** Names that the application reads and that the valid project does not contain everywhere. */
const moreFields = ['data.outcome', 'option.rules', 'data.condition', 'option.__proto__', 'importSchema', 'measure']

/** One record of a project with a value in one of its fields, at any depth, replaced by an invalid one. */
function withHostileField(records: readonly ProjectRecord[], random: RandomStream): readonly ProjectRecord[] {
  const at = random.below(records.length)
  return records.map((record, k) => {
    if (k !== at) return record
    const name = random.pick([...Object.keys(record.fields), ...moreFields])
    return { ...record, fields: { ...record.fields, [name]: spoilt(record.fields[name] ?? null, random) } }
  })
}
