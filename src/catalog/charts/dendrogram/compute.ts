import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { columnById } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { itemDistances } from '#engine/methods/clustering/distances.ts'
import { copheneticCorrelation, cutTree, hierarchicalClusters } from '#engine/methods/clustering/hierarchical.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { DendrogramData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Most rows of a tree: the branches of more overlap on one page. */
const maxRows = 2000

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, label, standardise, distance, linkage } = options
  const { checkpoint, progress } = context
  const columns = variables.map((id) => numericColumn(frame, id).values)
  const lost = variables.map(() => ({ missing: 0, infinite: 0 }))
  const complete = new Uint8Array(frame.rows).fill(1)
  for (const [j, column] of columns.entries()) {
    const own = lost[j] as { missing: number; infinite: number }
    // a row is counted for the first variable without a value
    for (let i = 0; i < complete.length; i++)
      if (complete[i] === 1 && !Number.isFinite(column[i])) {
        complete[i] = 0
        own[Number.isNaN(column[i]) ? 'missing' : 'infinite']++
      }
    await checkpoint()
  }
  const n = complete.reduce((sum, one) => sum + one, 0)
  if (n < 2) return rejected(definition, 'too-few-rows', 'variables')
  if (n > maxRows) return rejected(definition, 'too-many-rows', 'variables', { n, max: maxRows })
  const rows: number[] = []
  for (let i = 0; i < complete.length; i++) if (complete[i] === 1) rows.push(i)
  const flat: string[] = []
  const used = columns.flatMap((column, j) => {
    const own = Float64Array.from(rows, (i) => column[i] as number)
    const { mean, sd } = moments(own)
    if (!(sd > 0)) flat.push(variables[j] ?? '')
    if (!(sd > 0)) return []
    return [standardise ? own.map((value) => (value - mean) / sd) : own]
  })
  if (used.length === 0) return rejected(definition, 'all-alike', 'variables')
  await checkpoint()
  const items = rows.map((_, k) => Float64Array.from(used, (column) => column[k] as number))
  const distances = await itemDistances(items, distance, checkpoint)
  progress(0.4)
  const tree = await hierarchicalClusters(distances, linkage, checkpoint)
  progress(0.8)
  const cophenetic = await copheneticCorrelation(distances, tree, checkpoint)
  if (!((tree.heights.at(-1) ?? 0) > 0)) return rejected(definition, 'all-alike', 'variables')
  const clusters = cutTree(tree, options.clusters)
  const frameRows = tree.order.map((k) => rows[k] as number)
  const named = label === null ? undefined : columnById(frame, label)
  const cells = named && cellsOfRows(named, frameRows)
  const data: DendrogramData = {
    standardised: standardise,
    distance,
    linkage,
    label,
    names: frameRows.map((row, k) => {
      const level = cells?.[k] ?? null
      return label === null || level === null ? String(row + 1) : { variable: label, level }
    }),
    left: tree.merges.map(([one]) => one),
    right: tree.merges.map(([, other]) => other),
    heights: tree.heights,
    order: tree.order,
    clusters: tree.order.map((k) => clusters[k] ?? 0),
    cophenetic: numeric(cophenetic),
  }
  const notices =
    flat.length === 0
      ? []
      : [
          warning(definition, 'without-variation', {
            variables: flat.map((variable) => ({ variable })),
            v: flat.length,
          }),
        ]
  return chartAnswer(data, { total: frame.rows, used: n, excluded: exclusions(variables, lost) }, notices)
}
