import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { countResiduals } from '#engine/methods/counts/count-model.ts'
import { emptyCells } from '#engine/methods/design/empty-cells.ts'
import { predictorEffects } from '#engine/methods/effects/predictor-effects.ts'
import { varianceInflation } from '#engine/methods/regression/variance-inflation.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { effectFigures, effectNotices, effectQuestion } from '../../kit/models/effect-figure.ts'
import { modelRejection, modelSample } from '../../kit/models/model-answers.ts'
import { modelRecord } from '../../kit/models/model-record.ts'
import { emptyCellNotices } from '../../kit/models/model-remarks.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import { definition } from './definition.ts'
import { effectScaleOf } from './effect-scale-of.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { fitModel } from './fit-model.ts'
import { frequenciesOf } from './frequencies.ts'
import { modelFit } from './model-fit.ts'
import { checksOf, coefficientNotes } from './remarks.ts'
import { coefficientTable, dispersionTable, fitTable, inflationTable, termTable } from './result-tables.ts'
import { testTerms } from './test-terms.ts'
import { univariableTable } from './univariable-table.ts'

type Options = OptionsOf<typeof definition>

const optionOf: Readonly<Record<string, string>> = {
  'not-counts': 'outcome',
  'counts-too-large': 'outcome',
  'all-zero': 'outcome',
  'exposure-not-positive': 'exposure',
  'not-overdispersed': 'distribution',
}

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { outcome, exposure, terms, units, distribution, errors, confidence, squares } = options
  const { checkpoint, progress } = context
  const explaining = terms.terms.flatMap(termVariables)
  if (explaining.includes(outcome) || exposure === outcome)
    return modelRejection({ refused: 'outcome-in-terms', variable: outcome }, 'terms')
  const variables = [outcome, ...(exposure === null ? [] : [exposure]), ...explaining]
  const cases = context.weights?.variable
  const question = { variables, terms: terms.terms, factors: terms.factors, weight: null, cases }
  const settings = { outcome, exposure, distribution, errors, confidence, units }
  const fitted = await fitModel(frame, question, settings, { checkpoint, progress: between(progress, 0, 0.5) })
  if ('refused' in fitted) return modelRejection(fitted, optionOf[fitted.refused] ?? 'terms')
  progress(0.5)
  const { model, prepared } = fitted
  const { design, rows } = prepared
  const fit = await modelFit(model, { checkpoint, progress: between(progress, 0.5, 0.65) })
  progress(0.65)
  const tests = await testTerms(fitted, terms.factors, squares, checkpoint)
  progress(0.8)
  const counts = await frequenciesOf(model, checkpoint)
  const { estimated, unscaled } = model.fit
  const inflation =
    options.collinearity && design.terms.length > 1 ? varianceInflation({ estimated, unscaled }, design) : null
  const scale = effectScaleOf(options)
  const effects = await predictorEffects(
    { ...fitted, coefficients: model.coefficients, estimated },
    effectQuestion(options, scale),
    checkpoint,
  )
  const { deviance, pearson } = await countResiduals(model, checkpoint)
  const saved = { expected: model.mean, linear: model.fit.eta, deviance, pearson }
  return {
    status: 'done',
    sample: modelSample(allCases(frame.rows, caseWeights(frame, context.weights)), prepared),
    tables: [
      fitTable(outcome, fitted, fit),
      coefficientTable(fitted, confidence, coefficientNotes(fitted, options)),
      dispersionTable(fitted, fit, counts),
      termTable(tests, squares),
      ...(options.univariable
        ? [
            await univariableTable(
              frame,
              fitted,
              { ...settings, terms, cases },
              { checkpoint, progress: between(progress, 0.8, 0.95) },
            ),
          ]
        : []),
      ...(inflation === null ? [] : [inflationTable(fitted, inflation)]),
    ],
    figures: [
      ...figuresOf(fitted, counts, options),
      ...effectFigures(effects, {
        scale,
        outcome: { variable: outcome },
        exposure: exposure === null ? null : { variable: exposure },
        confidence,
      }),
    ],
    savedColumns: await savedNumbers(rows.frame, saved, checkpoint),
    models: [
      modelRecord(definition, {
        family: distribution,
        link: 'log',
        outcome: { variable: outcome },
        terms: terms.terms,
        design,
        coefficients: model.coefficients,
        estimated,
        covariance: fitted.covariance,
        residualDf: model.residualDf,
        ...(exposure === null ? {} : { exposure }),
        ...(distribution === 'poisson' ? {} : { theta: model.fit.shape.theta }),
      }),
    ],
    checks: checksOf(fitted, counts, inflation),
    notices: [
      ...emptyCellNotices(await emptyCells(rows.frame, design, checkpoint)),
      ...effectNotices(definition, effects),
    ],
    facts: factsOf(fitted, fit, tests, options),
  }
}
