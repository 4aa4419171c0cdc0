import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { call, NetworkError } from '../api/call.ts'
import { connection } from '../api/connection.ts'
import type { UserDatabase } from './database/user-database.ts'
import { ownData, queue } from './own-data.ts'

export type ChartRating = RequestOf<Calls['Plotfeedback/add']>

const keyOf = (chart: string) => `chart-rating/${chart}`

/** The rating that the user last gave the chart on this device. */
export async function readRating(database: UserDatabase, chart: string): Promise<ChartRating | undefined> {
  return (await database.kv.get(keyOf(chart)))?.value as ChartRating | undefined
}

/**
 * Sends a rating, or queues it while the server cannot be reached (`kept`). Throws the server's refusal. A repetition with the same time
 * changes nothing, and of two ratings the later one stands, whichever arrives first.
 */
export async function rateChart(rating: ChartRating): Promise<'sent' | 'kept'> {
  const isSent = connection.online && (await send(rating))
  if (!isSent) await queue('Plotfeedback/add', rating)
  await ownData().database.kv.put({ key: keyOf(rating.plot_id), value: rating })
  return isSent ? 'sent' : 'kept'
}

/** False if no reply came. */
async function send(rating: ChartRating): Promise<boolean> {
  try {
    await call('Plotfeedback/add', rating, { idempotencyKey: crypto.randomUUID() })
    return true
  } catch (error) {
    if (error instanceof NetworkError) return false
    throw error
  }
}
