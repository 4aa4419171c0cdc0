/** A way to pay. `wechat-jsapi` is the only one inside WeChat; the phone's other browsers use `wechat-h5` and `alipay-wap`. */
export type PaymentChannel =
  | 'wechat-native'
  | 'wechat-h5'
  | 'wechat-jsapi'
  | 'alipay-page'
  | 'alipay-wap'
  | 'transfer'
  | 'local'

/** What the page does with a payment. Each can be used until the payment expires, unless it says otherwise. */
export type Prepared =
  /** Draw this text as a QR code. */
  | { readonly kind: 'qr'; readonly text: string }
  /** Lead there by a link that the user presses; until `until` (milliseconds since 1970). */
  | { readonly kind: 'link'; readonly url: string; readonly until: number }
  /** Pass these fields to `getBrandWCPayRequest` of WeChat's browser. Its "ok" proves nothing. */
  | { readonly kind: 'bridge'; readonly fields: Readonly<Record<string, string>> }
  /** Send the amount to this bank account, with the reference as the remark. */
  | {
      readonly kind: 'transfer'
      readonly holder: string
      readonly bank: string
      readonly account: string
      readonly reference: string
    }

/** What an order was for, as it was sold then (SPEC M11). Amounts are fen. */
export type Product =
  | { readonly kind: 'member'; readonly plan: string; readonly revision: number; readonly price: number }
  | { readonly kind: 'offer'; readonly offer: string; readonly revision: number; readonly price: number }
  | {
      readonly kind: 'tokens'
      readonly offer: string
      readonly revision: number
      readonly price: number
      readonly tokens: number
    }
  | { readonly kind: 'recharge'; readonly price: number }
