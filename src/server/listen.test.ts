import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { TIMEOUTS } from './http/timeouts.ts'
import { type Listening, listen } from './listen.ts'

let listening: Listening
afterEach(() => listening.close())

async function open(): Promise<'taken' | 'closed'> {
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return Promise.race([
    once(socket, 'data').then(() => 'taken' as const),
    once(socket, 'close').then(() => 'closed' as const),
  ])
}

test('[S7] the number of open connections is limited, and further ones are closed', async () => {
  listening = await listen({ port: 0, host: '127.0.0.1', publicOrigin: undefined, mostConnections: 3 }, TIMEOUTS)
  const taken = []
  for (let count = 0; count < 5; count += 1) taken.push(await open())
  expect(taken).toEqual(['taken', 'taken', 'taken', 'closed', 'closed'])
})

test('[S1] [S7] until the site is open every request is refused, with the usual headers, and connections are kept for 76 s', async () => {
  listening = await listen({ port: 0, host: '127.0.0.1', publicOrigin: undefined }, TIMEOUTS)
  const { status, headers } = await fetch(listening.url)
  expect([status, headers.get('retry-after'), headers.get('keep-alive')]).toEqual([503, '2', 'timeout=76'])
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
})
