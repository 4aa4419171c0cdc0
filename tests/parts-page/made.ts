import { createQuestion } from '#app/data/datasets/analyses.ts'
import type { AnalysisRecord } from '#app/data/datasets/analysis.ts'
import { keepVersion } from '#app/data/datasets/chart-versions.ts'
import { listDatasets } from '#app/data/datasets/dataset.ts'
import { saveStyle } from '#app/data/figure-styles.ts'
import { openOwnData, ownData } from '#app/data/own-data.ts'
import { readProject } from '#app/data/projects.ts'
import { createDemo } from '#app/demo/create-demo.ts'
import { recordForm } from '#app/features/tools/patient/record-form.ts'
import { keepOutcome } from '#app/features/tools/patient/this-patient.ts'
import { session } from '#app/state/session.ts'
import { runExample } from '#app/workers/run-example.ts'
import { loadChart } from '#catalog/charts.ts'
import { loadExamples } from '#catalog/examples.ts'
import type { Analysis } from '#catalog/index.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool } from '#catalog/tools.ts'
import { ask } from '#tests/fixtures/every-part/ask.ts'
import { definition } from '#tests/fixtures/every-part/definition.ts'
import { answered, examples } from '#tests/fixtures/every-part/examples.ts'
import { plots } from '#tests/fixtures/every-part/plot.ts'
import { rScript } from '#tests/fixtures/every-part/r-script.ts'
import { reading } from '#tests/fixtures/every-part/reading.ts'
import { summary } from '#tests/fixtures/every-part/summary.ts'

/** The fixture in the form of a catalogue entry. */
export const entry = {
  summary: { ...summary, subtitle: { en: '', zh: '' } },
  definition,
  reading,
  plots,
  rScript,
  examples,
} as unknown as Analysis

const user = {
  id: 'parts',
  username: 'researcher',
  nickname: 'Researcher',
  img: '',
  img_domain: '',
  balance: 0,
  phone: '13800000000',
  email: 'researcher@example.org',
  wechat: '',
  company: '',
  qq: '',
  status: 1,
  due_time: 0,
  close_time: 0,
  last_agreement_id: 1,
  level: 1,
  is_wxbind: 0 as const,
}

/** A signed-in reader with the demo's project, and the results shared by all parts. */
export async function makeParts() {
  session.token = 'token'
  session.user = user
  await openOwnData(user.id)
  const outcome = await ask(answered)
  if (outcome.status !== 'done') throw new Error(`the fixture is ${outcome.status}`)
  await typePatient()
  const { database } = ownData()
  const project = await readProject(database, await createDemo('en'))
  const [dataset] = project ? await listDatasets(database, project.id) : []
  if (!project || !dataset) throw new Error('the demo has no dataset')
  const drawn = await histogram()
  await addCharts(project.id, dataset.id, drawn)
  await addVersions(record(dataset.id), drawn)
  return {
    user,
    outcome,
    project,
    dataset,
    // a tool whose figure is a flow diagram, which Word files have as shapes
    tool: await answeredTool('flow-consort'),
    chart: drawn,
    record: record(dataset.id),
  }
}

export type Made = Awaited<ReturnType<typeof makeParts>>

/** Charts of this version and of a newer one, and two styles of the reader. */
async function addCharts(project: string, dataset: string, { chart, stored }: Drawn): Promise<void> {
  const { id: type, version, options: asks } = chart.definition
  const asked = { kind: 'chart', asks, options: {} } as const
  await createQuestion(dataset, {
    ...asked,
    type,
    version,
    title: 'Ages of all patients at their entry into the trial',
  })
  await createQuestion(dataset, { ...asked, type: 'chart-of-tomorrow', version: 1, title: 'Tomorrow' })
  await saveStyle(project, { name: 'For the journal', isEverywhere: true, leaves: { ...stored, journal: 'jama' } })
  await saveStyle(project, { name: 'Slides', isEverywhere: false, leaves: { palette: 'bright', fontSize: 14 } })
}

/** Versions of a chart: named, downloaded, of an older program and of a newer one. */
async function addVersions({ id, ...asked }: AnalysisRecord, { chart, stored }: Drawn): Promise<void> {
  const { definition: of } = chart
  const read = { chart: { ...asked, id, kind: 'chart' as const }, definition: of, stored }
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="#0072b2" d="M40 40h240v160z"/></svg>'
  const file = { format: 'tiff', width: 85, height: 64, dpi: 600 }
  const other = { ...stored, palette: 'grey', figureTitle: 'Ages of all patients at their entry into the trial' }
  await keepVersion({ ...read, stored: other }, { name: 'For the first submission to the journal', picture })
  await keepVersion(read, { name: '', picture, file })
  await keepVersion({ ...read, definition: { ...of, version: 99 } }, { name: 'Tomorrow', picture })
  const older = { id: 'older', chart: id, at: 1, name: '', version: of.version, options: other, picture: null }
  await ownData().database.versions.put(older)
}

function record(dataset: string): AnalysisRecord {
  return {
    id: '01900000-0000-7000-8000-00000000000b',
    kind: 'analysis',
    project: '',
    dataset,
    type: definition.id,
    version: definition.version,
    title: 'Every part',
    order: 'a0',
    createdAt: 1,
    latest: '',
    options: answered,
    conventions: {},
  }
}

export interface ShownTool {
  readonly definition: CalculatorDefinition
  readonly entered: EnteredInputs
  readonly result: CalculatorResult
}

/** A tool with the result of its first example. */
async function answeredTool(id: string): Promise<ShownTool> {
  const tool = await loadTool(id)
  const [example] = tool?.definition.examples ?? []
  if (!tool || !example) throw new Error(`${id} has no example`)
  const result = runCalculator(tool.definition, example.inputs)
  if (result.status !== 'done') throw new Error(`${id} is ${result.status}`)
  return { definition: tool.definition, entered: example.inputs, result }
}

/** Enters values for a patient, so that the dialog of this patient has some and a result. */
async function typePatient(): Promise<void> {
  const { definition, entered, result } = await answeredTool('ckd-epi-2021-creatinine')
  recordForm(definition, { entered, marks: {}, isOther: false }, Date.now())
  keepOutcome(definition, { definition, entered, outcome: result })
}

type Drawn = Awaited<ReturnType<typeof histogram>>

async function histogram() {
  const chart = await loadChart('histogram')
  const [example] = (await loadExamples('charts', 'histogram')) ?? []
  if (!chart || !example) throw new Error('histogram has no example')
  return { chart, stored: example.options, ...(await runExample('charts', chart.definition.id, example)) }
}

/** More cells than are drawn before the reader requests the rest. */
export function longOutcome(outcome: Done): Done {
  const [table] = outcome.tables.filter(({ of }) => of === 'spread')
  const [row] = table?.rows ?? []
  if (!table || !row) throw new Error('the fixture has no variances')
  return { ...outcome, tables: [{ ...table, rows: Array.from({ length: 1002 }, () => row) }] }
}
