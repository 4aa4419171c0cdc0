import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { Design } from '#engine/methods/design/build-design.ts'
import { numbers, type PreparedModel, prepareModel } from '#engine/methods/design/prepare-model.ts'
import { type WaldTest, waldTests } from '#engine/methods/inference/wald-tests.ts'
import { logisticModel } from '#engine/methods/logistic/logistic-model.ts'
import { linearModel } from '#engine/methods/regression/linear-model.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { mainTerms } from '../../kit/models/main-terms.ts'
import { modelRejection, modelSample } from '../../kit/models/model-answers.ts'
import { waldEstimates } from '../../kit/models/wald-estimates.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { CoefficientPlotData, CoefficientRow } from './data.ts'
import { definition } from './definition.ts'
import { nestedModels } from './nested-models.ts'

type Options = OptionsOf<typeof definition>

const maxRows = 40
const maxLevels = 50

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { family, outcome, event, exposures, shown, standardise, confidence } = options
  const { checkpoint, progress } = context
  const models = nestedModels(options)
  const variables = models.flat()
  const refusal = refusedVariables(frame, variables, options)
  if (refusal !== undefined) return refusal
  const question = { variables: [outcome, ...variables], ...mainTerms(variables, frame.columns), weight: null }
  const prepared = await prepareModel(frame, question, checkpoint)
  if ('refused' in prepared) return modelRejection(prepared, 'exposures')
  progress(0.1)
  const { design } = prepared
  const n = prepared.rows.frame.rows
  const { y, events } = outcomeOf(prepared, options)
  await checkpoint()
  if (y.every((value) => value === y[0]))
    return rejected(definition, 'constant-outcome', 'outcome', { variable: { variable: outcome }, n })
  if (n <= design.columns.length)
    return rejected(definition, 'too-few-rows', 'exposures', { n, terms: design.columns.length - 1 })
  const per = standardise ? await twoDeviations(design, checkpoint) : design.columns.map(() => 1)
  const inEvery = columnsWith(design, exposures.length)
  const all = shown === 'all' ? design.columns.length : inEvery
  if (all - 1 > maxRows) return rejected(definition, 'too-many-coefficients', 'shown', { n: all - 1, max: maxRows })
  const fitted: (readonly WaldTest[])[] = []
  for (const [m] of models.entries()) {
    const terms = models.slice(0, m + 1).reduce((sum, own) => sum + own.length, 0)
    const columns = design.columns.slice(0, columnsWith(design, terms))
    const tests = await testsOf({ columns, y, family }, confidence, checkpoint)
    if (tests === undefined) return rejected(definition, 'no-finite-estimates', 'exposures', { model: m + 1 })
    fitted.push(tests)
    progress(0.1 + (0.9 * (m + 1)) / models.length)
  }
  const cells = waldEstimates(design, fitted.at(-1) ?? []).slice(1, all)
  const back = family === 'logistic' ? Math.exp : (value: number) => value
  const rows = cells.map(({ cell, column }): CoefficientRow => {
    const scale = per[column] ?? 1
    const estimates = fitted.map((tests) => {
      const test = tests[column]
      if (test === undefined || !Number.isFinite(test.estimate)) return null
      return { estimate: back(scale * test.estimate), lower: back(scale * test.lower), upper: back(scale * test.upper) }
    })
    return { cell, estimates }
  })
  const data: CoefficientPlotData = {
    outcome: family === 'logistic' && event !== null ? { variable: outcome, level: event } : { variable: outcome },
    show: { family, standardise },
    confidence,
    n,
    events: family === 'logistic' ? events : null,
    models,
    rows,
  }
  const coefficients = design.columns.length - 1
  const aliased = fitted.flat().filter(({ estimate }) => Number.isNaN(estimate)).length
  const rarer = Math.min(events, n - events)
  return chartAnswer(data, modelSample(frame.rows, prepared), [
    aliased > 0 && warning(definition, 'aliased', { n: aliased }),
    family === 'logistic' &&
      rarer < 10 * coefficients &&
      warning(definition, 'few-events', { events: rarer, n: coefficients }),
  ])
}

function refusedVariables(
  frame: Frame,
  variables: readonly string[],
  { outcome, family }: Options,
): Rejected | undefined {
  if (variables.includes(outcome))
    return rejected(definition, 'outcome-in-terms', 'exposures', { variable: { variable: outcome } })
  const twice = variables.find((id, k) => variables.indexOf(id) < k)
  if (twice !== undefined) return rejected(definition, 'term-twice', 'third', { variable: { variable: twice } })
  const column = columnById(frame, outcome)
  const variable = { variable: outcome }
  if (family === 'linear' && column?.type === 'text')
    return rejected(definition, 'outcome-not-numeric', 'family', { variable })
  return family === 'logistic' && hasMoreLevels(column, maxLevels)
    ? rejected(definition, 'factor-too-many-levels', 'outcome', { variable, max: maxLevels })
    : undefined
}

function outcomeOf({ rows }: PreparedModel, { outcome, family, event }: Options) {
  if (family === 'linear') return { y: numbers(rows.frame, outcome), events: 0 }
  const column = columnById(rows.frame, outcome)
  if (column === undefined) throw new Error('The outcome is missing')
  const { levels, codes } = factor(column)
  const code = levels.findIndex(({ value }) => value === event)
  const y = Float64Array.from(codes, (one) => (one === code ? 1 : 0))
  return { y, events: y.reduce((sum, one) => sum + one, 0) }
}

/** How many columns the first terms have, with the intercept. */
function columnsWith({ termOf }: Design, terms: number): number {
  return termOf.filter((term) => term < terms).length
}

/** By column: two standard deviations of a measurement, 1 for others. */
async function twoDeviations({ columns, termOf, terms, factors }: Design, checkpoint: ComputeContext['checkpoint']) {
  const found: number[] = []
  for (const [k, column] of columns.entries()) {
    const { term } = terms[termOf[k] ?? -1] ?? {}
    const isMeasured = term?.kind === 'main' && factors[term.variable] === undefined
    found.push(isMeasured ? 2 * deviationOf(column) : 1)
    await checkpoint()
  }
  return found
}

function deviationOf(values: Float64Array): number {
  let [mean, squares] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const away = (values[i] as number) - mean
    mean += away / (i + 1)
    squares += away * ((values[i] as number) - mean)
  }
  return Math.sqrt(squares / (values.length - 1))
}

/** Wald's tests of the coefficients, the intercept first; undefined if a logistic model has no finite estimates. */
async function testsOf(
  { columns, y, family }: { columns: readonly Float64Array[]; y: Float64Array; family: Options['family'] },
  confidence: number,
  checkpoint: ComputeContext['checkpoint'],
): Promise<readonly WaldTest[] | undefined> {
  const rest = { columns, powers: [], offset: null }
  if (family === 'linear') {
    const model = await linearModel({ ...rest, y, weights: null }, checkpoint)
    const covariance = model.unscaled.map((row) => row.map((value) => value * model.variance))
    const { estimated } = model.fit
    return waldTests(model.coefficients, { estimated, covariance, residualDf: model.residualDf }, confidence)
  }
  const model = await logisticModel({ ...rest, y: Uint8Array.from(y), cases: undefined }, checkpoint)
  const { state, estimated } = model.fit
  return state === 'separated' || state === 'stalled'
    ? undefined
    : waldTests(model.coefficients, { estimated, covariance: model.covariance }, confidence)
}
