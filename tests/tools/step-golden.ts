import { readFileSync } from 'node:fs'
import { analysisInR } from '#catalog/analysis-in-r.ts'
import { answerWith } from '#catalog/answer-question.ts'
import { applySteps, type OtherData, type StepsResult } from '#catalog/apply-steps.ts'
import { detachedContext } from '#catalog/detached-context.ts'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import type {
  ApplyModule,
  StepDefinition,
  StepExample,
  StepExamplesModule,
  StepRScriptModule,
  StepSummary,
} from '#catalog/kit/step.ts'
import { stepExampleFrame } from '#catalog/kit/step.ts'
import { askedAnalysis, readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { stepsScript } from '#catalog/step-script.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'

export type Cell = number | string | null

/** R's data frame for an example, column by column: numbers, texts, days and instants as ISO texts, null for NA. */
export interface StepGolden {
  readonly example: string
  readonly scriptSha256: string
  readonly r: string
  readonly date: string
  readonly columns: Readonly<Record<string, readonly Cell[]>>
}

/** The step id with which examples are applied. */
export const stepId = 'step'

export interface StepEntry {
  readonly id: string
  readonly summary: StepSummary
  readonly definition: StepDefinition
  readonly apply: ApplyModule
  readonly rScript: StepRScriptModule['rScript']
  readonly examples: readonly StepExample[]
}

const root = new URL('../../src/catalog/steps/', import.meta.url)

export async function loadStepEntry(id: string): Promise<StepEntry> {
  const load = async <M>(name: string): Promise<M> => {
    const module: M = await import(new URL(`${id}/${name}.ts`, root).href)
    return module
  }
  const { summary } = await load<{ summary: StepSummary }>('summary')
  const { definition } = await load<{ definition: StepDefinition }>('definition')
  const { rScript } = await load<StepRScriptModule>('r-script')
  const { examples } = await load<StepExamplesModule>('examples')
  return { id, summary, definition, apply: await load<ApplyModule>('apply'), rScript, examples }
}

export function stepGoldenFile(id: string, example: string): URL {
  return new URL(`${id}/golden/${example}.json`, root)
}

export function readStepGolden(id: string, example: string): StepGolden {
  const golden: StepGolden = JSON.parse(readFileSync(stepGoldenFile(id, example), 'utf8'))
  return golden
}

/** Applies the step to an example, with the analyses that it requests. */
export function applyExample({ id, definition, apply }: StepEntry, example: StepExample): Promise<StepsResult> {
  const step = { id: stepId, type: id, version: definition.version, enabled: true, options: example.options }
  return applySteps({
    source: stepExampleFrame(example),
    sourceKey: 'example',
    steps: [step],
    load: async () => ({ definition, apply }),
    questions: new Map(Object.entries(example.questions ?? {})),
    answer: answerQuestion,
    other: async ({ dataset }) => exampleOther(dataset, example) ?? { problem: 'other-missing', params: {} },
  })
}

/** Another dataset of an example. Its keys are those of a source that never changes. */
function exampleOther(id: string, { others }: StepExample): OtherData | undefined {
  const other = others?.[id]
  if (other === undefined) return undefined
  const frame = stepExampleFrame(other)
  const cellKeys = new Map(frame.columns.map((column) => [column.id, `${id} ${column.id}`]))
  return { name: other.name, frame, rowsKey: id, cellKeys }
}

/** The file of another dataset of an example. */
export const otherFile = (id: string) => `${id}.csv`

const answerQuestion = answerWith(
  async (type) => ({ definition: await loadDefinition(type), compute: await load('analyses', type, 'compute') }),
  detachedContext,
)

/** The program that a reader sees for an example of a step. */
export async function exampleScript({ id, definition, rScript }: StepEntry, example: StepExample): Promise<string> {
  const frame = stepExampleFrame(example)
  const { columns } = frame
  const others = Object.entries(example.others ?? {}).map(([dataset, other], k) => {
    const data = { columns: stepExampleFrame(other).columns, file: otherFile(dataset) }
    return { dataset, name: other.name, frame: `other_${k + 1}`, data }
  })
  const otherFrames = new Map(
    others.map(({ dataset, name, frame: frameName, data }) => [
      dataset,
      { name, frame: frameName, columns: data.columns },
    ]),
  )
  const read = readStepOptions(definition, example.options, { columns })
  if (read.status !== 'ok') throw new Error(`${id}/${example.id}: ${JSON.stringify(read)}`)
  const data = { columns, file: dataFile }
  const question = example.questions?.[askedAnalysis(definition, read.options) ?? '']
  const asked = question && {
    definition: await loadDefinition(question.type),
    ...(await load('analyses', question.type, 'r-script')),
  }
  const analysis = question && asked && analysisInR(question, asked, describeColumns(frame))
  const context = { stepId, rows: frame, otherFrames, ...(analysis && { analysis }) }
  return stepsScript(data, [{ title: id, script: rScript.script(read.options, data, context) }], others)
}

/** As R sees the frame: user-missing codes are NA, days and instants ISO texts. */
export function cellsByName(frame: Frame): Record<string, Cell[]> {
  return Object.fromEntries(frame.columns.map((column) => [column.name, cells(usable(column))]))
}

function cells(column: Column): Cell[] {
  if (column.type === 'text') return Array.from(column.codes, (code) => column.dictionary[code] ?? null)
  const { type } = column
  return Array.from(column.values, (value) => {
    if (Number.isNaN(value)) return null
    if (type === 'number') return Number.isFinite(value) ? value : value > 0 ? 'Inf' : '-Inf'
    return new Date(value)
      .toISOString()
      .slice(0, type === 'date' ? 10 : 19)
      .replace('T', ' ')
  })
}

/** R's parsing of decimals and its sums in extended precision differ in the last bits. */
function agrees(got: Cell, expected: Cell): boolean {
  if (typeof got !== 'number' || typeof expected !== 'number') return got === expected
  return Math.abs(got - expected) <= 1e-12 * Math.max(1e-300, Math.abs(expected))
}

/** The differences between two sets of columns, in words; names and their order count as well. */
export function differences(got: Readonly<Record<string, readonly Cell[]>>, expected: StepGolden['columns']): string[] {
  const [mine, theirs] = [Object.keys(got), Object.keys(expected)]
  if (mine.join('\n') !== theirs.join('\n')) return [`columns ${mine.join(', ')}, in R ${theirs.join(', ')}`]
  return Object.entries(expected).flatMap(([name, column]) => {
    const cells = got[name] ?? []
    if (cells.length !== column.length) return [`${name}: ${cells.length} rows, in R ${column.length}`]
    return column.flatMap((cell, row) =>
      agrees(cells[row] ?? null, cell) ? [] : [`${name}[${row + 1}]: ${String(cells[row])}, in R ${String(cell)}`],
    )
  })
}
