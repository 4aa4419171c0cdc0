import { createPublicKey, type KeyObject } from 'node:crypto'
import { StartError } from '../start-error.ts'
import type { AlipayAccount } from './alipay/account.ts'
import { alipayPayments } from './alipay/alipay-payments.ts'
import { certificateSerial, rootSerial } from './alipay/certificate-serial.ts'
import type { PaymentContext } from './context.ts'
import { readCertificate, readCertificates, readPrivateKey, readPublicKey, readV3Key } from './key-files.ts'
import { openSandbox, type Sandbox, type SandboxContext } from './local/sandbox.ts'
import type { Payments } from './payments.ts'
import type { AlipaySettings, PaymentSettings, WechatPaySettings } from './settings.ts'
import { transferPayments } from './transfer/transfer-payments.ts'
import type { WechatPayAccount } from './wechat/account.ts'
import { wechatPayments } from './wechat/wechat-payments.ts'

export interface OpenedPayments {
  /** The providers on offer; none if the site takes no payments. */
  readonly payments: readonly Payments[]
  /** For its page, if it is one of them. */
  readonly sandbox: Sandbox | undefined
}

function wechatAccount({ keyFile, v3KeyFile, publicKeyFiles, ...settings }: WechatPaySettings): WechatPayAccount {
  return {
    ...settings,
    privateKey: readPrivateKey('WECHATPAY_KEY_FILE', keyFile),
    v3Key: readV3Key('WECHATPAY_V3_KEY_FILE', v3KeyFile),
    publicKeys: new Map(
      publicKeyFiles.map(([id, file]) => [id, readPublicKey('WECHATPAY_PUBLIC_KEYS', file)] as const),
    ),
  }
}

/** Alipay shows both keys side by side, so that the app's own is easily taken. */
function requireAnother(publicKey: KeyObject, privateKey: KeyObject): KeyObject {
  if (!publicKey.equals(createPublicKey(privateKey))) return publicKey
  throw new StartError(
    'ALIPAY_PUBLIC_KEY_FILE has the public key of the app itself: Alipay’s own public key is needed.',
  )
}

function alipayAccount({ keyFile, verification, ...settings }: AlipaySettings): AlipayAccount {
  const privateKey = readPrivateKey('ALIPAY_KEY_FILE', keyFile)
  if ('publicKeyFile' in verification) {
    const publicKey = readPublicKey('ALIPAY_PUBLIC_KEY_FILE', verification.publicKeyFile)
    return { ...settings, privateKey, publicKey: requireAnother(publicKey, privateKey), certificates: undefined }
  }
  const alipay = readCertificate('ALIPAY_CERTS', verification.alipayCertificate)
  const app = readCertificate('ALIPAY_CERTS', verification.appCertificate)
  if (!app.checkPrivateKey(privateKey))
    throw new StartError('The first certificate of ALIPAY_CERTS is not that of the key in ALIPAY_KEY_FILE.')
  return {
    ...settings,
    privateKey,
    publicKey: alipay.publicKey,
    certificates: {
      app: certificateSerial(app),
      alipay: certificateSerial(alipay),
      root: rootSerial(readCertificates('ALIPAY_CERTS', verification.rootCertificates)),
    },
  }
}

/**
 * Opens the configured providers; asks none. Throws a StartError if a key file is not what it should be.
 * @param sandboxContext without it the sandbox is not opened
 */
export function openPayments(
  settings: PaymentSettings,
  context: PaymentContext,
  sandboxContext?: SandboxContext,
): OpenedPayments {
  const { wechat, alipay, transfer } = settings
  const sandbox = settings.sandbox && sandboxContext ? openSandbox(sandboxContext) : undefined
  return {
    payments: [
      ...(wechat ? [wechatPayments(wechatAccount(wechat), context)] : []),
      ...(alipay ? [alipayPayments(alipayAccount(alipay), context)] : []),
      ...(transfer ? [transferPayments(transfer)] : []),
      ...(sandbox ? [sandbox.payments] : []),
    ],
    sandbox,
  }
}
