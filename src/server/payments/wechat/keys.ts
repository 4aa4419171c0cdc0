import { type KeyObject, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { RawReply } from '../../providers/ask-provider.ts'
import type { WechatPayAccount } from './account.ts'
import { sealed, unseal } from './sealed.ts'
import { verifySigned } from './signature.ts'

/** The keys that WeChat Pay signs with, by the value of `Wechatpay-Serial`. */
export interface WechatKeys {
  /** The key with which replies shall be signed; undefined in certificate mode. */
  readonly preferred: string | undefined
  readonly keyOf: (serial: string) => Promise<KeyObject | undefined>
}

const REFRESH_MS = 12 * 60 * 60_000
/** Between two attempts, because anyone may send a notice that names an unknown key. */
const PAUSE_MS = 60_000

const listed = z.object({
  data: z.array(z.object({ serial_no: z.string(), expire_time: z.string(), encrypt_certificate: sealed })).min(1),
})

/** A set of certificates from the reply to `GET /v3/certificates`; undefined unless one of them signed it. */
async function readCertificates(
  { body, headers }: RawReply,
  v3Key: KeyObject,
  now: number,
): Promise<ReadonlyMap<string, KeyObject> | undefined> {
  const found = new Map<string, KeyObject>()
  for (const { serial_no, expire_time, encrypt_certificate } of listed.parse(JSON.parse(body.toString('utf8'))).data)
    if (!(Date.parse(expire_time) <= now))
      found.set(serial_no, new X509Certificate(unseal(encrypt_certificate, v3Key)).publicKey)
  const signed = verifySigned(
    (name) => headers.get(name) ?? undefined,
    body,
    (serial) => Promise.resolve(found.get(serial)),
  )
  return signed.then(
    () => found,
    () => undefined,
  )
}

/**
 * The keys of the configuration, and the certificates that WeChat Pay sends, which are fetched when one is named that is not among them, and
 * renewed every twelve hours. While it changes from one to another it signs with both.
 * @param fetchCertificates sends `GET /v3/certificates`, and does not verify the reply
 */
export function wechatKeys(
  { publicKeys, v3Key }: Pick<WechatPayAccount, 'publicKeys' | 'v3Key'>,
  fetchCertificates: () => Promise<RawReply>,
  clock: () => number,
): WechatKeys {
  let certificates: ReadonlyMap<string, KeyObject> = new Map()
  let loadedAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  const load = async () => {
    triedAt = clock()
    try {
      const found = await readCertificates(await fetchCertificates(), v3Key, clock())
      if (found === undefined) return
      certificates = found
      loadedAt = clock()
    } catch {
      // the former ones are kept: what is signed with another key stays unverified
    }
  }
  return {
    preferred: publicKeys.keys().next().value,
    async keyOf(serial) {
      const configured = publicKeys.get(serial)
      if (configured) return configured
      if (!/^[0-9A-F]{8,64}$/i.test(serial)) return undefined
      const isFresh = certificates.has(serial) && clock() - loadedAt < REFRESH_MS
      if (!isFresh && (loading !== undefined || clock() - triedAt >= PAUSE_MS)) {
        loading ??= load().finally(() => {
          loading = undefined
        })
        await loading
      }
      return certificates.get(serial)
    },
  }
}
