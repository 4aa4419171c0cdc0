import { answerWith } from '#catalog/answer-question.ts'
import { applySteps, type OtherData, type OtherProblem } from '#catalog/apply-steps.ts'
import { loadComputation, loadScriptedAnalysis } from '#catalog/computes.ts'
import { detachedContext } from '#catalog/detached-context.ts'
import type { StoredQuestion } from '#catalog/kit/options/stored-question.ts'
import type { Notice, OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import type { Language } from '#catalog/kit/words.ts'
import { type RecipeOther, recipeScript } from '#catalog/recipe-script.ts'
import { loadStepModules, loadStepParts } from '#catalog/step-applies.ts'
import { StepCache } from '#catalog/step-cache.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import type { StepRecord, VariableChange } from '../data/datasets/dataset.ts'
import { acrossThreads } from './across-threads.ts'
import { timeSlices } from './time-slices.ts'

/** The result of a step. */
export interface StepResult {
  readonly id: string
  readonly type: string
  readonly status: 'done' | 'incomplete' | 'broken' | 'off'
  readonly notices: readonly Notice[]
  readonly problems: readonly OptionProblem[]
  readonly rowsBefore: number
  readonly rowsAfter: number
  /** Columns before the step that are not among the current ones: its line names them. */
  readonly gone: readonly Pick<Column, 'id' | 'name'>[]
}

/** Another dataset that a step names, in its current version. */
export type OtherFound = (OtherData & { readonly version: string }) | OtherProblem

/** By step and dataset. */
export type Others = ReadonlyMap<string, OtherFound>

/** The key of a dataset that a step names. */
export const otherKey = (step: string, dataset: string) => `${step} ${dataset}`

/** The exported files of other datasets, by dataset. */
export type OtherFiles = Readonly<Record<string, { readonly file: string; readonly md5?: string }>>

interface Recipe {
  readonly others?: Others
  readonly sourceKey: string
  readonly steps: readonly StepRecord[]
  readonly variables: ReadonlyMap<string, VariableChange>
  readonly questions: ReadonlyMap<string, StoredQuestion>
}

/** The data after the steps of a recipe. */
export interface Applied {
  readonly frame: Frame
  /** Before the first step, under current names. */
  readonly source: Frame
  /** The R program from the exported source through the steps. */
  readonly script: (file: string, language: Language, md5?: string, others?: OtherFiles) => Promise<string>
  /** The keys of the cells, for other datasets whose steps name this one. */
  readonly cells: Pick<OtherData, 'rowsKey' | 'cellKeys' | 'origins'>
  readonly results: readonly StepResult[]
  readonly before: ReadonlyMap<string, readonly Column[]>
  /** The ids of the rows before each step. */
  readonly rowsBefore: ReadonlyMap<string, Float64Array>
}

/** Shared by all datasets of the session: disabling and enabling a step computes nothing. */
const cache = new StepCache()

const checkpoint = timeSlices()

/** Computes the analyses whose saved columns steps use. */
const answer = answerWith((type) => loadComputation('analyses', type), {
  ...detachedContext,
  checkpoint,
  scatter: acrossThreads(checkpoint),
})

export async function applyRecipe(source: Frame, recipe: Recipe): Promise<Applied> {
  const { sourceKey, steps, variables, questions, others = new Map<string, OtherFound>() } = recipe
  const overlays = Object.fromEntries(variables)
  const result = await applySteps({
    source,
    sourceKey,
    steps,
    overlays,
    load: loadStepModules,
    cache,
    questions,
    answer,
    origins: new Map([...others.values()].flatMap((found) => ('problem' in found ? [] : [...(found.origins ?? [])]))),
    other: async ({ dataset, version }, step) => inVersion(others.get(otherKey(step.id, dataset)), version),
    checkpoint,
  })
  const { frame, reports } = result
  const named = { ...source, columns: source.columns.map((column) => ({ ...column, ...variables.get(column.id) })) }
  const types = new Map(steps.map(({ id, type }) => [id, type]))
  const current = new Set(frame.columns.map(({ id }) => id))
  const goneOf = (columns: readonly Column[]) =>
    columns.flatMap(({ id, name }) => (current.has(id) ? [] : [{ id, name }]))
  return {
    frame,
    source: named,
    cells: {
      rowsKey: result.rowsKey,
      cellKeys: result.cellKeys,
      ...(result.origins && { origins: result.origins }),
    },
    script: (file, language, md5, files) =>
      recipeScript({
        file,
        ...(md5 !== undefined && { written: { md5, language } }),
        source: named.columns,
        steps,
        result,
        load: loadStepParts,
        questions,
        loadAnalysis: loadScriptedAnalysis,
        others: scriptedOthers(others, language, files),
        language,
      }),
    results: reports.map(({ id, status, notices, problems, columns, rowsBefore, rowsAfter }) => ({
      id,
      status,
      notices,
      problems,
      rowsBefore,
      rowsAfter,
      gone: goneOf(columns),
      type: types.get(id) ?? '',
    })),
    before: new Map(reports.map(({ id, columns }) => [id, columns])),
    rowsBefore: new Map(reports.map(({ id, rowIds }) => [id, rowIds])),
  }
}

/** The datasets among them that can be used, each once. */
export function usedOthers(
  others: Others,
): readonly { readonly id: string; readonly name: string; readonly frame: Frame }[] {
  const used = new Map<string, { id: string; name: string; frame: Frame }>()
  for (const [key, found] of others) {
    const id = key.slice(key.indexOf(' ') + 1)
    if (!('problem' in found)) used.set(id, { id, name: found.name, frame: found.frame })
  }
  return [...used.values()]
}

/** A version that is not followed must be the current one: no other can be computed, since recipes change in place. */
function inVersion(found: OtherFound | undefined, version: string): OtherData | OtherProblem {
  if (found === undefined) return { problem: 'other-missing', params: {} }
  if ('problem' in found || version === 'follow' || version === found.version) return found
  return { problem: 'other-version-changed', params: { name: found.name } }
}

function scriptedOthers(others: Others, language: Language, files: OtherFiles = {}): ReadonlyMap<string, RecipeOther> {
  return new Map(
    usedOthers(others).map(({ id, name, frame }) => {
      const { file = `${name}.csv`, md5 } = files[id] ?? {}
      return [id, { name, columns: frame.columns, file, ...(md5 !== undefined && { written: { md5, language } }) }]
    }),
  )
}
