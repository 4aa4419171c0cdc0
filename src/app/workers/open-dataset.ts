import { loadComputation } from '#catalog/computes.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { EngineRevised } from '#catalog/kit/engine-version.ts'
import type { StoredQuestion } from '#catalog/kit/options/stored-question.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { contentHash } from '#engine/frame/content-hash.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame, VariableSet } from '#engine/frame/frame.ts'
import { withSoundSets } from '#engine/frame/sets-and-weight.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { askedQuestions } from '../data/datasets/asked-questions.ts'
import {
  type Dataset,
  readDataset,
  readSets,
  readSteps,
  readVariables,
  type StepRecord,
  type VariableChange,
} from '../data/datasets/dataset.ts'
import { DatasetError } from './dataset-error.ts'
import { sourceFrame } from './source-frame.ts'
import { type Applied, applyRecipe, type StepResult } from './steps.ts'

export interface OpenedDataset {
  /** Hash of source, schema, variables, sets, enabled steps and the analyses that they use (SPEC D3). */
  readonly version: string
  readonly rows: number
  readonly dictionary: DataDictionary
  readonly steps: readonly StepResult[]
}

interface Loaded {
  readonly opened: OpenedDataset
  readonly frame: Frame
  /** The variables before each step. */
  readonly before: ReadonlyMap<string, readonly Column[]>
  readonly rowsBefore: ReadonlyMap<string, Float64Array>
  readonly source: Frame
  readonly script: (file: string, language: Language, md5?: string) => Promise<string>
}

/** The newest versions of the current dataset. */
const loaded = new Map<string, Loaded>()
const MAX_VERSIONS = 3

/** Loads a dataset into memory: cached columns if there are any, otherwise the source, then the steps. */
export async function openDataset(database: UserDatabase, id: string): Promise<Loaded> {
  const dataset = await readDataset(database, id)
  if (!dataset) throw new DatasetError('dataset-missing')
  const [variables, steps, sets] = await Promise.all([
    readVariables(database, id),
    readSteps(database, id),
    readSets(database, id),
  ])
  const questions = await revised(await askedQuestions(database, id, steps))
  const recipe = { dataset, variables, steps, sets, questions }
  const version = await recipeVersion(recipe)
  const known = loaded.get(version)
  if (known) return known
  const made = await prepared(await sourceFrame(database, dataset), recipe, version)
  loaded.set(version, made)
  for (const old of [...loaded.keys()].slice(0, -MAX_VERSIONS)) loaded.delete(old)
  return made
}

/** Everything that makes the data out of a source. */
export interface DataRecipe {
  readonly dataset: Pick<Dataset, 'sourceSha256' | 'schema' | 'cellRules'>
  readonly variables: ReadonlyMap<string, VariableChange>
  readonly steps: readonly StepRecord[]
  readonly sets: readonly VariableSet[]
  readonly questions: ReadonlyMap<string, StoredQuestion>
}

/** The version of the data that a recipe makes (SPEC D3). */
async function recipeVersion({ dataset, variables, steps, sets, questions }: DataRecipe): Promise<string> {
  return versionOf(dataset, { variables, sets }, await enabledSteps(steps), questions)
}

async function prepared(source: Frame, recipe: DataRecipe, version: string): Promise<Loaded> {
  const { dataset, variables, steps, sets, questions } = recipe
  const sourceKey = contentHash([dataset.sourceSha256, dataset.schema, dataset.cellRules ?? null])
  const { results, ...applied } = await applyRecipe(source, { sourceKey, steps, variables, questions })
  const frame = withSets(applied.frame, sets)
  const opened = { version, rows: frame.rows, dictionary: describeColumns(frame), steps: results }
  return { ...applied, frame, opened }
}

/** The data that a recipe makes out of the source, without anything stored. */
export async function openRecipe(source: Frame, given: DataRecipe): Promise<Pick<Loaded, 'opened' | 'frame'>> {
  const recipe = { ...given, questions: await revised(given.questions) }
  return prepared(source, recipe, await recipeVersion(recipe))
}

/** Adds the user's sets after those of the file. They may contain columns that a step made. */
function withSets(frame: Frame, made: readonly VariableSet[]): Frame {
  return made.length === 0 ? frame : withSoundSets({ ...frame, sets: [...(frame.sets ?? []), ...made] })
}

