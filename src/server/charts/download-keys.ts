import type { Queries } from '../db/database.ts'
import { findFinished } from '../files/sources.ts'
import { Refusal } from '../http/refusal.ts'
import { Bytes, type Routes } from '../http/route.ts'
import { ownerOf } from '../identity/token.ts'
import { sourceObject } from '../objects/store.ts'
import { requireRecord } from '../records/find.ts'
import { textOf } from '../records/present.ts'
import type { Services } from '../services.ts'
import { issueTicket, takeTicket } from '../verification/tickets.ts'

const LIFE_MS = 5 * 60_000
/** Between the ticket and the id of the chart. */
const BETWEEN = '/'

/** The source of a chart's dataset, and its name on the device that imported it. Refused if the server does not hold it (SPEC R6). */
async function sourceOf(db: Queries, user: string, chart: string) {
  const record = await requireRecord(db, user, 'chart', chart)
  const dataset = await requireRecord(db, user, 'dataset', textOf(record, 'dataset'))
  const project = await requireRecord(db, user, 'project', textOf(dataset, 'project'))
  if (textOf(project, 'storage') !== 'cloud') throw new Refusal('rows-stay-on-device')
  const source = await findFinished(db, user, project.id, textOf(dataset, 'sourceSha256'))
  return { source, name: textOf(dataset, 'sourceName') }
}

export function downloadKeyRoutes({
  db,
  objects,
}: Pick<Services, 'db' | 'objects'>): Routes<'Plotrecord/getDownloadKey' | 'Plotrecord/download'> {
  return {
    'Plotrecord/getDownloadKey': {
      userLimit: 'ticketsByUser',
      async answer({ request, session: { user }, now }) {
        const ids = [...new Set(request.ids)]
        // no key for any file if one of them is refused
        const found = await Promise.all(ids.map(async (id) => ({ id, ...(await sourceOf(db, user, id)) })))
        const data = found.map(async ({ id, source, name }) => {
          const ticket = await issueTicket(db, user, { purpose: 'download', of: id }, now, LIFE_MS)
          return { id, key: `${ticket}${BETWEEN}${id}`, name, size: source.size }
        })
        return { data: await Promise.all(data), expires_in: LIFE_MS / 1000 }
      },
    },
    'Plotrecord/download': {
      streams: true,
      async answer({ request, session, now }) {
        const [ticket = '', chart = ''] = request.key.split(BETWEEN)
        const owner = ownerOf(ticket)
        // an unknown key, one that was used, and another user's are answered alike
        if (owner === undefined || (session && session.user !== owner)) throw new Refusal('not-found')
        const user = await takeTicket(db, ticket, [{ purpose: 'download', of: chart }], now).catch((error: unknown) => {
          throw error instanceof Refusal ? new Refusal('not-found') : error
        })
        const { source } = await sourceOf(db, user, chart)
        return new Bytes(objects.read(sourceObject(source), 0, source.size), source.size, {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment',
        })
      },
    },
  }
}
