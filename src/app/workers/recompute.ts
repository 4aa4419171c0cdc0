import { loadComputation } from '#catalog/computes.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { fieldSchema, isKind } from '#contract/records/kinds.ts'
import type { Fields } from '#contract/records/merge.ts'
import { FormatError } from '#formats/format-error.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { redactSource } from '#formats/redact-source.ts'
import { readFile } from '#formats/table-file.ts'
import { conventionsOf } from '../data/conventions.ts'
import { rowOf } from '../data/database/records.ts'
import type { RecordRow } from '../data/database/user-database.ts'
import { questionsOf } from '../data/datasets/asked-questions.ts'
import { datasetOf, setsOf, stepsOf, variablesOf } from '../data/datasets/dataset.ts'
import { acrossThreads } from './across-threads.ts'
import { checkField } from './check-field.ts'
import { fileHash } from './file-hash.ts'
import type { JobContext } from './jobs.ts'
import type { KeptSchema } from './kept-source.ts'
import { type DataRecipe, openRecipe } from './open-dataset.ts'
import { timeSlices } from './time-slices.ts'

/** A question of a document, and the records that make its data. */
export interface RecomputeRequest {
  readonly kind: 'analysis' | 'chart'
  readonly entry: string
  readonly version: number
  readonly options: StoredOptions
  readonly conventions: Conventions
  readonly recipe: readonly ProjectRecord[]
}

export interface Recomputed {
  readonly outcome: Outcome
  readonly dictionary: DataDictionary
  /** The version of the data that the recipe makes out of the given file. */
  readonly dataVersion: string
  readonly engineVersion: string
  /** Whether the file is the source that the recipe names, bit for bit. */
  readonly isSource: boolean
}

/**
 * Computes a question of a document from a file that the reader gives. Nothing is stored, and no account is needed. Throws FormatError, among
 * others `damaged-provenance` if the recipe is invalid; undefined if this program does not know the entry.
 */
export async function recompute(
  file: Blob,
  { kind, entry, version, options, conventions, recipe: records }: RecomputeRequest,
  { signal, onProgress }: JobContext,
): Promise<Recomputed | undefined> {
  const computation = await loadComputation(kind === 'chart' ? 'charts' : 'analyses', entry)
  if (!computation) return undefined
  const { definition, compute } = computation
  const recipe = recipeOf(records)
  const { blob, sha256 } = await sourceOf(file, recipe)
  const isSource = sha256 === recipe.dataset.sourceSha256
  const { schema, cellRules = {} } = recipe.dataset
  const source = await readFile(blob, { schema, cellRules })
  const given = { ...recipe, dataset: { ...recipe.dataset, sourceSha256: sha256 } }
  const { frame, opened } = await openRecipe(source, given)
  const checkpoint = timeSlices(signal)
  const { dictionary } = opened
  const question = { version, options, conventions, frames: [frame], dictionary }
  const scatter = acrossThreads(checkpoint, signal)
  const outcome = await runAnalysis(definition, compute, question, {
    progress: onProgress,
    checkpoint,
    signal,
    scatter,
  })
  const engineVersion = engineVersionOf(definition)
  return { outcome, dictionary, dataVersion: opened.version, engineVersion, isSource }
}

/** The file, or the file without its left-out columns where that is the source. */
async function sourceOf(
  file: Blob,
  { dataset }: DataRecipe,
): Promise<{ readonly blob: Blob; readonly sha256: string }> {
  const sha256 = await fileHash(file)
  const { file: settings, ...schema } = dataset.schema as KeptSchema
  if (sha256 === dataset.sourceSha256 || !settings) return { blob: file, sha256 }
  const redacted = await redactSource(file, { ...schema, ...settings }).catch(() => undefined)
  return redacted ? { blob: redacted.blob, sha256: await fileHash(redacted.blob) } : { blob: file, sha256 }
}

/** The document may come from a stranger: each field is checked like those of a project file. */
function recipeOf(records: readonly ProjectRecord[]): DataRecipe {
  const rows = records.map(checkedRow)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const [dataset] = of('dataset')
  const [project] = of('project')
  if (!dataset) throw new FormatError('damaged-provenance')
  return {
    dataset: datasetOf(dataset),
    variables: variablesOf(of('variable')),
    steps: stepsOf(of('step')),
    sets: setsOf(of('set')),
    questions: questionsOf(of('analysis'), project ? conventionsOf(project) : {}),
  }
}

function checkedRow({ id, kind, fields }: ProjectRecord): RecordRow {
  if (!isKind(kind)) throw new FormatError('damaged-provenance')
  const stamped: Record<string, Fields[string]> = {}
  for (const [k, [name, value]] of Object.entries(fields).entries()) {
    if (fieldSchema(kind, name)?.safeParse(value).success !== true) throw new FormatError('damaged-provenance')
    checkField(name, value)
    // upgrades need the options in the order in which they were written
    stamped[name] = [value as Fields[string][0], String(k).padStart(6, '0')]
  }
  return rowOf(id, kind, stamped)
}
