import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { scanScene } from './accounts/scenes.ts'
import { createApp } from './app.ts'
import { readServerTls } from './certificate/server-tls.ts'
import type { Config } from './config.ts'
import { WATCH, type Watch } from './db/watched-pool.ts'
import { watchDisk } from './disk.ts'
import { startHousekeeping } from './housekeeping.ts'
import { isLoopbackHost } from './http/address.ts'
import { createLimits } from './http/limits.ts'
import { createMetrics } from './http/metrics.ts'
import { TIMEOUTS, type Timeouts } from './http/timeouts.ts'
import { createOwnerKeys } from './identity/owner-keys.ts'
import { openInbox } from './inbox/serve-inbox.ts'
import { watchInvoices } from './invoices/watch-invoices.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { watchLedger } from './money/ledger-watch.ts'
import { addSamplePlans } from './money/plans.ts'
import { openSite, type Site } from './open-site.ts'
import { watchPayments } from './orders/watch-payments.ts'
import { openPayments } from './payments/open-payments.ts'
import { openProviders } from './providers/open-providers.ts'
import { wechatCallback } from './providers/wechat/callback.ts'
import type { OnScan } from './providers/wechat.ts'
import { openPush } from './push/push.ts'
import { createSockets } from './push/sockets.ts'
import type { Services } from './services.ts'
import { makeCaptcha } from './site/captcha-maker.ts'
import { ORDINARY } from './site/proof-of-work.ts'

/** What tests replace. */
export interface ServerOverrides {
  readonly clock?: Services['clock']
  readonly captcha?: Services['captcha']
  readonly work?: Services['work']
  readonly sms?: Services['sms']
  readonly mail?: Services['mail']
  readonly wechat?: Services['wechat']
  readonly payments?: Services['payments']
  readonly log?: Logger
  readonly appDir?: string
  readonly timeouts?: Timeouts
  readonly watch?: Watch
  /** ms between two questions about payments that are due. */
  readonly paymentsPeriod?: number
  /** ms between two rounds of housekeeping. */
  readonly housekeepingPeriod?: number
  /** Called when the embedded database ended and could not be restarted. */
  readonly onFailure?: (error: unknown) => void
  /** Called with the owner's new address whenever one has been used, since each works only once. */
  readonly onOwnerAddress?: (address: string) => void
  /** Aborts the start. */
  readonly signal?: AbortSignal
}

export interface RunningServer {
  readonly url: string
  readonly site: Site
  readonly services: Services
  /** Where the user of this machine reads messages that would have been sent; undefined in production. */
  readonly inbox: string | undefined
  /** The address that signs in the owner of this machine once (SPEC A8); undefined in production, and if the server does not listen on loopback. */
  readonly ownerAddress: string | undefined
  /** Finishes running requests and closes everything, the embedded database included. */
  stop(): Promise<void>
}

const RENEW_MS = 30 * 24 * 60 * 60_000
const APP_DIR = resolve(import.meta.dirname, '../../dist/app')

