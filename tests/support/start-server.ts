import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { z } from 'zod'
import { solveWork } from '#app/workers/solve-work.ts'
import type { ReplyOf, RequestOf } from '#contract/calls/call.ts'
import { type CallName, type Calls, calls } from '#contract/calls/index.ts'
import type { UserInfo } from '#contract/calls/user.ts'
import { type Envelope, isEnvelope } from '#contract/envelope.ts'
import type { Config } from '#server/config.ts'
import { type RunningServer, type ServerOverrides, startServer } from '#server/start-server.ts'
import { CAPTCHA_ANSWER } from './captcha-answer.ts'
import { createRandom } from './random.ts'
import { startBeside } from './start-beside.ts'
import { createTestDatabase } from './test-database.ts'
import { aheadIn, clockOf, testWorld } from './test-world.ts'

const AGREEMENT = 2
const INVOICES: Config['invoices'] = {
  days: 180,
  special: 'on',
  items: { recharge: 'Prepaid', member: 'Membership', tokens: 'Tokens' },
}
const PASSWORD = 'correct horse'

export interface CallOptions {
  readonly token?: string
  /** Idempotency key of a write; a new one by default, none if null. */
  readonly key?: string | null
  readonly language?: string
  /** The client address that limits count. */
  readonly address?: string
}

export interface TestUser {
  readonly token: string
  readonly userInfo: UserInfo
  readonly username: string
  readonly password: string
}

export interface WholeCaptcha {
  readonly key: string
  readonly code: string
  readonly work: Awaited<ReturnType<typeof solveWork>>
}

export interface TestServer extends RunningServer {
  /** The address of one of its processes, chosen at random at each access. */
  readonly url: string
  readonly clock: { now: () => number; advance: (ms: number) => void }
  /** Log lines of all processes, as JSON. */
  readonly logs: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string
  /** A call through HTTP. A reply with status 200 is checked against the contract. */
  call<N extends CallName>(
    name: N,
    request: RequestOf<Calls[N]>,
    options?: CallOptions,
  ): Promise<Envelope<ReplyOf<Calls[N]>>>
  /** A plain request to a path. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A solved captcha, proof of work included. @param username the name to log in with */
  captcha(options?: CallOptions, username?: string): Promise<WholeCaptcha>
  register(username?: string): Promise<TestUser>
  login(user: Pick<TestUser, 'username' | 'password'>): Promise<string>
}

export interface TestServerOptions {
  readonly config?: Partial<Config>
  readonly appDir?: string
  /** The test's own providers: they live in this process, so there is no second process. */
  readonly world?: Pick<
    ServerOverrides,
    'work' | 'sms' | 'mail' | 'wechat' | 'payments' | 'timeouts' | 'onOwnerAddress'
  >
}

const envelope = z.object({ status: z.number(), msg: z.string(), data: z.unknown(), request_id: z.string() })

/** Headers of a call, as our client sends them. */
export function headersOf(name: CallName, { token, key, language, address }: CallOptions): Record<string, string> {
  const idempotencyKey = key === undefined && calls[name].effect === 'write' ? randomUUID() : key
  return {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(language && { 'Accept-Language': language }),
    ...(address && { 'X-Forwarded-For': address }),
  }
}

/** The envelope of a reply. Throws if the reply or its data does not match the contract. */
export async function readEnvelope<N extends CallName>(
  name: N,
  response: Response,
): Promise<Envelope<ReplyOf<Calls[N]>>> {
  const body: unknown = await response.json()
  if (response.status !== 200 || !isEnvelope(body))
    throw new Error(`${name} answered ${response.status} without an envelope`)
  envelope.parse(body)
  if (body.status === 200) calls[name].reply.parse(body.data)
  return body as Envelope<ReplyOf<Calls[N]>>
}

const hasSecondProcess = process.env.SERVER_PROCESSES === '2'

/**
 * A server in this process, on its own database, with a clock and captchas that the test controls. With SERVER_PROCESSES=2 a second process of
 * the same site runs too, and each request goes to a random one of both.
 */
export async function startTestServer({ config, appDir, world }: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slipstick-data-'))
  const [clockFile, logFile] = [join(dataDir, 'clock'), join(dataDir, 'second.log')]
  const database = await createTestDatabase()
  const logs: string[] = []
  const now = clockOf(clockFile)
  const whole: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: database.url,
    mode: 'local',
    publicOrigin: undefined,
    tls: undefined,
    trustProxy: 1,
    bus: true,
    limitsFactor: 1,
    metrics: 'loopback',
    logLevel: 'info',
    providers: { sms: { provider: 'local' }, mail: { provider: 'local' }, wechat: { provider: 'local' } },
    payments: { sandbox: true, wechat: undefined, alipay: undefined },
    invoices: INVOICES,
    tokensMonth: 100_000,
    assistant: undefined,
    devicesLimit: null,
    ...config,
  }
  const files = { clockFile, ...(appDir && { appDir }) }
  const [server, second] = await Promise.all([
    startServer(whole, { ...testWorld({ ...files, writeLog: (line) => logs.push(line) }), ...world }),
    hasSecondProcess && !world ? startBeside({ ...files, config: whole, logFile }) : undefined,
  ])
  const { pick } = createRandom(inject('seed'))
  const url = () => (second ? pick([server.url, second.url]) : server.url)

  const call: TestServer['call'] = async (name, request, options = {}) => {
    const init = { method: 'POST', headers: headersOf(name, options), body: JSON.stringify(request) }
    return readEnvelope(name, await fetch(`${url()}/api/${name}`, init))
  }
  const captcha: TestServer['captcha'] = async (options, username) => {
    const { data } = await call('Base/captcha', { kind: 'picture', ...(username && { username }) }, options)
    return { key: data.key, code: CAPTCHA_ANSWER, work: await solveWork(data.work ?? '') }
  }

  return {
    ...server,
    get url() {
      return url()
    },
    clock: {
      now,
      advance: (ms) => writeFileSync(clockFile, String(aheadIn(clockFile) + ms)),
    },
    get logs() {
      return existsSync(logFile) ? [...logs, ...readFileSync(logFile, 'utf8').split('\n').filter(Boolean)] : logs
    },
    dataDir,
    databaseUrl: database.url,
    call,
    captcha,
    fetch: (path, init) => fetch(`${url()}${path}`, init),
    async register(username = `u${randomUUID().slice(0, 8)}`) {
      const request = { username, password: PASSWORD, agreement_id: AGREEMENT, device: 'test' }
      const reply = await call('User/register', { ...request, captcha: await captcha() })
      if (reply.status !== 200) throw new Error(`registering was answered with ${reply.code}`)
      return { ...reply.data, username, password: PASSWORD }
    },
    async login({ username, password }) {
      const reply = await call('User/login', { username, password, device: 'test' })
      if (reply.status !== 200) throw new Error(`logging in was answered with ${reply.code}`)
      return reply.data.token
    },
    async stop() {
      await Promise.all([server.stop(), second?.stop()])
      await database.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
