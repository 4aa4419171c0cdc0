import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { survivalFrame } from '#engine/frame/survival-frame.ts'
import { baselineHazards } from '#engine/methods/cox/cox-model.ts'
import { schoenfeldResiduals } from '#engine/methods/cox/cox-residuals.ts'
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
import type { Answer, Model } from '../../kit/outcome/outcome.ts'
import { survivalExclusions } from '../../kit/survival/survival-exclusions.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { type Fitted, fitModel } from './fit-model.ts'
import { modelFit } from './model-fit.ts'
import { checksOf, coefficientNotes, fitNotes, timeNotices } from './remarks.ts'
import { coefficientTable, fitTables, hazardTables, inflationTable, termTable } from './result-tables.ts'
import { savedColumns } from './saved-columns.ts'
import { survivalNomogram } from './survival-nomogram.ts'
import { testHazards } from './test-hazards.ts'
import { testTerms } from './test-terms.ts'
import { univariableTable } from './univariable-table.ts'

type Options = OptionsOf<typeof definition>

const optionOf: Readonly<Record<string, string>> = { 'no-events': 'outcome.events', 'no-usable-rows': 'outcome.time' }

/** Limit for exact handling of ties, whose work grows with every case. */
const maxExact = 5_000_000

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { outcome, terms, units, confidence, squares, ties } = options
  const { checkpoint, progress } = context
  const variables = terms.terms.flatMap(termVariables)
  const own = variables.find((id) => id === outcome.time || id === outcome.status || id === outcome.start)
  if (own !== undefined) return modelRejection({ refused: 'status-in-terms', variable: own }, 'terms')
  if (ties === 'exact' && outcome.form === 'start-stop') return modelRejection({ refused: 'exact-with-entry' }, 'ties')
  const weights = caseWeights(frame, context.weights)
  const cases = allCases(frame.rows, weights)
  if (ties === 'exact' && context.weights !== undefined && cases > maxExact) {
    const params = { variable: { variable: context.weights.variable }, n: cases, max: maxExact }
    return { status: 'rejected', code: 'weights-too-large', params, option: 'ties' }
  }
  const survival = await survivalFrame(frame, outcome, checkpoint, weights)
  const question = {
    variables: [...survival.ids, ...variables],
    terms: terms.terms,
    factors: terms.factors,
    weight: null,
    cases: context.weights?.variable,
  }
  const known = options.univariable ? 0.2 : 0.4
  progress(known / 5)
  const watch = { checkpoint, progress: between(progress, known / 5, known) }
  const fitted = await fitModel(survival.frame, question, { ties, confidence, units }, watch)
  if ('refused' in fitted) return modelRejection(fitted, optionOf[fitted.refused] ?? 'terms')
  progress(known)
  const { model, prepared } = fitted
  const { design, rows } = prepared
  const fit = await modelFit(model, confidence, checkpoint)
  const tests = await testTerms(fitted, terms.factors, squares, checkpoint)
  progress(options.univariable ? 0.4 : 0.7)
  const hazards = options.proportional ? await testHazards(fitted, checkpoint) : null
  const inflation = options.collinearity && design.terms.length > 1 ? varianceInflation(model.fit, design) : null
  const residuals = ties === 'exact' ? null : await schoenfeldResiduals(model, checkpoint)
  const shown = options.univariable ? 0.5 : 0.9
  progress(shown)
  const predicting = {
    prepared,
    coefficients: model.coefficients,
    estimated: model.fit.estimated,
    covariance: model.covariance,
  }
  const effects = await predictorEffects(predicting, effectQuestion(options, 'hazard-ratio'), checkpoint)
  const baseline = hazardsOf(fitted, options)
  const nomogram = options.nomogram
    ? await survivalNomogram({ ...predicting, n: model.n }, baseline, model.data.time, options, checkpoint)
    : null
  const sample = modelSample(cases, prepared)
  const lostTerms = sample.excluded.filter(({ variable }) => !survival.ids.includes(variable))
  return {
    status: 'done',
    sample: { ...sample, excluded: [...survivalExclusions(outcome, {}, survival.lost), ...lostTerms] },
    tables: [
      ...fitTables(fitted, fit, { status: outcome.status, confidence, notes: fitNotes(fitted, options) }),
      coefficientTable(fitted, confidence, coefficientNotes(fitted, options)),
      termTable(tests, squares),
      ...(options.univariable
        ? [
            await univariableTable(
              survival,
              fitted,
              { terms, ties, confidence, units, cases: question.cases },
              { checkpoint, progress: between(progress, shown, 0.95) },
            ),
          ]
        : []),
      ...(hazards === null ? [] : hazardTables(fitted, hazards, options)),
      ...(inflation === null ? [] : [inflationTable(fitted, inflation)]),
    ],
    figures: [
      ...(await figuresOf(fitted, residuals, hazards, options, checkpoint)),
      ...effectFigures(effects, {
        scale: 'hazard-ratio',
        outcome: { variable: outcome.status },
        exposure: null,
        confidence,
      }),
      ...(nomogram?.figures ?? []),
    ],
    savedColumns: await savedColumns(fitted, residuals, checkpoint),
    models: [
      modelRecord(definition, {
        family: 'cox',
        link: 'log',
        outcome: {
          form: outcome.form,
          time: outcome.time,
          start: outcome.start,
          unit: outcome.unit,
          status: outcome.status,
          events: outcome.events,
        },
        terms: terms.terms,
        design,
        coefficients: model.coefficients,
        estimated: model.fit.estimated,
        covariance: model.covariance,
        residualDf: model.events - model.fit.estimated.length,
        baselineHazards: baseline,
      }),
    ],
    checks: checksOf(fitted, hazards, inflation, options),
    notices: [
      ...timeNotices(survival, options),
      ...emptyCellNotices(await emptyCells(rows.frame, design, checkpoint)),
      ...effectNotices(definition, effects),
      ...(nomogram?.notices ?? []),
    ],
    facts: factsOf(fitted, { fit, tests, hazards }, options),
  }
}

function hazardsOf({ model, strata }: Fitted, { terms }: Options): NonNullable<Model['baselineHazards']> {
  const variables = terms.terms.flatMap((term) => (term.kind === 'strata' ? [term.variable] : []))
  return baselineHazards(model).map(({ stratum, time, cumulative }) => ({
    stratum: (strata?.strata[stratum] ?? []).map((level, k) => ({ variable: variables[k] ?? '', level })),
    time: Array.from(time),
    cumulative: Array.from(cumulative),
  }))
}
