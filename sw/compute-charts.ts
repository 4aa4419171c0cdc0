import {
  type ChartCatalogue,
  type ChartDemo,
  chartAnswers,
  demoAnswer,
  isChartCall,
} from '#contract/chart-catalogue.ts'
import { codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import { starredCharts } from '#contract/records/starred-chart.ts'
import { readAccountFavourites, starredIn } from '../src/app/device/kept-favourites.ts'

/** Reads what the calls about charts answer: files of the build, and the records on the device. */
export interface ChartSources {
  readonly catalogue: () => Promise<ChartCatalogue>
  /** @param file its address in the build, without a leading slash */
  readonly demo: (file: string) => Promise<ChartDemo>
  /** The reply data of a call about charts as records; undefined if a record does not exist. */
  readonly records: (name: string, asked: object) => Promise<unknown>
}

/** The reply to a call about the charts without the server: from the files of the build, the records and the stars on this device, without ratings. */
export async function computeCharts(name: string, request: unknown, sources: ChartSources): Promise<Envelope> {
  const asked = typeof request === 'object' && request !== null ? request : {}
  const data = await dataOf(name, asked, sources)
  const missing = { status: codes['not-found'], code: 'not-found', params: {}, data: null }
  const reply = data === undefined ? missing : { status: 200, data }
  return { ...reply, msg: '', request_id: crypto.randomUUID() }
}

async function dataOf(name: string, asked: object, sources: ChartSources) {
  const catalogue = await sources.catalogue()
  if (name === 'Plotrecord/loadDemoData') return demoAnswer(catalogue, asked, sources.demo)
  if (/^Plot(record|filesvar)\//.test(name)) return sources.records(name, asked)
  if (!isChartCall(name)) return undefined
  const favourites = await readAccountFavourites()
  const collected = starredCharts(favourites ? starredIn(favourites) : [])
  return chartAnswers[name](catalogue, asked, { collected, scores: new Map() })
}
