import { type ChartCatalogue, chartAnswers, isChartCall } from '#contract/chart-catalogue.ts'
import { codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import { starredCharts } from '#contract/records/starred-chart.ts'
import { readAccountFavourites, starredIn } from '../src/app/device/kept-favourites.ts'

/** The reply to a call about the charts without the server: from the catalogue of the build and the stars on this device, without ratings. */
export async function computeCharts(name: string, request: unknown, catalogue: ChartCatalogue): Promise<Envelope> {
  const favourites = await readAccountFavourites()
  const collected = starredCharts(favourites ? starredIn(favourites) : [])
  const asked = typeof request === 'object' && request !== null ? request : {}
  const data = isChartCall(name) ? chartAnswers[name](catalogue, asked, { collected, scores: new Map() }) : undefined
  const missing = { status: codes['not-found'], code: 'not-found', params: {}, data: null }
  const reply = data === undefined ? missing : { status: 200, data }
  return { ...reply, msg: '', request_id: crypto.randomUUID() }
}
