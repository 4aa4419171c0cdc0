import type { OfficeReport, ReportBlock } from '#contract/calls/report.ts'
import type { SyncedRecord } from '#contract/calls/sync.ts'
import type { Queries } from '../db/database.ts'
import { pageOf } from '../http/page.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { listVisible, requireRecord } from '../records/find.ts'
import { presentReport, textOf } from '../records/present.ts'
import type { Services } from '../services.ts'
import { eachHead, findRecords } from '../sync/store.ts'

/** Reports for clients that do not sync: read from the same records as `Sync/pull`. */
export function reportRoutes({ db }: Pick<Services, 'db'>): Routes<'user/office'> {
  return {
    'user/office': {
      async answer({ request, session: { user } }) {
        const { id, project } = request
        if (project !== undefined) await requireRecord(db, user, 'project', project)
        if (id !== undefined) {
          const record = await requireRecord(db, user, 'report', id)
          if (project !== undefined && textOf(record, 'project') !== project) throw new Refusal('not-found')
          return { ...pageOf([presentReport(record)], request), blocks: await blocksOf(db, user, record) }
        }
        return pageOf(await listReports(db, user, project), request)
      },
    },
  }
}

async function listReports(db: Queries, user: string, of: string | undefined): Promise<readonly OfficeReport[]> {
  const present = (record: SyncedRecord) => ({ id: record.id, project: textOf(record, 'project') })
  const projects = new Set((await listVisible(db, user, { kind: 'project', present })).map((one) => one.id))
  const filter = of === undefined ? {} : { of }
  const reports = await listVisible(db, user, { kind: 'report', ...filter, present: presentReport })
  return reports.filter((report) => projects.has(report.project))
}

/** The blocks in their order; their texts only if the project keeps its rows in the cloud (SPEC R6). */
async function blocksOf(db: Queries, user: string, report: SyncedRecord): Promise<ReportBlock[]> {
  const project = await requireRecord(db, user, 'project', textOf(report, 'project'))
  const isInCloud = textOf(project, 'storage') === 'cloud'
  const ids: string[] = []
  for await (const { id } of eachHead(db, user, 'report-block', report.id)) ids.push(id)
  const blocks = (await findRecords(db, user, ids)).filter(({ fields }) => fields.deleted?.[0] !== true)
  blocks.sort((a, b) => compare(textOf(a, 'order'), textOf(b, 'order')) || compare(a.id, b.id))
  const counts = new Map<string, number>()
  return blocks.map((record) => {
    const [type, text, level, part, group] = ['type', 'data.text', 'level', 'part', 'data.group'].map(
      (name) => record.fields[name]?.[0],
    )
    // tables of results and those that hold text are counted together
    const counted = type === 'plain-table' ? 'table' : type
    const isNumbered = counted === 'table' || counted === 'figure'
    if (isNumbered) counts.set(counted, (counts.get(counted) ?? 0) + 1)
    return {
      id: record.id,
      type: textOf(record, 'type'),
      level: typeof level === 'number' ? level : 1,
      analysis: textOf(record, 'analysis') || null,
      chart: textOf(record, 'chart') || null,
      part: typeof part === 'string' ? part : null,
      number: isNumbered ? (counts.get(counted) ?? null) : null,
      ...(isInCloud && text !== undefined && { text }),
      ...(isInCloud && typeof group === 'string' && { group }),
    }
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
