import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

const timeouts = { head: 400, json: 600, request: 1500, rest: 500, look: 50 }
/** Allows for timers and a busy machine. */
const SLACK = 2000
const IDLE = 2000
const TICK = 20

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ world: { timeouts } })
  user = await server.register()
})
afterAll(() => server.stop())

interface Line {
  readonly socket: Socket
  readonly closed: Promise<void>
}

async function open(): Promise<Line> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  await once(socket, 'connect')
  return { socket: socket.resume(), closed }
}

/** Sends `next()` repeatedly until the server closes the connection. Returns the ms until then and the server's output. */
async function sendUntilCut({ socket, closed }: Line, next: () => string | Buffer, pause: number) {
  let said = ''
  let isOver = false
  socket.on('data', (chunk) => {
    said += chunk
  })
  const start = performance.now()
  const over = closed.then(() => {
    isOver = true
  })
  while (!isOver) {
    socket.write(next())
    if (pause > 0) await sleep(pause)
    else await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over])
  }
  return { ms: performance.now() - start, said }
}

function headOf(path: string, ...headers: string[]): string {
  return `${[`POST /api/${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`
}

/** Response time of another client meanwhile, ms. */
async function othersWait(): Promise<number> {
  const start = performance.now()
  expect((await server.call('Base/ping', {})).status).toBe(200)
  return performance.now() - start
}

test('[S7] a head sent letter by letter is cut', async () => {
  const letters = headOf('Base/ping', `X-Long: ${'x'.repeat(10_000)}`)[Symbol.iterator]()
  const cut = sendUntilCut(await open(), () => letters.next().value ?? '', TICK)
  expect(await othersWait()).toBeLessThan(1000)
  expect((await cut).ms).toBeLessThan(timeouts.head + SLACK)
})

test.each(['Content-Length: 10000', 'Transfer-Encoding: chunked'])(
  '[S7] the body of a call that comes byte by byte is cut (%s)',
  async (length) => {
    const line = await open()
    line.socket.write(headOf('Base/captcha', 'Content-Type: application/json', length))
    const cut = sendUntilCut(line, () => (length.startsWith('Content') ? ' ' : '1\r\n \r\n'), TICK)
    expect(await othersWait()).toBeLessThan(1000)
    const { ms, said } = await cut
    expect(ms).toBeGreaterThan(timeouts.json - 100)
    expect(ms).toBeLessThan(timeouts.json + SLACK)
    expect(said).toBe('')
  },
)

test('[S7] an upload may take longer than a JSON call, but not for ever', async () => {
  const query = 'upload=01900000-0000-7000-8000-000000000001&offset=0'
  const headers = [`Authorization: Bearer ${user.token}`, 'Content-Type: application/octet-stream', 'Connection: close']
  const { socket: patient, closed } = await open()
  patient.write(headOf(`Dataset/uploadChunk?${query}`, ...headers, 'Content-Length: 8'))
  let said = ''
  patient.on('data', (chunk) => {
    said += chunk
  })
  for (let count = 0; count < 8; count += 1) {
    await sleep(timeouts.json / 6)
    patient.write('x')
  }
  await closed
  expect(said).toContain('"code":"upload-not-found"')
  const endless = await open()
  endless.socket.write(headOf(`Dataset/uploadChunk?${query}`, ...headers, 'Content-Length: 100000'))
  const { ms } = await sendUntilCut(endless, () => 'x', TICK)
  expect(ms).toBeLessThan(timeouts.request + SLACK)
})

test('[S7] thousands of silent connections block nobody, and are cut', async () => {
  const lines = await Promise.all(Array.from({ length: IDLE }, open))
  expect(await othersWait()).toBeLessThan(2000)
  const start = performance.now()
  await Promise.all(lines.map(({ closed }) => closed))
  expect(performance.now() - start).toBeLessThan(timeouts.head + 5 * SLACK)
})

const MEGABYTE = Buffer.alloc(2 ** 20, 'x')
const CHUNK = Buffer.concat([Buffer.from('100000\r\n'), MEGABYTE, Buffer.from('\r\n')])
const BOUNDARY = 'boundary'

test.each([
  ['in JSON', 'Base/captcha', ['Content-Type: application/json']],
  ['of a call that its sender may not make', 'Sync/push', ['Content-Type: application/json']],
  ['to a path that does not exist', 'Nothing/here', ['Content-Type: application/json']],
])('[S7] a body that never ends is cut: %s', async (_, path, headers) => {
  const line = await open()
  line.socket.write(headOf(path, 'Transfer-Encoding: chunked', ...headers))
  const cut = sendUntilCut(line, () => CHUNK, 0)
  expect(await othersWait()).toBeLessThan(2000)
  expect((await cut).ms).toBeLessThan(timeouts.request + SLACK)
})

test('[S7] a picture that never ends is cut', async () => {
  const line = await open()
  const key = '01900000-0000-4000-8000-000000000001'
  const headers = [`Authorization: Bearer ${user.token}`, `Idempotency-Key: ${key}`, 'Transfer-Encoding: chunked']
  line.socket.write(headOf('Upload/upload', ...headers, `Content-Type: multipart/form-data; boundary=${BOUNDARY}`))
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  line.socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
  const cut = sendUntilCut(line, () => CHUNK, 0)
  expect(await othersWait()).toBeLessThan(2000)
  expect((await cut).ms).toBeLessThan(timeouts.request + SLACK)
})

test('after all this the server still answers, and has logged no bug', async () => {
  expect((await server.call('User/detail', {}, { token: user.token })).status).toBe(200)
  expect(server.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
