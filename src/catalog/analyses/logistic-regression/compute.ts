import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { emptyCells } from '#engine/methods/design/empty-cells.ts'
import { nomogramScales } from '#engine/methods/effects/nomogram.ts'
import { predictorEffects } from '#engine/methods/effects/predictor-effects.ts'
import { logisticResiduals } from '#engine/methods/logistic/logistic-model.ts'
import { varianceInflation } from '#engine/methods/regression/variance-inflation.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { effectFigures, effectNotices, effectQuestion } from '../../kit/models/effect-figure.ts'
import { modelRejection, modelSample } from '../../kit/models/model-answers.ts'
import { modelRecord } from '../../kit/models/model-record.ts'
import { emptyCellNotices } from '../../kit/models/model-remarks.ts'
import { nomogramFigures, nomogramNotices, nomogramTicks, probabilityScale } from '../../kit/models/nomogram-figure.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import { assess } from './assess.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { fitModel } from './fit-model.ts'
import { modelFit } from './model-fit.ts'
import { effectScaleOf, intervalsOf } from './options-of.ts'
import { coefficientTests, profileLimits } from './profile-limits.ts'
import { checksOf, coefficientNotes } from './remarks.ts'
import { coefficientTable, fitTable, inflationTable, performanceTables, termTable } from './result-tables.ts'
import { testTerms } from './test-terms.ts'
import { univariableTable } from './univariable-table.ts'

type Options = OptionsOf<typeof definition>

const optionOf: Readonly<Record<string, string>> = { 'outcome-levels': 'outcome', 'event-absent': 'event' }

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { outcome, event: level, terms, confidence, squares, cutoff, groups } = options
  const { checkpoint, progress } = context
  const variables = [outcome, ...terms.terms.flatMap(termVariables)]
  if (level === null) throw new Error('The event is asked')
  if (variables.indexOf(outcome, 1) > 0)
    return modelRejection({ refused: 'outcome-in-terms', variable: outcome }, 'terms')
  const question = {
    variables,
    terms: terms.terms,
    factors: terms.factors,
    weight: null,
    cases: context.weights?.variable,
  }
  const { method, units } = options
  const settings = { outcome, event: level, confidence, method, units }
  const fitted = await fitModel(frame, question, settings, checkpoint)
  if ('refused' in fitted) {
    const rejection = modelRejection(fitted, optionOf[fitted.refused] ?? 'terms')
    return fitted.refused === 'separation' ? { ...rejection, remedy: { option: 'method', value: 'firth' } } : rejection
  }
  progress(0.2)
  const { model, prepared } = fitted
  const { design, rows } = prepared
  const event = { variable: outcome, level, named: true } as const
  const fit = await modelFit(model, checkpoint)
  const part = (from: number, to: number) => ({ checkpoint, progress: between(progress, from, to) })
  const tests = await testTerms(fitted, terms.factors, squares, part(0.2, 0.3))
  progress(0.3)
  const intervals = intervalsOf(options)
  const profiles = intervals === 'profile' ? await profileLimits(fitted, confidence, part(0.3, 0.5)) : null
  const penalised =
    profiles !== null && model.penalised !== null ? await coefficientTests(fitted, part(0.5, 0.6)) : null
  progress(0.6)
  const assessed = options.performance ? await assess(model, { confidence, cutoff, groups }, checkpoint) : null
  progress(0.7)
  const inflation = options.collinearity && design.terms.length > 1 ? varianceInflation(model.fit, design) : null
  const predicting = {
    prepared,
    coefficients: model.coefficients,
    estimated: model.fit.estimated,
    covariance: model.covariance,
  }
  const effects = await predictorEffects(predicting, effectQuestion(options, effectScaleOf(options)), checkpoint)
  const nomogram = options.nomogram ? await nomogramScales(predicting, nomogramTicks, checkpoint) : null
  const residuals = await logisticResiduals(model, checkpoint)
  const { deviance, pearson, leverage, cook } = residuals
  const { probability } = model
  const saved = { probability, linear: model.fit.eta, deviance, pearson, leverage, cook }
  return {
    status: 'done',
    sample: modelSample(allCases(frame.rows, caseWeights(frame, context.weights)), prepared),
    tables: [
      fitTable(event, fitted, fit),
      coefficientTable(fitted, { profiles, penalised }, confidence, coefficientNotes(fitted, event)),
      termTable(tests, squares, options.method),
      ...(options.univariable
        ? [
            await univariableTable(
              frame,
              fitted,
              { ...settings, terms, cases: question.cases },
              { checkpoint, progress: between(progress, 0.7, 0.95) },
            ),
          ]
        : []),
      ...(assessed === null ? [] : performanceTables(assessed, confidence, cutoff, options.method)),
      ...(inflation === null ? [] : [inflationTable(fitted, inflation)]),
    ],
    figures: [
      ...figuresOf(fitted, profiles, assessed, confidence),
      ...effectFigures(effects, { scale: effectScaleOf(options), outcome: event, exposure: null, confidence }),
      ...nomogramFigures(nomogram, model.n, (scales) => [probabilityScale(scales, event)]),
    ],
    savedColumns: await savedNumbers(rows.frame, saved, checkpoint),
    models: [
      modelRecord(definition, {
        family: 'binomial',
        link: 'logit',
        outcome: { variable: outcome, event: level },
        terms: terms.terms,
        design,
        coefficients: model.coefficients,
        estimated: model.fit.estimated,
        covariance: model.covariance,
        residualDf: model.n - model.fit.estimated.length,
      }),
    ],
    checks: checksOf(fitted, residuals, inflation, assessed),
    notices: [
      ...emptyCellNotices(await emptyCells(rows.frame, design, checkpoint)),
      ...effectNotices(definition, effects),
      ...nomogramNotices(definition, nomogram),
    ],
    facts: factsOf(fitted, { fit, tests, profiles, penalised, assessed }, event, options),
  }
}
