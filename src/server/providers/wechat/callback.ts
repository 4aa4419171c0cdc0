import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../http/read-body.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { siteConfig } from '../../site/site-config.ts'
import { scanWords } from '../scan-words.ts'
import type { OfficialAccountSettings, OnScan } from '../wechat.ts'
import { type Fields, readFlatXml, writeFlatXml } from './flat-xml.ts'
import { type SafeMode, safeMode } from './safe-mode.ts'
import { isSignatureOf, signParts } from './signature.ts'
import { forgetMessage, takeMessage } from './store.ts'

/** The address configured at WeChat for its messages. */
export const CALLBACK_PATH = '/wechat/callback'

const LARGEST_MESSAGE = 64 * 1024
const FRESH_MS = 5 * 60_000
/** Longer than a signature is accepted, on both sides of our clock. */
const REMEMBERED_MS = 3 * FRESH_MS
/** WeChat's acknowledgement without a reply. */
const NOTHING_TO_SAY = 'success'

type Surroundings = Pick<Services, 'db' | 'clock' | 'log'> & { readonly onScan: OnScan }

interface Call {
  readonly timestamp: string
  readonly nonce: string
  /** From the query; it does not sign the body. */
  readonly signature: string
  readonly messageSignature: string
  readonly echo: string
}

function readQuery(incoming: IncomingMessage): Call {
  const query = new URL(incoming.url ?? '/', 'http://here').searchParams
  const text = (name: string) => query.get(name) ?? ''
  return {
    timestamp: text('timestamp'),
    nonce: text('nonce'),
    signature: text('signature'),
    messageSignature: text('msg_signature'),
    echo: text('echostr'),
  }
}

function isFresh({ timestamp }: Call, now: number): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= FRESH_MS
}

/**
 * The message in a body. In safe mode only the encrypted part and its own signature count, because the query's signature does not cover the
 * body.
 */
function openMessage(body: string, call: Call, token: string, mode: SafeMode | undefined): Fields | undefined {
  const outer = readFlatXml(body)
  if (!outer || !mode) return outer
  const encrypted = outer.get('Encrypt') ?? ''
  if (!isSignatureOf(call.messageSignature, [token, call.timestamp, call.nonce, encrypted])) return undefined
  return readFlatXml(mode.decrypt(encrypted) ?? '')
}

/** The scene of a scanned code, whether the user already followed the account (SCAN) or does so now (subscribe). */
function sceneOf(message: Fields): string | undefined {
  if (message.get('MsgType') !== 'event') return undefined
  const key = message.get('EventKey') ?? ''
  if (message.get('Event') === 'SCAN') return key
  return message.get('Event') === 'subscribe' && key.startsWith('qrscene_') ? key.slice('qrscene_'.length) : undefined
}

/**
 * Hashes under which a message and its request are remembered. WeChat repeats a message when we are slow, and an attacker with a signed
 * address could send another message to it.
 */
function fingerprints(message: Fields, { timestamp, nonce }: Call): Buffer[] {
  const field = (name: string) => message.get(name) ?? ''
  const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()
  return [
    hash('message', field('FromUserName'), field('CreateTime'), field('MsgId'), field('Event'), field('EventKey')),
    hash('call', timestamp, nonce),
  ]
}

function textReply(message: Fields, content: string, now: number): string {
  return writeFlatXml({
    ToUserName: message.get('FromUserName') ?? '',
    FromUserName: message.get('ToUserName') ?? '',
    CreateTime: Math.floor(now / 1000),
    MsgType: 'text',
    Content: content,
  })
}

function sealReply(reply: string, token: string, mode: SafeMode, now: number): string {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(8).toString('hex')
  const encrypted = mode.encrypt(reply)
  return writeFlatXml({
    Encrypt: encrypted,
    MsgSignature: signParts([token, timestamp, nonce, encrypted]),
    TimeStamp: Number(timestamp),
    Nonce: nonce,
  })
}

/**
 * Answers WeChat's server: its check of our address, and its messages.
 * https://developers.weixin.qq.com/doc/service/guide/dev/push/
 */
export function wechatCallback(
  { token, aesKey, appId }: Pick<OfficialAccountSettings, 'token' | 'aesKey' | 'appId'>,
  { db, clock, log, onScan }: Surroundings,
): (incoming: IncomingMessage, response: ServerResponse) => Promise<void> {
  const mode = aesKey === undefined ? undefined : safeMode(aesKey, appId)

  const answerScan = async (message: Fields, scene: string, now: number): Promise<string> => {
    const scanned = await onScan(scene, message.get('FromUserName') ?? '')
    const words = scanWords(scanned, (await siteConfig(db)).site_title)
    const reply = textReply(message, `${words.zh}\n${words.en}`, now)
    return mode ? sealReply(reply, token, mode, now) : reply
  }

  const answerMessage = async (message: Fields, call: Call, now: number): Promise<string> => {
    const scene = sceneOf(message)
    if (scene === undefined) return NOTHING_TO_SAY
    const known = fingerprints(message, call)
    if (!(await takeMessage(db, known, now + REMEMBERED_MS))) return NOTHING_TO_SAY
    try {
      return await answerScan(message, scene, now)
    } catch (error) {
      await forgetMessage(db, known)
      throw error
    }
  }

  const answer = async (incoming: IncomingMessage): Promise<{ status: number; body: string }> => {
    const isQuestion = incoming.method === 'GET'
    if (!isQuestion && incoming.method !== 'POST') return { status: 405, body: 'Method not allowed\n' }
    const now = clock()
    const call = readQuery(incoming)
    if (!isFresh(call, now) || !isSignatureOf(call.signature, [token, call.timestamp, call.nonce]))
      return { status: 403, body: 'Forbidden\n' }
    if (isQuestion) return { status: 200, body: call.echo }
    const message = openMessage((await readBody(incoming, LARGEST_MESSAGE)).toString('utf8'), call, token, mode)
    if (!message) return { status: 400, body: 'Bad request\n' }
    return { status: 200, body: await answerMessage(message, call, now) }
  }

  return async (incoming, response) => {
    const { status, body } = await answer(incoming).catch((error: unknown) => {
      if (error instanceof Refusal) return { status: error.status, body: 'Bad request\n' }
      log.error({ err: error }, 'a message of WeChat')
      return { status: 500, body: 'Error\n' }
    })
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(body)
  }
}
