// @vitest-environment node
import { expect, test } from 'vitest'
import { chartTitles } from '#catalog/charts.ts'
import { loadComputation } from '#catalog/computes.ts'
import { loadExamples } from '#catalog/examples.ts'
import { analysisTitles } from '#catalog/index.ts'
import { type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { idOf } from '#contract/records/id-of.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { addProject, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { belowProject } from '../data/database/below-project.ts'
import { listAnalyses } from '../data/datasets/list-analyses.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { rowsProject } from '../features/share/rows-project.ts'
import { analyse } from './analyse.ts'
import { openProject } from './project-file.ts'
import { rowsInside, type SharedQuestion, type SharedRows, sharedRows } from './shared-rows.ts'

type Kind = SharedQuestion['kind']

async function shown(writer: Writer, dataset: string, kind: Kind, type: string, options: StoredOptions) {
  const computation = await loadComputation(kind === 'chart' ? 'charts' : 'analyses', type)
  const version = computation?.definition.version ?? expect.fail(`there is no ${type}`)
  const asked = { kind, dataset, type, version, options, conventions: {} }
  const { outcome } = await analyse(writer.database, asked, job)
  const question: SharedQuestion = { id: newId(), project: newId(), title: 'Shared', ...asked }
  return { question, outcome }
}

/** The result that another account computes after it has opened the rows. */
async function computedElsewhere(rows: SharedRows, kind: Kind): Promise<Outcome> {
  const [reader, project] = [await openWriter(), newId()]
  await openProject(reader, project, await rowsProject({ ...rows, records: rows.records as never }, about), job)
  const [dataset] = (await belowProject(reader.database, project)).filter((row) => row.kind === 'dataset')
  const [record] = await listAnalyses(reader.database, dataset?.id ?? '', kind)
  if (!record) expect.fail('there is no question')
  const request = record.source ? { ...record, kind: 'analysis' as const } : record
  return (await analyse(reader.database, request, job)).outcome
}

const about = { name: 'Opened', description: 'From a shared link' }

const CANARY = 'Canary-肝转移-4711'
const csv = [
  'name,age,arm,note,weight,site,stage',
  ...Array.from({ length: 40 }, (_, k) => {
    const age = k % 9 === 4 ? '' : k % 7 === 3 ? 999 : 30 + ((k * 17) % 40)
    return `${CANARY}-${k},${age},${k % 2 ? 'new' : 'old'},"${CANARY}, ""x""",${55 + ((k * 13) % 31) / 4},${CANARY},${(k % 3) + 1}`
  }),
  '',
].join('\n')

/** A study with missing values, a code for them, a computed variable and a filter that uses a column which no question names. */
async function study() {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project, {}, csv)
  const [filter, double] = [newId(), newId()]
  const step = { dataset, version: 1, enabled: true, deleted: false }
  const variable = (column: string, fields: object) => ({
    kind: 'variable' as const,
    record: idOf('variable', dataset, column),
    fields: { dataset, column, ...fields },
  })
  await change(writer, [
    variable('c2', { label: 'Age in years', 'data.missingCodes': [999] }),
    variable('c7', { measure: 'ordinal', 'data.valueLabels': [{ value: 1, label: 'Stage I' }] }),
    variable('c4', { label: CANARY }),
    {
      kind: 'step',
      record: double,
      fields: {
        ...step,
        type: 'compute-variable',
        order: 'a0',
        'option.name': 'double weight',
        'data.formula': '{c5} * 2 / 3',
      },
    },
    {
      kind: 'step',
      record: filter,
      fields: { ...step, type: 'filter-rows', order: 'a1', 'option.rows': 'keep', 'data.condition': '{c5} > 56' },
    },
  ])
  return { writer, dataset, made: `${double}.1` }
}

test('[S13] the rows of the used variables give the same analysis in another account, and nothing of the others', async () => {
  const { writer, dataset, made } = await study()
  const asked = [
    ['table-one', { group: 'c3', variables: ['c2', made, 'c7'] }],
    ['t-test-independent', { outcomes: [made], group: 'c3' }],
  ] as const
  for (const [type, options] of asked) {
    const { question, outcome } = await shown(writer, dataset, 'analysis', type, options)
    expect(outcome.status, type).toBe('done')
    const rows = (await sharedRows(writer.database, question, outcome, job)) ?? expect.fail(`${type} has no rows`)
    expect(await rowsInside(writer.database, question)).toEqual({ rows: rows.rows, variables: rows.variables })
    expect(rows.rows).toBeLessThan(40)
    expect(JSON.stringify(rows)).not.toContain(CANARY)
    expect(JSON.stringify(rows)).not.toMatch(/肺癌|病例|Ward/)
    const elsewhere = await computedElsewhere(rows, 'analysis')
    expect(elsewhere).toMatchObject({ status: 'done' })
    expect(JSON.stringify(elsewhere)).toBe(JSON.stringify(rows.outcome))
    // the variable of a step has another id there, and nothing else differs
    expect(JSON.stringify(elsewhere)).toBe(JSON.stringify(outcome).replaceAll(made, type === 'table-one' ? 'c8' : 'c4'))
  }
})

