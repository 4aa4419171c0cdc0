import { chartFits, presentChart, presentChartDetail, presentOffice } from '#contract/chart-records.ts'
import { presentColumns } from '#contract/dataset-columns.ts'
import type { KindName } from '#contract/records/kinds.ts'
import type { Fields } from '#contract/records/merge.ts'
import type { RecordRow, UserDatabase } from '../src/app/data/database/user-database.ts'

interface Asked {
  readonly page?: number
  readonly limit?: number
  readonly id?: string
  readonly ids?: readonly string[]
  readonly record?: string
  readonly project?: string
  readonly dataset?: string
  readonly plot_id?: string
  readonly keyword?: string
}

/** The reply data of the calls about charts as records, from the records on this device; undefined if one does not exist. */
export async function computeRecords(database: UserDatabase, name: string, asked: Asked): Promise<unknown> {
  const { records } = database
  const row = async (kind: KindName, id = '') => {
    const found = await records.get(id)
    return found?.kind === kind && (await isVisible(found)) ? found : undefined
  }
  const isVisible = async ({ deleted, parent }: RecordRow): Promise<boolean> => {
    if (deleted === 1) return false
    const above = parent === '' ? undefined : await records.get(parent)
    return parent === '' || (above !== undefined && isVisible(above))
  }
  const columns = async (dataset: RecordRow) => {
    const variables = await records.where('[kind+parent]').equals(['variable', dataset.id]).toArray()
    return presentColumns(dataset.id, dataset.fields, variables)
  }
  switch (name) {
    case 'Plotrecord/index': {
      if (asked.project !== undefined && !(await row('project', asked.project))) return undefined
      if (asked.dataset !== undefined && !(await row('dataset', asked.dataset))) return undefined
      const { page = 1, limit = 20 } = asked
      const charts = await records.where('kind').equals('chart').toArray()
      const fitting = charts
        .map(({ id, fields }) => presentChart(id, fields))
        .filter((chart) => chartFits(chart, asked))
      const shown = await Promise.all(fitting.map(async ({ id }) => (await row('chart', id)) !== undefined))
      const listed = fitting
        .filter((_, at) => shown[at])
        .toSorted((a, b) => b.create_time - a.create_time || (a.id < b.id ? 1 : -1))
      return { data: listed.slice((page - 1) * limit, page * limit), total: listed.length, page, limit }
    }
    case 'Plotrecord/detail': {
      const chart = await row('chart', asked.id)
      const project = chart && (await row('project', textOf(chart.fields, 'project')))
      return project && presentChartDetail(chart.id, chart.fields, textOf(project.fields, 'storage') === 'cloud')
    }
    case 'Plotrecord/office': {
      const charts = await Promise.all([...new Set(asked.ids)].map((id) => row('chart', id)))
      const found = charts.flatMap((chart) => (chart ? [presentChart(chart.id, chart.fields)] : []))
      return found.length === charts.length ? presentOffice(found) : undefined
    }
    case 'Plotrecord/loadProjectData': {
      const dataset = await row('dataset', asked.dataset)
      return dataset && dataset.parent === asked.project ? columns(dataset) : undefined
    }
    case 'Plotfilesvar/index': {
      const chart = await row('chart', asked.record)
      const dataset = chart && (await row('dataset', textOf(chart.fields, 'dataset')))
      return dataset && columns(dataset)
    }
    default:
      return undefined
  }
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name]?.[0]
  return typeof value === 'string' ? value : ''
}
