import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { completeColumns } from '#engine/frame/complete-columns.ts'
import { columnById } from '#engine/frame/frame.ts'
import { ranksOf } from '#engine/methods/ranks/ranks.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { SlopeData } from './data.ts'
import { definition, maxNamed } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxLines = 200
/** Lines in colour of more than `maxNamed`. */
export const fewMarked = 10

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, name, shape, first, order, numbers, change } = options
  const named = frame && columnById(frame, name)
  if (named === undefined) throw new Error('A chart needs its variables')
  const { columns, complete, lacks } = await completeColumns(frame, variables, context.checkpoint)
  const n = columns[0]?.length ?? 0
  if (n === 0) return rejected(definition, 'no-complete-rows', 'variables')
  if (n > maxLines) return rejected(definition, 'too-many-lines', 'variables', { n, max: maxLines })
  const rows = Array.from(complete.keys()).filter((row) => complete[row] === 1)
  const ranks: Float64Array[] = []
  if (shape === 'bump')
    for (const values of columns)
      ranks.push((await ranksOf(first === 'largest' ? values.map((one) => -one) : values, context.checkpoint)).ranks)
  const [start, end] = [columns[0] ?? new Float64Array(), columns.at(-1) ?? new Float64Array()]
  const [startRank, endRank] = [ranks[0], ranks.at(-1)]
  const changes =
    startRank && endRank
      ? startRank.map((rank, i) => rank - (endRank[i] as number))
      : end.map((value, i) => value - (start[i] as number))
  const by = { change: changes, start, end, stored: null }[shape === 'dumbbell' ? order : 'stored']
  const lines = [...rows.keys()].toSorted((a, b) => (by === null ? 0 : (by[b] as number) - (by[a] as number)))
  const inOrder = (values: Float64Array) => lines.map((line) => values[line] as number)
  const drawn = inOrder(changes)
  const most = options.marked ?? (n > maxNamed ? fewMarked : n)
  const data: SlopeData = {
    variables,
    name,
    total: frame.rows,
    show: { shape, first, numbers, change },
    names: cellsOfRows(
      named,
      lines.map((line) => rows[line] as number),
    ).map((level) => (level === null ? null : { variable: name, level })),
    values: columns.map(inOrder),
    ranks: ranks.map(inOrder),
    changes: drawn,
    marked: [...drawn.keys()]
      .toSorted((a, b) => Math.abs(drawn[b] as number) - Math.abs(drawn[a] as number))
      .slice(0, most)
      .toSorted((a, b) => a - b),
  }
  const left = { n: frame.rows - n, all: frame.rows }
  return chartAnswer(data, { total: frame.rows, used: n, excluded: exclusions(variables, lacks) }, [
    left.n > 0 && warning(definition, 'incomplete-rows', left),
  ])
}
