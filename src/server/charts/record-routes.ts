import { randomBytes } from 'node:crypto'
import { generateKeyBetween } from 'fractional-indexing'
import type { DatasetColumns } from '#contract/calls/plot-record.ts'
import type { SyncedRecord } from '#contract/calls/sync.ts'
import type { ChartCatalogue } from '#contract/chart-catalogue.ts'
import {
  type ChartFilters,
  chartFits,
  presentChart,
  presentChartDetail,
  presentOffice,
} from '#contract/chart-records.ts'
import type { FirstType, SecondType } from '#contract/column-types.ts'
import { measureOfFirstType, measureOfSecondType, presentColumns } from '#contract/dataset-columns.ts'
import { idOf } from '#contract/records/id-of.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Queries, Tx } from '../db/database.ts'
import { pageOf } from '../http/page.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { listVisible, requireRecord } from '../records/find.ts'
import { textOf } from '../records/present.ts'
import { writeRecord } from '../records/write-record.ts'
import type { Services } from '../services.ts'
import { eachHead, findRecord, findRecords } from '../sync/store.ts'

export type ChartRecordCall =
  | 'Plotrecord/index'
  | 'Plotrecord/detail'
  | 'Plotrecord/office'
  | 'Plotrecord/add'
  | 'Plotrecord/delete'
  | 'Plotrecord/loadProjectData'
  | 'Plotfilesvar/index'
  | 'Plotfilesvar/update'
  | 'Plotfilesvar/updateFirstType'
  | 'Plotfilesvar/updateSecondType'

/** The ids of the user's charts that no deletion hides, newest first. */
async function listCharts(db: Queries, user: string, filters: ChartFilters): Promise<readonly string[]> {
  const { project, dataset } = filters
  if (project !== undefined) await requireRecord(db, user, 'project', project)
  if (dataset !== undefined) await requireRecord(db, user, 'dataset', dataset)
  const above = (kind: 'project' | 'dataset') =>
    listVisible(db, user, { kind, present: (record) => ({ id: record.id, project: textOf(record, 'project') }) })
  const projects = new Set((await above('project')).map(({ id }) => id))
  const datasets = new Set((await above('dataset')).flatMap((one) => (projects.has(one.project) ? [one.id] : [])))
  const of = dataset ?? project
  const present = (record: SyncedRecord) => ({
    id: record.id,
    plot_id: textOf(record, 'type'),
    title: textOf(record, 'title'),
    project: textOf(record, 'project'),
    dataset: textOf(record, 'dataset'),
  })
  const charts = await listVisible(db, user, { kind: 'chart', ...(of !== undefined && { of }), present })
  return charts.filter((chart) => datasets.has(chart.dataset) && chartFits(chart, filters)).map(({ id }) => id)
}

async function chartDetail(db: Queries, user: string, id: string) {
  await requireRecord(db, user, 'chart', id)
  const record = await findRecord(db, user, id)
  if (!record) throw new Refusal('not-found')
  const project = await requireRecord(db, user, 'project', textOf(record, 'project'))
  return presentChartDetail(id, record.fields, textOf(project, 'storage') === 'cloud')
}

/** The columns of a dataset. Settings of variables are read as many at a time as there are. */
async function columnsOf(db: Queries, user: string, dataset: string): Promise<DatasetColumns> {
  await requireRecord(db, user, 'dataset', dataset)
  const record = await findRecord(db, user, dataset)
  if (!record) throw new Refusal('not-found')
  const ids: string[] = []
  for await (const { id } of eachHead(db, user, 'variable', dataset)) ids.push(id)
  return presentColumns(dataset, record.fields, await findRecords(db, user, ids))
}

/** An order key behind the last one. A client may have stored an invalid one; charts with equal keys are ordered by id. */
function orderAfter(last = ''): string {
  try {
    return generateKeyBetween(last || null, null)
  } catch {
    return generateKeyBetween(null, null)
  }
}

interface Column {
  readonly record: string
  readonly column: string
}

