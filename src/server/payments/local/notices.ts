import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { SIGNATURE_AGE_MS } from '../clock-skew.ts'
import type { Fact } from '../fact.ts'
import { understood } from '../refusal.ts'
import { SANDBOX, sandboxFacts } from './facts.ts'

export interface SandboxNotice {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const LARGEST_NOTICE = 64 * 1024

/** HMAC-SHA256 of the time, in seconds since 1970, and the body, in hexadecimal. */
function signatureOf(key: Buffer, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', key).update(`${timestamp}\n`).update(body).digest('hex')
}

/** A notice in the sandbox's own format: the fact as JSON. */
export function sandboxNotice(fact: Fact, key: Buffer, now: number): SandboxNotice {
  const body = JSON.stringify(fact)
  const timestamp = String(Math.floor(now / 1000))
  return {
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': timestamp,
      'sandbox-signature': signatureOf(key, timestamp, body),
    },
    body,
  }
}

/** The fact of a notice. Throws a DeliveryError. */
export function readSandboxNotice(headers: IncomingHttpHeaders, body: Buffer, key: Buffer, now: number): Fact {
  if (body.length > LARGEST_NOTICE) throw new DeliveryError('notice-too-large')
  const [timestamp, signature] = ['sandbox-timestamp', 'sandbox-signature'].map((name) => String(headers[name] ?? ''))
  if (!timestamp || !signature) throw new DeliveryError('unsigned')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, timestamp, body))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new DeliveryError('wrong-signature')
  if (Math.abs(Number(timestamp) * 1000 - now) > SIGNATURE_AGE_MS) throw new DeliveryError('old-timestamp')
  const fact = understood(z.union(sandboxFacts).safeParse(JSON.parse(body.toString('utf8'))).data)
  if (fact.merchant !== SANDBOX) throw new DeliveryError('wrong-merchant')
  if (fact.app !== SANDBOX) throw new DeliveryError('wrong-app')
  return fact
}