/** Adds the engine revisions of the analyses that steps use, because they change the rows. */
async function revised(asked: ReadonlyMap<string, StoredQuestion>): Promise<ReadonlyMap<string, StoredQuestion>> {
  const all = [...asked].map(async ([record, question]) => {
    const computation = await loadComputation('analyses', question.type)
    return [record, { ...question, ...revisionOf(computation?.definition) }] as const
  })
  return new Map(await Promise.all(all))
}

function revisionOf(definition: EngineRevised | undefined): EngineRevised {
  return definition?.engineRevision === undefined ? {} : { engineRevision: definition.engineRevision }
}

/** The step's part of a dataset's version as it was from the beginning, extended only if there is more. */
async function enabledSteps(steps: readonly StepRecord[]): Promise<readonly object[]> {
  const enabled = steps.filter((step) => step.enabled)
  return Promise.all(
    enabled.map(async ({ id, type, version, firstVersion, options }) => ({
      id,
      type,
      version,
      ...(firstVersion === undefined ? {} : { firstVersion }),
      ...revisionOf((await loadStepModules(type))?.definition),
      options,
    })),
  )
}

/**
 * The data before and after a step that is being made or changed, with the steps before it. Nothing of it is stored.
 * @param draft the step; one that the dataset has is replaced, another is the last
 */
export async function applyDraft(database: UserDatabase, id: string, draft: StepRecord): Promise<Applied> {
  const steps = await readSteps(database, id)
  const at = steps.findIndex((step) => step.id === draft.id)
  return applied(database, id, [...(at < 0 ? steps : steps.slice(0, at)), draft])
}

/** What steps that are not stored would make of a dataset, after those that it has. */
export interface AfterDrafts {
  /** The variables after the last. */
  readonly dictionary: DataDictionary
  /** One for each. */
  readonly results: readonly StepResult[]
}

/** Applies new steps to all rows, after those of the dataset. Nothing of it is stored. */
export async function applyDrafts(
  database: UserDatabase,
  id: string,
  drafts: readonly StepRecord[],
): Promise<AfterDrafts> {
  const [steps, sets] = await Promise.all([readSteps(database, id), readSets(database, id)])
  const isNew = new Set(drafts.map((draft) => draft.id))
  const { frame, results } = await applied(database, id, [...steps.filter((step) => !isNew.has(step.id)), ...drafts])
  return {
    dictionary: describeColumns(withSets(frame, sets)),
    results: results.filter((result) => isNew.has(result.id)),
  }
}

async function applied(database: UserDatabase, id: string, recipe: readonly StepRecord[]): Promise<Applied> {
  const [dataset, variables] = await Promise.all([readDataset(database, id), readVariables(database, id)])
  if (!dataset) throw new DatasetError('dataset-missing')
  return applyRecipe(await sourceFrame(database, dataset), {
    sourceKey: contentHash([dataset.sourceSha256, dataset.schema, dataset.cellRules ?? null]),
    steps: recipe,
    variables,
    questions: await revised(await askedQuestions(database, id, recipe)),
  })
}

/** The variables before a step; without a step, the current ones. */
export async function dictionaryBefore(
  database: UserDatabase,
  id: string,
  step: string | undefined,
): Promise<DataDictionary> {
  const { frame, before, opened } = await openDataset(database, id)
  const columns = step === undefined ? undefined : before.get(step)
  return columns ? describeColumns(withSoundSets({ ...frame, columns })) : opened.dictionary
}

/** The columns before a step; without a step, the current ones. */
export async function columnsBefore(
  database: UserDatabase,
  id: string,
  step: string | undefined,
): Promise<readonly Column[]> {
  const { frame, before } = await openDataset(database, id)
  return (step === undefined ? undefined : before.get(step)) ?? frame.columns
}

/** A version in memory; a page requests cells of an opened dataset. */
export function loadedVersion(version: string): Loaded | undefined {
  return loaded.get(version)
}

function versionOf(
  dataset: DataRecipe['dataset'],
  { variables, sets }: { variables: ReadonlyMap<string, VariableChange>; sets: readonly VariableSet[] },
  steps: readonly object[],
  questions: ReadonlyMap<string, StoredQuestion>,
): string {
  return contentHash([
    dataset.sourceSha256,
    dataset.schema,
    dataset.cellRules ?? null,
    [...variables].sort(([a], [b]) => (a < b ? -1 : 1)),
    steps,
    ...(questions.size > 0 ? [[...questions].sort(([a], [b]) => (a < b ? -1 : 1))] : []),
    ...(sets.length > 0 ? [{ sets }] : []),
  ])
}
