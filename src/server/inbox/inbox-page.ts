import { yuanOf } from '#contract/money/fen.ts'
import type { Language } from '../http/language.ts'
import type { StoredPayment } from '../orders/store.ts'
import type { Message } from '../providers/inbox-store.ts'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

const words = {
  zh: {
    title: '收件箱',
    about: '本地模式不发送短信和邮件，内容显示在这里，保留一天。仅本机可以打开此页面。',
    reload: '刷新',
    empty: '还没有内容。',
    sms: '短信',
    mail: '邮件',
    wechat: '微信',
    code: '公众号二维码',
    scan: '模拟扫码',
    sandbox: '沙箱支付',
    payment: '待付款',
  },
  en: {
    title: 'Inbox',
    about:
      'Local mode sends no text messages and no letters: they are shown here, for a day. Only this machine can open this page.',
    reload: 'Reload',
    empty: 'Nothing yet.',
    sms: 'Text message',
    mail: 'Letter',
    wechat: 'WeChat',
    code: 'A QR code of the official account',
    scan: 'Scan it',
    sandbox: 'Sandbox',
    payment: 'A payment of',
  },
} as const

function contentOf({ channel, subject, body }: Message, language: Language): Html {
  if (channel === 'sms') return html`<div class="code">${body}</div>`
  if (channel === 'mail') return html`<h2>${subject}</h2><div class="text">${body}</div>`
  const { pathname, search } = new URL(body)
  return html`<div><a href="${pathname}${search}">${words[language].scan}</a></div>`
}

function shownAt(time: number, language: Language): string {
  const form = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return form.format(new Date(time))
}

function item(message: Message, language: Language): Html {
  const { channel, recipient, created_at: time } = message
  return html`<li>
<div class="head"><span class="channel">${words[language][channel]}</span>
<time datetime="${new Date(time).toISOString()}">${shownAt(time, language)}</time>
<span class="who">${channel === 'wechat' ? words[language].code : recipient}</span></div>
${contentOf(message, language)}</li>`
}

type OpenPayment = Pick<StoredPayment, 'number' | 'amount' | 'created_at'>

/** The payments of the sandbox that are open, and the messages that local mode would have sent, newest first. */
export function inboxPage(messages: readonly Message[], payments: readonly OpenPayment[], language: Language): string {
  const { title, about, reload, empty } = words[language]
  const list = html`<ol>${messages.map((message) => item(message, language))}</ol>`
  const open = payments.map(
    ({
      number,
      amount,
      created_at: time,
    }) => html`<li><div class="head"><span class="channel">${words[language].sandbox}</span>
<time datetime="${new Date(time).toISOString()}">${shownAt(time, language)}</time></div>
<div><a href="/inbox/pay?number=${number}">${words[language].payment} ¥${yuanOf(amount)}</a></div></li>`,
  )
  const content = html`<header><h1>${title}</h1><a href="/inbox">${reload}</a><p>${about}</p></header>
${open.length === 0 ? html`` : html`<ol>${open}</ol>`}
${messages.length === 0 ? html`<div class="note">${empty}</div>` : list}`
  return page(language, title, content)
}
