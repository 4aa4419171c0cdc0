import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { type GroupValues, groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { usable } from '#engine/frame/usable.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { comparePairs } from '#engine/methods/means/compare-pairs.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { type Comparison, comparedPairs, notCompared } from '../../kit/comparison/compared-pairs.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import type { BoxCell, BoxViolinData } from './data.ts'
import type { definition } from './definition.ts'
import { describeCell, maxPoints } from './describe-cell.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 20

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  const column = frame && columnById(frame, options.variable)
  const seen = column && usable(column)
  if (frame === undefined || seen === undefined || seen.type === 'text') throw new Error('A box needs numbers')
  const { variable, group, colour } = options
  const [first, second] = [group, colour].map((id) => (id === null ? undefined : columnById(frame, id)))
  const refused = refusedGroups(options, maxGroups, (id) => {
    const by = columnById(frame, id)
    return by !== undefined && hasMoreLevels(by, maxGroups)
  })
  if (refused !== undefined) return refused
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, first, second, weights)
  await context.checkpoint()
  const split = groupValues(seen, crossed.codes, crossed.cells, undefined, weights)
  const sizes = split.values.map((values, k) => allCases(values.length, split.weights?.[k]))
  const used = sizes.reduce((sum, n) => sum + n, 0)
  if (used === 0)
    return { status: 'rejected', code: 'no-values', params: { variable: { variable } }, option: 'variable' }
  const fullest = Math.max(...sizes)
  const points = options.points === 'all' && fullest > maxPoints ? 'outliers' : options.points
  const settings = {
    quartileType: quartileTypes[options.quartileType],
    density: options.shape !== 'box',
    points,
  } as const
  const cells: BoxCell[] = []
  for (const [k, values] of split.values.entries()) {
    cells.push(await describeCell(values, settings, context.checkpoint, split.weights?.[k]))
    context.progress(cells.length / (crossed.cells + 1))
    await context.checkpoint()
  }
  const data: BoxViolinData = {
    of: { variable },
    groups: levelRefs(group, crossed.levels[0]),
    colours: levelRefs(colour, crossed.levels[1]),
    show: { ...pick(options), points },
    cells,
    comparisons: await comparisons(split, sizes, crossed.levels[1].length, options, context.checkpoint),
  }
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used,
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...exclusion(colour, 'missing', crossed.missing[1]),
        ...exclusion(variable, 'missing', total(split.missing)),
        ...exclusion(variable, 'infinite', total(split.infinite)),
      ],
    },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: options.test === 'none' ? [] : notCompared(data.groups, sizes),
    facts: {},
  }
}

function pick({ shape, mean, quartileType, label, test, adjust }: Options) {
  return { shape, mean, quartileType, label, test, adjust }
}

async function comparisons(
  { values, weights }: GroupValues,
  sizes: readonly number[],
  colours: number,
  { test, compare, adjust }: Options,
  checkpoint: Checkpoint,
): Promise<readonly Comparison[]> {
  if (test === 'none') return []
  const pairs = comparedPairs(values.length / colours, colours, compare, sizes)
  const raw = await comparePairs(values, pairs, test, checkpoint, weights)
  const adjusted = adjustPValues(raw, adjust)
  return pairs.map(([first, second], k) => ({ first, second, p: numeric(adjusted[k] ?? Number.NaN) }))
}
