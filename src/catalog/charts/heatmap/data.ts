import type { ScaleName } from '#figure/colour-scales.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface HeatmapData extends Pick<Options, 'scale' | 'limits' | 'distance' | 'linkage'> {
  /** Columns and rows in the order drawn. */
  readonly variables: readonly string[]
  readonly label: string | null
  /** Names of the rows: a level of the label, or a number as text. */
  readonly names: readonly (LevelRef | string)[]
  /** Values by row, standardised if so chosen; null is missing. */
  readonly values: readonly (readonly Numeric[])[]
  readonly colours: ScaleName
  /** The values at the ends of the scale. */
  readonly domain: readonly [number, number]
  readonly beyond: { readonly below: boolean; readonly above: boolean }
  readonly tracks: readonly HeatmapTrack[]
  readonly rowTree: Tree | null
  readonly columnTree: Tree | null
}

export interface HeatmapTrack {
  readonly of: string
  readonly levels: readonly LevelRef[]
  /** The level of each row, from 0; null if it is missing. */
  readonly codes: readonly (number | null)[]
}

/** As in R's `hclust`, with items counted from 0 in `order`. */
export interface Tree {
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly heights: readonly number[]
  readonly order: readonly number[]
  /** Gaps after these places, between clusters. */
  readonly gaps: readonly number[]
}
