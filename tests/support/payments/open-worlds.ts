import { createHmac, createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AlipayAccount } from '#server/payments/alipay/account.ts'
import { alipayPayments } from '#server/payments/alipay/alipay-payments.ts'
import type { PaymentContext, ProviderProblem } from '#server/payments/context.ts'
import { openSandbox, type Sandbox } from '#server/payments/local/sandbox.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { WechatPayAccount } from '#server/payments/wechat/account.ts'
import { wechatPayments } from '#server/payments/wechat/wechat-payments.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type AlipayServer, startAlipayServer } from './alipay-server.ts'
import { createNoticeQueue } from './notice-queue.ts'
import type { ProviderWorld } from './provider-world.ts'
import { privateKeyOf, publicKeyOf, v3Key, vectors } from './vectors.ts'
import { startWechatPayServer, type WechatPayServer } from './wechat-pay-server.ts'

interface Clock {
  now: number
}
interface World<Provider extends ProviderWorld> {
  readonly payments: Payments
  readonly world: Provider
  readonly problems: readonly ProviderProblem[]
}

const origin = 'https://stats.example.org'

function contextOf(clock: Clock): PaymentContext & { readonly problems: ProviderProblem[] } {
  const problems: ProviderProblem[] = []
  return { clock: () => clock.now, origin, report: (problem) => problems.push(problem), problems }
}

/** The merchant of the vectors at a WeChat Pay on this machine. */
export async function openWechatPay(
  clock: Clock,
  mode: 'public-key' | 'certificate' = 'public-key',
  changes: Partial<WechatPayAccount> = {},
): Promise<World<WechatPayServer>> {
  const world = await startWechatPayServer(() => clock.now, mode)
  const { merchant, app, serial, publicKeyId } = vectors.wechat
  const account: WechatPayAccount = {
    merchant,
    app,
    serial,
    privateKey: privateKeyOf('merchant'),
    v3Key,
    publicKeys: mode === 'public-key' ? new Map([[publicKeyId, publicKeyOf('wechat')]]) : new Map(),
    products: ['native', 'h5', 'jsapi'],
    url: world.url,
    ...changes,
  }
  const context = contextOf(clock)
  return { payments: wechatPayments(account, context), world, problems: context.problems }
}

/** The app of the vectors at an Alipay on this machine. */
export async function openAlipay(
  clock: Clock,
  mode: 'key' | 'certificate' = 'key',
  changes: Partial<AlipayAccount> = {},
): Promise<World<AlipayServer>> {
  const world = await startAlipayServer(() => clock.now, mode)
  const { alipayApp, alipay, alipayRoot } = vectors.certificateSerials
  const isKey = mode === 'key'
  const account: AlipayAccount = {
    app: vectors.alipay.app,
    seller: vectors.alipay.seller,
    privateKey: privateKeyOf('alipayApp'),
    publicKey: isKey
      ? publicKeyOf('alipay')
      : createPublicKey(new X509Certificate(vectors.certificates.alipay).toString()),
    certificates: isKey ? undefined : { app: alipayApp, alipay, root: alipayRoot },
    products: ['page', 'wap'],
    url: world.url,
    ...changes,
  }
  const context = contextOf(clock)
  return { payments: alipayPayments(account, context), world, problems: context.problems }
}

/** The sandbox, whose payer and bank are in the same process. */
export function openLocal(clock: Clock): {
  readonly payments: Payments
  readonly world: ProviderWorld
  readonly sandbox: Sandbox
  readonly folder: string
} {
  const folder = join(temporaryFolder('sandbox'), 'payments')
  const notices = createNoticeQueue(
    () => clock.now,
    [],
    () => true,
  )
  const sandbox = openSandbox({
    folder,
    page: 'http://127.0.0.1:3000/inbox/pay',
    clock: () => clock.now,
    deliver: async (notice) => {
      notices.add(() => notice)
      return 200
    },
    later: () => undefined,
  })
  const { payments } = sandbox
  const numbers = new Map<string, string>()
  const known: Payments = {
    ...payments,
    refund(refund) {
      numbers.set(refund.number, refund.payment_number)
      return payments.refund(refund)
    },
  }
  const world: ProviderWorld = {
    notices,
    skew: 0,
    async enter(prepared) {
      const number = prepared.kind === 'link' ? (new URL(prepared.url).searchParams.get('number') ?? '') : ''
      return (await payments.query(number)).state === 'waiting'
    },
    pay: (number, { total } = {}) => sandbox.pay(number, 'once', total),
    async paidBack(number) {
      const done = (await sandbox.find(number))?.refunds.filter(({ state }) => state === 'done') ?? []
      return done.reduce((sum, { amount }) => sum + amount, 0)
    },
    async settle(refund, outcome) {
      await sandbox.settle(numbers.get(refund) ?? '', refund, outcome)
    },
    async noticeOf(number, wrong) {
      const fact = await payments.query(number)
      const named = {
        ...fact,
        ...(wrong === 'wrong-app' && { app: 'other' }),
        ...(wrong === 'wrong-merchant' && { merchant: 'other' }),
      }
      const body = JSON.stringify(named)
      const timestamp = String(Math.floor(clock.now / 1000) - (wrong === 'old-timestamp' ? 400 : 0))
      await payments.readNotice({ 'sandbox-timestamp': '0', 'sandbox-signature': '0' }, Buffer.from('')).catch(() => {})
      const key = wrong === 'wrong-key' ? Buffer.alloc(32) : readFileSync(join(folder, 'key'))
      const signature = createHmac('sha256', key).update(`${timestamp}\n${body}`).digest('hex')
      const headers = { 'sandbox-timestamp': timestamp, 'sandbox-signature': signature }
      return {
        headers: wrong === 'unsigned' ? {} : headers,
        body: wrong === 'tampered' ? body.replace('3000', '3001') : body,
      }
    },
    spoil: () => undefined,
    mislead: () => undefined,
  }
  return { payments: known, world, sandbox, folder }
}
