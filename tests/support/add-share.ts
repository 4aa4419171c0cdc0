import type { CallName } from '#contract/calls/index.ts'
import type { Share } from '#contract/calls/share.ts'
import { type CallOptions, headersOf, readEnvelope, type TestServer } from './start-server.ts'

/** The reply to `Share/add`, whatever it is. */
export async function sendShare(server: TestServer, options: CallOptions, bytes: Buffer, days = 30) {
  const response = await server.fetch(`/api/Share/add?days=${days}`, {
    method: 'POST',
    headers: { ...headersOf('Share/add', options), 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return readEnvelope('Share/add', response)
}

/** Stores a sealed snapshot as a device does. */
export async function addShare(server: TestServer, token: string, bytes: Buffer, days = 30): Promise<Share> {
  const { status, code, data } = await sendShare(server, { token }, bytes, days)
  if (status !== 200) throw new Error(`a share was answered with ${code}`)
  return data
}

/** The bytes of a share, or the code of the refusal, as anyone gets them. */
export async function openShare(server: TestServer, id: string, address?: string): Promise<Buffer | string> {
  const headers = headersOf('Share/open', address === undefined ? {} : { address })
  const response = await server.fetch('/api/Share/open', { method: 'POST', headers, body: JSON.stringify({ id }) })
  if (response.headers.get('content-type') === 'application/octet-stream')
    return Buffer.from(await response.arrayBuffer())
  return ((await response.json()) as { code: string }).code
}

/** The one object that is for anyone who has its id: a share, whose bytes only its link can read (SPEC S13). */
export function opensToAll(name: CallName, id: string, share: string): boolean {
  return name === 'Share/open' && id === share
}
