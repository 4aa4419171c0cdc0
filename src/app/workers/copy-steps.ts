import { BindError } from '#catalog/kit/options/bind-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { isCopied, renameColumns } from '#catalog/kit/steps/rename-columns.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { type ChosenMatches, matchColumns } from '#formats/table/match-columns.ts'
import { newId } from '../data/database/identifiers.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { readSteps, type StepRecord } from '../data/datasets/dataset.ts'
import { applyDrafts, dictionaryBefore, openDataset } from './open-dataset.ts'
import { lackingId, type Recipe, type RecipeStep } from './recipe-file.ts'
import type { StepResult } from './steps.ts'

export interface CopyRequest {
  /** The dataset that gets the steps. */
  readonly to: string
  readonly recipe: Recipe
  /** Ids of the steps to copy; all if it is not given. */
  readonly chosen?: readonly string[]
  /** By column of the recipe, what was chosen by hand. */
  readonly matches: ChosenMatches
}

export interface CopyProposal {
  readonly steps: readonly ProposedStep[]
  /** The variables of the recipe's source that chosen steps name, with their like in the dataset. */
  readonly columns: readonly NamedColumn[]
  /** The variables of the dataset, from which one is chosen by hand. */
  readonly available: readonly { readonly id: string; readonly name: string }[]
}

export interface ProposedStep {
  /** In the recipe. */
  readonly id: string
  readonly type: string
  readonly options: RecipeStep['options']
  /** `own-rows`: it names an analysis or cells of its dataset. `unknown`: a newer version made it. */
  readonly left: 'not-chosen' | 'own-rows' | 'unknown' | null
  /** The new step, and what it makes of the data; absent if it is left. */
  readonly draft?: StepRecord
  readonly result?: StepResult
  /** The columns that it makes there. */
  readonly makes?: RecipeStep['makes']
}

export interface NamedColumn {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Null: the dataset has none. */
  readonly match: string | null
  readonly by: 'name' | 'label' | 'hand' | null
  /** The type of its like, if it differs. */
  readonly otherType?: string
}

/** The recipe of a dataset, with the columns that its steps begin with and make. */
export async function recipeOf(database: UserDatabase, dataset: string): Promise<Recipe> {
  const [{ source, before, frame }, steps] = await Promise.all([
    openDataset(database, dataset),
    readSteps(database, dataset),
  ])
  const columnsAfter = (k: number) => {
    const next = steps[k + 1]
    return (next && before.get(next.id)) ?? frame.columns
  }
  return {
    columns: source.columns.map(({ id, name, label, type }) => ({ id, name, label, type })),
    steps: steps.map(({ id, type, version, firstVersion, options, comment }, k) => ({
      id,
      type,
      version,
      ...(firstVersion !== undefined && { firstVersion }),
      options,
      ...(comment !== undefined && { comment }),
      makes: columnsAfter(k).flatMap((column) =>
        column.id.startsWith(`${id}.`) ? [{ id: column.id, name: column.name }] : [],
      ),
    })),
  }
}

/**
 * What steps of a recipe would do after those of a dataset. Its variables take the place of those of the recipe that they are like; what a copied step makes
 * takes the place of what its original made. Nothing is stored.
 */
export async function proposeCopy(
  database: UserDatabase,
  { to, recipe, chosen, matches }: CopyRequest,
): Promise<CopyProposal> {
  const { columns } = await dictionaryBefore(database, to, undefined)
  const known = columns.map(({ id, name, label, type }) => ({ id, name, label, type }) as const)
  const found = new Map(
    matchColumns(
      recipe.columns as Parameters<typeof matchColumns>[0],
      known as Parameters<typeof matchColumns>[1],
      matches,
    ).map((one) => [one.id, one]),
  )
  const made = new Map<string, string>()
  const used = new Set<string>()
  const renamed = (id: string) => {
    const match = found.get(id)
    if (match === undefined) return made.get(id) ?? id
    used.add(id)
    // the dataset may have a column of its own with the id of one that it lacks
    return match.inFile ?? lackingId(id)
  }
  const steps: ProposedStep[] = []
  const drafts: StepRecord[] = []
  for (const { id, type, version, firstVersion, options, makes, comment } of recipe.steps) {
    const modules = await loadStepModules(type)
    const upgraded =
      modules &&
      upgradeOptions(modules.definition, { version, ...(firstVersion !== undefined && { firstVersion }) }, options)
    const isLeft = chosen !== undefined && !chosen.includes(id)
    const copied =
      modules && upgraded && isCopied(modules.definition.options)
        ? copiedOptions(modules.definition.options, upgraded, renamed)
        : undefined
    if (isLeft || modules === undefined || copied === undefined) {
      const isUnknown = modules === undefined || isCopied(modules.definition.options)
      steps.push({ id, type, options, left: isLeft ? 'not-chosen' : isUnknown ? 'unknown' : 'own-rows' })
      continue
    }
    const { version: now } = modules.definition
    const draft: StepRecord = {
      id: newId(),
      type,
      version: now,
      order: '',
      enabled: true,
      options: copied,
      ...(comment !== undefined && { comment }),
    }
    drafts.push(draft)
    const { dictionary, results } = await applyDrafts(database, to, drafts)
    const result = results.at(-1)
    const makesThere = dictionary.columns.filter((column) => column.id.startsWith(`${draft.id}.`))
    steps.push({
      id,
      type,
      options,
      left: null,
      draft,
      ...(result && { result }),
      makes: makesThere.map((column) => ({ id: column.id, name: column.name })),
    })
    const [was, is] = [makes, makesThere].map((columns) => columns.map((column) => column.id)) as [string[], string[]]
    for (const [original, copy] of sameColumns(was, is, [id, draft.id])) made.set(original, copy)
  }
  return {
    steps,
    columns: recipe.columns.flatMap(({ id, name, type }): NamedColumn[] => {
      if (!used.has(id)) return []
      const { inFile = null, by = null } = found.get(id) ?? {}
      const otherType = columns.find((column) => column.id === inFile)?.type
      const isOther = otherType !== undefined && otherType !== type
      return [{ id, name, type, match: inFile, by, ...(isOther && { otherType }) }]
    }),
    available: columns.map(({ id, name }) => ({ id, name })),
  }
}

/** Undefined if they have another form, as in a file that was changed by hand. */
function copiedOptions(...given: Parameters<typeof renameColumns>): RecipeStep['options'] | undefined {
  try {
    return renameColumns(...given)
  } catch (error) {
    if (error instanceof BindError) return undefined
    throw error
  }
}

/** The columns of a copied step by those of its original: with the same name within the step, else at the same place among the others. */
function sameColumns(
  makes: readonly string[],
  makesNow: readonly string[],
  [was, is]: readonly [string, string],
): readonly (readonly [string, string])[] {
  const now = new Set(makesNow)
  const alike = (id: string) => `${is}${id.slice(was.length)}`
  const same = makes.filter((id) => now.has(alike(id)))
  for (const id of same) now.delete(alike(id))
  const rest = [...now]
  return [
    ...same.map((id) => [id, alike(id)] as const),
    ...makes
      .filter((id) => !same.includes(id))
      .flatMap((id, k) => (rest[k] === undefined ? [] : [[id, rest[k]] as const])),
  ]
}
