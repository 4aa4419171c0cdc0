import { createHash } from 'node:crypto'
import type { Example } from '#catalog/kit/example.ts'
import { checkExample } from '#catalog/kit/tool/check-example.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { type EntryKind, entryIds, load, loadCalculator, type QuestionEntry } from '#cli/entries.ts'
import { runExample } from '#tests/architecture/run-example.ts'
import { drawnFiles } from '#tests/support/drawn-files.ts'
import { importImage, shortHash } from '#tests/support/kept-formats.ts'
import { shownIn } from '#tests/support/shown.ts'
import { partsOf } from '#tests/support/tool-parts.ts'
import { writtenFiles } from '#tests/support/written-files.ts'
import { askedOfR, staleTables, wrongInFigures, wrongInTables } from '#tests/tools/golden-faults.ts'
import {
  applyExample,
  cellsByName,
  differences,
  exampleScript,
  loadStepEntry,
  readStepGolden,
} from '#tests/tools/step-golden.ts'

export type ObservedKind = EntryKind | 'formats'

/** Everything observed. For the readers and writers of files, the kept files are the examples. */
export function observedEntries(): readonly (readonly [kind: ObservedKind, id: string])[] {
  const kinds = ['analyses', 'charts', 'steps', 'calculators'] satisfies EntryKind[]
  return [...kinds.flatMap((kind) => entryIds(kind).map((id) => [kind, id] as const)), ['formats', 'kept']]
}

/** The observable results of one example, and whether R, or the source of a tool's example, contradicts them. */
export interface Observed {
  readonly example: string
  /** Hash of every printed, drawn and scripted value to six digits, and of every text. */
  readonly hash: string
  readonly unlikeR: () => Promise<boolean>
}

/** Computes the examples of an entry one after the other; the caller may stop early. */
export async function* observe(kind: ObservedKind, id: string): AsyncGenerator<Observed> {
  if (kind === 'steps') yield* observeStep(id)
  else if (kind === 'calculators') yield* observeTool(id)
  else if (kind === 'formats') yield* observeFiles()
  else for (const example of (await load(kind, id, 'examples')).examples) yield await observeQuestion(kind, id, example)
}

async function observeQuestion(kind: QuestionEntry, id: string, example: Example): Promise<Observed> {
  const outcome = await runExample(id, example, kind)
  const shown = [await shownIn('en', kind, id, example, outcome), await shownIn('zh', kind, id, example, outcome)]
  const isDone = example.expect === 'done' && outcome.status === 'done'
  const asked = isDone ? await askedOfR(kind, id, example) : {}
  return {
    example: example.id,
    hash: hashed([outcome, shown, asked]),
    unlikeR: async () => {
      if (example.expect === 'done' && outcome.status !== 'done') return true
      if (!isDone) return false
      const found = [
        await staleTables(kind, id, example),
        await wrongInTables(kind, id, example, outcome),
        kind === 'charts' ? [] : await wrongInFigures(id, example, outcome),
      ]
      return found.some((faults) => faults.length > 0)
    },
  }
}

async function* observeStep(id: string): AsyncGenerator<Observed> {
  const entry = await loadStepEntry(id)
  for (const example of entry.examples) {
    const { frame, reports } = await applyExample(entry, example)
    const cells = cellsByName(frame)
    const isDone = example.expect === 'done'
    yield {
      example: example.id,
      hash: hashed([cells, Array.from(frame.rowIds), reports, isDone ? await exampleScript(entry, example) : '']),
      unlikeR: async () => isDone && differences(cells, readStepGolden(entry.id, example.id).columns).length > 0,
    }
  }
}

async function* observeTool(id: string): AsyncGenerator<Observed> {
  const { definition } = await loadCalculator(id)
  const parts = await partsOf(id)
  for (const example of definition.examples)
    yield {
      example: example.id,
      hash: hashed([runCalculator(definition, example.inputs, { absent: 'no' }), parts[example.id] ?? '']),
      unlikeR: async () => checkExample(definition, example).some(({ agrees }) => !agrees),
    }
}

async function* observeFiles(): AsyncGenerator<Observed> {
  const unlikeR = async () => false
  for (const [k, file] of drawnFiles().entries())
    yield { example: String(k), hash: hashed(await importImage(file)), unlikeR }
  for (const [name, write] of Object.entries(writtenFiles))
    yield { example: name, hash: shortHash(await write()), unlikeR }
}

function hashed(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'number' && Number.isFinite(inner) ? Number(inner.toPrecision(6)) : inner,
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
