import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type AssistantSettings, assistantFaults, assistantSettings, assistantVariables } from './assistant/settings.ts'
import { requireKnownNames } from './env-names.ts'
import type { MetricsAccess } from './http/metrics-access.ts'
import { type InvoiceSettings, invoiceSettings, invoiceVariables } from './invoices/settings.ts'
import { MAX_TOKENS } from './money/tokens.ts'
import { type PaymentSettings, paymentFaults, paymentSettings, paymentVariables } from './payments/settings.ts'
import { faultsOf, type ProviderSettings, providerSettings, providerVariables } from './providers/settings.ts'
import { isOrigin, isSafeOrigin } from './public-origin.ts'
import { QUOTAS } from './quotas.ts'
import { StartError } from './start-error.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. Holds the embedded database with its log, and uploaded files. */
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /**
   * `local`: for the user of this machine. `production`: a site for others, which needs an https origin and offers nothing meant only for the
   * local user.
   */
  readonly mode: 'local' | 'production'
  /** Scheme, host and port that browsers use for the site, without a trailing slash. */
  readonly publicOrigin: string | undefined
  /** Files of the certificate and the key with which the server itself speaks https; undefined: http. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined
  /** Number of proxies in front of the server, each of which appends to X-Forwarded-For. */
  readonly trustProxy: number
  /** Whether the processes of the site notify each other of changes at once, by LISTEN and NOTIFY; otherwise each polls every second. */
  readonly bus: boolean
  /** Multiplies the rate limits. */
  readonly limitsFactor: number
  readonly metrics: MetricsAccess
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  readonly providers: ProviderSettings
  readonly payments: PaymentSettings
  readonly invoices: InvoiceSettings
  /** AI tokens that each user has in a month while no plan is on sale. */
  readonly tokensMonth: number
  /** Undefined: the site has no model. */
  readonly assistant: AssistantSettings | undefined
  /** On how many devices a user without a plan may be logged in (SPEC M28). */
  readonly devicesLimit: number | 'while-selling' | null
}

export type Environment = Readonly<Record<string, string | undefined>>

const variables = z.object({
  PORT: z.coerce.number('a port').int('a port').min(0, 'a port').max(65535, 'a port').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'an address such as postgres://user:password@host:5432/name')
    .optional(),
  MODE: z.enum(['local', 'production'], 'either local or production').default('local'),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, 'an origin such as https://stats.example.org').optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  TRUST_PROXY: z.coerce
    .number('a number of proxies')
    .int('a number of proxies')
    .min(0, 'a number of proxies')
    .max(9, 'a number of proxies')
    .default(0),
  PUSH_BUS: z.enum(['on', 'off'], 'either on or off').default('on'),
  LIMITS_FACTOR: z.coerce.number('a number from 1 on').min(1, 'a number from 1 on').default(1),
  METRICS: z.enum(['off', 'loopback', 'token'], 'one of off, loopback, token').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{20,}$/, 'at least 20 characters without spaces')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'one of fatal, error, warn, info, debug, silent')
    .optional(),
  AI_TOKENS_MONTH: z.coerce
    .number('a number of tokens')
    .int('a number of tokens')
    .min(0, 'a number of tokens')
    .max(MAX_TOKENS, 'a number of tokens')
    .default(QUOTAS.tokens),
  DEVICES_LIMIT: z.coerce
    .number('a number from 1 on')
    .int('a number from 1 on')
    .min(1, 'a number from 1 on')
    .optional(),
  ...providerVariables,
  ...paymentVariables,
  ...invoiceVariables,
  ...assistantVariables,
})

const schema = variables
  .refine(
    ({ MODE, PUBLIC_ORIGIN }) => MODE === 'local' || (PUBLIC_ORIGIN !== undefined && isSafeOrigin(PUBLIC_ORIGIN)),
    {
      path: ['PUBLIC_ORIGIN'],
      message: 'the https origin of the site, such as https://stats.example.org, when MODE is production',
    },
  )
  .refine(({ METRICS, METRICS_TOKEN }) => METRICS !== 'token' || METRICS_TOKEN !== undefined, {
    path: ['METRICS_TOKEN'],
    message: 'at least 20 characters without spaces when METRICS is token',
  })
  .refine(({ TLS_CERT_FILE, TLS_KEY_FILE }) => (TLS_CERT_FILE === undefined) === (TLS_KEY_FILE === undefined), {
    path: ['TLS_KEY_FILE'],
    message: 'set together with TLS_CERT_FILE',
  })
  .check(({ value, issues }) => {
    for (const { variable, mustBe } of [
      ...faultsOf(value, value.MODE),
      ...paymentFaults(value, value.MODE),
      ...assistantFaults(value),
    ])
      issues.push({ code: 'custom', input: value[variable], path: [variable], message: mustBe })
  })

/** A configured token is required. Without one a production site reveals nothing, since requests through a proxy on its machine look local. */
function metricsAccess({ METRICS, METRICS_TOKEN, MODE }: z.output<typeof variables>): MetricsAccess {
  const access = METRICS ?? (METRICS_TOKEN === undefined ? (MODE === 'local' ? 'loopback' : 'off') : 'token')
  return access === 'token' ? { token: METRICS_TOKEN ?? '' } : access
}

/** Parses the configuration from environment variables. An empty one counts as absent. Throws a StartError that names each variable in error. */
export function parseConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`)
    throw new StartError(`The configuration does not hold: ${wrong.join('; ')}. See .env.example.`)
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR ?? defaultDataDir(environment)),
    databaseUrl: data.DATABASE_URL,
    mode: data.MODE,
    publicOrigin: data.PUBLIC_ORIGIN?.replace(/\/$/, ''),
    tls:
      data.TLS_CERT_FILE && data.TLS_KEY_FILE
        ? { certFile: resolve(data.TLS_CERT_FILE), keyFile: resolve(data.TLS_KEY_FILE) }
        : undefined,
    trustProxy: data.TRUST_PROXY,
    bus: data.PUSH_BUS === 'on',
    limitsFactor: data.LIMITS_FACTOR,
    metrics: metricsAccess(data),
    logLevel: data.LOG_LEVEL ?? (data.MODE === 'production' ? 'info' : 'warn'),
    providers: providerSettings(data, data.MODE),
    payments: paymentSettings(data, data.MODE),
    invoices: invoiceSettings(data),
    tokensMonth: data.AI_TOKENS_MONTH,
    assistant: assistantSettings(data),
    devicesLimit: data.DEVICES_LIMIT ?? (data.MODE === 'production' ? 'while-selling' : null),
  }
}

/** The default for root, if any account has access, is the shared folder; otherwise the user's own data folder. */
function defaultDataDir(environment: Environment): string {
  if (process.getuid?.() === 0) return '/var/lib/slipstick'
  if (process.platform === 'win32') return join(environment.LOCALAPPDATA ?? homedir(), 'Slipstick')
  return join(environment.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'slipstick')
}

/** Set by the system, and used without DATA_DIR (`defaultDataDir`). */
const PLACES = ['XDG_DATA_HOME', 'LOCALAPPDATA']

/** The variables that `.env` may set. */
export const fileNames: readonly string[] = [...Object.keys(variables.shape), ...PLACES]

/** The process's environment merged over the `.env` file, if there is one. */
export function readEnvironment(environment: Environment, file = '.env'): Environment {
  if (!existsSync(file)) return environment
  const given = parseEnv(readFileSync(file, 'utf8'))
  requireKnownNames(file, Object.keys(given), fileNames)
  return { ...given, ...environment }
}
