import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { msOfBeijingTime } from '../beijing-time.ts'
import { type BillFile, withBillFile } from '../bill-file.ts'
import type { BillLine, Fact } from '../fact.ts'
import { fenOfBillAmount, milliFenOfYuan } from '../fen.ts'
import { refusal, understood } from '../refusal.ts'
import type { WechatPayAccount } from './account.ts'
import type { WechatClient } from './ask-wechat.ts'
import { absentPayment, absentRefund } from './facts.ts'

type Ours = Pick<WechatPayAccount, 'merchant' | 'app'>
type Row = (column: string) => string

const offered = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })

const refundStates: Readonly<Record<string, 'done' | 'processing' | 'refused'>> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  FAIL: 'refused',
}

const cells = (line: string): string[] => line.slice(1).split(',`')

/** A cell by the name of its column. Throws a DeliveryError if there is no such column. */
function rowOf(head: readonly string[], line: string): Row {
  const values = cells(line)
  if (values.length !== head.length) throw new DeliveryError('bill-not-understood')
  return (column) => values[head.indexOf(column)] ?? missing()
}

function missing(): never {
  throw new DeliveryError('bill-not-understood')
}

const known = <T>(value: T | undefined): T => value ?? missing()
const fenIn = (row: Row, column: string) => known(fenOfBillAmount(row(column)))

function factOf(ours: Ours, row: Row): Fact {
  if (row('商户号') !== ours.merchant) throw new DeliveryError('wrong-merchant')
  const time = known(msOfBeijingTime(row('交易时间')))
  const state = row('交易状态')
  if (state === 'REFUND') {
    const refunded = known(refundStates[row('退款状态')])
    return {
      ...absentRefund(ours, row('商户退款单号')),
      payment_number: row('商户订单号'),
      provider_id: row('微信退款单号'),
      state: refunded,
      amount: fenIn(row, '申请退款金额'),
      currency: row('货币种类'),
      done_at: refunded === 'done' ? time : undefined,
    }
  }
  if (state !== 'SUCCESS' && state !== 'REVOKED') missing()
  return {
    ...absentPayment({ merchant: ours.merchant, app: row('公众账号ID') }, row('商户订单号')),
    provider_id: row('微信订单号'),
    state: state === 'SUCCESS' ? 'paid' : 'closed',
    total: fenIn(row, '订单金额'),
    currency: row('货币种类'),
    paid_at: state === 'SUCCESS' ? time : undefined,
    attach: row('商户数据包'),
  }
}

/**
 * The lines of WeChat Pay's trade bill of all trades: CSV with a back-tick before every cell, and two lines with sums at its end. Throws a
 * DeliveryError if a line is missing or not understood.
 */
export async function* readWechatBill(ours: Ours, lines: AsyncIterable<string>): AsyncGenerator<BillLine> {
  let head: readonly string[] | undefined
  let sums: readonly string[] | undefined
  const counted = { lines: 0, paid: 0, refunded: 0 }
  let isComplete = false
  for await (const raw of lines) {
    const line = raw.replace(/^\uFEFF/, '').trimEnd()
    if (line === '') continue
    const names = line.replaceAll('`', '').split(',')
    if (head === undefined) head = names
    else if (names[0] === '总交易单数') sums = names
    else if (sums !== undefined) {
      const row = rowOf(sums, line)
      isComplete =
        Number(row('总交易单数')) === counted.lines &&
        fenIn(row, '订单总金额') === counted.paid &&
        fenIn(row, '申请退款总金额') === counted.refunded
    } else {
      const row = rowOf(head, line)
      counted.lines += 1
      counted.paid += fenIn(row, '订单金额')
      counted.refunded += fenIn(row, '申请退款金额')
      yield { fact: factOf(ours, row), fee: known(milliFenOfYuan(row('手续费'))) }
    }
  }
  if (!isComplete) throw new DeliveryError('bill-incomplete')
}

const linesIn = ({ path }: BillFile) =>
  createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })

/** Reads a file that WeChat Pay offers, once its hash was found to be the signed one; nothing if there is none for the day. Rejects with a DeliveryError. */
async function* verifiedFile<T>(
  client: WechatClient,
  { url }: Pick<WechatPayAccount, 'url'>,
  path: string,
  read: (file: BillFile) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const answer = await client.get(path)
  if (!answer.ok) {
    if (answer.code === 'NO_STATEMENT_EXIST') return
    throw answer.code === 'STATEMENT_CREATING' ? new DeliveryError('bill-not-ready') : refusal(answer.code)
  }
  const { hash_value, download_url } = understood(offered.safeParse(answer.body).data)
  const { pathname, search } = new URL(download_url)
  const target = `${pathname}${search}`
  // from the configured origin, which may be a gateway; nothing signed goes elsewhere
  yield* withBillFile(new URL(target, url), client.headersOf('GET', target, ''), async function* (file) {
    if (file.sha1 !== hash_value.toLowerCase()) throw new DeliveryError('bill-hash')
    yield* read(file)
  })
}

/** The bill of a day, `2026-01-31`. Its hash and its sums are checked before the first line is given. Rejects with a DeliveryError. */
export function wechatBill(client: WechatClient, account: WechatPayAccount, date: string): AsyncGenerator<BillLine> {
  const path = `/v3/bill/tradebill?bill_date=${encodeURIComponent(date)}&bill_type=ALL`
  return verifiedFile(client, account, path, async function* (file) {
    for await (const line of readWechatBill(account, linesIn(file))) void line
    yield* readWechatBill(account, linesIn(file))
  })
}

/** The file of what came to and left the merchant's account on a day, as it is: trades, fees, withdrawals. Rejects with a DeliveryError. */
export function wechatFundFlow(client: WechatClient, account: WechatPayAccount, date: string): AsyncGenerator<Buffer> {
  const path = `/v3/bill/fundflowbill?bill_date=${encodeURIComponent(date)}&account_type=BASIC`
  return verifiedFile(client, account, path, ({ path: file }) => createReadStream(file))
}
