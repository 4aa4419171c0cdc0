import { vectors } from './vectors.ts'
import type { WechatOrder, WechatRefund } from './wechat-pay-orders.ts'

const HOUR = 60 * 60_000
const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const states = { SUCCESS: 'SUCCESS', PROCESSING: 'PROCESSING', ABNORMAL: 'FAIL', CLOSED: 'FAIL' } as const

const local = (ms: number) => new Date(ms + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')
const yuan = (fen: number) => (fen / 100).toFixed(2)
/** 0.6 %, with five decimals. */
const fee = (fen: number) => ((fen * 6) / 100_000).toFixed(5)
const line = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',')

/** The file of the trade bill of a day; undefined if there were no trades. */
export function billOf(
  date: string,
  orders: readonly WechatOrder[],
  refunds: readonly WechatRefund[],
): string | undefined {
  const isOfDay = (ms: number | undefined) => ms !== undefined && local(ms).startsWith(date)
  const { app, merchant } = vectors.wechat
  const paid = orders.filter(({ paidAt }) => isOfDay(paidAt))
  const back = refunds.filter(({ askedAt }) => isOfDay(askedAt))
  const own = (time: number, order: WechatOrder | undefined, state: string) => [
    local(time),
    app,
    merchant,
    '0',
    '',
    order?.transaction ?? '',
    order?.number ?? '',
    order?.openid ?? '',
    order?.product.toUpperCase() ?? '',
    state,
    'OTHERS',
    order?.currency ?? 'CNY',
  ]
  const totalOf = ({ paidTotal, total }: WechatOrder) => paidTotal ?? total
  const lines = [
    ...paid.map((order) => {
      const total = totalOf(order)
      const middle = [yuan(total), '0.00', '0', '0', '0.00', '0.00', '', '', `${order.description}, "x"`, order.attach]
      return line([
        ...own(order.paidAt ?? 0, order, 'SUCCESS'),
        ...middle,
        fee(total),
        '0.60%',
        yuan(total),
        '0.00',
        '',
      ])
    }),
    ...back.map((refund) => {
      const order = orders.find(({ number }) => number === refund.payment)
      const middle = ['0.00', '0.00', refund.id, refund.number, yuan(refund.amount), '0.00', 'ORIGINAL']
      const rest = [states[refund.status], order?.description ?? '', order?.attach ?? '', `-${fee(refund.amount)}`]
      return line([...own(refund.askedAt, order, 'REFUND'), ...middle, ...rest, '0.60%', '0', yuan(refund.amount), ''])
    }),
  ]
  if (lines.length === 0) return undefined
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const [total, refunded] = [sum(paid.map(totalOf)), sum(back.map(({ amount }) => amount))]
  const sums = [`${lines.length}.0`, yuan(total), yuan(refunded), '0.00', '0.00000', yuan(total), yuan(refunded)]
  return `\uFEFF${[HEAD, ...lines, SUMS, line(sums), ''].join('\r\n')}`
}

const FLOW_HEAD =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'
const FLOW_SUMS = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额'

/** The file of the fund-flow bill of a day on which one payment came. */
export function fundFlowOf(date: string): string {
  const cells = [`${date} 11:00:00`, '4200000001', '1000000001', '交易', '交易', '收入', '30.00', '30.00', '1', '', '1']
  return `${[FLOW_HEAD, line(cells), FLOW_SUMS, line(['1', '1', '30.00', '0', '0.00'])].join('\r\n')}\r\n`
}
