import type { OtherProblem } from '#catalog/apply-steps.ts'
import { loadComputation } from '#catalog/computes.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { EngineRevised } from '#catalog/kit/engine-version.ts'
import type { StoredQuestion } from '#catalog/kit/options/stored-question.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { contentHash } from '#engine/frame/content-hash.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame, VariableSet } from '#engine/frame/frame.ts'
import { withSoundSets } from '#engine/frame/sets-and-weight.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { askedQuestions } from '../data/datasets/asked-questions.ts'
import {
  type Dataset,
  datasetOf,
  readDataset,
  readSets,
  readSteps,
  readVariables,
  type StepRecord,
  type VariableChange,
} from '../data/datasets/dataset.ts'
import { circleFinder, type NamedDataset, namedDatasets, readGraph } from '../data/datasets/other-datasets.ts'
import { DatasetError } from './dataset-error.ts'
import { isSourceHere, sourceFrame } from './source-frame.ts'
import { type Applied, applyRecipe, type OtherFound, type Others, otherKey, type StepResult } from './steps.ts'

export interface OpenedDataset {
  /** Hash of source, schema, variables, sets, enabled steps and the analyses that they use (SPEC D3). */
  readonly version: string
  readonly rows: number
  readonly dictionary: DataDictionary
  readonly steps: readonly StepResult[]
}

export interface Loaded extends Pick<Applied, 'cells' | 'script'> {
  readonly opened: OpenedDataset
  readonly frame: Frame
  /** The variables before each step. */
  readonly before: ReadonlyMap<string, readonly Column[]>
  readonly rowsBefore: ReadonlyMap<string, Float64Array>
  readonly source: Frame
  /** The other datasets that its steps name. */
  readonly others: Others
}

/** The newest versions of the current dataset. */
const loaded = new Map<string, Loaded>()
const MAX_VERSIONS = 3

/** Loads a dataset into memory: cached columns if there are any, otherwise the source, then the steps. */
export async function openDataset(database: UserDatabase, id: string): Promise<Loaded> {
  return openRead(database, await readRecipe(database, id))
}

/** A recipe of this device, with those of the datasets that it names. */
interface ReadRecipe extends DataRecipe {
  readonly dataset: Dataset
  readonly version: string
  readonly others: readonly ReadOther[]
}

type ReadOther = NamedDataset & ({ readonly recipe: ReadRecipe } | OtherProblem)

/** @param path the datasets that wait for this one: a fixed version closes a circle that the graph of records does not follow */
async function readRecipe(database: UserDatabase, id: string, path: readonly string[] = []): Promise<ReadRecipe> {
  const dataset = await readDataset(database, id)
  if (!dataset) throw new DatasetError('dataset-missing')
  const [variables, steps, sets] = await Promise.all([
    readVariables(database, id),
    readSteps(database, id),
    readSets(database, id),
  ])
  const questions = await revised(await askedQuestions(database, id, steps))
  const others = await readOthers(database, id, steps, path)
  const recipe = { dataset, variables, steps, sets, questions, others }
  return { ...recipe, version: await recipeVersion(recipe, otherVersions(others)) }
}

async function readOthers(
  database: UserDatabase,
  id: string,
  steps: readonly StepRecord[],
  path: readonly string[],
): Promise<readonly ReadOther[]> {
  const named = await namedDatasets(database, id, steps)
  if (named.length === 0) return []
  const isCircle = circleFinder(await readGraph(database), id)
  const within = [...path, id]
  const read: ReadOther[] = []
  for (const one of named) {
    const isOpen = one.row !== undefined && !within.includes(one.dataset) && !isCircle(one)
    const found = one.row && datasetOf(one.row)
    if (found === undefined) read.push({ ...one, problem: 'other-missing', params: {} })
    else if (!isOpen) read.push({ ...one, problem: 'goes-in-circles', params: {} })
    else if (await isSourceHere(database, found))
      read.push({ ...one, recipe: await readRecipe(database, one.dataset, within) })
    else {
      const params = { name: found.name, device: found.sourceDevice, file: found.sourceName }
      read.push({ ...one, problem: 'other-rows-elsewhere', params })
    }
  }
  return read
}

/** What the other datasets contribute to the version: their names are values of an origin variable, or suffixes. */
function otherVersions(others: readonly ReadOther[]): readonly unknown[] {
  return others.map((one) => [
    one.step,
    one.dataset,
    ...('problem' in one ? [one.problem] : [one.recipe.version, one.recipe.dataset.name]),
  ])
}

/** Loads the other datasets first, so that the source in memory is that of this one. */
async function openRead(database: UserDatabase, recipe: ReadRecipe): Promise<Loaded> {
  const { version } = recipe
  const known = loaded.get(version)
  if (known) return known
  const others = await openOthers(database, recipe.others)
  const made = await prepared(await sourceFrame(database, recipe.dataset), recipe, version, others)
  loaded.set(version, made)
  for (const old of [...loaded.keys()].slice(0, -MAX_VERSIONS)) loaded.delete(old)
  return made
}

async function openOthers(database: UserDatabase, others: readonly ReadOther[]): Promise<Others> {
  const found = new Map<string, OtherFound>()
  for (const one of others) {
    const key = otherKey(one.step, one.dataset)
    if ('problem' in one) {
      found.set(key, one)
      continue
    }
    const { frame, cells, opened } = await openRead(database, one.recipe)
    found.set(key, { name: one.recipe.dataset.name, version: opened.version, frame, ...cells })
  }
  return found
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
async function recipeVersion(
  { dataset, variables, steps, sets, questions }: DataRecipe,
  others: readonly unknown[] = [],
): Promise<string> {
  return versionOf(dataset, { variables, sets }, await enabledSteps(steps), questions, others)
}

async function prepared(
  source: Frame,
  recipe: DataRecipe,
  version: string,
  others: Others = new Map(),
): Promise<Loaded> {
  const { dataset, variables, steps, sets, questions } = recipe
  const sourceKey = contentHash([dataset.sourceSha256, dataset.schema, dataset.cellRules ?? null])
  const { results, ...applied } = await applyRecipe(source, { sourceKey, steps, variables, questions, others })
  const frame = withSets(applied.frame, sets)
  const opened = { version, rows: frame.rows, dictionary: describeColumns(frame), steps: results }
  return { ...applied, frame, opened, others }
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
    enabled.map(async ({ id, type, version, firstVersion, options, origin }) => ({
      id,
      ...(origin === undefined ? {} : { origin }),
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
    others: await openOthers(database, await readOthers(database, id, recipe, [])),
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
  others: readonly unknown[],
): string {
  return contentHash([
    dataset.sourceSha256,
    dataset.schema,
    dataset.cellRules ?? null,
    [...variables].sort(([a], [b]) => (a < b ? -1 : 1)),
    steps,
    ...(questions.size > 0 ? [[...questions].sort(([a], [b]) => (a < b ? -1 : 1))] : []),
    ...(sets.length > 0 ? [{ sets }] : []),
    ...(others.length > 0 ? [{ others }] : []),
  ])
}
