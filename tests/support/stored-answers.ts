import { existsSync, readFileSync } from 'node:fs'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { type ReadOptions, readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Upgrades } from '#catalog/kit/options/upgrade-options.ts'
import { stepExampleFrame } from '#catalog/kit/step.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { type EntryKind, entryIds, load, loadDefinition, loadStep } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { loadStepEntry } from '#tests/tools/step-golden.ts'

/** A form as a released version stored it, the variables of its dataset, and its meaning. */
export interface StoredAnswers {
  readonly example: string
  readonly dictionary: DataDictionary
  readonly stored: StoredOptions
  readonly answers: Readonly<Record<string, unknown>>
}

type AskingKind = Exclude<EntryKind, 'calculators'>

/** The options of an entry with a version, and how it reads stored ones. */
export interface AskingEntry {
  readonly kind: AskingKind
  readonly id: string
  readonly version: number
  readonly upgrades: Upgrades
  readonly keys: readonly string[]
  readonly read: (stored: StoredOptions, dictionary: DataDictionary) => ReadOptions<Readonly<Record<string, unknown>>>
  readonly examples: readonly Omit<StoredAnswers, 'answers'>[]
}

export async function askingEntries(): Promise<readonly AskingEntry[]> {
  const questions = (['analyses', 'charts'] as const).flatMap((kind) => entryIds(kind).map((id) => question(kind, id)))
  return Promise.all([...questions, ...entryIds('steps').map(step)])
}

async function question(kind: 'analyses' | 'charts', id: string): Promise<AskingEntry> {
  const [definition, { examples }] = await Promise.all([loadDefinition(id, kind), load(kind, id, 'examples')])
  const { version, upgrades } = definition
  const options = allOptions(definition)
  return {
    kind,
    id,
    version,
    upgrades,
    keys: Object.keys(options),
    read: (stored, dictionary) => readOptions({ options }, stored, dictionary),
    examples: examples
      .filter((example) => example.expect === 'done')
      .map((example) => ({
        example: example.id,
        dictionary: describeColumns(exampleFrame(example.data)),
        stored: exampleAnswers(definition, example),
      })),
  }
}

async function step(id: string): Promise<AskingEntry> {
  const [{ definition }, { examples }] = await Promise.all([loadStep(id), loadStepEntry(id)])
  const { version, upgrades, options } = definition
  return {
    kind: 'steps',
    id,
    version,
    upgrades,
    keys: Object.keys(options),
    read: (stored, dictionary) => readStepOptions({ options }, stored, dictionary),
    examples: examples
      .filter((example) => example.expect === 'done')
      .map((example) => ({
        example: example.id,
        dictionary: describeColumns(stepExampleFrame(example)),
        stored: example.options,
      })),
  }
}

export function storedFile({ kind, id }: Pick<AskingEntry, 'kind' | 'id'>, version: number): URL {
  return new URL(`../../src/catalog/${kind}/${id}/stored/${version}.json`, import.meta.url)
}

/** Undefined if nothing was stored by that version. */
export function readStored(
  entry: Pick<AskingEntry, 'kind' | 'id'>,
  version: number,
): readonly StoredAnswers[] | undefined {
  const file = storedFile(entry, version)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly StoredAnswers[]) : undefined
}
