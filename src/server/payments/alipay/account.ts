import type { KeyObject } from 'node:crypto'

/** Ways to pay that the app has a contract for: pages for computers and for phones. */
export type AlipayProduct = 'page' | 'wap'

/** An app at Alipay. Keys are KeyObjects, which no log prints. */
export interface AlipayAccount {
  readonly app: string
  /** The seller's user id, 16 digits that begin with 2088. */
  readonly seller: string
  /** The app's private key. */
  readonly privateKey: KeyObject
  /** Alipay's public key, which is not the app's. */
  readonly publicKey: KeyObject
  /** Serials of the certificates (`certificateSerial`) in certificate mode. */
  readonly certificates: { readonly app: string; readonly alipay: string; readonly root: string } | undefined
  readonly products: readonly AlipayProduct[]
  /** Address of the gateway. */
  readonly url: string
}
