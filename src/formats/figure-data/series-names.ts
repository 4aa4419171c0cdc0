import type { Colour, Legend, LegendItem, LineLabel } from '#figure/scene.ts'

/** What tells the series of a mark. */
export interface SeriesMark {
  readonly colour: Colour | null
  readonly key: LegendItem['key']
  readonly dash?: LegendItem['dash']
  readonly shape?: LegendItem['shape']
}

/** Finds the name of a mark in the legend: the entry of its colour, and among several that of its kind, its dashes and its shape. */
export function seriesNames(
  legend: Legend | undefined,
  lineLabels: readonly LineLabel[] = [],
): (mark: SeriesMark) => string | null {
  const all = [...(legend?.items ?? []), ...(legend?.also ?? []).flatMap((part) => part.items)]
  // a point with a size of its own explains sizes
  const items = all.filter((item) => item.size === undefined || typeof item.colour === 'object')
  return ({ colour, key, dash, shape }) => {
    if (colour === null) return null
    const same = items.filter((item) => isSame(item.colour, colour))
    const tests: readonly ((item: LegendItem) => boolean)[] = [
      (item) => item.key === key,
      (item) => item.dash === dash,
      (item) => item.shape === shape,
    ]
    const [best] = tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), same)
    return best?.label ?? lineLabels.find((label) => isSame(label.colour, colour))?.text ?? null
  }
}

function isSame(one: Colour, other: Colour): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return 'series' in one && 'series' in other && one.series === other.series
}
