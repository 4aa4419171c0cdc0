import type { OfficeBlock, PlotRecord, PlotRecordDetail } from './calls/plot-record.ts'
import { LAST_TIME } from './records/kinds.ts'
import type { Fields } from './records/merge.ts'
import { clockOf } from './records/stamp.ts'

export interface ChartFilters {
  readonly project?: string | undefined
  readonly dataset?: string | undefined
  readonly plot_id?: string | undefined
  /** Part of the title, in any case. */
  readonly keyword?: string | undefined
}

/** Whether a list with these filters has the chart. */
export function chartFits(
  chart: Pick<PlotRecord, 'project' | 'dataset' | 'plot_id' | 'title'>,
  { project, dataset, plot_id: type, keyword = '' }: ChartFilters,
): boolean {
  return (
    (project === undefined || chart.project === project) &&
    (dataset === undefined || chart.dataset === dataset) &&
    (type === undefined || chart.plot_id === type) &&
    chart.title.toLowerCase().includes(keyword.toLowerCase())
  )
}

const MS_PER_SECOND = 1000

const secondsOf = (ms: number) => Math.floor(Math.min(Math.max(ms, 0), LAST_TIME) / MS_PER_SECOND)

/** A chart as the calls present it, from all fields of its record. */
export function presentChart(id: string, fields: Fields): PlotRecord {
  const text = (name: string) => {
    const value = fields[name]?.[0]
    return typeof value === 'string' ? value : ''
  }
  const number = (name: string) => {
    const value = fields[name]?.[0]
    return typeof value === 'number' ? value : 0
  }
  return {
    id,
    plot_id: text('type'),
    version: number('version'),
    title: text('title'),
    project: text('project'),
    dataset: text('dataset'),
    create_time: secondsOf(number('createdAt')),
    update_time: secondsOf(Math.max(0, ...Object.values(fields).map(([, stamp]) => clockOf(stamp).ms))),
  }
}

/** Charts as blocks of a document, numbered in their order. */
export function presentOffice(charts: readonly Pick<PlotRecord, 'id' | 'project' | 'dataset' | 'title'>[]): {
  data: OfficeBlock[]
} {
  return {
    data: charts.map(({ id, project, dataset, title }, at) => ({
      type: 'figure',
      chart: id,
      part: null,
      mode: 'live',
      project,
      dataset,
      number: at + 1,
      label: `图 ${at + 1}`,
      label_en: `Figure ${at + 1}`,
      caption: title,
    })),
  }
}

/** Below `data.` without being an option: what is computed (SPEC D4), and the copy of an analysis' question. */
const notOptions: readonly string[] = ['picture', 'outcome', 'copy']

/** @param withRows whether the rows of the project may leave the device (SPEC R6) */
export function presentChartDetail(id: string, fields: Fields, withRows: boolean): PlotRecordDetail {
  const below = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, [value]]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    )
  const rowOptions = Object.entries(below('data.')).filter(([leaf]) => !notOptions.includes(leaf))
  return {
    ...presentChart(id, fields),
    options: below('option.') as PlotRecordDetail['options'],
    ...(withRows && { row_options: Object.fromEntries(rowOptions) as PlotRecordDetail['options'] }),
  }
}