test('[S13] a chart, and a chart that is a figure of an analysis, are drawn from the same data', async () => {
  const { writer, dataset, made } = await study()
  const chart = await shown(writer, dataset, 'chart', 'histogram', { variable: made })
  expect(chart.outcome.status).toBe('done')
  const rows = (await sharedRows(writer.database, chart.question, chart.outcome, job)) ?? expect.fail('no rows')
  expect(rows.variables).toEqual(['double weight'])
  expect(await computedElsewhere(rows, 'chart')).toEqual(rows.outcome)

  const { question, outcome } = await shown(writer, dataset, 'analysis', 'roc-analysis', {
    outcome: 'c3',
    event: 'new',
    markers: ['c5'],
  })
  expect(outcome.status).toBe('done')
  const source = { analysis: newId(), title: 'ROC', figure: 'roc', isThere: true }
  const figure: SharedQuestion = { ...question, kind: 'chart', source }
  const ofAnalysis = (await sharedRows(writer.database, figure, outcome, job)) ?? expect.fail('no rows')
  expect(ofAnalysis.records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['analysis', 'chart']))
  expect(await computedElsewhere(ofAnalysis, 'chart')).toEqual(ofAnalysis.outcome)
})

test('[S13] answers that no longer matter stay behind with the columns that they were about', async () => {
  const { writer, dataset } = await study()
  const options = { outcomes: ['c5'], group: 'c3', 'reference.c6': CANARY, forgotten: CANARY, splitBy: '' }
  const { question, outcome } = await shown(writer, dataset, 'analysis', 't-test-independent', options)
  const rows = (await sharedRows(writer.database, question, outcome, job)) ?? expect.fail('no rows')
  expect(JSON.stringify(rows)).not.toContain(CANARY)
})

test('[S13] rows from which another result is computed than the one that is shown are not given', async () => {
  const { writer, dataset } = await study()
  const { question } = await shown(writer, dataset, 'analysis', 't-test-independent', { outcomes: ['c5'], group: 'c3' })
  const { outcome } = await shown(writer, dataset, 'analysis', 't-test-independent', { outcomes: ['c2'], group: 'c3' })
  expect(await sharedRows(writer.database, question, outcome, job)).toBeUndefined()
})

test('[S13] what reads no rows has none to give', async () => {
  const { writer, dataset } = await study()
  const { question } = await shown(writer, dataset, 'analysis', 'sample-size-means', { difference: 1, sd: 1 })
  expect(await rowsInside(writer.database, question)).toBeUndefined()
})

async function imported(writer: Writer, project: string, data: ExampleData): Promise<string> {
  const text = await (await frameToCsv(exampleFrame(data))).text()
  const dataset = await importCsv(writer, project, {}, text)
  const said = data.columns.map(({ id, measure, label, valueLabels, missingCodes, missingRanges }) => ({
    kind: 'variable' as const,
    record: idOf('variable', dataset, id),
    fields: {
      dataset,
      column: id,
      measure,
      ...(label && { label }),
      ...(valueLabels && { 'data.valueLabels': valueLabels as never }),
      ...(missingCodes && { 'data.missingCodes': missingCodes as never }),
      ...(missingRanges && { 'data.missingRanges': missingRanges as never }),
    },
  }))
  await change(writer, said)
  return dataset
}

const entries = [
  ...analysisTitles.map(({ id }) => ['analysis', id] as const),
  ...chartTitles.map(({ id }) => ['chart', id] as const),
]

test('[S13] every entry that reads rows is computed alike from those of its variables', {
  timeout: 120_000,
}, async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const refused: string[] = []
  let given = 0
  for (const [kind, id] of entries) {
    const examples = await loadExamples(kind === 'chart' ? 'charts' : 'analyses', id)
    const example = examples?.find(({ expect: outcome, data }) => outcome === 'done' && hasSourceIds(data))
    if (!example) continue
    const dataset = await imported(writer, project, example.data)
    const { question, outcome } = await shown(writer, dataset, kind, id, example.options)
    if (!(await rowsInside(writer.database, question))) continue
    const rows = await sharedRows(writer.database, question, outcome, job)
    if (rows) given += 1
    else refused.push(`${kind} ${id}`)
  }
  expect(refused).toEqual([])
  expect(given).toBeGreaterThan(70)
})

const hasSourceIds = ({ columns }: ExampleData) =>
  columns.length > 0 && columns.every(({ id }, k) => id === `c${k + 1}`)
