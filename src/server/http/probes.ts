import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Disk } from '../disk.ts'
import type { Metrics } from './metrics.ts'
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts'

export type Page = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text)
}

/** Endpoints for supervisors, by path: liveness, readiness and metrics (SPEC S2). */
export function createProbes(
  db: Db,
  disk: Disk,
  { metrics, access }: { readonly metrics: Metrics; readonly access: MetricsAccess },
): Readonly<Record<string, Page>> {
  return {
    async '/healthz'(_, response) {
      sendText(response, 200, 'ok')
    },
    async '/readyz'(_, response) {
      try {
        await sql`select 1`.execute(db)
        // reads still work, so traffic need not be sent elsewhere
        sendText(response, 200, (await disk.isFull()) ? 'ok for reading: the disk is full, writes are refused' : 'ok')
      } catch {
        sendText(response, 503, 'the database does not answer')
      }
    },
    async '/metrics'(incoming, response) {
      if (mayReadMetrics(incoming, access)) sendText(response, 200, await metrics.text(), metrics.contentType)
      else sendText(response, 404, 'Not found')
    },
  }
}
