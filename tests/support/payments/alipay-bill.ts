import { zipSync } from 'fflate'
import { toGbk } from './gbk.ts'

export interface AlipayRefund {
  readonly number: string
  readonly amount: number
  readonly at: number
}

export interface AlipayTrade {
  readonly number: string
  readonly trade: string
  readonly subject: string
  readonly passback: string
  readonly expiresAt: number
  /** What was asked for, to compare. */
  readonly parameters: string
  readonly refunds: AlipayRefund[]
  total: number
  currency?: string
  state: 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS'
  paidAt?: number
}

const HOUR = 60 * 60_000
const HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const RULE = '-----------------------------------------'

export const beijing = (ms: number) => new Date(ms + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')
export const yuan = (fen: number) => (fen / 100).toFixed(2)

function line(trade: AlipayTrade, kind: string, at: number, amount: number, request: string): string {
  const fee = yuan(-Math.sign(amount) * Math.round(Math.abs(amount) * 0.006))
  const middle = [
    '',
    '',
    '',
    '',
    'buy***@example.com',
    yuan(amount),
    yuan(amount),
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
  ]
  const last = ['', '0.00', '0.00', request && `${request}\t`, fee, '0.00', '']
  const subject = kind === '退款' ? `"${trade.subject}, ""x"""` : trade.subject
  return [`${trade.trade}\t`, `${trade.number}\t`, kind, subject, beijing(at), beijing(at), ...middle, ...last].join(
    ',',
  )
}

/** The ZIP of the bill of a day; undefined if there were no trades. */
export function billOf(date: string, trades: readonly AlipayTrade[], isCut: boolean): Uint8Array | undefined {
  const isOfDay = (ms: number | undefined) => ms !== undefined && beijing(ms).startsWith(date)
  const paid = trades.filter(({ paidAt }) => isOfDay(paidAt))
  const back = trades.flatMap((trade) =>
    trade.refunds.filter(({ at }) => isOfDay(at)).map((refund) => ({ trade, refund })),
  )
  if (paid.length + back.length === 0) return undefined
  const lines = [
    '#支付宝业务明细查询',
    '#账号：[20880000000000010156]',
    `#起始日期：[${date} 00:00:00]   终止日期：[${date} 24:00:00]`,
    `#${RULE}业务明细列表${RULE}`,
    HEAD,
    ...paid.map((trade) => line(trade, '交易', trade.paidAt ?? 0, trade.total, '')),
    ...back
      .map(({ trade, refund }) => line(trade, '退款', refund.at, -refund.amount, refund.number))
      .slice(isCut ? 1 : 0),
    `#${RULE}业务明细列表结束${RULE}`,
    `#交易合计：${paid.length}笔，商家实收共${yuan(paid.reduce((sum, { total }) => sum + total, 0))}元，商家优惠共0.00元`,
    `#退款合计：${back.length}笔，商家实收退款共${yuan(back.reduce((sum, { refund }) => sum - refund.amount, 0))}元，商家优惠退款共0.00元`,
    `#导出时间：[${date} 23:59:59]`,
    '',
  ]
  const summary = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数,退款订单总笔数', '合计\t,,1,1', '']
  return zipSync({
    '2088_detail.csv': toGbk(lines.join('\r\n')),
    '2088_sum.csv': toGbk(summary.join('\r\n')),
  })
}
