import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { msOfBeijingTime } from '../beijing-time.ts'
import { withBillFile } from '../bill-file.ts'
import type { BillLine, Fact } from '../fact.ts'
import { fenOfBillAmount, milliFenOfYuan } from '../fen.ts'
import { refusal, understood } from '../refusal.ts'
import type { AlipayAccount } from './account.ts'
import type { AlipayClient } from './ask-alipay.ts'
import { absentRefund, absentTrade } from './facts.ts'

type Ours = Pick<AlipayAccount, 'app' | 'seller'>
type Row = (column: string) => string

const LARGEST_CONTENT = 2 * 1024 * 1024 * 1024
const FIRST_COLUMN = '支付宝交易号'
const END = '业务明细列表结束'
/** The only column with a free text. */
const SUBJECT = '商品名称'

const offered = z.object({ bill_download_url: z.url() })

/** The lines of all files in a ZIP, in GBK; each file ends a line. Throws a DeliveryError if it is not a ZIP, or too large. */
async function* linesOfZip(path: string): AsyncGenerator<string> {
  let ready: string[] = []
  let length = 0
  let isZip = false
  const unzip = new Unzip((file) => {
    isZip = true
    const decoder = new TextDecoder('gbk')
    let rest = ''
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      length += chunk.length
      if (length > LARGEST_CONTENT) throw new DeliveryError('reply-too-large')
      const lines = (rest + decoder.decode(chunk, { stream: !isLast })).split('\n')
      rest = isLast ? '' : (lines.pop() ?? '')
      ready.push(...lines)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for await (const chunk of createReadStream(path)) {
      unzip.push(chunk as Buffer)
      const lines = ready
      ready = []
      yield* lines
    }
    unzip.push(new Uint8Array(), true)
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError('bill-not-understood')
  }
  yield* ready
  if (!isZip) throw new DeliveryError('bill-not-understood')
}

function missing(): never {
  throw new DeliveryError('bill-not-understood')
}

const known = <T>(value: T | undefined): T => value ?? missing()

/** A quoted cell may have commas. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )
}

/** A cell by the name of its column. Commas of a subject that is not quoted are put back. */
function rowOf(head: readonly string[], line: string): Row {
  const values = cells(line)
  const further = values.length - head.length
  if (further < 0) missing()
  const at = head.indexOf(SUBJECT)
  if (further > 0) values.splice(at, further + 1, values.slice(at, at + further + 1).join(','))
  return (column) => values[head.indexOf(column)] ?? missing()
}

function factOf(ours: Ours, row: Row): Fact {
  const number = row('商户订单号')
  const amount = known(fenOfBillAmount(row('订单金额')))
  const at = known(msOfBeijingTime(row('完成时间')))
  if (row('业务类型') === '退款')
    return {
      ...absentRefund(ours, row('退款批次号/请求号'), number),
      state: 'done',
      amount: Math.abs(amount),
      currency: 'CNY',
      done_at: at,
    }
  if (row('业务类型') !== '交易') missing()
  return {
    ...absentTrade(ours, number),
    provider_id: row(FIRST_COLUMN),
    state: 'paid',
    total: amount,
    currency: 'CNY',
    paid_at: at,
  }
}

/**
 * The lines of Alipay's bill of trades: comments that begin with #, then CSV, whose numbers end with a tab. Throws a DeliveryError if a line is missing or
 * not understood.
 */
export async function* readAlipayBill(ours: Ours, lines: AsyncIterable<string>): AsyncGenerator<BillLine> {
  let head: readonly string[] | undefined
  let isEnded = false
  const counted = { 交易: 0, 退款: 0 }
  for await (const raw of lines) {
    const line = raw.trimEnd()
    if (line.startsWith('#')) {
      if (line.includes(END)) isEnded = true
      const [, kind, count] = /(交易|退款)合计[：:](\d+)笔/.exec(line) ?? []
      if (isEnded && count !== undefined && Number(count) !== counted[kind as keyof typeof counted])
        throw new DeliveryError('bill-incomplete')
    } else if (line.startsWith(FIRST_COLUMN)) {
      head = line.split(',').map((name) => name.trim().replace(/[（(]元[)）]$/, ''))
    } else if (head !== undefined && !isEnded && line !== '') {
      const row = rowOf(head, line)
      const fact = factOf(ours, row)
      counted[fact.kind === 'refund' ? '退款' : '交易'] += 1
      yield { fact, fee: 0 - known(milliFenOfYuan(row('服务费'))) }
    }
  }
  if (head === undefined || !isEnded) throw new DeliveryError('bill-incomplete')
}

/** The bill of a day, `2026-01-31`, read as a whole before the first line is given. Rejects with a DeliveryError. */
export async function* alipayBill(
  client: AlipayClient,
  account: AlipayAccount,
  date: string,
): AsyncGenerator<BillLine> {
  const answer = await client.ask('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: date,
  })
  if (!answer.ok) {
    if (/BILL_NOT_EXIST$/i.test(answer.code)) return
    throw refusal(answer.code)
  }
  const url = new URL(understood(offered.safeParse(answer.body).data).bill_download_url)
  yield* withBillFile(url, {}, async function* ({ path }) {
    for await (const line of readAlipayBill(account, linesOfZip(path))) void line
    yield* readAlipayBill(account, linesOfZip(path))
  })
}
