import type { Colour, Panel, ScaledColour } from '../scene.ts'

export interface ColourMaps {
  /** From the series of the panel to those of the figure. */
  readonly series: ReadonlyMap<number, number>
  /** From a place on the panel's scale to the one on that of the figure, if they differ. */
  readonly scale?: { readonly name: ScaledColour['scale']; readonly at: (place: number) => number }
}

/** A panel with the colours of the figure of which it becomes a part. */
export function recolour(panel: Panel, maps: ColourMaps): Panel {
  if (maps.scale === undefined && [...maps.series].every(([from, to]) => from === to)) return panel
  return mapped(panel, maps) as Panel
}

/** The series that a panel draws. */
export function seriesIn(panel: Panel): ReadonlySet<number> {
  const found = new Set<number>()
  collect(panel.marks, found)
  return found
}

function collect(value: unknown, found: Set<number>): void {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'object') for (const one of value) collect(one, found)
  } else if (typeof value === 'object' && value !== null) {
    if ('series' in value && typeof value.series === 'number') found.add(value.series)
    else for (const one of Object.values(value)) collect(one, found)
  }
}

function mapped(value: unknown, maps: ColourMaps): unknown {
  if (Array.isArray(value)) {
    // lists of numbers and texts have no colours, and are long
    return typeof value[0] === 'object' && value[0] !== null ? value.map((one) => mapped(one, maps)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const { series, scale } = maps
  if ('series' in value && typeof value.series === 'number')
    return { ...value, series: series.get(value.series) ?? value.series } as Colour
  if (scale && 'scale' in value && value.scale === scale.name && 'at' in value) {
    const at = Array.isArray(value.at) ? value.at : [value.at]
    const moved = at.map((place: number | null) => (place === null ? null : scale.at(place)))
    return { ...value, at: Array.isArray(value.at) ? moved : moved[0] }
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, maps)]))
}