export function chartRecordRoutes(
  { db }: Pick<Services, 'db'>,
  read: () => Promise<ChartCatalogue>,
): Routes<ChartRecordCall> {
  const columnsOfChart = async (queries: Queries, user: string, chart: string) =>
    columnsOf(queries, user, textOf(await requireRecord(queries, user, 'chart', chart), 'dataset'))
  /** Writes what a syncing client writes when the user changes a column. */
  const changeColumn = async (
    tx: Tx,
    user: string,
    { record, column }: Column,
    change: (column: DatasetColumns['columns'][number]) => Readonly<Record<string, unknown>>,
    now: number,
  ) => {
    const { dataset, columns } = await columnsOfChart(tx, user, record)
    const found = columns.find(({ id }) => id === column)
    if (!found) throw new Refusal('not-found')
    const fields = change(found)
    if (Object.keys(fields).length > 0)
      await writeRecord(tx, user, 'variable', idOf('variable', dataset, column), { dataset, column, ...fields }, now)
    return columnsOf(tx, user, dataset)
  }
  const expressed = (type: FirstType | SecondType, measure: string | undefined) => {
    if (measure === undefined) throw new Refusal('type-not-stored', { type })
    return { measure }
  }
  return {
    'Plotrecord/index': {
      async answer({ request, session }) {
        const page = pageOf(await listCharts(db, session.user, request), request)
        // when a chart was changed last is not in the heads
        const found = new Map((await findRecords(db, session.user, page.data)).map((record) => [record.id, record]))
        const data = page.data.flatMap((id) => found.get(id) ?? [])
        return { ...page, data: data.map(({ id, fields }) => presentChart(id, fields)) }
      },
    },
    'Plotrecord/detail': {
      answer: ({ request, session }) => chartDetail(db, session.user, request.id),
    },
    'Plotrecord/office': {
      async answer({ request, session: { user } }) {
        const charts: Parameters<typeof presentOffice>[0][number][] = []
        for (const id of new Set(request.ids)) {
          // refused if one of them is not found: the others would have wrong numbers
          const head = await requireRecord(db, user, 'chart', id)
          const [project, dataset, title] = [textOf(head, 'project'), textOf(head, 'dataset'), textOf(head, 'title')]
          charts.push({ id, project, dataset, title })
        }
        return presentOffice(charts)
      },
    },
    'Plotrecord/add': {
      async answer({ request, session, tx, now, language }) {
        const { user } = session
        const { dataset, plot_id: type } = request
        const plot = (await read()).plots.find(({ id }) => id === type)
        const project = textOf(await requireRecord(tx, user, 'dataset', dataset), 'project')
        if (!plot) throw new Refusal('not-found')
        const present = (record: SyncedRecord) => textOf(record, 'order')
        const orders = await listVisible(tx, user, { kind: 'chart', of: dataset, present })
        const leaves = (prefix: string, options: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(Object.entries(options).map(([leaf, value]) => [`${prefix}.${leaf}`, value]))
        const id = uuidv7(now, randomBytes(10))
        const fields = {
          project,
          dataset,
          type,
          version: plot.version,
          title: request.title ?? (language === 'zh' ? plot.name : plot.name_en),
          order: orderAfter(orders.toSorted().at(-1)),
          createdAt: now,
          deleted: false,
          ...leaves('option', request.options),
          ...leaves('data', request.row_options),
        }
        await writeRecord(tx, user, 'chart', id, fields, now)
        return chartDetail(tx, user, id)
      },
    },
    'Plotrecord/delete': {
      async answer({ request: { id }, session, tx, now }) {
        await requireRecord(tx, session.user, 'chart', id)
        await writeRecord(tx, session.user, 'chart', id, { deleted: true }, now)
        return {}
      },
    },
    'Plotrecord/loadProjectData': {
      async answer({ request: { project, dataset }, session }) {
        await requireRecord(db, session.user, 'project', project)
        const found = await columnsOf(db, session.user, dataset)
        if (found.project !== project) throw new Refusal('not-found')
        return found
      },
    },
    'Plotfilesvar/index': {
      answer: ({ request, session }) => columnsOfChart(db, session.user, request.record),
    },
    'Plotfilesvar/update': {
      answer: ({ request: { name, label, ...of }, session, tx, now }) =>
        changeColumn(
          tx,
          session.user,
          of,
          () => ({ ...(name !== undefined && { name }), ...(label !== undefined && { label }) }),
          now,
        ),
    },
    'Plotfilesvar/updateFirstType': {
      answer: ({ request: { type, ...of }, session, tx, now }) =>
        changeColumn(tx, session.user, of, (column) => expressed(type, measureOfFirstType(column, type)), now),
    },
    'Plotfilesvar/updateSecondType': {
      answer: ({ request: { type, ...of }, session, tx, now }) =>
        changeColumn(tx, session.user, of, (column) => expressed(type, measureOfSecondType(column, type)), now),
    },
  }
}
