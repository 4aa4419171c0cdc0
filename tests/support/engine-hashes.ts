import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { engineVersionOf, isOlderEngine } from '#catalog/kit/engine-version.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { type EntryKind, entryIds, load, loadDefinition, loadStep } from '#cli/entries.ts'
import { runExample } from '#tests/architecture/run-example.ts'
import { applyExample, cellsByName, loadStepEntry } from '#tests/tools/step-golden.ts'

/** The hashes of an entry's examples. */
export interface EngineHashes {
  readonly engineVersion: string
  /** `<hash of the question> <hash of the answer>` by example. */
  readonly examples: Readonly<Record<string, string>>
}

/** By `<kind>/<id>`. */
export type KeptHashes = Readonly<Record<string, EngineHashes>>

export const hashesFile = new URL('../fixtures/engine-hashes.json', import.meta.url)

export function readHashes(): KeptHashes {
  return existsSync(hashesFile) ? (JSON.parse(readFileSync(hashesFile, 'utf8')) as KeptHashes) : {}
}

type Revised = Exclude<EntryKind, 'calculators'>

export const revisedEntries: readonly { readonly kind: Revised; readonly id: string; readonly entry: string }[] = (
  ['analyses', 'charts', 'steps'] as const
).flatMap((kind) => entryIds(kind).map((id) => ({ kind, id, entry: `${kind}/${id}` })))

/** Computes each example of an entry with the current code. */
export async function hashExamples(kind: Revised, id: string): Promise<EngineHashes> {
  const made = kind === 'steps' ? await stepResults(id) : await outcomes(kind, id)
  const { definition } = kind === 'steps' ? await loadStep(id) : { definition: await loadDefinition(id, kind) }
  return {
    engineVersion: engineVersionOf(definition),
    examples: Object.fromEntries(
      made.map(({ example, asked, answered }) => [
        example,
        `${hash(JSON.stringify(asked))} ${hash(inDigits(answered))}`,
      ]),
    ),
  }
}

interface Made {
  readonly example: string
  readonly asked: unknown
  readonly answered: unknown
}

async function outcomes(kind: 'analyses' | 'charts', id: string): Promise<Made[]> {
  const made: Made[] = []
  for (const example of (await load(kind, id, 'examples')).examples) {
    const { options, conventions, data } = example
    const answered: Outcome = await runExample(id, example, kind)
    made.push({ example: example.id, asked: [options, conventions ?? null, data.columns], answered })
  }
  return made
}

async function stepResults(id: string): Promise<Made[]> {
  const entry = await loadStepEntry(id)
  const made: Made[] = []
  for (const example of entry.examples) {
    const { columns, options, questions = {}, others } = example
    // a changed answer of an analysis is a matter of the analysis: raising its version changes the question of the step
    const engines = await Promise.all(
      Object.values(questions).map(async ({ type }) => engineVersionOf(await loadDefinition(type))),
    )
    const { frame, reports } = await applyExample(entry, example)
    const answered = [
      cellsByName(frame),
      Array.from(frame.rowIds),
      reports.map(({ notices, problems }) => [notices, problems]),
    ]
    made.push({
      example: example.id,
      asked: [columns, options, questions, engines, ...(others ? [others] : [])],
      answered,
    })
  }
  return made
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const DIGITS = 9
/** A number of a list is noise if it is this many digits smaller than the largest one, like a cancelled residual of 1e-17. */
const NOISE_DIGITS = 12

/** JSON with numbers to nine digits: the last digits depend on the order of summation. */
export function inDigits(value: unknown): string {
  return JSON.stringify(rounded(value))
}

function rounded(value: unknown, noise = 0): unknown {
  if (typeof value === 'number') return Math.abs(value) <= noise ? 0 : Number(value.toPrecision(DIGITS))
  if (Array.isArray(value)) {
    const sizes = value.filter((one) => typeof one === 'number' && Number.isFinite(one)).map(Math.abs)
    const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
    return value.map((one) => rounded(one, largest / 10 ** NOISE_DIGITS))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]))
}

/** A fault of an entry, in words; only raising the engine revision removes one that is `changed`. */
export interface HashFault {
  readonly changed: boolean
  readonly says: string
}

/**
 * Compares the kept hashes of an entry with the current ones. A changed example is a new question; a changed answer to the same question
 * requires a raise.
 */
export function hashFaults(entry: string, kept: EngineHashes | undefined, now: EngineHashes): HashFault[] {
  const tool = 'run: node tests/tools/keep-engine-hashes.ts'
  if (kept === undefined) return [{ changed: false, says: `${entry} is new: ${tool}` }]
  if (isOlderEngine(now.engineVersion, kept.engineVersion))
    return [{ changed: true, says: `${entry} went back from engine ${kept.engineVersion} to ${now.engineVersion}` }]
  if (kept.engineVersion !== now.engineVersion)
    return [
      { changed: false, says: `${entry} went from engine ${kept.engineVersion} to ${now.engineVersion}: ${tool}` },
    ]
  const gone = Object.keys(kept.examples).filter((example) => !Object.hasOwn(now.examples, example))
  return [
    ...Object.entries(now.examples).flatMap(([example, made]) => {
      const before = kept.examples[example]
      if (before === made) return []
      const isSameQuestion = before?.split(' ')[0] === made.split(' ')[0]
      return isSameQuestion
        ? [
            {
              changed: true,
              says: `${entry} answers its example ${example} otherwise than before; delete its lines in engine-hashes.json if nobody has the entry yet, else: raise its engineRevision`,
            },
          ]
        : [{ changed: false, says: `the example ${example} of ${entry} is new or asks something else: ${tool}` }]
    }),
    ...gone.map((example) => ({ changed: false, says: `the example ${example} of ${entry} is gone: ${tool}` })),
  ]
}
