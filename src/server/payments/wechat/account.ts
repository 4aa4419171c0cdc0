import type { KeyObject } from 'node:crypto'

/** Ways to pay that the merchant has a contract for. */
export type WechatProduct = 'native' | 'h5' | 'jsapi'

/** A merchant's account at WeChat Pay. Keys are KeyObjects, which no log prints. */
export interface WechatPayAccount {
  /** mchid */
  readonly merchant: string
  /** appid of the official account that is bound to the merchant. */
  readonly app: string
  /** Serial number of the merchant's API certificate. */
  readonly serial: string
  /** The merchant's API private key. */
  readonly privateKey: KeyObject
  /** The APIv3 key, a secret of 32 bytes. */
  readonly v3Key: KeyObject
  /** WeChat Pay's public keys by their ids (`PUB_KEY_ID_…`). Empty: certificate mode. */
  readonly publicKeys: ReadonlyMap<string, KeyObject>
  readonly products: readonly WechatProduct[]
  /** Origin of the service. */
  readonly url: string
}
