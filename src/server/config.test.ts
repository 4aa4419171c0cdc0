import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { fileNames, parseConfig, readEnvironment } from './config.ts'
import { requireNode } from './require-node.ts'

const production = { MODE: 'production', SMS_PROVIDER: 'off', MAIL_PROVIDER: 'off' }

test('without any variable the server is local, on loopback, with its own database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    mode: 'local',
    publicOrigin: undefined,
    trustProxy: 0,
    providers: { sms: { provider: 'local' }, mail: { provider: 'local' }, wechat: { provider: 'local' } },
    limitsFactor: 1,
  })
})

test('[S3] root keeps its data where any account has access', () => {
  const { dataDir } = parseConfig({ XDG_DATA_HOME: '/home/someone/data' })
  expect(dataDir).toBe(process.getuid?.() === 0 ? '/var/lib/slipstick' : '/home/someone/data/slipstick')
})

test('an empty variable counts as absent', () => {
  expect(parseConfig({ PORT: '', PUBLIC_ORIGIN: '' }).port).toBe(3000)
})

test('the files of a certificate are set together', () => {
  const tls = { TLS_CERT_FILE: '/a/server.pem', TLS_KEY_FILE: '/a/key.pem' }
  expect(parseConfig(tls).tls).toEqual({ certFile: '/a/server.pem', keyFile: '/a/key.pem' })
  expect(parseConfig({}).tls).toBeUndefined()
  for (const [name, value] of Object.entries(tls))
    expect(() => parseConfig({ [name]: value })).toThrow(/TLS_KEY_FILE must be set together with TLS_CERT_FILE/)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://root@localhost/x'],
  ['MODE', 'staging'],
  ['PUBLIC_ORIGIN', 'https://stats.example.org/path'],
  ['TRUST_PROXY', 'yes'],
  ['LIMITS_FACTOR', '0.5'],
  ['AI_TOKENS_MONTH', '-1'],
  ['DEVICES_LIMIT', '0'],
  ['DEVICES_LIMIT', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS', 'on'],
  ['METRICS_TOKEN', 'too short'],
  ['SMS_PROVIDER', 'pigeon'],
  ['MAIL_FROM', 'nobody'],
  ['WECHAT_AES_KEY', 'short'],
  ['SMTP_TLS', 'maybe'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(
    new RegExp(`^The configuration does not hold: ${name} must be [^\n]+$`),
  )
})

test.each([undefined, '', 'http://stats.example.org', 'http://localhost.example.org', 'http://192.168.0.7:3000'])(
  '[S2] production at PUBLIC_ORIGIN=%s is refused in one sentence',
  (origin) => {
    expect(() => parseConfig({ ...production, PUBLIC_ORIGIN: origin })).toThrow(
      /^The configuration does not hold: PUBLIC_ORIGIN must be the https origin of the site[^\n]+ when MODE is production\. See \.env\.example\.$/,
    )
  },
)

test.each(['https://stats.example.org', 'http://localhost:3000', 'http://127.0.0.1:3000/', 'http://[::1]:3000'])(
  '[S2] production may be at %s, and logs every call',
  (origin) => {
    expect(parseConfig({ ...production, PUBLIC_ORIGIN: origin })).toMatchObject({
      mode: 'production',
      publicOrigin: origin.replace(/\/$/, ''),
      logLevel: 'info',
    })
  },
)

test.each([
  ['SMS_PROVIDER', undefined, 'aliyun, tencent or off'],
  ['SMS_PROVIDER', 'local', 'aliyun, tencent or off'],
  ['MAIL_PROVIDER', undefined, 'smtp or off'],
  ['MAIL_PROVIDER', 'local', 'smtp or off'],
  ['WECHAT_PROVIDER', 'local', 'official or off'],
])('[S5] production with %s=%s is refused in one sentence that says what it may be', (name, provider, choices) => {
  expect(() => parseConfig({ ...production, PUBLIC_ORIGIN: 'https://stats.example.org', [name]: provider })).toThrow(
    `The configuration does not hold: ${name} must be ${choices} when MODE is production. See .env.example.`,
  )
})

test('production may go without codes, letters and WeChat, if configured so', () => {
  const { providers } = parseConfig({ ...production, PUBLIC_ORIGIN: 'https://stats.example.org' })
  expect(providers).toEqual({ sms: { provider: 'off' }, mail: { provider: 'off' }, wechat: { provider: 'off' } })
})

const aliyun = { SMS_PROVIDER: 'aliyun', SMS_KEY_ID: 'i', SMS_KEY_SECRET: 's', SMS_SIGN_NAME: 'n', SMS_TEMPLATE: 't' }
const smtp = { MAIL_PROVIDER: 'smtp', SMTP_HOST: 'mail.example.org', MAIL_FROM: '算尺 <no-reply@example.org>' }
const wechat = { WECHAT_PROVIDER: 'official', WECHAT_APP_ID: 'a', WECHAT_APP_SECRET: 's', WECHAT_TOKEN: 't' }

test('providers are set up by their variables', () => {
  const { providers } = parseConfig({ ...aliyun, ...smtp, ...wechat })
  expect(providers).toEqual({
    sms: {
      provider: 'aliyun',
      key: { id: 'i', secret: 's' },
      signName: 'n',
      template: 't',
      url: 'https://dysmsapi.aliyuncs.com',
    },
    mail: {
      provider: 'smtp',
      host: 'mail.example.org',
      port: 587,
      tls: 'starttls',
      user: undefined,
      password: undefined,
      from: '算尺 <no-reply@example.org>',
    },
    wechat: {
      provider: 'official',
      appId: 'a',
      appSecret: 's',
      token: 't',
      aesKey: undefined,
      url: 'https://api.weixin.qq.com',
    },
  })
  const tencent = { ...aliyun, SMS_PROVIDER: 'tencent', SMS_APP_ID: '1400', SMS_URL: 'http://127.0.0.1:9' }
  expect(parseConfig({ ...tencent, ...smtp, SMTP_TLS: 'implicit' }).providers).toMatchObject({
    sms: { provider: 'tencent', app: '1400', region: 'ap-guangzhou', url: 'http://127.0.0.1:9' },
    mail: { port: 465, tls: 'implicit' },
  })
})

test.each([
  [aliyun, 'SMS_KEY_ID', 'the AccessKey ID when SMS_PROVIDER is aliyun'],
  [aliyun, 'SMS_TEMPLATE', 'the code of an approved template when SMS_PROVIDER is aliyun'],
  [{ ...aliyun, SMS_PROVIDER: 'tencent' }, 'SMS_APP_ID', 'the SdkAppId when SMS_PROVIDER is tencent'],
  [smtp, 'SMTP_HOST', 'the name of a mail server when MAIL_PROVIDER is smtp'],
  [wechat, 'WECHAT_TOKEN', 'the token of its server configuration when WECHAT_PROVIDER is official'],
])('a provider that lacks a variable is refused in one sentence: %o without %s', (variables, name, mustBe) => {
  expect(() => parseConfig({ ...variables, [name]: '' })).toThrow(
    `The configuration does not hold: ${name} must be ${mustBe}. See .env.example.`,
  )
})

test('invoices are as the accountant of the site wants them', () => {
  expect(parseConfig({}).invoices).toEqual({
    days: 180,
    special: 'on',
    items: {
      recharge: '*预付卡销售*预付卡充值',
      member: '*信息技术服务*会员服务费',
      tokens: '*信息技术服务*人工智能服务费',
    },
  })
  const wanted = { INVOICE_DAYS: '365', INVOICE_SPECIAL: 'off', INVOICE_ITEM_MEMBER: '软件服务' }
  expect(parseConfig(wanted).invoices).toMatchObject({ days: 365, special: 'off', items: { member: '软件服务' } })
  for (const [name, value] of [
    ['INVOICE_DAYS', '0'],
    ['INVOICE_DAYS', '1.5'],
    ['INVOICE_SPECIAL', 'yes'],
    ['INVOICE_ITEM_RECHARGE', 'x'.repeat(101)],
  ] as const)
    expect(() => parseConfig({ [name]: value })).toThrow(`The configuration does not hold: ${name} must be `)
})

test('a variable of the process wins over the one in .env', () => {
  const file = join(temporaryFolder('env'), '.env')
  writeFileSync(file, 'PORT=4000\nTRUST_PROXY=2\n')
  expect(parseConfig(readEnvironment({ PORT: '5000' }, file))).toMatchObject({ port: 5000, trustProxy: 2 })
  expect(readEnvironment({ PORT: '5000' }, `${file}.absent`)).toEqual({ PORT: '5000' })
})

test.each([
  [
    'PROT=4000\n',
    /^\S+\.env has names that mean nothing to Slipstick: PROT \(is PORT meant\?\)\. Correct or remove them; \.env\.example has those that there are\.$/,
  ],
  ['PORT=1\nexport Data_Dir=/x\nCOLOUR=\n', /: COLOUR, Data_Dir \(is DATA_DIR meant\?\)\. Correct/],
  [
    'NODE_EXTRA_CA_CERTS=/a\nhttps_proxy=b\n',
    /^NODE_EXTRA_CA_CERTS, https_proxy in \S+\.env would come too late: set it in the environment of the process instead\.$/,
  ],
  ['TZ=UTC\nSMTP_PASWORD=x\n', /: SMTP_PASWORD \(is SMTP_PASSWORD meant\?\)\. .+ TZ in \S+ would come too late/],
])('names in .env that change nothing are refused: %j', (content, sentence) => {
  const file = join(temporaryFolder('env'), '.env')
  writeFileSync(file, content)
  expect(() => readEnvironment({}, file)).toThrow(sentence)
})

test('variables of the process environment are not checked', () => {
  const file = join(temporaryFolder('env'), '.env')
  writeFileSync(file, '# PROT=1\nPORT=4000\nXDG_DATA_HOME=/home/someone/data\n')
  const others = { PROT: '1', NODE_EXTRA_CA_CERTS: '/a', HTTPS_PROXY: 'b' }
  expect(readEnvironment(others, file)).toMatchObject({ ...others, PORT: '4000' })
})

test('.env.example has every name, and the server accepts it unchanged', () => {
  const file = resolve(import.meta.dirname, '../../.env.example')
  const names = [...readFileSync(file, 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const documented = fileNames.filter((name) => !/^(XDG_DATA_HOME|LOCALAPPDATA)$/.test(name))
  expect(new Set(names)).toEqual(new Set(documented))
  expect(parseConfig(readEnvironment({}, file))).toEqual(parseConfig({}))
})

test('[S2] by default metrics are readable from this machine in local mode, and by nobody in production', () => {
  const site = { ...production, PUBLIC_ORIGIN: 'https://stats.example.org' }
  const token = 'a'.repeat(20)
  expect(parseConfig({}).metrics).toBe('loopback')
  expect(parseConfig(site).metrics).toBe('off')
  expect(parseConfig({ ...site, METRICS: 'loopback' }).metrics).toBe('loopback')
  expect(parseConfig({ ...site, METRICS_TOKEN: token }).metrics).toEqual({ token })
  expect(parseConfig({ METRICS: 'token', METRICS_TOKEN: token }).metrics).toEqual({ token })
  expect(() => parseConfig({ METRICS: 'token' })).toThrow(
    /^The configuration does not hold: METRICS_TOKEN must be at least 20 characters without spaces when METRICS is token\./,
  )
})

test('a Node that is too old is refused with a remedy', () => {
  expect(() => requireNode('20.19.0')).toThrow(/needs Node 24 or newer; this is Node 20\.19\.0.*npm start/)
  expect(() => requireNode('24.21.0')).not.toThrow()
})

test('[M28] the number of devices is limited where the operator says so, and in production while a plan is on sale', () => {
  expect(parseConfig({}).devicesLimit).toBeNull()
  expect(parseConfig({ DEVICES_LIMIT: '2' }).devicesLimit).toBe(2)
  const site = { ...production, PUBLIC_ORIGIN: 'https://stats.example.org' }
  expect(parseConfig(site).devicesLimit).toBe('while-selling')
  expect(parseConfig({ ...site, DEVICES_LIMIT: '5' }).devicesLimit).toBe(5)
})