/** Starts a server. Throws a StartError if the environment does not allow it. */
export async function startServer(config: Config, world: ServerOverrides = {}): Promise<RunningServer> {
  const { port, host, publicOrigin, trustProxy } = config
  const log = world.log ?? createLog(config.logLevel)
  const clock = world.clock ?? Date.now
  const timeouts = world.timeouts ?? TIMEOUTS
  const tls = config.tls && readServerTls(config.tls.certFile, config.tls.keyFile, clock())
  if (tls && tls.endsAt - clock() < RENEW_MS) log.warn({ end: tls.endsAt }, 'the certificate ends soon: renew it')
  const listening = await listen({ port, host, publicOrigin, tls }, timeouts)
  try {
    const taken = openPayments(
      config.payments,
      {
        clock,
        origin: publicOrigin ?? listening.url,
        report: (problem) => log.warn(problem, 'a provider of payments refused a request'),
      },
      {
        clock,
        folder: join(config.dataDir, 'sandbox'),
        page: `${listening.url}/inbox/pay`,
        deliver: async ({ headers, body }) =>
          (await fetch(`${listening.url}/pay/notify/local`, { method: 'POST', headers, body })).status,
        later: (ms, run) => setTimeout(run, ms).unref(),
      },
    )
    if ((config.payments.wechat || config.payments.alipay) && !publicOrigin?.startsWith('https://'))
      log.warn('PUBLIC_ORIGIN is no https origin: no notice of a payment arrives, payments are found by asking')
    const site = await openSite(config, {
      role: 'server',
      now: clock(),
      onBreak: (error) => log.warn({ err: error }, 'a connection to the database broke'),
      onFailure: world.onFailure ?? ((error) => log.fatal({ err: error }, 'the database does not come back')),
      signal: world.signal,
    })
    const { db, pool } = site.database
    if (config.mode === 'local') await addSamplePlans(db, clock())
    pool.watch(world.watch ?? WATCH, () => log.error('the database does not answer'))
    const push = openPush({ db, log }, pool, config)
    const providers = openProviders(config.providers, { db, clock, origin: listening.url })
    const ownerAddress = (key: string) => `${listening.url}/login#owner=${key}`
    const isForOwner = config.mode === 'local' && isLoopbackHost(new URL(listening.url).host)
    const ownerKeys = isForOwner ? createOwnerKeys((key) => world.onOwnerAddress?.(ownerAddress(key))) : undefined
    const { wechat } = config.providers
    const services: Services = {
      db,
      clock,
      log,
      objects: site.objects,
      keys: site.keys,
      instance: site.instance,
      limits: createLimits(pool, site.keys, config.limitsFactor),
      captcha: world.captcha ?? makeCaptcha,
      work: world.work ?? ORDINARY,
      sms: world.sms ?? providers.sms,
      mail: world.mail ?? providers.mail,
      wechat: world.wechat ?? providers.wechat,
      payments: world.payments ?? taken.payments,
      officialApp: wechat.provider === 'official' ? wechat.appId : undefined,
      invoices: config.invoices,
      model: config.assistant,
      tokensMonth: config.tokensMonth,
      devicesLimit: config.devicesLimit,
      origin: publicOrigin ?? listening.url,
      ownerKeys,
      hint: push.hint,
    }
    const onScan: OnScan = (scene, openid) => scanScene(services, scene, openid, clock())
    const inbox = config.mode === 'local' ? openInbox(listening.url, { db, onScan, sandbox: taken.sandbox }) : undefined
    const metrics = createMetrics()
    const app = createApp(services, {
      appDir: world.appDir ?? APP_DIR,
      trustProxy,
      metrics,
      metricsAccess: config.metrics,
      timeouts,
      disk: watchDisk(config.dataDir),
      wechatCallback: wechat.provider === 'official' ? wechatCallback(wechat, { db, clock, log, onScan }) : undefined,
      inbox: inbox?.answer,
    })
    const sockets = createSockets(services, push.hub, publicOrigin)
    listening.use(app, sockets.upgrade)
    const stopHousekeeping = startHousekeeping(services, world.housekeepingPeriod)
    const stopLedgerWatch = watchLedger(services, metrics)
    const stopPayments = watchPayments(services, world.paymentsPeriod)
    const stopInvoices = watchInvoices(services, metrics)
    return {
      url: listening.url,
      site,
      services,
      inbox: inbox?.address,
      ownerAddress: ownerKeys && ownerAddress(ownerKeys.current()),
      async stop() {
        sockets.close()
        await listening.close()
        await push.close()
        await stopLedgerWatch()
        await stopHousekeeping()
        await stopPayments()
        await stopInvoices()
        await site.close()
      },
    }
  } catch (error) {
    await listening.close()
    throw error
  }
}
