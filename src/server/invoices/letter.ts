import { yuanOf } from '#contract/money/fen.ts'
import type { AttachedFile, Letter } from '../providers/mail.ts'
import type { StoredInvoice } from './store.ts'

/** The letter with an issued invoice, to the address that the user named. */
export function invoiceLetter(
  site: string,
  { email, amount, number }: Pick<StoredInvoice, 'email' | 'amount' | 'number'>,
  files: readonly AttachedFile[],
): Letter {
  const yuan = yuanOf(amount)
  return {
    to: email,
    subject: `${site}：您的电子发票 · Your invoice`,
    text: `您申请的发票已开具，号码 ${number}，金额 ${yuan} 元，文件见附件。也可登录后在“开票记录”中下载。\n\nThe invoice that you asked for is issued: number ${number}, ${yuan} yuan. Its files are attached; you also find them in the list of your invoices.\n\n${site}`,
    files,
  }
}
