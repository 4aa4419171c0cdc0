import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { parseConfig, readEnvironment } from './config.ts'
import { requireNode } from './require-node.ts'

test('without any variable the server is local, on loopback, with its own database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    mode: 'local',
    publicOrigin: undefined,
    trustProxy: 0,
  })
})

test('[S3] root keeps its data where any account can enter', () => {
  const { dataDir } = parseConfig({ XDG_DATA_HOME: '/home/someone/data' })
  expect(dataDir).toBe(process.getuid?.() === 0 ? '/var/lib/slipstick' : '/home/someone/data/slipstick')
})

test('an empty variable counts as absent', () => {
  expect(parseConfig({ PORT: '', PUBLIC_ORIGIN: '' }).port).toBe(3000)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://root@localhost/x'],
  ['MODE', 'staging'],
  ['PUBLIC_ORIGIN', 'https://stats.example.org/path'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(
    new RegExp(`^The configuration does not hold: ${name} must be [^\n]+$`),
  )
})

test.each([undefined, '', 'http://stats.example.org', 'http://localhost.example.org', 'http://192.168.0.7:3000'])(
  '[S2] production at PUBLIC_ORIGIN=%s is refused in one sentence',
  (origin) => {
    expect(() => parseConfig({ MODE: 'production', PUBLIC_ORIGIN: origin })).toThrow(
      /^The configuration does not hold: PUBLIC_ORIGIN must be the https origin of the site[^\n]+ when MODE is production\. See \.env\.example\.$/,
    )
  },
)

test.each(['https://stats.example.org', 'http://localhost:3000', 'http://127.0.0.1:3000/', 'http://[::1]:3000'])(
  '[S2] production may be at %s, and logs every call',
  (origin) => {
    expect(parseConfig({ MODE: 'production', PUBLIC_ORIGIN: origin })).toMatchObject({
      mode: 'production',
      publicOrigin: origin.replace(/\/$/, ''),
      logLevel: 'info',
    })
  },
)

test('a variable of the process wins over the one in .env', () => {
  const file = join(temporaryFolder('env'), '.env')
  writeFileSync(file, 'PORT=4000\nTRUST_PROXY=2\n')
  expect(parseConfig(readEnvironment({ PORT: '5000' }, file))).toMatchObject({ port: 5000, trustProxy: 2 })
  expect(readEnvironment({ PORT: '5000' }, `${file}.absent`)).toEqual({ PORT: '5000' })
})

test('a Node that is too old is refused with what to do instead', () => {
  expect(() => requireNode('20.19.0')).toThrow(/needs Node 24 or newer; this is Node 20\.19\.0.*npm start/)
  expect(() => requireNode('24.21.0')).not.toThrow()
})
