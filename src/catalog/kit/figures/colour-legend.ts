import type { LegendItem, Scene } from '#figure/scene.ts'
import type { Display } from '../message.ts'
import type { LevelRef } from '../outcome/outcome.ts'

/** The legend of a second grouping, above the figure; none for a single colour. */
export function colourLegend(
  colours: readonly (LevelRef | null)[],
  look: Pick<LegendItem, 'key' | 'opacity' | 'shape'>,
  { names }: Display,
): Pick<Scene, 'legend'> {
  const [first] = colours
  if (colours.length < 2 || first === undefined || first === null) return {}
  const items = colours.map((ref, series) => ({
    label: ref === null ? '' : names.level(ref),
    colour: { series },
    ...look,
  }))
  return { legend: { place: 'top', title: names.variable(first.variable), items } }
}
