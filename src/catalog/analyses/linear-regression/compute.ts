import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { emptyCells } from '#engine/methods/design/empty-cells.ts'
import { nomogramScales } from '#engine/methods/effects/nomogram.ts'
import { predictorEffects } from '#engine/methods/effects/predictor-effects.ts'
import { termTests } from '#engine/methods/regression/term-tests.ts'
import { varianceInflation } from '#engine/methods/regression/variance-inflation.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { effectNotices, effectQuestion } from '../../kit/models/effect-figure.ts'
import { modelRejection, modelSample } from '../../kit/models/model-answers.ts'
import { modelRecord } from '../../kit/models/model-record.ts'
import { namedTests } from '../../kit/models/named-tests.ts'
import { meanScale, nomogramFigures, nomogramNotices, nomogramTicks } from '../../kit/models/nomogram-figure.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import { definition } from './definition.ts'
import { diagnose } from './diagnose.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { fitModel } from './fit-model.ts'
import { checksOf, coefficientNotes, noticesOf } from './remarks.ts'
import {
  coefficientTable,
  collinearityTable,
  diagnosticTable,
  fitTable,
  shareConfidence,
  termTable,
} from './result-tables.ts'
import { univariableTable } from './univariable-table.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { outcome, terms, units, errors, confidence, squares } = options
  const { checkpoint, progress } = context
  const variables = [outcome, ...terms.terms.flatMap(termVariables)]
  if (variables.indexOf(outcome, 1) > 0)
    return {
      status: 'rejected',
      code: 'outcome-in-terms',
      params: { variable: { variable: outcome } },
      option: 'terms',
    }
  const counted = context.weights?.kind === 'frequency' ? context.weights : undefined
  const weight = counted === undefined ? (context.weights?.variable ?? null) : null
  const cases = counted?.variable
  const question = { variables, terms: terms.terms, factors: terms.factors, weight, cases }
  // progress after fitting the model, and after the diagnostics
  const [known, seen] = options.univariable ? [0.35, 0.6] : [0.7, 0.9]
  const watch = (from: number, to: number) => ({ checkpoint, progress: between(progress, from, to) })
  const fitted = await fitModel(frame, question, { outcome, confidence, errors, units }, watch(0, known))
  if ('refused' in fitted) return modelRejection(fitted, optionOf[fitted.refused] ?? 'terms')
  progress(known)
  const { model, prepared } = fitted
  const tests = namedTests(
    prepared.design.terms,
    await termTests(fitted, { factors: terms.factors, type: squares, confidence: shareConfidence }, checkpoint),
  )
  progress((known + seen) / 2)
  const found = await diagnose(model, checkpoint)
  progress(seen)
  const inflation =
    options.collinearity && prepared.design.terms.length > 1 ? varianceInflation(model.fit, prepared.design) : null
  const empty = await emptyCells(prepared.rows.frame, prepared.design, checkpoint)
  const predicting = {
    ...fitted,
    coefficients: model.coefficients,
    estimated: model.fit.estimated,
    residualDf: model.residualDf,
  }
  const effects = await predictorEffects(predicting, effectQuestion(options, 'mean'), checkpoint)
  const nomogram = options.nomogram ? await nomogramScales(predicting, nomogramTicks, checkpoint) : null
  const { standardised, studentised, cook } = found.influence
  const { fitted: means, residuals: residual, leverage } = model
  const saved = { fitted: means, residual, standardised, studentised, leverage, cook }
  const settings = { outcome, terms, weight, cases, confidence, errors, units }
  return {
    status: 'done',
    sample: modelSample(allCases(frame.rows, caseWeights(frame, counted)), prepared),
    tables: [
      fitTable(outcome, fitted),
      coefficientTable(fitted, options, coefficientNotes(fitted, errors)),
      termTable(tests, model.residualDf, squares),
      ...(options.univariable ? [await univariableTable(frame, fitted, settings, watch(seen, 0.95))] : []),
      ...(inflation === null ? [] : [collinearityTable(fitted, inflation)]),
      ...(options.diagnostics ? [diagnosticTable(found)] : []),
    ],
    figures: [
      ...(await figuresOf(fitted, found, effects, options, checkpoint)),
      ...nomogramFigures(nomogram, model.n, (scales) => [meanScale(scales, { variable: outcome })]),
    ],
    savedColumns: await savedNumbers(prepared.rows.frame, saved, checkpoint),
    models: [
      modelRecord(definition, {
        family: 'gaussian',
        link: 'identity',
        outcome,
        terms: terms.terms,
        design: prepared.design,
        coefficients: model.coefficients,
        estimated: model.fit.estimated,
        covariance: fitted.covariance,
        residualDf: model.residualDf,
      }),
    ],
    checks: options.diagnostics ? checksOf(fitted, found, inflation, errors) : [],
    notices: [
      ...noticesOf(fitted, found, empty),
      ...effectNotices(definition, effects),
      ...nomogramNotices(definition, nomogram),
    ],
    facts: factsOf(fitted, tests, options),
  }
}

const optionOf: Readonly<Record<string, string>> = { 'outcome-constant': 'outcome', 'robust-impossible': 'errors' }
