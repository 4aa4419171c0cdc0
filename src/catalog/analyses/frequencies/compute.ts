import { allCases, caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { leftOut } from '../../kit/outcome/left-out.ts'
import type { Answer, OutcomeFigure, OutcomeTable, Rejected } from '../../kit/outcome/outcome.ts'
import { type CountedVariable, countVariable } from './count-variable.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { BarsFigure } from './plot.ts'
import { excludedOf, noticesOf } from './remarks.ts'
import { factsOf, frequencyRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { variables, intervals, confidence } = options
  const used = new Uint8Array(frame.rows)
  const weights = caseWeights(frame, context.weights)
  const total = allCases(frame.rows, weights)
  const counted: CountedVariable[] = []
  const refused: Rejected[] = []
  for (const [i, variable] of variables.entries()) {
    await context.checkpoint()
    const column = columnById(frame, variable)
    if (column === undefined) throw new Error(`${variable} is missing`)
    const one = await countVariable(column, options, { used, weights, total }, context.checkpoint)
    if ('status' in one) refused.push(one)
    else counted.push(one)
    context.progress((i + 1) / variables.length)
  }
  const [reason] = refused
  if (counted.length === 0 && reason !== undefined) return reason
  if (counted.every(({ n }) => n === 0)) {
    const params = { variables: variables.map((variable) => ({ variable })) }
    return { status: 'rejected', code: 'no-values', params, option: 'variables' }
  }
  const facts: Facts = { confidence: intervals ? confidence : null, variables: counted.map(factsOf) }
  return {
    status: 'done',
    sample: { ...countCases(used, weights), excluded: counted.flatMap(excludedOf) },
    tables: counted.map((one) => tableOf(one, options)),
    figures: counted.flatMap((one) => figureOf(one, options)),
    savedColumns: [],
    models: [],
    checks: [],
    notices: [...leftOut(definition, refused), ...counted.flatMap(noticesOf)],
    facts,
  }
}

function tableOf(one: CountedVariable, { intervals, confidence }: Options): OutcomeTable {
  const { variable } = one
  return buildTable(definition, 'frequencies', {
    id: `frequencies-${variable}`,
    where: { variable },
    params: { name: { variable }, level: { confidence } },
    columns: ['part', 'value', 'n', 'percent', 'valid', ...(intervals ? (['interval'] as const) : []), 'cumulative'],
    rows: frequencyRows(one),
    notes: [notice(definition, 'percents'), ...(intervals ? [notice(definition, 'each-wilson')] : [])],
  })
}

function figureOf({ variable, values, n }: CountedVariable, { figure, confidence }: Options): readonly OutcomeFigure[] {
  if (figure === 'none' || n === 0) return []
  const data: BarsFigure = {
    variable,
    scale: figure,
    confidence,
    n,
    bars: values.map(({ ref, count, interval }) => ({ value: ref, count, interval })),
  }
  return [{ id: `bars-${variable}`, of: 'bars', where: { variable }, data }]
}
