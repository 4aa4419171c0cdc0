import type { Mark } from '#figure/scene.ts'
import { type BarStyle, barsBeside, joinedBars } from '../../kit/plots/histogram-bars.ts'
import type { HistogramData, HistogramGroup } from './data.ts'

/** The bars of one group; `place` among the groups of each bin if they are side by side. */
export function groupBars(
  { edges, axis, arrangement }: HistogramData,
  { heights: tops }: HistogramGroup,
  style: BarStyle,
  place?: { readonly at: number; readonly of: number },
): readonly Mark[] {
  if (arrangement === 'side' && place !== undefined)
    return barsBeside({ edges, tops }, { ...place, log: axis === 'log' }, style)
  return joinedBars({ edges, tops }, style)
}

/** The bars of all groups on one another, the first at the bottom. */
export function stackedBars(
  { edges }: HistogramData,
  groups: readonly HistogramGroup[],
  styleOf: (group: HistogramGroup) => Omit<BarStyle, 'outline'>,
): readonly Mark[] {
  let floors: readonly number[] = edges.slice(1).map(() => 0)
  return groups.flatMap((group) => {
    const below = floors
    floors = below.map((floor, k) => floor + (group.heights[k] ?? 0))
    return joinedBars({ edges, tops: floors, floors: below }, { ...styleOf(group), outline: 'bars' })
  })
}
