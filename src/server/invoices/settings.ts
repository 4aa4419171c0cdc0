import { z } from 'zod'
import type { InvoiceKind } from '#contract/money/invoice.ts'

/** What the operator decides about invoices, with the accountant. */
export interface InvoiceSettings {
  /** Days after a payment within which an invoice can be asked for. */
  readonly days: number
  /** Of what invoices are issued with which a company deducts value-added tax: memberships and tokens, recharges too, or nothing. */
  readonly special: 'on' | 'all' | 'off'
  /** The item on the invoice, by what was paid. */
  readonly items: Readonly<Record<'recharge' | 'member' | 'tokens', string>>
}

const item = z.string().max(100, 'at most 100 characters')

/** The variables of invoices. */
export const invoiceVariables = {
  INVOICE_DAYS: z.coerce
    .number('a number of days from 1 to 3650')
    .int('a number of days from 1 to 3650')
    .min(1, 'a number of days from 1 to 3650')
    .max(3650, 'a number of days from 1 to 3650')
    .default(180),
  INVOICE_SPECIAL: z.enum(['on', 'all', 'off'], 'one of on, all, off').default('on'),
  INVOICE_ITEM_RECHARGE: item.default('*预付卡销售*预付卡充值'),
  INVOICE_ITEM_MEMBER: item.default('*信息技术服务*会员服务费'),
  INVOICE_ITEM_TOKENS: item.default('*信息技术服务*人工智能服务费'),
}

export function invoiceSettings(variables: z.output<z.ZodObject<typeof invoiceVariables>>): InvoiceSettings {
  return {
    days: variables.INVOICE_DAYS,
    special: variables.INVOICE_SPECIAL,
    items: {
      recharge: variables.INVOICE_ITEM_RECHARGE,
      member: variables.INVOICE_ITEM_MEMBER,
      tokens: variables.INVOICE_ITEM_TOKENS,
    },
  }
}

/** The kinds of invoice that the site issues for payments. */
export function kindsOf(
  { special }: InvoiceSettings,
  paid: readonly { readonly kind: keyof InvoiceSettings['items'] }[],
): InvoiceKind[] {
  const isPrepaid = paid.some(({ kind }) => kind === 'recharge')
  return special === 'all' || (special === 'on' && !isPrepaid) ? ['ordinary', 'special'] : ['ordinary']
}
