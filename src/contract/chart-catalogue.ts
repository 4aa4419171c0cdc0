import type { Plot, PlotDetail, PlotGroup, PlotParam } from './calls/plot.ts'
import type { PlotDemo } from './calls/plot-record.ts'

/** The charts of a build as the calls present them: the build writes it, the server and the service worker answer from it. */
export interface ChartCatalogue {
  readonly types: readonly Omit<PlotGroup, 'order' | 'count'>[]
  readonly labels: readonly LabelOfCharts[]
  /** Options of every chart. */
  readonly general: readonly PlotParam[]
  /** Without charts that another one replaces. */
  readonly plots: readonly CataloguedPlot[]
}

type LabelOfCharts = Omit<PlotGroup, 'order' | 'count'> & { readonly of: 'purpose' | 'data' }
export type CataloguedPlot = Omit<PlotDetail, 'is_collect' | 'score'> & {
  /** Names that a search finds, in any case. */
  readonly keywords: readonly string[]
  /** Where its demo data are in a build: a file with the reply of `Plotrecord/loadDemoData`. */
  readonly demo: string
}

/** The demo data of a chart as the build writes them. */
export type ChartDemo = PlotDemo

/** Where the catalogue is in a build. */
export const CHART_CATALOGUE = 'charts.json'

/** What is known of the charts beyond the catalogue. */
export interface KnownOfCharts {
  /** Ids of starred charts. */
  readonly collected: readonly string[]
  /** Mean ratings by chart. */
  readonly scores: ReadonlyMap<string, number>
}

interface Asked {
  readonly page?: number | undefined
  readonly limit?: number | undefined
  readonly type_id?: string | undefined
  readonly label_ids?: readonly string[] | undefined
  readonly keyword?: string | undefined
  readonly collected?: boolean | undefined
  readonly plot_id?: string | undefined
}

/** The reply data of each call about the catalogue; undefined if the chart does not exist. */
export const chartAnswers = {
  'Plot/index': (catalogue: ChartCatalogue, asked: Asked, known: KnownOfCharts) =>
    pageOf(findPlots(catalogue, asked, known.collected), asked, known),
  'Plotcollect/index': (catalogue: ChartCatalogue, { page, limit }: Asked, known: KnownOfCharts) =>
    pageOf(findPlots(catalogue, { collected: true }, known.collected), { page, limit }, known),
  'Plot/detail': (catalogue: ChartCatalogue, { plot_id: id }: Asked, known: KnownOfCharts) => {
    const plot = catalogue.plots.find((other) => other.id === id)
    if (!plot) return undefined
    const { keywords: _, demo: __, ...detail } = plot
    return { ...detail, ...stateOf(plot, known) } satisfies PlotDetail
  },
  'Plottype/index': ({ types, plots }: ChartCatalogue) => ({
    data: types.map((type, order) => ({ ...type, order, count: count(plots, (plot) => plot.type_id === type.id) })),
  }),
  'Labels/index': ({ labels, plots }: ChartCatalogue) => ({
    data: labels.map((label, order) => ({
      ...label,
      order,
      count: count(plots, (plot) => plot.label_ids.includes(label.id)),
    })),
  }),
  'Plotparams/index': ({ general, plots }: ChartCatalogue, { plot_id: id }: Asked) => {
    const plot = plots.find((other) => other.id === id)
    if (id !== undefined && !plot) return undefined
    return { general: [...general], own: plot ? [...plot.roles, ...plot.params] : [] }
  },
} as const
export type ChartCall = keyof typeof chartAnswers

/** The reply data of `Plotrecord/loadDemoData`; undefined if the chart has no such example. `read` reads a file of the build. */
export async function demoAnswer(
  { plots }: ChartCatalogue,
  { plot_id: id, example }: { readonly plot_id?: string; readonly example?: string | undefined },
  read: (file: string) => Promise<ChartDemo>,
): Promise<ChartDemo | undefined> {
  const plot = plots.find((other) => other.id === id)
  const demo = plot && (await read(plot.demo))
  return example === undefined || demo?.example === example ? demo : undefined
}

export function isChartCall(name: string): name is ChartCall {
  return Object.hasOwn(chartAnswers, name)
}

function findPlots(
  { plots }: ChartCatalogue,
  { type_id: type, label_ids: labels = [], keyword = '', collected = false }: Asked,
  starred: readonly string[],
): readonly CataloguedPlot[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  return plots.filter(
    (plot) =>
      (type === undefined || plot.type_id === type) &&
      labels.every((label) => plot.label_ids.includes(label)) &&
      (!collected || starred.includes(plot.id)) &&
      words.every((word) => textOf(plot).includes(word)),
  )
}

const textOf = ({ id, name, name_en, intro, intro_en, keywords }: CataloguedPlot): string =>
  [id, name, name_en, intro, intro_en, ...keywords].join('\n').toLowerCase()

function pageOf(plots: readonly CataloguedPlot[], { page = 1, limit = 20 }: Asked, known: KnownOfCharts) {
  const data = plots.slice((page - 1) * limit, page * limit).map((plot) => listed(plot, known))
  return { data, total: plots.length, page, limit }
}

function listed(plot: CataloguedPlot, known: KnownOfCharts): Plot {
  const { id, plot_id, name, name_en, intro, intro_en, type_id, label_ids, cover, version } = plot
  const own = { id, plot_id, name, name_en, intro, intro_en, type_id, label_ids, cover, version }
  return { ...own, ...stateOf(plot, known) }
}

const stateOf = ({ id }: CataloguedPlot, { collected, scores }: KnownOfCharts) => ({
  is_collect: collected.includes(id),
  score: scores.get(id) ?? null,
})

const count = <T>(items: readonly T[], fits: (item: T) => boolean): number => items.filter(fits).length
