import type { Words } from '../words.ts'
import type { StyleLeaf } from './style-leaves.ts'

/** An element of a figure that a reader can choose, and the option that changes it. */
export interface FigurePart {
  readonly name: Words
  readonly leaf: StyleLeaf
}

const parts: readonly (FigurePart & { readonly ref: RegExp })[] = [
  { ref: /^title$/, name: { en: 'Title', zh: '图题' }, leaf: 'figureTitle' },
  { ref: /^caption$/, name: { en: 'Caption', zh: '图注' }, leaf: 'figureCaption' },
  { ref: /(?:^|\.)legend$/, name: { en: 'Legend', zh: '图例' }, leaf: 'legend' },
  { ref: /\.x-title$/, name: { en: 'Title of the x axis', zh: 'x 轴标题' }, leaf: 'xTitle' },
  { ref: /\.y-title$/, name: { en: 'Title of the y axis', zh: 'y 轴标题' }, leaf: 'yTitle' },
  { ref: /\.x$/, name: { en: 'x axis', zh: 'x 轴' }, leaf: 'xMin' },
  { ref: /\.y$/, name: { en: 'y axis', zh: 'y 轴' }, leaf: 'yMin' },
  { ref: /\.grid$/, name: { en: 'Grid lines', zh: '网格线' }, leaf: 'grid' },
  { ref: /\.frame$/, name: { en: 'Frame', zh: '边框' }, leaf: 'frame' },
]

/** The part that an element of the layout belongs to; undefined if no option of the style is about it. */
export function figurePart(ref: string): FigurePart | undefined {
  return parts.find((part) => part.ref.test(ref))
}

/** Elements that options of the chart itself are about, by the names that these have in every chart: the first that it has. */
const ownParts: readonly { readonly ref: RegExp; readonly options: readonly string[] }[] = [
  { ref: /\.bracket-/, options: ['marked', 'label', 'test', 'compare'] },
  { ref: /\.table$/, options: ['riskTable'] },
  { ref: /\.point-labels$/, options: ['named', 'names', 'label', 'rules'] },
  { ref: /\.line-labels$/, options: ['labels', 'isoF1', 'multiple', 'group', 'colour', 'marked', 'target', 'cutOff'] },
  { ref: /\.segment$/, options: ['diagonal', 'cutOff'] },
  { ref: /\.columns$/, options: ['columns', 'patterns', 'change', 'label', 'genes'] },
  {
    ref: /\.note$/,
    options: [
      'note',
      'fit',
      'grayTest',
      'logRank',
      'hazardRatio',
      'medians',
      'tau',
      'test',
      'egger',
      'shading',
      'area',
      'compare',
      'cutOff',
      'band',
      'line',
      'statistic',
      'method',
      'quantiles',
      'permutations',
      'times',
    ],
  },
  { ref: /^panel-\d+\.title$/, options: ['panels', 'arrangement', 'layout', 'view', 'summary', 'group', 'measures'] },
]

/** The option of a chart that an element of its figure is about; undefined if it has none. */
export function ownPart(ref: string, options: Readonly<Record<string, unknown>>): string | undefined {
  return ownParts.find((part) => part.ref.test(ref))?.options.find((option) => Object.hasOwn(options, option))
}

/** The number of the series that an element shows, from 0. */
export function seriesOfPart(ref: string): number | undefined {
  const [, digits] = /\.series-(\d+)\./.exec(ref) ?? []
  return digits === undefined ? undefined : Number(digits) - 1
}

/** The id of the annotation that an element is. */
export function annotationOfPart(ref: string): string | undefined {
  return /^annotation-(.+)$/.exec(ref)?.[1]
}
