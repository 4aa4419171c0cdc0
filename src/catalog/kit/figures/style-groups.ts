import type { Words } from '../words.ts'
import type { StyleLeaf } from './style-leaves.ts'

/** What can be copied from one figure to others, each group separately. */
export const styleGroups = {
  colours: { en: 'Colours', zh: '配色' },
  type: { en: 'Type, decimal sign and language', zh: '字体、字号、小数点与语言' },
  page: { en: 'Journal and size', zh: '期刊与尺寸' },
  ground: { en: 'Direction of the axes, frame, ticks and grid lines', zh: '坐标轴方向、边框、刻度线与网格线' },
  marks: { en: 'Points, lines and areas', zh: '点、线与填充' },
  legend: { en: 'Place and form of the legend', zh: '图例位置与样式' },
  caption: {
    en: 'Place of the title, letters, and whether the caption is shown',
    zh: '图题位置、分面编号及是否显示图注',
  },
} as const satisfies Readonly<Record<string, Words>>

export type StyleGroup = keyof typeof styleGroups

export const allStyleGroups = Object.keys(styleGroups) as readonly StyleGroup[]

/**
 * The group of each leaf. `figure`: it depends on the variables or the values of one figure and is wrong on another, such as a title, a limit
 * or a reference line. A leaf without a line here does not compile.
 */
const groupOf: Readonly<Record<StyleLeaf, StyleGroup | 'figure'>> = {
  figureTitle: 'figure',
  xTitle: 'figure',
  yTitle: 'figure',
  xScale: 'figure',
  xMin: 'figure',
  xMax: 'figure',
  xStep: 'figure',
  yScale: 'figure',
  yMin: 'figure',
  yMax: 'figure',
  yStep: 'figure',
  frame: 'ground',
  axesSwapped: 'ground',
  distinction: 'colours',
  palette: 'colours',
  font: 'type',
  fontSize: 'type',
  figureWidth: 'page',
  figureHeight: 'page',
  legend: 'legend',
  grid: 'ground',
  ownColours: 'colours',
  levelColours: 'colours',
  pointScale: 'marks',
  lineScale: 'marks',
  lineMost: 'marks',
  seriesShapes: 'marks',
  seriesDashes: 'marks',
  areaPatterns: 'marks',
  seriesPatterns: 'marks',
  fillOpacity: 'marks',
  figureCaption: 'figure',
  captionShown: 'caption',
  legendTitle: 'figure',
  xLines: 'figure',
  yLines: 'figure',
  nShown: 'caption',
  journal: 'page',
  xBreaks: 'figure',
  yBreaks: 'figure',
  remarks: 'figure',
  moves: 'figure',
  facets: 'figure',
  facetColumns: 'figure',
  facetScales: 'figure',
  chineseFont: 'type',
  linesPerFigure: 'page',
  xTicks: 'figure',
  xNumbers: 'figure',
  xMinor: 'figure',
  xUpright: 'figure',
  xReversed: 'figure',
  yTicks: 'figure',
  yNumbers: 'figure',
  yMinor: 'figure',
  yReversed: 'figure',
  altText: 'figure',
  xDays: 'figure',
  yDays: 'figure',
  xAround: 'figure',
  yAround: 'figure',
  tickMarks: 'ground',
  yTitleAbove: 'ground',
  decimalSign: 'type',
  figureLanguage: 'type',
  titleSize: 'type',
  axisTitleSize: 'type',
  tickSize: 'type',
  legendSize: 'type',
  captionSize: 'type',
  tableSize: 'type',
  plotWidth: 'page',
  plotHeight: 'page',
  plotShape: 'page',
  figureMargin: 'page',
  transparent: 'page',
  legendColumns: 'legend',
  legendReversed: 'legend',
  legendFramed: 'legend',
  gridLines: 'ground',
  highlighted: 'colours',
  pointOpacity: 'marks',
  titlePlace: 'caption',
  panelLetters: 'caption',
  barWidth: 'marks',
}

/** The leaves of some groups. */
export function leavesOfGroups(groups: Iterable<StyleGroup>): readonly StyleLeaf[] {
  const wanted: ReadonlySet<string> = new Set(groups)
  return (Object.keys(groupOf) as StyleLeaf[]).filter((leaf) => wanted.has(groupOf[leaf]))
}
