import type { LegendItem, Scene } from '#figure/scene.ts'
import type { LevelRef } from '../outcome/outcome.ts'
import { sizedName } from './figure-words.ts'
import type { PlotSettings } from './plot.ts'

/** The legend of a second grouping, above the figure; none for a single colour, unless other panels may have others. */
export function colourLegend(
  colours: readonly (LevelRef | null)[],
  look: Pick<LegendItem, 'key' | 'opacity' | 'shape'>,
  { names, joined }: Pick<PlotSettings, 'names' | 'joined'>,
): Pick<Scene, 'legend'> {
  const [first] = colours
  if (first === undefined || first === null || !hasLegend(colours.length, joined)) return {}
  const items = colours.map((ref, series) => ({
    label: ref === null ? '' : names.level(ref),
    colour: { series },
    ...look,
  }))
  return { legend: { place: 'top', title: names.variable(first.variable), items } }
}

/** The legend of groups with their sizes, above the figure; none for a single group, unless other panels may have others. */
export function groupLegend(
  groups: readonly { readonly group: LevelRef | null; readonly n: number }[],
  look: Pick<LegendItem, 'key' | 'dash' | 'shape'>,
  settings: PlotSettings,
): Pick<Scene, 'legend'> {
  const { names, joined } = settings
  const first = groups[0]?.group
  if (!first || !hasLegend(groups.length, joined)) return {}
  const items = groups.map(({ group, n }, series) => ({
    label: sizedName(group === null ? '' : names.level(group), n, settings).replace('\n', ' '),
    colour: { series },
    ...look,
  }))
  return { legend: { place: 'top', title: names.variable(first.variable), items } }
}

/** Whether groups are named in a legend: several are, and also a single one in a panel of several figures. */
export function hasLegend(groups: number, joined: PlotSettings['joined']): boolean {
  return groups > 1 || joined === true
}
