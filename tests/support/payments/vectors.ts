import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface KeyPair {
  readonly private: string
  readonly public: string
}
interface SignedByWechat {
  readonly timestamp: string
  readonly nonce: string
  readonly serial: string
  readonly signature: string
  readonly body: string
}

/** What OpenSSL made (`tests/tools/payment-vectors.mjs`). */
interface Vectors {
  readonly number: string
  readonly keys: Readonly<Record<'merchant' | 'wechat' | 'platform' | 'alipay' | 'stranger', KeyPair>> & {
    readonly alipayApp: KeyPair & { readonly pkcs1: string }
  }
  readonly certificates: Readonly<Record<'alipayApp' | 'alipay' | 'alipayRoot' | 'platform', string>>
  readonly certificateSerials: Readonly<Record<'alipayApp' | 'alipay' | 'alipayRoot' | 'platform', string>>
  readonly wechat: {
    readonly merchant: string
    readonly app: string
    readonly serial: string
    readonly v3Key: string
    readonly publicKeyId: string
    readonly requests: readonly {
      readonly method: 'GET' | 'POST'
      readonly target: string
      readonly body: string
      readonly timestamp: string
      readonly nonce: string
      readonly signature: string
    }[]
    readonly bridge: Readonly<Record<'timestamp' | 'nonce' | 'prepayId' | 'signature', string>>
    readonly sealed: readonly {
      readonly algorithm: 'AEAD_AES_256_GCM'
      readonly nonce: string
      readonly associated_data: string
      readonly ciphertext: string
      readonly plain: string
    }[]
    readonly reply: SignedByWechat
    readonly emptyReply: SignedByWechat
    readonly notice: SignedByWechat
  }
  readonly alipay: {
    readonly app: string
    readonly seller: string
    readonly parameters: Readonly<Record<string, string>>
    readonly content: string
    readonly signature: string
    readonly reply: string
    readonly answer: string
    readonly notices: readonly string[]
  }
}

const file = resolve(import.meta.dirname, '../../fixtures/payment-vectors.json')
export const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors

type Owner = keyof Vectors['keys']

export const privateKeyOf = (owner: Owner): KeyObject => createPrivateKey(vectors.keys[owner].private)
export const publicKeyOf = (owner: Owner): KeyObject => createPublicKey(vectors.keys[owner].public)
export const v3Key = createSecretKey(Buffer.from(vectors.wechat.v3Key))
