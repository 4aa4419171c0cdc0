import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { tQuantile } from '#engine/distributions/student-t.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { averagedRow } from '#engine/methods/design/averaged-row.ts'
import type { FTest } from '#engine/methods/inference/f-test.ts'
import type { LinearFit } from '#engine/methods/regression/fit-linear.ts'
import { type LinearEstimate, linearFunctions } from '#engine/methods/regression/linear-functions.ts'
import { type EstimatedDifference, pairwiseEstimates } from '#engine/methods/regression/pairwise-estimates.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { combinations, type FactorLevels, factorTerms, simpleQuestions } from './cells.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A combination of levels with the observed summary and the model's estimate. */
export interface Cell extends LinearEstimate {
  readonly at: readonly LevelRef[]
  readonly observed: Pick<Moments, 'n' | 'mean' | 'sd'>
  readonly interval: Interval
}

export interface SimpleEffect extends FTest {
  readonly factor: string
  readonly at: readonly LevelRef[]
}

export interface Pairs {
  readonly factor: string
  /** The cell of the other factors; empty if the estimate averages over them. */
  readonly at: readonly LevelRef[]
  readonly levels: readonly LevelRef[]
  readonly differences: readonly EstimatedDifference[]
}

export interface Means {
  readonly levels: FactorLevels
  /** Means of the covariates over the cases of the model. */
  readonly covariates: ReadonlyMap<string, number>
  /** Terms of factors only, given by their variables. */
  readonly terms: readonly (readonly string[])[]
  /** For each of these terms its cells, the last factor varying fastest. */
  readonly cells: readonly (readonly Cell[])[]
  readonly simple: readonly SimpleEffect[]
  readonly pairs: readonly Pairs[]
}

/** Estimated marginal means and their comparisons; NaN if they are not estimable. */
export async function estimateMeans(fitted: LinearFit, options: Options, checkpoint: Checkpoint): Promise<Means> {
  const { model, prepared } = fitted
  const { design, rows } = prepared
  const levels = await levelsOf(fitted, checkpoint)
  const covariates = new Map<string, number>()
  for (const id of new Set(design.terms.flatMap(({ columns }) => columns.flat().map(({ variable }) => variable)))) {
    if (levels.has(id)) continue
    const { values } = numericColumn(rows.frame, id)
    covariates.set(id, moments(values, values[0], prepared.cases).mean)
    await checkpoint()
  }
  const terms = factorTerms(
    design.terms.map(({ term }) => term),
    (id) => levels.has(id),
  )
  const functions = linearFunctions(model)
  const rowAt = (at: readonly LevelRef[]) =>
    averagedRow(design, new Map(at.map(({ variable, level }) => [variable, level])), covariates)
  const reach = tQuantile((1 + options.confidence) / 2, model.residualDf)
  const cells: Cell[][] = []
  for (const variables of terms) {
    const observed = await observedIn(fitted, options.outcome, { variables, levels }, checkpoint)
    cells.push(
      combinations(variables, levels).map((at, k) => {
        const { estimate, standardError } = functions.estimate(rowAt(at))
        const interval = { lower: estimate - reach * standardError, upper: estimate + reach * standardError }
        return { at, observed: observed[k] ?? moments(new Float64Array()), estimate, standardError, interval }
      }),
    )
    await checkpoint()
  }
  const settings = { adjust: options.adjust, confidence: options.confidence, df: model.residualDf }
  const compare = (factorId: string, at: readonly LevelRef[]): Pairs => {
    const own = combinations([factorId], levels).flat()
    const means = own.map((level) => rowAt([level, ...at]))
    return { factor: factorId, at, levels: own, differences: pairwiseEstimates(functions, means, settings) }
  }
  const simpleOf = (factorId: string, at: readonly LevelRef[]): SimpleEffect => {
    const known = combinations([factorId], levels)
      .map(([level]) => rowAt(level === undefined ? at : [level, ...at]))
      .filter((row) => !Number.isNaN(functions.estimate(row).estimate))
    const first = known[0] ?? new Float64Array()
    const differences = known.slice(1).map((row) => row.map((value, k) => value - (first[k] ?? 0)))
    return { factor: factorId, at, ...functions.test(differences) }
  }
  const pairs: Pairs[] = []
  if (options.comparisons.includes('main'))
    for (const [variable, more] of terms) {
      if (variable === undefined || more !== undefined) continue
      pairs.push(compare(variable, []))
      await checkpoint()
    }
  const simple: SimpleEffect[] = []
  if (options.comparisons.includes('simple'))
    for (const question of simpleQuestions(terms, levels)) {
      simple.push(simpleOf(question.factor, question.at))
      pairs.push(compare(question.factor, question.at))
      await checkpoint()
    }
  return { levels, covariates, terms, cells, simple, pairs }
}

async function levelsOf({ prepared }: LinearFit, checkpoint: Checkpoint): Promise<FactorLevels> {
  const levels = new Map<string, readonly (number | string)[]>()
  for (const id of Object.keys(prepared.design.factors)) {
    const column = columnById(prepared.rows.frame, id)
    if (column === undefined) continue
    levels.set(
      id,
      factor(column).levels.map(({ value }) => value),
    )
    await checkpoint()
  }
  return levels
}

/** Size, mean and standard deviation of the outcome in each combination of levels. */
async function observedIn(
  { prepared }: LinearFit,
  outcome: string,
  { variables, levels }: { readonly variables: readonly string[]; readonly levels: FactorLevels },
  checkpoint: Checkpoint,
): Promise<readonly Moments[]> {
  const { frame } = prepared.rows
  const { codes, count } = await cellCodes(prepared.rows.frame, variables, levels, checkpoint)
  const { values, weights } = groupValues(numericColumn(frame, outcome), codes, count, undefined, prepared.cases)
  await checkpoint()
  return values.map((of, g) => moments(of, of[0], weights?.[g]))
}

/** For each row the index of its combination of levels, the last factor varying fastest. */
export async function cellCodes(
  frame: LinearFit['prepared']['rows']['frame'],
  variables: readonly string[],
  levels: FactorLevels,
  checkpoint: Checkpoint,
): Promise<{ readonly codes: Int32Array; readonly count: number }> {
  const codes = new Int32Array(frame.rows)
  let count = 1
  for (const id of variables) {
    const column = columnById(frame, id)
    if (column === undefined) throw new Error(`${id} is no factor`)
    const size = levels.get(id)?.length ?? 1
    const own = factor(column).codes
    for (let i = 0; i < codes.length; i++) codes[i] = (codes[i] as number) * size + (own[i] as number)
    count *= size
    await checkpoint()
  }
  return { codes, count }
}
