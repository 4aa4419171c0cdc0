import type { Frame } from '#engine/frame/frame.ts'
import { emptyCells } from '#engine/methods/design/empty-cells.ts'
import { varianceInflation } from '#engine/methods/variance-inflation.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/exclusion.ts'
import { modelRecord } from '../../kit/model-record.ts'
import type { Answer, Rejected } from '../../kit/outcome.ts'
import { termVariables } from '../../kit/term-variables.ts'
import type { definition } from './definition.ts'
import { diagnose } from './diagnose.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { type FitRefusal, type Fitted, fitModel } from './fit-model.ts'
import { checksOf, codingNotes, noticesOf } from './remarks.ts'
import { coefficientTable, collinearityTable, diagnosticTable, fitTable, termTable } from './result-tables.ts'
import { savedColumns } from './saved-columns.ts'
import { testTerms } from './test-terms.ts'
import { univariableTable } from './univariable-table.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { outcome, terms, confidence, squares } = options
  const { checkpoint } = context
  const variables = [outcome, ...terms.terms.flatMap(termVariables)]
  if (variables.indexOf(outcome, 1) > 0)
    return {
      status: 'rejected',
      code: 'outcome-in-terms',
      params: { variable: { variable: outcome } },
      option: 'terms',
    }
  const weight = context.weights?.variable ?? null
  const question = { variables, terms: terms.terms, factors: terms.factors, weight }
  const fitted = await fitModel(frame, question, { outcome, confidence, errors: options.errors }, checkpoint)
  if ('refused' in fitted) return rejection(fitted)
  context.progress(0.5)
  const { model, prepared } = fitted
  const tests = await testTerms(fitted, question.factors, squares, checkpoint)
  const found = await diagnose(model, checkpoint)
  const inflation = options.collinearity && prepared.design.terms.length > 1 ? inflationOf(fitted) : null
  const empty = await emptyCells(prepared.rows.frame, prepared.design, checkpoint)
  const saved = await savedColumns(fitted, found, checkpoint)
  const settings = { outcome, terms, weight, confidence, errors: options.errors }
  return {
    status: 'done',
    sample: {
      total: frame.rows,
      used: model.n,
      excluded: prepared.rows.lost.flatMap(({ variable, missing, infinite }) => [
        ...exclusion(variable, 'missing', missing),
        ...exclusion(variable, 'infinite', infinite),
      ]),
    },
    tables: [
      fitTable(outcome, fitted),
      coefficientTable(fitted, options, codingNotes(fitted, options.errors)),
      termTable(tests, model.residualDf, squares),
      ...(options.univariable ? [await univariableTable(frame, fitted, settings, checkpoint)] : []),
      ...(inflation === null ? [] : [collinearityTable(fitted, inflation)]),
      ...(options.diagnostics ? [diagnosticTable(found)] : []),
    ],
    figures: await figuresOf(fitted, found, options, checkpoint),
    savedColumns: saved,
    models: [
      modelRecord({
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
    checks: options.diagnostics ? checksOf(fitted, found, inflation, options.errors) : [],
    notices: noticesOf(fitted, found, empty),
    facts: factsOf(fitted, tests, options),
  }
}

function inflationOf({ model, prepared }: Fitted) {
  const slopes = model.fit.estimated.flatMap((column, k) => (column === 0 ? [] : [{ column, k }]))
  return varianceInflation(
    slopes.map(({ k }) => slopes.map(({ k: other }) => model.fit.unscaled[k]?.[other] ?? Number.NaN)),
    slopes.map(({ column }) => prepared.design.termOf[column] ?? -1),
    prepared.design.terms.length,
  )
}

const options: Readonly<Record<string, string>> = { 'outcome-constant': 'outcome', 'robust-impossible': 'errors' }

function rejection(refusal: FitRefusal): Rejected {
  const { refused, ...of } = refusal
  const params = 'variable' in of ? { ...of, variable: { variable: of.variable } } : of
  return { status: 'rejected', code: refused, params, option: options[refused] ?? 'terms' }
}
