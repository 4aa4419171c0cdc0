import { resolve } from 'node:path'
import { z } from 'zod'
import { isOrigin } from '../public-origin.ts'
import type { AlipayProduct } from './alipay/account.ts'
import type { TransferSettings } from './transfer/transfer-payments.ts'
import type { WechatProduct } from './wechat/account.ts'

/** A merchant at WeChat Pay, with the names of its key files. */
export interface WechatPaySettings {
  readonly merchant: string
  readonly app: string
  readonly serial: string
  readonly keyFile: string
  readonly v3KeyFile: string
  /** Ids and files of WeChat Pay's public keys; empty for certificate mode. */
  readonly publicKeyFiles: readonly (readonly [id: string, file: string])[]
  readonly products: readonly WechatProduct[]
  readonly url: string
}

/** An app at Alipay, with the names of its key files. */
export interface AlipaySettings {
  readonly app: string
  readonly seller: string
  readonly keyFile: string
  /** Alipay's public key, or the certificates of the app, of Alipay and of its root. */
  readonly verification:
    | { readonly publicKeyFile: string }
    | { readonly appCertificate: string; readonly alipayCertificate: string; readonly rootCertificates: string }
  readonly products: readonly AlipayProduct[]
  readonly url: string
}

/** Who takes payments. Without any the site sells nothing. */
export interface PaymentSettings {
  readonly sandbox: boolean
  readonly wechat: WechatPaySettings | undefined
  readonly alipay: AlipaySettings | undefined
  readonly transfer?: TransferSettings | undefined
}

const listOf = (...names: readonly string[]) => new RegExp(`^(${names.join('|')})(,(${names.join('|')}))*$`)
const PROVIDERS = 'off, local, or a list of wechat, alipay and transfer'

/** `off`, or a list of different providers; those that take money are not mixed with the sandbox, but a bank transfer can be tried beside it. */
function areProviders(text: string): boolean {
  const names = text.split(',')
  const others = text === 'off' ? [] : names.filter((name) => !['wechat', 'alipay', 'transfer', 'local'].includes(name))
  const isMixed = names.includes('local') && (names.includes('wechat') || names.includes('alipay'))
  return others.length === 0 && new Set(names).size === names.length && !isMixed
}

const KEY_ID = 'PUB_KEY_ID_\\w{1,64}'

/** The variables of payments, each validated on its own. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.string().refine(areProviders, PROVIDERS).optional(),
  WECHATPAY_MCH_ID: z
    .string()
    .regex(/^\d{8,12}$/, 'the number of the merchant')
    .optional(),
  WECHATPAY_APP_ID: z.string().optional(),
  WECHATPAY_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]{8,64}$/, 'the serial number of the API certificate in hexadecimal digits')
    .optional(),
  WECHATPAY_KEY_FILE: z.string().optional(),
  WECHATPAY_V3_KEY_FILE: z.string().optional(),
  WECHATPAY_PUBLIC_KEYS: z
    .string()
    .regex(
      new RegExp(`^${KEY_ID}:[^,]+(,${KEY_ID}:[^,]+)*$`),
      'ids with their files, such as PUB_KEY_ID_1:/keys/wechat.pem',
    )
    .optional(),
  WECHATPAY_PRODUCTS: z
    .string()
    .regex(listOf('native', 'h5', 'jsapi'), 'a list of native, h5, jsapi')
    .default('native'),
  WECHATPAY_URL: z.string().refine(isOrigin, 'an origin such as https://example.org').optional(),
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16}$/, 'the 16 digits of the app')
    .optional(),
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/, 'the 16 digits of the seller, which begin with 2088')
    .optional(),
  ALIPAY_KEY_FILE: z.string().optional(),
  ALIPAY_PUBLIC_KEY_FILE: z.string().optional(),
  ALIPAY_CERTS: z
    .string()
    .regex(/^[^,]+,[^,]+,[^,]+$/, 'three files: the certificates of the app, of Alipay and of its root')
    .optional(),
  ALIPAY_PRODUCTS: z.string().regex(listOf('page', 'wap'), 'a list of page, wap').default('page,wap'),
  TRANSFER_HOLDER: z
    .string()
    .trim()
    .regex(/^.{1,100}$/u, 'the name of the account’s holder')
    .optional(),
  TRANSFER_BANK: z
    .string()
    .trim()
    .regex(/^.{1,100}$/u, 'the bank with its branch')
    .optional(),
  TRANSFER_ACCOUNT: z
    .string()
    .trim()
    .regex(/^\d(?:[ -]?\d){5,33}$/, 'the digits of a bank account')
    .optional(),
  ALIPAY_URL: z.url({ protocol: /^https?$/, error: 'the address of a gateway' }).optional(),
}

export type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>
type Name = keyof PaymentVariables

/** What each provider needs, to complete the sentence "VARIABLE must be …". */
const needs: Readonly<Record<'wechat' | 'alipay' | 'transfer', Partial<Record<Name, string>>>> = {
  wechat: {
    WECHATPAY_MCH_ID: 'the number of the merchant',
    WECHATPAY_APP_ID: 'the AppID that is bound to the merchant',
    WECHATPAY_SERIAL: 'the serial number of the API certificate',
    WECHATPAY_KEY_FILE: 'the file of the API private key',
    WECHATPAY_V3_KEY_FILE: 'the file of the APIv3 key',
  },
  alipay: {
    ALIPAY_APP_ID: 'the 16 digits of the app',
    ALIPAY_SELLER_ID: 'the 16 digits of the seller',
    ALIPAY_KEY_FILE: 'the file of the app’s private key',
  },
  transfer: {
    TRANSFER_HOLDER: 'the name of the account’s holder',
    TRANSFER_BANK: 'the bank with its branch',
    TRANSFER_ACCOUNT: 'the number of the bank account',
  },
}

