import { yuanOf } from '#contract/money/fen.ts'
import type { Language } from '../http/language.ts'
import type { Sandbox } from '../payments/local/sandbox.ts'
import type { SandboxTrade } from '../payments/local/trade.ts'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

const words = {
  zh: {
    title: '沙箱支付，不是真钱',
    about: '这里扮演付款人和支付平台：选择付款人做什么，以及平台怎样通知本站。',
    back: '返回收件箱',
    amount: '金额',
    pay: '付款',
    twice: '付两次款',
    other: '少付 0.01 元',
    lost: '付款，但通知丢失',
    doubled: '付款，通知来两次',
    late: '付款，通知晚 3 分钟',
    fail: '付款失败',
    refund: '退款',
    done: '退款到账',
    refused: '拒绝退款',
    waiting: '等待付款',
    paid: '已付款',
    closed: '已关闭',
    nothing: '此操作现在不可用。',
  },
  en: {
    title: 'Sandbox: no money moves',
    about:
      'This page plays the payer and the provider: choose what the payer does, and how the provider tells the site.',
    back: 'Back to the inbox',
    amount: 'Amount',
    pay: 'Pay',
    twice: 'Pay twice',
    other: 'Pay 0.01 less',
    lost: 'Pay, the notice is lost',
    doubled: 'Pay, the notice comes twice',
    late: 'Pay, the notice comes 3 minutes late',
    fail: 'The payment fails',
    refund: 'Refund',
    done: 'The refund arrives',
    refused: 'The refund is refused',
    waiting: 'Waiting for the payment',
    paid: 'Paid',
    closed: 'Closed',
    nothing: 'This cannot be done now.',
  },
} as const

type Words = (typeof words)[Language]

const PAYER = ['pay', 'twice', 'other', 'lost', 'doubled', 'late', 'fail'] as const

function act(number: string, name: string, text: string, refund = ''): Html {
  return html`<form method="post" action="/inbox/pay"><input type="hidden" name="number" value="${number}">
<input type="hidden" name="refund" value="${refund}"><button name="act" value="${name}">${text}</button></form>`
}

function stateOf({ paid, closed_at: end }: SandboxTrade, said: Words): string {
  if (paid.length > 0) return `${said.paid}: ${paid.map(({ total }) => `¥${yuanOf(total)}`).join(' + ')}`
  return end === undefined ? said.waiting : said.closed
}

/** What the payer of a sandbox payment can do. @param failed whether the last act could not be done */
export function payPage(trade: SandboxTrade, language: Language, failed = false): string {
  const said = words[language]
  const { number, total, paid, closed_at: end, refunds } = trade
  const payer = paid.length === 0 && end === undefined ? PAYER : paid.length === 1 ? (['twice'] as const) : []
  const content = html`<header><h1>${said.title}</h1><a href="/inbox">${said.back}</a><p>${said.about}</p></header>
${failed ? html`<div class="note" role="alert">${said.nothing}</div>` : html``}
<div class="note"><p>${said.amount}</p><div class="code">¥${yuanOf(total)}</div><p role="status">${stateOf(trade, said)}</p></div>
${payer.map((name) => act(number, name, said[name]))}
${refunds.map(
  (refund) => html`<div class="note"><p>${said.refund}: ¥${yuanOf(refund.amount)} · ${refund.state}</p></div>
${refund.state === 'processing' ? [act(number, 'done', said.done, refund.number), act(number, 'refused', said.refused, refund.number)] : []}`,
)}`
  return page(language, said.title, content)
}

/** Does what the form of the page asks for. Returns whether it could be done. */
export async function playPayer(sandbox: Sandbox, form: URLSearchParams): Promise<boolean> {
  const number = form.get('number') ?? ''
  const trade = await sandbox.find(number)
  if (!trade) return false
  const refund = form.get('refund') ?? ''
  switch (form.get('act')) {
    case 'pay':
      return sandbox.pay(number)
    case 'twice':
      if (trade.paid.length === 0 && !(await sandbox.pay(number))) return false
      return sandbox.payAgain(number)
    case 'other':
      return trade.total > 1 && sandbox.pay(number, 'once', trade.total - 1)
    case 'lost':
      return sandbox.pay(number, 'lost')
    case 'doubled':
      return sandbox.pay(number, 'twice')
    case 'late':
      return sandbox.pay(number, 'late')
    case 'fail':
      return sandbox.fail(number)
    case 'done':
      return sandbox.settle(number, refund, 'done')
    case 'refused':
      return sandbox.settle(number, refund, 'refused')
    default:
      return false
  }
}
