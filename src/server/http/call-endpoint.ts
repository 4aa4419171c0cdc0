import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { StoredReply } from '../db/schema.ts'
import { isDiskFull } from '../disk.ts'
import { codeOf } from '../start-error.ts'
import { answerCall, type CallContext, isCall } from './answer-call.ts'
import { envelopeOf, replyToError } from './envelope.ts'
import { Overloaded } from './in-flight.ts'
import { languageOf } from './language.ts'
import type { Metrics } from './metrics.ts'
import { Refusal } from './refusal.ts'
import { Bytes, LongList } from './route.ts'
import { sendJson, sendLongList } from './send-json.ts'

/** Answers one request below /api. Always replies with an envelope of HTTP status 200, logs one line and counts the call. */
export function callEndpoint(door: CallContext, log: Logger, metrics: Metrics) {
  const { rest } = door.timeouts
  /** A client that was answered before the end of its body may go on sending for a while, so that it gets the answer. */
  const endLater = (incoming: IncomingMessage) => {
    if (incoming.complete) return
    const late = setTimeout(() => incoming.destroy(), rest)
    incoming.once('close', () => clearTimeout(late))
  }
  return async (incoming: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const start = performance.now()
    const requestId = randomUUID()
    const headers = { 'Cache-Control': 'no-store', 'X-Request-Id': requestId }
    const language = languageOf(incoming.headers['accept-language'])
    const call = isCall(name) && incoming.method === 'POST' ? name : undefined
    const record = (status: number, code?: string) => {
      const seconds = (performance.now() - start) / 1000
      const known = call ?? 'unknown'
      metrics.observe(known, status, seconds)
      log.info({ request_id: requestId, call: known, status, code, ms: Math.round(seconds * 1000) }, 'call')
    }
    const tell = (reply: StoredReply) => {
      record(reply.status, reply.code)
      endLater(incoming)
      return sendJson(incoming, response, envelopeOf(reply, language, requestId), headers)
    }
    const atEnd = (act: () => void) => {
      if (response.closed) act()
      else response.once('close', act)
    }
    try {
      atEnd(door.inFlight.calls.take(1))
      if (!call) throw new Refusal('not-found')
      const reply = await answerCall(door, call, incoming, atEnd)
      if (!(reply instanceof Bytes || reply instanceof LongList)) return await tell(reply)
      if (response.destroyed) {
        // the client has disconnected meanwhile
        if (reply instanceof Bytes) reply.stream.destroy()
        return undefined
      }
      record(200)
      if (reply instanceof LongList) {
        const envelope = envelopeOf({ status: 200, data: null }, language, requestId)
        return await sendLongList(incoming, response, envelope, reply, headers)
      }
      const length = reply.length === undefined ? {} : { 'Content-Length': reply.length }
      response.writeHead(200, { ...headers, ...reply.headers, ...length })
      return await pipeline(reply.stream, response)
    } catch (error) {
      if (response.headersSent) {
        response.destroy()
        if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE')
          log.error({ err: error, request_id: requestId, call }, 'cut')
        return undefined
      }
      if (error instanceof Overloaded) {
        record(503, 'busy')
        response.writeHead(503, { ...headers, 'Retry-After': '2', 'Content-Length': 0 }).end()
        return endLater(incoming)
      }
      if (isDiskFull(error)) door.disk.noteFull()
      const { reply, bug } = replyToError(error)
      const level = reply.code === 'internal' ? 'error' : 'warn'
      if (bug !== undefined) log[level]({ err: bug, request_id: requestId, call }, reply.code)
      return tell(reply)
    }
  }
}
