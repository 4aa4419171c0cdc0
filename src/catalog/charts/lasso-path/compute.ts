import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { PlannedTerm } from '#engine/methods/design/plan-design.ts'
import { type ModelRefusal, numbers, prepareModel } from '#engine/methods/design/prepare-model.ts'
import { crossValidatedPath, drawnFolds } from '#engine/methods/penalised/cross-validated-path.ts'
import { penalisedPath, penaltySequence } from '#engine/methods/penalised/penalised-path.ts'
import { standardisedColumns } from '#engine/methods/penalised/standardised-columns.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { mainTerms } from '../../kit/models/main-terms.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { completeRowNotices } from '../../kit/outcome/complete-row-remarks.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Answer, LevelRef, Rejected, VariableRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { LassoPathData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const penalties = 100
const maxCells = 10_000_000
const maxLevels = 50
/** Of either outcome, so that every model has two. */
const minEvents = 3
/** A coefficient that is smaller, in standard deviations or log odds, is 0 except for rounding. */
const least = 1e-9

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, covariates, family, event, folds } = options
  const { checkpoint, progress } = context
  const variable = { variable: outcome }
  if (covariates.includes(outcome)) return rejected(definition, 'outcome-as-covariate', 'covariates', { variable })
  const column = columnById(frame, outcome)
  if (family === 'gaussian' && column?.type === 'text')
    return rejected(definition, 'outcome-not-numeric', 'family', { variable })
  if (family === 'binomial' && hasMoreLevels(column, maxLevels))
    return rejected(definition, 'factor-too-many-levels', 'outcome', { variable, max: maxLevels })
  const { terms, factors } = mainTerms(covariates, frame.columns)
  if (frame.rows * covariates.length > maxCells) return tooLarge(frame.rows, covariates.length)
  const question = { variables: [outcome, ...covariates], terms, factors, weight: null }
  const model = await prepareModel(frame, question, checkpoint)
  if ('refused' in model) return refusedModel(model)
  const { rows, design } = model
  const n = rows.frame.rows
  const columns = design.columns.slice(1)
  if (n * columns.length > maxCells) return tooLarge(n, columns.length)
  const { y, events, levels } = outcomeOf(rows.frame, options)
  await checkpoint()
  if (family === 'binomial' && Math.min(events, n - events) < minEvents)
    return rejected(definition, 'too-few-events', 'outcome', { events, others: n - events, min: minEvents })
  if (y.every((value) => value === y[0])) return rejected(definition, 'constant-outcome', 'outcome', { variable, n })
  if (n < 3 * folds) return rejected(definition, 'too-few-rows', 'folds', { n, folds })
  const x = await standardisedColumns(columns, null, checkpoint)
  const problem = { x, y, family, alpha: 1 } as const
  const sequence = await penaltySequence(problem, penalties, checkpoint)
  if (!((sequence[0] ?? 0) > 0)) return rejected(definition, 'nothing-varies', 'covariates')
  const path = await penalisedPath(problem, sequence, true, { checkpoint, progress: between(progress, 0, 0.1) })
  const fold = await drawnFolds(n, folds, context.seed, family === 'binomial' ? y : null, checkpoint)
  const validation = await crossValidatedPath(
    { columns, y, family, alpha: 1 },
    path.lambdas,
    { fold, folds },
    {
      checkpoint,
      progress: between(progress, 0.1, 1),
    },
  )
  const unit = family === 'binomial' ? 1 : spreadOf(y)
  const coefficients = path.coefficients.map((of) => of.map((b) => (Math.abs(b) > least * unit ? b : 0)))
  const { panels, x: along, scale, labels, seed } = options
  const data: LassoPathData = {
    of: { outcome: event === null || family === 'gaussian' ? variable : { variable: outcome, level: event } },
    family,
    n,
    events,
    show: { panels, x: along, scale, labels, folds, seed },
    lambda: path.lambdas,
    count: coefficients.map((of) => of.reduce((count, b) => count + (b === 0 ? 0 : 1), 0)),
    explained: path.explained,
    paths: namesOf(design.terms).map((of, j) => ({
      of,
      values: coefficients.map((all) => {
        const b = all[j] as number
        return b === 0 || scale === 'standardised' ? b : b / (x.deviations[j] as number)
      }),
    })),
    validation: {
      mean: validation.means,
      error: validation.errors,
      lowest: validation.lowest,
      oneError: validation.oneError,
    },
  }
  const lost = rows.lost.filter(({ missing, infinite }) => missing + infinite > 0)
  const excluded = exclusions(
    lost.map((one) => one.variable),
    lost,
  )
  const constant = data.paths.flatMap(({ of }, j) => (x.deviations[j] === 0 ? [of] : []))
  const rarer = Math.min(events, n - events)
  return chartAnswer(data, { total: frame.rows, used: n, excluded }, [
    ...completeRowNotices(definition, excluded, { used: n, rows: frame.rows }),
    levels > 2 &&
      event !== null &&
      warning(definition, 'other-levels', { variable, n: levels, level: { variable: outcome, level: event } }),
    constant.length > 0 && warning(definition, 'constant', { variables: constant }),
    family === 'binomial' && rarer < 2 * folds && warning(definition, 'few-events', { n: rarer }),
    data.count[validation.lowest] === 0 && warning(definition, 'nothing-selected'),
    !(path.converged && validation.converged) && warning(definition, 'not-converged'),
  ])
}

function refusedModel(model: ModelRefusal): Rejected {
  switch (model.refused) {
    case 'factor-too-many-levels':
      return rejected(definition, model.refused, 'covariates', {
        variable: { variable: model.variable },
        max: model.max,
      })
    case 'factor-one-level':
      return rejected(definition, model.refused, 'covariates', { variable: { variable: model.variable } })
    case 'no-usable-rows':
      return rejected(definition, model.refused, 'covariates')
    case 'too-few-knots':
      throw new Error('A path has no splines')
  }
}

function tooLarge(rows: number, columns: number): Rejected {
  return rejected(definition, 'too-large', 'covariates', { rows, columns, max: maxCells })
}

/** The outcome as numbers, for an event 1 and 0. */
function outcomeOf(frame: Frame, { outcome, family, event }: Options) {
  if (family === 'gaussian') return { y: numbers(frame, outcome), events: 0, levels: 0 }
  const column = columnById(frame, outcome)
  if (column === undefined) throw new Error('The outcome is a column')
  const { levels, codes } = factor(column)
  const asked = levels.findIndex(({ value }) => value === event)
  const y = Float64Array.from(codes, (code) => (code === asked ? 1 : 0))
  return { y, events: y.reduce((count, one) => count + one, 0), levels: levels.length }
}

function spreadOf(y: Float64Array): number {
  const mean = y.reduce((sum, value) => sum + value, 0) / y.length
  return Math.sqrt(y.reduce((sum, value) => sum + (value - mean) ** 2, 0) / y.length)
}

function namesOf(terms: readonly PlannedTerm[]): readonly (VariableRef | LevelRef)[] {
  return terms.flatMap(({ columns }) =>
    columns.map(([part]): VariableRef | LevelRef => {
      if (part === undefined) throw new Error('A main effect has one part')
      return 'level' in part ? { variable: part.variable, level: part.level, named: true } : { variable: part.variable }
    }),
  )
}
