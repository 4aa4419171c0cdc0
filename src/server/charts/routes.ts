import { type ChartCall, chartAnswers, demoAnswer, type KnownOfCharts } from '#contract/chart-catalogue.ts'
import { idOf } from '#contract/records/id-of.ts'
import { starOfChart, starredCharts } from '#contract/records/starred-chart.ts'
import type { Queries, Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { listVisible } from '../records/find.ts'
import { textOf } from '../records/present.ts'
import { writeRecord } from '../records/write-record.ts'
import type { Services } from '../services.ts'
import { downloadKeyRoutes } from './download-keys.ts'
import { catalogueReader, demoBytes, readDemo } from './read-catalogue.ts'
import { type ChartRecordCall, chartRecordRoutes } from './record-routes.ts'
import { countRatings, meanRatings, saveRating } from './store.ts'

type Names =
  | ChartCall
  | ChartRecordCall
  | 'Plotcollect/add'
  | 'Plotcollect/delete'
  | 'Plotfeedback/add'
  | 'Plotrecord/loadDemoData'
  | 'Plotrecord/downloadDemoData'
  | 'Plotrecord/getDownloadKey'
  | 'Plotrecord/download'

/** Far above the number of charts and their versions: the ids of newer clients are not in this server's catalogue, so any is stored. */
const MOST_RATINGS = 1000

/** The charts that a user starred, newest first. */
async function collectedBy(db: Queries, user: string): Promise<readonly string[]> {
  const starred = await listVisible(db, user, { kind: 'favourite', present: (record) => textOf(record, 'tool') })
  return starredCharts(starred)
}

export function chartRoutes(services: Services, appDir: string): Routes<Names> {
  const { db } = services
  const read = catalogueReader(appDir)
  const known = async (user: string): Promise<KnownOfCharts> => ({
    collected: await collectedBy(db, user),
    scores: await meanRatings(db),
  })
  const demo = async (asked: { readonly plot_id: string; readonly example?: string | undefined }) =>
    found(await demoAnswer(await read(), asked, (file) => readDemo(appDir, file)))
  const star = async (tx: Tx, user: string, chart: string, deleted: boolean, now: number) => {
    const { plots } = await read()
    if (!plots.some(({ id }) => id === chart)) throw new Refusal('not-found')
    const tool = starOfChart(chart)
    await writeRecord(tx, user, 'favourite', idOf('favourite', user, tool), { tool, deleted }, now)
    return {}
  }
  return {
    'Plot/index': {
      answer: async ({ request, session }) =>
        chartAnswers['Plot/index'](await read(), request, await known(session.user)),
    },
    'Plot/detail': {
      answer: async ({ request, session }) =>
        found(chartAnswers['Plot/detail'](await read(), request, await known(session.user))),
    },
    'Plottype/index': { answer: async () => chartAnswers['Plottype/index'](await read()) },
    'Labels/index': { answer: async () => chartAnswers['Labels/index'](await read()) },
    'Plotparams/index': {
      answer: async ({ request }) => found(chartAnswers['Plotparams/index'](await read(), request)),
    },
    'Plotcollect/index': {
      answer: async ({ request, session }) =>
        chartAnswers['Plotcollect/index'](await read(), request, await known(session.user)),
    },
    'Plotcollect/add': {
      answer: ({ request, session, tx, now }) => star(tx, session.user, request.plot_id, false, now),
    },
    'Plotcollect/delete': {
      answer: ({ request, session, tx, now }) => star(tx, session.user, request.plot_id, true, now),
    },
    'Plotfeedback/add': {
      async answer({ request: { rated_at: at = Number.MAX_SAFE_INTEGER, ...rating }, session, tx, now }) {
        const { user } = session
        if ((await countRatings(tx, user)) >= MOST_RATINGS) throw new Refusal('storage-full')
        // the clock of a device may be ahead: its next rating would otherwise wait for it
        await saveRating(tx, { ...rating, user_id: user, rated_at: Math.min(at, now) })
        return {}
      },
    },
    ...chartRecordRoutes(services, read),
    ...downloadKeyRoutes(services),
    'Plotrecord/loadDemoData': { answer: ({ request }) => demo(request) },
    'Plotrecord/downloadDemoData': {
      streams: true,
      async answer({ request }) {
        const { plot_id: chart } = await demo(request)
        return demoBytes(appDir, chart, request.format)
      },
    },
  }
}

function found<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Refusal('not-found')
  return answer
}
