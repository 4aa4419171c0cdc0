import { cellValues } from '#engine/frame/cell-values.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { adjustedPairs } from '#engine/methods/means/compare-pairs.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs, comparisons, notCompared } from '../../kit/comparison/compared-pairs.ts'
import { crossedValues } from '../../kit/comparison/crossed-values.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import type { BoxCell, BoxViolinData } from './data.ts'
import type { definition } from './definition.ts'
import { describeCell, maxPoints } from './describe-cell.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 20

export async function compute([frame]: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const crossed = crossedValues(
    await cellValues(frame, options, maxGroups, context.checkpoint, context.weights),
    options,
    maxGroups,
  )
  if ('status' in crossed) return crossed
  const { groups, colours, values, weights, sizes, sample } = crossed
  const points = options.points === 'all' && Math.max(...sizes) > maxPoints ? 'outliers' : options.points
  const settings = {
    quartileType: quartileTypes[options.quartileType],
    density: options.shape !== 'box',
    points,
  } as const
  const cells: BoxCell[] = []
  for (const [k, cell] of values.entries()) {
    cells.push(await describeCell(cell, settings, context.checkpoint, weights?.[k]))
    context.progress(cells.length / (values.length + 1))
    await context.checkpoint()
  }
  const pairs =
    options.test === 'none' ? [] : comparedPairs(crossed.groups.length, crossed.colours.length, options.compare, sizes)
  const p = await adjustedPairs(values, pairs, options, context.checkpoint, weights)
  const data: BoxViolinData = {
    of: { variable: options.variable },
    groups,
    colours,
    show: { ...pick(options), points },
    cells,
    comparisons: comparisons(pairs, p),
  }
  return {
    status: 'done',
    sample,
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: options.test === 'none' ? [] : notCompared(groups, sizes),
    facts: {},
  }
}

function pick({ shape, mean, quartileType, label, test, adjust, marked }: Options) {
  return { shape, mean, quartileType, label, test, adjust, ...(marked === 'significant' && { marked }) }
}
