import { randomUUID } from 'node:crypto'
import { solveWork } from '#app/workers/solve-work.ts'
import type { ReplyOf, RequestOf } from '#contract/calls/call.ts'
import type { CallName, Calls } from '#contract/calls/index.ts'
import { type Envelope, isEnvelope } from '#contract/envelope.ts'
import { CAPTCHA_ANSWER } from './captcha-answer.ts'

/** Calls a server at an address. Undefined if the reply is not an envelope. */
export async function callServer<N extends CallName>(
  url: string,
  name: N,
  request: RequestOf<Calls[N]>,
  { token, key = randomUUID() }: { readonly token?: string; readonly key?: string } = {},
): Promise<Envelope<ReplyOf<Calls[N]>> | undefined> {
  try {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
    })
    const body: unknown = await response.json()
    return isEnvelope(body) ? (body as Envelope<ReplyOf<Calls[N]>>) : undefined
  } catch {
    return undefined
  }
}

/** Opens an account on a test server. Returns its token. */
export async function registerAt(url: string, username: string): Promise<string> {
  const captcha = await callServer(url, 'Base/captcha', { kind: 'question' })
  const reply = await callServer(url, 'User/register', {
    username,
    password: 'correct horse',
    agreement_id: 2,
    device: 'test',
    captcha: { key: captcha?.data.key ?? '', code: CAPTCHA_ANSWER, work: await solveWork(captcha?.data.work ?? '') },
  })
  if (reply?.status !== 200) throw new Error(`registering was answered with ${reply?.code}`)
  return reply.data.token
}
