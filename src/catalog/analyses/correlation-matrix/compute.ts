import { allCases, caseWeights, countCases } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { type Columns, correlate, minPairs, sharedRows } from '#engine/methods/correlation/correlate-pairs.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, Outcome, Rejected } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { noticesOf } from './remarks.ts'
import { tablesOf } from './tables-of.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const refused = refusal(options)
  if (refused !== undefined) return refused
  const ids = [...options.variables, ...options.controls]
  const counts = caseWeights(frame, context.weights)
  const { values, excluded } = await read(frame, ids, context, counts)
  const used = await countRows(values, options, context, counts)
  const rows =
    options.missing === 'listwise'
      ? await sharedRows(values, counts, context.checkpoint)
      : { columns: values, weights: counts }
  const columns: Columns = {
    variables: options.variables.map((id, k) => ({ id, values: rows.columns[k] ?? new Float64Array() })),
    controls: rows.columns.slice(options.variables.length),
    weights: rows.weights,
  }
  const matrices = await correlate(columns, options, context)
  const largest = Math.max(...(matrices[0]?.pairs.map(({ n }) => n) ?? [0]))
  if (largest < minPairs)
    return { status: 'rejected', code: 'too-few-rows', params: { min: minPairs }, option: 'variables' }
  await context.checkpoint()
  return {
    status: 'done',
    sample: { total: allCases(frame.rows, counts), used, excluded },
    tables: tablesOf(matrices, options),
    figures: await figuresOf(columns, matrices, options, context.checkpoint),
    savedColumns: [],
    models: [],
    checks: [],
    notices: noticesOf(matrices, excluded),
    facts: factsOf(matrices, options),
  }
}

function refusal({ variables, controls, methods }: Options): Rejected | undefined {
  const both = controls.find((id) => variables.includes(id))
  if (both !== undefined)
    return {
      status: 'rejected',
      code: 'control-is-variable',
      params: { variable: { variable: both } },
      option: 'controls',
    }
  if (controls.length > 0 && methods.includes('kendall'))
    return { status: 'rejected', code: 'kendall-not-partial', params: {}, option: 'methods' }
  return undefined
}

async function read(
  frame: Frame,
  ids: readonly string[],
  { checkpoint }: ComputeContext,
  counts: Float64Array | undefined,
) {
  const values: Float64Array[] = []
  const excluded: Exclusion[] = []
  for (const id of ids) {
    const column = numericColumn(frame, id).values
    let [missing, infinite] = [0, 0]
    for (let i = 0; i < column.length; i++)
      if (Number.isNaN(column[i])) missing += counts?.[i] ?? 1
      else if (!Number.isFinite(column[i])) infinite += counts?.[i] ?? 1
    values.push(column)
    excluded.push(...exclusion(id, 'missing', missing), ...exclusion(id, 'infinite', infinite))
    await checkpoint()
  }
  return { values, excluded }
}

/** Counts the cases with at least two of the variables and all controls; listwise, with all variables. */
async function countRows(
  values: readonly Float64Array[],
  { variables, missing }: Options,
  { checkpoint }: ComputeContext,
  counts: Float64Array | undefined,
): Promise<number> {
  const rows = values[0]?.length ?? 0
  const known = new Uint8Array(rows)
  const controlled = new Uint8Array(rows).fill(1)
  for (const [k, column] of values.entries()) {
    for (let i = 0; i < rows; i++) {
      const finite = Number.isFinite(column[i])
      if (k >= variables.length) controlled[i] = finite ? (controlled[i] ?? 0) : 0
      else if (finite) known[i] = (known[i] ?? 0) + 1
    }
    await checkpoint()
  }
  const least = missing === 'listwise' ? variables.length : 2
  const used = known.map((count, i) => (count >= least && controlled[i] === 1 ? 1 : 0))
  return countCases(used, counts).used
}
