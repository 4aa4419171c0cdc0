import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountRoutes } from './accounts/routes.ts'
import { authenticate } from './accounts/sessions.ts'
import { chatRoutes } from './assistant/routes.ts'
import { chartRoutes } from './charts/routes.ts'
import { clientRoutes } from './clients/routes.ts'
import type { Disk } from './disk.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { fileRoutes } from './files/routes.ts'
import type { CallContext } from './http/answer-call.ts'
import { callEndpoint } from './http/call-endpoint.ts'
import { createInFlight } from './http/in-flight.ts'
import type { Metrics } from './http/metrics.ts'
import type { MetricsAccess } from './http/metrics-access.ts'
import { notFound } from './http/not-found.ts'
import { openApiDocument } from './http/openapi.ts'
import { createProbes, type Page } from './http/probes.ts'
import type { Routes } from './http/route.ts'
import { headersOfPath } from './http/security-headers.ts'
import { sendJson } from './http/send-json.ts'
import { staticFiles } from './http/static-files.ts'
import type { Timeouts } from './http/timeouts.ts'
import { INBOX_PATH } from './inbox/serve-inbox.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { tokenRoutes } from './money/token-routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { serveMedia } from './objects/serve-media.ts'
import { NOTIFY_PATH, paymentNotices } from './orders/notices.ts'
import { refundRoutes } from './orders/refund-routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { CALLBACK_PATH } from './providers/wechat/callback.ts'
import { pushRoutes } from './push/routes.ts'
import { analysisRoutes } from './records/analysis-routes.ts'
import { datasetRoutes } from './records/dataset-routes.ts'
import { projectRoutes } from './records/project-routes.ts'
import { reportRoutes } from './reports/routes.ts'
import type { Services } from './services.ts'
import { shareRoutes } from './shares/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { storageRoutes } from './storage/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { titleRoutes } from './titles/routes.ts'
import { toolRoutes } from './tools/routes.ts'
import { tutorialRoutes } from './tutorials/routes.ts'

export interface AppEnvironment {
  /** Folder of the built application. */
  readonly appDir: string
  readonly trustProxy: number
  readonly metrics: Metrics
  readonly metricsAccess: MetricsAccess
  /** Handles WeChat's callbacks; undefined if the site has no official account. */
  readonly wechatCallback: Answerer | undefined
  /** The operator's inbox; undefined in production. */
  readonly inbox: Answerer | undefined
  readonly timeouts: Timeouts
  readonly disk: Disk
}

type Listener = (incoming: IncomingMessage, response: ServerResponse) => void
type Answerer = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>

function allRoutes(services: Services, appDir: string): Routes {
  return {
    ...siteRoutes(services),
    ...accountRoutes(services),
    ...noticeRoutes(services),
    ...tutorialRoutes(services),
    ...toolRoutes(services),
    ...reportRoutes(services),
    ...chartRoutes(services, appDir),
    ...fileRoutes(services),
    ...shareRoutes(services),
    ...feedbackRoutes(services),
    ...storageRoutes(services),
    ...moneyRoutes(services),
    ...tokenRoutes(services),
    ...titleRoutes(services),
    ...clientRoutes(services),
    ...orderRoutes(services),
    ...refundRoutes(services),
    ...invoiceRoutes(services),
    ...chatRoutes(services),
    ...projectRoutes(services),
    ...datasetRoutes(services),
    ...analysisRoutes(services),
    ...syncRoutes(services),
    ...pushRoutes(services),
  }
}

/** Everything below /api, and the probes. */
function createApi(services: Services, front: AppEnvironment) {
  const { appDir, metrics, metricsAccess, trustProxy, timeouts, disk } = front
  const { db, limits, clock, hint, log } = services
  const door: CallContext = {
    routes: allRoutes(services, appDir),
    db,
    limits,
    clock,
    trustProxy,
    timeouts,
    inFlight: createInFlight(),
    disk,
    hint,
    onBug: (error) => log.error({ err: error }, 'bug'),
    authenticate: (authorization, now) => authenticate(db, authorization, now),
  }
  const answer = callEndpoint(door, log, metrics)
  const document = openApiDocument()
  const pages: Readonly<Record<string, Page>> = {
    ...createProbes(db, disk, { metrics, access: metricsAccess }),
    '/api/openapi.json': (incoming, response) => sendJson(incoming, response, document),
  }
  return async (path: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isReading = incoming.method === 'GET' || incoming.method === 'HEAD'
    if (isReading && Object.hasOwn(pages, path)) await pages[path]?.(incoming, response)
    else if (path.startsWith('/api')) await answer(incoming, response, path.slice('/api/'.length))
    else notFound(response)
  }
}

const OWN_PATHS = /^\/(api(\/|$)|healthz$|readyz$|metrics$)/

/** Answers every request: the API, media, WeChat, the inbox, and the built application for all other paths. */
export function createApp(services: Services, front: AppEnvironment): Listener {
  const api = createApi(services, front)
  const files = staticFiles(front.appDir)
  const answer = (answerer: Answerer, incoming: IncomingMessage, response: ServerResponse) => {
    answerer(incoming, response).catch((error: unknown) => {
      services.log.error({ err: error }, 'bug')
      response.destroy()
    })
  }
  const notices = paymentNotices(services)
  const media: Answerer = (incoming, response) => serveMedia(services.objects, incoming, response)
  return (incoming, response) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
    for (const [name, value] of Object.entries(headersOfPath(path))) response.setHeader(name, value)
    if (OWN_PATHS.test(path)) {
      answer((...exchange) => api(path, ...exchange), incoming, response)
    } else if (path.startsWith('/media/')) {
      answer(media, incoming, response)
    } else if (path === CALLBACK_PATH && front.wechatCallback) {
      answer(front.wechatCallback, incoming, response)
    } else if (NOTIFY_PATH.test(path)) {
      answer(notices, incoming, response)
    } else if (INBOX_PATH.test(path)) {
      if (front.inbox) answer(front.inbox, incoming, response)
      else notFound(response)
    } else {
      try {
        files(incoming, response)
      } catch (error) {
        // the build is replacing the folder right now
        services.log.error({ err: error }, 'bug')
        response.writeHead(503, { 'Retry-After': '2' }).end()
      }
    }
  }
}
