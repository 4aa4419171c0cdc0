import { yuanOf } from '#contract/money/fen.ts'
import type { StoredOwnNotice } from './own-notices.ts'

const BEIJING_SECONDS = 8 * 3600

type Words = Readonly<Record<'zh' | 'en', { readonly title: string; readonly content: string }>>

const changed: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  password: { zh: '登录密码已修改', en: 'Your password was changed' },
  phone: { zh: '绑定的手机号已更新', en: 'The mobile number of your account was updated' },
  email: { zh: '绑定的邮箱已更新', en: 'The e-mail address of your account was updated' },
  wechat: { zh: '微信绑定已变更', en: 'The WeChat binding of your account was changed' },
}

const issued: Words = {
  zh: { title: '您的发票已开具', content: '请在“开票记录”中下载。' },
  en: { title: 'Your invoice is issued', content: 'Download it in the list of your invoices.' },
}
const overdue: Words = {
  zh: {
    title: '您的发票未能按时开具',
    content: '我们承诺在 48 小时内开具，这次没有做到。您的申请仍在办理，无需重新提交。',
  },
  en: {
    title: 'Your invoice is late',
    content: 'It was promised within 48 hours, which we have not kept. Your request stands: do not send it again.',
  },
}
const CANCELLED = 'cancelled:'

/** @param detail `issued`, `overdue`, or `cancelled:` with the operator's reason */
function wordsOfInvoice(detail: string): Words {
  if (detail.startsWith(CANCELLED)) {
    const content = detail.slice(CANCELLED.length)
    return {
      zh: { title: '您的发票已取消', content },
      en: { title: 'Your invoice was cancelled', content },
    }
  }
  return detail === 'issued' ? issued : overdue
}

const notYou = {
  zh: '如果不是您本人操作，请立即找回密码，并在“账号设置”中退出其他设备。',
  en: 'If that was not you, set a new password at once and sign out all other devices in the account settings.',
}

/** @param detail days, and the second in which the membership ends */
function membershipWords(detail: string): Words {
  const [days, due] = detail.split(' ').map(Number)
  const end = new Date(((due ?? 0) + BEIJING_SECONDS) * 1000).toISOString().slice(0, '2026-11-29 12:00'.length)
  const time = end.replace('T', ' ')
  return {
    zh: {
      title: days === 1 ? '会员将于 1 天内到期' : `会员将于 ${days} 天后到期`,
      content: `到期时间：${time}。不会自动续费；到期后数据不会删除，本机上的分析和绘图照常可用。可在“个人中心 › 会员等级”中续期或关闭提醒。`,
    },
    en: {
      title: days === 1 ? 'Your membership ends within a day' : `Your membership ends in ${days} days`,
      content: `It ends on ${time} (Beijing time). Nothing is charged by itself. Nothing is deleted, and all that runs on your device stays as it is. You can renew it, or turn this message off, in the account centre under Membership.`,
    },
  }
}

/** @param detail `paid`, `odd` or `refunded`, and fen */
function paymentWords(detail: string): Words {
  const [what, fen] = detail.split(' ')
  const amount = `¥${yuanOf(Number(fen))}`
  if (what === 'refunded')
    return {
      zh: { title: '退款已汇出', content: `我们已将 ${amount} 退回您的银行账户，到账时间以银行为准。` },
      en: {
        title: 'Your refund was sent',
        content: `${amount} was sent to your bank account. Your bank decides when it arrives.`,
      },
    }
  if (what === 'paid')
    return {
      zh: { title: '已收到您的转账', content: `已收到 ${amount}，订单已完成。` },
      en: { title: 'Your transfer has arrived', content: `${amount} has arrived, and your order is paid.` },
    }
  return {
    zh: {
      title: '您的转账未能用于订单',
      content: `已收到 ${amount}，但与订单金额不符，或订单已用其他方式付款。我们会退回这笔款项。`,
    },
    en: {
      title: 'Your transfer could not pay the order',
      content: `${amount} has arrived, but the order has another amount, or was paid otherwise. It will be paid back.`,
    },
  }
}

/** The words of a message to one user, in both languages. */
export function wordsOfOwnNotice({ kind, detail }: Pick<StoredOwnNotice, 'kind' | 'detail'>): Words {
  if (kind === 'feedback')
    return {
      zh: { title: '您的反馈已有回复', content: detail },
      en: { title: 'Your feedback was answered', content: detail },
    }
  if (kind === 'storage')
    return detail === '0'
      ? {
          zh: { title: '存储空间申请已处理', content: '本次没有增加空间。已保存的数据不受影响。' },
          en: { title: 'Your storage request was answered', content: 'No space was added. What you keep stays.' },
        }
      : {
          zh: { title: '存储空间申请已通过', content: `已增加 ${detail} GiB 云端空间。` },
          en: { title: 'Your storage request was granted', content: `${detail} GiB of cloud storage were added.` },
        }
  if (kind === 'invoice') return wordsOfInvoice(detail)
  if (kind === 'membership') return membershipWords(detail)
  if (kind === 'payment') return paymentWords(detail)
  const what = changed[detail] ?? { zh: '账号安全设置已变更', en: 'A security setting of your account was changed' }
  return { zh: { title: what.zh, content: notYou.zh }, en: { title: what.en, content: notYou.en } }
}
