import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { factor } from '#engine/frame/factor.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { emptyCells } from '#engine/methods/design/empty-cells.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import { fitLinear, type LinearFit } from '#engine/methods/regression/fit-linear.ts'
import { influence } from '#engine/methods/regression/influence.ts'
import { rowWeights, squaresAboutMean } from '#engine/methods/regression/linear-model.ts'
import { termTests } from '#engine/methods/regression/term-tests.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { modelRejection, modelSample } from '../../kit/models/model-answers.ts'
import { modelRecord } from '../../kit/models/model-record.ts'
import { namedTests } from '../../kit/models/named-tests.ts'
import { termCell } from '../../kit/models/term-cells.ts'
import { waldEstimates } from '../../kit/models/wald-estimates.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import type { Answer, Rejected } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import { checkAssumptions } from './check-assumptions.ts'
import { definition } from './definition.ts'
import { estimateMeans } from './estimate-means.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { checksOf, noticesOf } from './remarks.ts'
import {
  assumptionsTable,
  coefficientTable,
  fitTable,
  meansTable,
  pairsTable,
  simpleTable,
  termTable,
} from './result-tables.ts'

type Options = OptionsOf<typeof definition>

/** With more levels there are too many pairs to read. */
const maxLevels = 30
/** Maximum number of cells of one interaction. */
const maxCells = 400

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { outcome, terms, squares, effectConfidence } = options
  const { checkpoint } = context
  const refused = await refusedTerms(frame, options, checkpoint)
  if (refused !== undefined) return refused
  context.progress(0.1)
  const variables = [outcome, ...terms.terms.flatMap(termVariables)]
  const cases = context.weights?.variable
  const question = { variables, terms: terms.terms, factors: terms.factors, weight: null, cases }
  const fitted = await fitLinear(frame, question, outcome, checkpoint, between(context.progress, 0.1, 0.6))
  if ('refused' in fitted) return modelRejection(fitted, fitted.refused === 'outcome-constant' ? 'outcome' : 'terms')
  const degenerate = refusedSquares(fitted, outcome)
  if (degenerate !== undefined) return degenerate
  const { model, prepared } = fitted
  const { design, rows } = prepared
  const settings = { factors: terms.factors, type: squares, confidence: effectConfidence }
  const tests = namedTests(design.terms, await termTests(fitted, settings, checkpoint))
  context.progress(0.7)
  const means = await estimateMeans(fitted, options, checkpoint)
  context.progress(0.8)
  const watch = { checkpoint, progress: between(context.progress, 0.8, 0.9) }
  const assumptions = options.assumptions ? await checkAssumptions(fitted, means, terms.factors, watch) : null
  const covariance = model.unscaled.map((row) => row.map((value) => value * model.variance))
  const { estimated } = model.fit
  const { residualDf } = model
  const coefficients = waldTests(model.coefficients, { estimated, covariance, residualDf }, options.confidence)
  const influences = influence(model)
  context.progress(0.95)
  await checkpoint()
  const saved = { fitted: model.fitted, residual: model.residuals, standardised: influences.standardised }
  const empty = await emptyCells(rows.frame, design, checkpoint)
  return {
    status: 'done',
    sample: modelSample(allCases(frame.rows, caseWeights(frame, context.weights)), prepared),
    tables: [
      termTable(fitted, tests, options),
      fitTable(fitted, options),
      meansTable(means, options),
      ...simpleTable(means),
      ...pairsTable(means, fitted, options),
      ...(options.coefficients ? [coefficientTable(fitted, waldEstimates(design, coefficients), options)] : []),
      ...(assumptions === null ? [] : [assumptionsTable(assumptions)]),
    ],
    figures: await figuresOf(fitted, { means, tests, influence: influences }, options, checkpoint),
    savedColumns: await savedNumbers(rows.frame, saved, checkpoint),
    models: [
      modelRecord(definition, {
        family: 'gaussian',
        link: 'identity',
        outcome,
        terms: terms.terms,
        design,
        coefficients: model.coefficients,
        estimated,
        covariance,
        residualDf,
      }),
    ],
    checks: assumptions === null ? [] : checksOf(fitted, assumptions),
    notices: noticesOf(fitted, { tests, means, empty }, options),
    facts: factsOf(fitted, tests, means, options),
  }
}

async function refusedTerms(
  frame: Frame,
  { outcome, terms }: Options,
  checkpoint: ComputeContext['checkpoint'],
): Promise<Rejected | undefined> {
  const rejected = (code: keyof typeof definition.messages, params: Rejected['params'] = {}): Rejected => ({
    status: 'rejected',
    code,
    params,
    option: 'terms',
  })
  if (terms.terms.some((term) => termVariables(term).includes(outcome)))
    return rejected('outcome-in-terms', { variable: { variable: outcome } })
  const isFactor = (id: string) => terms.factors[id] !== undefined
  if (!terms.terms.some((term) => termVariables(term).every(isFactor))) return rejected('no-factor')
  const sizes = new Map<string, number>()
  for (const id of Object.keys(terms.factors)) {
    const column = columnById(frame, id)
    if (column === undefined) continue
    if (hasMoreLevels(column, maxLevels))
      return rejected('too-many-levels', { variable: { variable: id }, max: maxLevels })
    sizes.set(id, factor(column).levels.length)
    await checkpoint()
  }
  for (const term of terms.terms) {
    const cells = termVariables(term).reduce((count, id) => count * (sizes.get(id) ?? 1), 1)
    if (cells > maxCells) return rejected('too-many-cells', { term: termCell(term), max: maxCells })
  }
  return undefined
}

/** Refuses a fit without residual variance, or with values whose squares overflow. */
function refusedSquares({ model }: LinearFit, outcome: string): Rejected | undefined {
  const total = squaresAboutMean(model.data.y, rowWeights(model.data))
  const scales = model.unscaled.map((row, k) => row[k] ?? 0)
  const held = [model.fit.squares, total, ...scales].every(Number.isFinite)
  if (!held || !(total > 0) || scales.some((scale) => !(scale > 0)))
    return { status: 'rejected', code: 'beyond-precision', params: {}, option: 'outcome' }
  if (model.fit.squares > 1e-26 * total) return undefined
  return { status: 'rejected', code: 'no-variation', params: { variable: { variable: outcome } }, option: 'outcome' }
}
