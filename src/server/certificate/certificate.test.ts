import { spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#server/operator/run-command.ts'
import { startTestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { TIMEOUTS } from '../http/timeouts.ts'
import { listen } from '../listen.ts'
import { hostName } from './host-names.ts'
import { issueAuthority, issueServer, namesOf, SERVER_DAYS } from './issue.ts'
import { readServerTls } from './server-tls.ts'

const DAY = 24 * 60 * 60_000
const NAMES = ['stats.ward', '192.168.1.20', '127.0.0.1', '::1']

async function make(folder: string, ...args: string[]) {
  const out: string[] = []
  const errors: string[] = []
  const console = { print: (line: string) => out.push(line), complain: (line: string) => errors.push(line) }
  const code = await runCommand(
    ['make-certificate', ...args, '--to', folder],
    {},
    { ...console, password: async () => '' },
  )
  return { code, out, errors }
}
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

/** The status of a request for /, or the code of the error. */
function get(url: string, ca: string | undefined, servername?: string): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const options = { ...(ca && { ca }), ...(servername && { servername }), agent: false }
    const asked = request(url, options, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    asked.end()
  })
}

test('[S2] a server with the certificate speaks https to those who trust the authority, and to nobody else', async () => {
  const folder = temporaryFolder('certificate')
  expect((await make(folder, 'stats.ward')).code).toBe(0)
  const tls = readServerTls(join(folder, 'server.pem'), join(folder, 'server-key.pem'), Date.now())
  const listening = await listen({ port: 0, host: '127.0.0.1', publicOrigin: undefined, tls }, TIMEOUTS)
  try {
    expect(listening.url).toMatch(/^https:/)
    listening.use(
      (_, response) => response.end('here'),
      (_, socket) => socket.destroy(),
    )
    const authority = read(folder, 'authority.crt')
    expect(await get(listening.url, authority)).toBe(200)
    expect(await get(listening.url, authority, 'stats.ward')).toBe(200)
    expect(await get(listening.url, authority, 'stats.example.org')).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    expect(await get(listening.url, undefined)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    const other = issueAuthority('Another', Date.now())
    expect(await get(listening.url, other.certificate)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    expect(await fetch(listening.url.replace('https', 'http')).catch((error: Error) => error.name)).toBe('TypeError')
  } finally {
    await listening.close()
  }
})

test('[S2] a site with both files answers over https, and names itself so', async () => {
  const folder = temporaryFolder('site')
  await make(folder, 'stats.ward')
  const files = { certFile: join(folder, 'server.pem'), keyFile: join(folder, 'server-key.pem') }
  const server = await startTestServer({ config: { tls: files } })
  try {
    expect(server.ownerAddress).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/login#owner=/)
    expect(await get(`${server.url}/readyz`, read(folder, 'authority.crt'))).toBe(200)
    expect(await get(`${server.url}/readyz`, undefined)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
  } finally {
    await server.stop()
  }
})

test('the authority signs servers only; a certificate has the names, and no longer life than Apple allows', () => {
  const now = Date.now()
  const authority = issueAuthority('Slipstick test', now)
  const server = issueServer(authority, NAMES, now)
  const [root, leaf] = [new X509Certificate(authority.certificate), new X509Certificate(server.certificate)]
  expect([root.ca, leaf.ca, leaf.checkIssued(root), leaf.verify(root.publicKey)]).toEqual([true, false, true, true])
  expect(namesOf(server.certificate).map(hostName)).toEqual(NAMES)
  expect(leaf.checkHost('stats.ward')).toBe('stats.ward')
  expect(leaf.checkIP('192.168.1.20')).toBe('192.168.1.20')
  expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  const days = (leaf.validToDate.getTime() - leaf.validFromDate.getTime()) / DAY
  expect(days).toBeGreaterThan(SERVER_DAYS)
  expect(days).toBeLessThanOrEqual(825)
  expect(leaf.serialNumber).not.toBe(new X509Certificate(issueServer(authority, NAMES, now).certificate).serialNumber)
})

test('openssl accepts the chain for a server, and not another authority’s', () => {
  if (spawnSync('openssl', ['version']).status !== 0) return
  const folder = temporaryFolder('openssl')
  const authority = issueAuthority('One', Date.now())
  const other = issueAuthority('Other', Date.now())
  const files = {
    root: authority.certificate,
    other: other.certificate,
    leaf: issueServer(authority, NAMES, Date.now()).certificate,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const verify = (root: string) =>
    spawnSync('openssl', [
      'verify',
      '-x509_strict',
      '-purpose',
      'sslserver',
      '-verify_hostname',
      'stats.ward',
      '-CAfile',
      join(folder, root),
      join(folder, 'leaf'),
    ])
  expect([verify('root').status, verify('other').status === 0]).toEqual([0, false])
})

test('keys are for their owner alone; a later run renews the certificate with the same authority and names', async () => {
  const folder = temporaryFolder('renew')
  const first = await make(folder, 'Stats.Ward', '192.168.1.20', 'stats.ward', 'fd00::20')
  const files = Object.fromEntries(
    ['authority.crt', 'authority-key.pem', 'server.pem', 'server-key.pem'].map((name) => [name, read(folder, name)]),
  )
  for (const name of ['authority-key.pem', 'server-key.pem'])
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600)
  expect(first.out[0]).toMatch(/every device/)
  const second = await make(folder)
  expect([second.code, second.out[0]]).toEqual([0, 'The authority is the one of before.'])
  for (const name of ['authority.crt', 'authority-key.pem']) expect(read(folder, name)).toBe(files[name])
  for (const name of ['server.pem', 'server-key.pem']) expect(read(folder, name)).not.toBe(files[name])
  expect(namesOf(read(folder, 'server.pem'))).toEqual(namesOf(files['server.pem'] ?? ''))
  expect(second.out.find((line) => line.startsWith('SHA-256'))).toBe(
    first.out.find((line) => line.startsWith('SHA-256')),
  )
  expect((await make(folder, '--authority', 'new')).out[0]).toMatch(/every device/)
  expect(read(folder, 'authority.crt')).not.toBe(files['authority.crt'])
})

test('the page has the fingerprint, both languages and every kind of device', async () => {
  const folder = temporaryFolder('page')
  await make(folder, 'stats.ward')
  const page = read(folder, 'trust.html')
  const { fingerprint256, fingerprint } = new X509Certificate(read(folder, 'authority.crt'))
  for (const text of [fingerprint256, fingerprint, 'stats.ward', '证书信任设置', 'Certificate Trust Settings'])
    expect(page).toContain(text)
  for (const id of ['windows', 'macos', 'ios', 'android', 'linux', 'firefox'])
    for (const language of ['zh', 'en']) expect(page).toContain(`id="${id}-${language}"`)
  expect(page).not.toMatch(/<script|https?:\/\/|PRIVATE/)
})

test.each([
  ['no name', [], /Name the hosts and IP addresses/],
  ['an address of a page', ['https://stats.ward'], /without https:\/\/ and port/],
  ['a port', ['stats.ward:8443'], /neither a host name nor/],
  ['half an IP address', ['192.168.1'], /neither a host name nor/],
  ['an address of one interface', ['fe80::1%eth0'], /neither a host name nor/],
  ['a wildcard', ['*.ward'], /neither a host name nor/],
  ['another word for the authority', ['stats.ward', '--authority', 'old'], /takes the word new only/],
  ['too many names', Array.from({ length: 51 }, (_, index) => `h${index}.ward`), /50 names at most/],
])('%s is refused in one sentence, and no file is made', async (_, args, sentence) => {
  const folder = temporaryFolder('refused')
  const { code, errors } = await make(folder, ...args)
  expect([code, errors[0]]).toEqual([2, expect.stringMatching(sentence)])
  expect(() => read(folder, 'authority.crt')).toThrow()
})

test('an authority whose key is lost or another’s is not replaced unasked', async () => {
  const folder = temporaryFolder('damaged')
  await make(folder, 'stats.ward')
  const authority = read(folder, 'authority.crt')
  writeFileSync(join(folder, 'authority-key.pem'), issueAuthority('Other', Date.now()).key)
  const { code, errors } = await make(folder, 'stats.ward')
  expect([code, errors[0]]).toEqual([2, expect.stringMatching(/--authority new/)])
  expect(read(folder, 'authority.crt')).toBe(authority)
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect((await make(join(file, 'below'), 'stats.ward')).errors[0]).toMatch(/is not a folder that can be written/)
})

test('a server refuses files that are no certificate and key, and a certificate that has ended', () => {
  const folder = temporaryFolder('tls')
  const authority = issueAuthority('One', Date.now())
  const [one, two] = [issueServer(authority, ['a.ward'], Date.now()), issueServer(authority, ['b.ward'], Date.now())]
  const old = issueServer(authority, ['c.ward'], Date.now() - 900 * DAY)
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const start = (certificate: string, key: string) => () =>
    readServerTls(file('c', certificate), file('k', key), Date.now())
  expect(start(one.certificate, one.key)().endsAt).toBeGreaterThan(Date.now())
  expect(start(one.certificate, two.key)).toThrow(/is not that of the certificate/)
  expect(start(old.certificate, old.key)).toThrow(/ended on \d{4}-\d\d-\d\d/)
  expect(start('words', one.key)).toThrow(/must be PEM files/)
  expect(() => readServerTls(join(folder, 'none'), join(folder, 'k'), 0)).toThrow(/TLS_CERT_FILE names .*none/)
})
