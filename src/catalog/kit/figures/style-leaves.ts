/** Leaves of a chart's stored options that only change the style of its figure, so that nothing is recomputed. */
export const styleLeaves = [
  'figureTitle',
  'xTitle',
  'yTitle',
  'xScale',
  'xMin',
  'xMax',
  'xStep',
  'yScale',
  'yMin',
  'yMax',
  'yStep',
  'frame',
  'distinction',
  'palette',
  'font',
  'fontSize',
  'figureWidth',
  'figureHeight',
  'legend',
  'grid',
  'ownColours',
  'pointScale',
  'lineScale',
  'fillOpacity',
  'figureCaption',
  'captionShown',
  'legendTitle',
  'xLines',
  'yLines',
  'nShown',
  'journal',
  'xBreaks',
  'yBreaks',
  'remarks',
  'moves',
  'facets',
  'facetColumns',
  'facetScales',
  'chineseFont',
  'linesPerFigure',
  'lineMost',
  'seriesShapes',
  'seriesDashes',
  'xTicks',
  'xNumbers',
  'xMinor',
  'xUpright',
  'xReversed',
  'yTicks',
  'yNumbers',
  'yMinor',
  'yReversed',
  'altText',
] as const

export type StyleLeaf = (typeof styleLeaves)[number]

const known: ReadonlySet<string> = new Set(styleLeaves)

/** Whether a leaf of the stored options only changes the style of a figure. */
export function isStyle(leaf: string): boolean {
  const [key = leaf] = leaf.split('.', 1)
  return known.has(key)
}
