import { type Example, type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { Model } from '#catalog/kit/outcome/outcome.ts'
import { analysisScript } from '#catalog/kit/r/analysis-script.ts'
import { rFactor, rName, rVector } from '#catalog/kit/r/r-code.ts'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { runExample } from '#tests/architecture/run-example.ts'

/** R's predictions for new rows, on the scale of the linear predictor. */
export interface Predictions {
  readonly scriptSha256: string
  readonly estimates: readonly number[]
  readonly errors: readonly number[]
  /** For a Cox model: the cumulative baseline hazards at its event times, one stratum after the other. */
  readonly hazards?: readonly number[]
}

/** A row by the ids of its variables. */
export type NewRow = Readonly<Record<string, number | string>>

/** The examples of the analyses that save a model, each with its model after a JSON round trip. */
export async function modelExamples(
  ids: readonly string[],
): Promise<readonly { id: string; example: Example; model: Model }[]> {
  const found: { id: string; example: Example; model: Model }[] = []
  for (const id of ids) {
    const { examples } = await load('analyses', id, 'examples')
    for (const example of examples.filter(({ expect }) => expect === 'done')) {
      const outcome = await runExample(id, example)
      if (outcome.status !== 'done') continue
      for (const model of outcome.models) found.push({ id, example, model: JSON.parse(JSON.stringify(model)) })
    }
  }
  return found
}

/** New rows: the first ten of the example with complete variables, numbers shifted by a half. */
export function newRows({ terms, factors, offsets, exposure }: Model, { columns }: ExampleData): readonly NewRow[] {
  const known = exposure === undefined ? offsets : [...offsets, exposure]
  const ids = [...new Set([...terms.flatMap(({ variables }) => variables), ...known])]
  const rows: NewRow[] = []
  for (let i = 0; i < (columns[0]?.values.length ?? 0); i++) {
    const cells = ids.map((id) => [id, columns.find((column) => column.id === id)?.values[i] ?? null] as const)
    const present = cells.flatMap(([id, value]) => {
      if (value === null || (factors[id] !== undefined && !factors[id].levels.includes(value))) return []
      return [[id, typeof value === 'number' && factors[id] === undefined ? value + 0.5 : value] as const]
    })
    if (present.length === ids.length) rows.push(Object.fromEntries(present))
  }
  return rows.slice(0, 10)
}

/** The entry's own script, followed by predictions for the new rows, written to `predictions.txt`. */
export async function predictionScript(id: string, example: Example, model: Model): Promise<string> {
  const definition = await loadDefinition(id)
  const dictionary = describeColumns(exampleFrame(example.data))
  const read = readOptions({ options: allOptions(definition) }, example.options, dictionary)
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  const data = { ...dictionary, file: dataFile }
  const rows = newRows(model, example.data)
  const columns = Object.keys(rows[0] ?? {}).map((column) => {
    const name = example.data.columns.find((one) => one.id === column)?.name ?? column
    return `${rName(name)} = ${rVector(rows.map((row) => row[column] ?? ''))}`
  })
  const { rScript } = await load('analyses', id, 'r-script')
  return [
    analysisScript(rScript, read.options, data),
    `d <- data.frame(${columns.join(', ')}, check.names = FALSE)`,
    ...Object.entries(model.factors).map(([factor, { levels }]) => {
      const column = example.data.columns.find((one) => one.id === factor)?.name ?? factor
      return `d$${rName(column)} <- ${rFactor(data, factor, levels)}`
    }),
    ...(model.family === 'cox' ? coxLines : linearLines),
    '',
  ].join('\n')
}

const linearLines = [
  'side <- delete.response(terms(fit))',
  'x <- model.matrix(side, model.frame(side, d, xlev = fit$xlevels), contrasts.arg = fit$contrasts)',
  'x <- x[, !is.na(coef(fit)), drop = FALSE]',
  'covariance <- if (exists("v")) v else vcov(fit, complete = FALSE)',
  'error <- sqrt(rowSums((x %*% covariance) * x))',
  'writeLines(sprintf("%.17g %.17g", predict(fit, d), error), "predictions.txt")',
]

/** The covariates themselves, not centred: the baseline hazard is that of a row whose covariates are all 0. */
const coxLines = [
  'usual <- mean(o) # the offset of the row that basehaz is of',
  'side <- delete.response(terms(fit))',
  'if ("strata(stratum_)" %in% labels) side <- side[-which(labels == "strata(stratum_)")]',
  'frame <- model.frame(side, d, xlev = fit$xlevels)',
  'x <- model.matrix(side, frame, contrasts.arg = fit$contrasts)[, -1, drop = FALSE][, !is.na(b), drop = FALSE]',
  'o <- model.offset(frame)',
  'estimate <- drop(x %*% b[!is.na(b)]) + if (is.null(o)) 0 else o',
  'covariance <- fit$var[!is.na(b), !is.na(b), drop = FALSE]',
  'error <- sqrt(rowSums((x %*% covariance) * x))',
  'hazard <- basehaz(fit, centered = FALSE) # of all times; with events alone it rises',
  'if (is.null(hazard$strata)) hazard$strata <- 1',
  'rises <- unlist(lapply(split(hazard$hazard, hazard$strata), function(h) h[diff(c(0, h)) > 0])) * exp(-usual)',
  'writeLines(c(sprintf("%.17g %.17g", estimate, error), sprintf("hazard %.17g", rises)), "predictions.txt")',
]