export interface PaymentFault {
  readonly variable: Name
  /** Completes `VARIABLE must be …`. */
  readonly mustBe: string
}

/** Local mode is for the user of this machine, who pays nothing. */
const providerOf = ({ PAYMENT_PROVIDER }: PaymentVariables, mode: 'local' | 'production') =>
  PAYMENT_PROVIDER ?? (mode === 'local' ? 'local' : 'off')

/** Faults in the combination of the variables. */
export function paymentFaults(variables: PaymentVariables, mode: 'local' | 'production'): PaymentFault[] {
  const provider = providerOf(variables, mode)
  if (!areProviders(provider)) return []
  if (provider.split(',').includes('local') && mode === 'production')
    return [
      { variable: 'PAYMENT_PROVIDER', mustBe: 'off or a list of wechat, alipay and transfer when MODE is production' },
    ]
  const chosen = (['wechat', 'alipay', 'transfer'] as const).filter((one) => provider.split(',').includes(one))
  const missing = chosen.flatMap((one) =>
    (Object.entries(needs[one]) as [Name, string][])
      .filter(([name]) => variables[name] === undefined)
      .map(([variable, what]) => ({ variable, mustBe: `${what} when PAYMENT_PROVIDER has ${one}` })),
  )
  const ways = [variables.ALIPAY_PUBLIC_KEY_FILE, variables.ALIPAY_CERTS].filter((way) => way !== undefined)
  const isVague = chosen.includes('alipay') && ways.length !== 1
  const how = 'the file of Alipay’s public key when PAYMENT_PROVIDER has alipay, or ALIPAY_CERTS set in its place'
  return isVague ? [...missing, { variable: 'ALIPAY_PUBLIC_KEY_FILE', mustBe: how }] : missing
}

/** The settings from variables without faults. */
export function paymentSettings(variables: PaymentVariables, mode: 'local' | 'production'): PaymentSettings {
  const chosen = providerOf(variables, mode).split(',')
  const text = (name: Name) => variables[name] ?? ''
  const file = (name: Name) => resolve(text(name))
  const [app = '', alipay = '', root = ''] = text('ALIPAY_CERTS').split(',')
  const publicKeys = text('WECHATPAY_PUBLIC_KEYS')
    .split(',')
    .filter((item) => item !== '')
    .map((item): [string, string] => {
      const colon = item.indexOf(':')
      return [item.slice(0, colon), resolve(item.slice(colon + 1))]
    })
  return {
    sandbox: chosen.includes('local'),
    transfer: chosen.includes('transfer')
      ? { holder: text('TRANSFER_HOLDER'), bank: text('TRANSFER_BANK'), account: text('TRANSFER_ACCOUNT') }
      : undefined,
    wechat: chosen.includes('wechat')
      ? {
          merchant: text('WECHATPAY_MCH_ID'),
          app: text('WECHATPAY_APP_ID'),
          serial: text('WECHATPAY_SERIAL'),
          keyFile: file('WECHATPAY_KEY_FILE'),
          v3KeyFile: file('WECHATPAY_V3_KEY_FILE'),
          publicKeyFiles: publicKeys,
          products: variables.WECHATPAY_PRODUCTS.split(',') as WechatProduct[],
          url: variables.WECHATPAY_URL ?? 'https://api.mch.weixin.qq.com',
        }
      : undefined,
    alipay: chosen.includes('alipay')
      ? {
          app: text('ALIPAY_APP_ID'),
          seller: text('ALIPAY_SELLER_ID'),
          keyFile: file('ALIPAY_KEY_FILE'),
          verification:
            variables.ALIPAY_CERTS === undefined
              ? { publicKeyFile: file('ALIPAY_PUBLIC_KEY_FILE') }
              : {
                  appCertificate: resolve(app),
                  alipayCertificate: resolve(alipay),
                  rootCertificates: resolve(root),
                },
          products: variables.ALIPAY_PRODUCTS.split(',') as AlipayProduct[],
          url: variables.ALIPAY_URL ?? 'https://openapi.alipay.com/gateway.do',
        }
      : undefined,
  }
}
