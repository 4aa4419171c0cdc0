import * as z from 'zod/mini'
import { problemOfText, TITLE_TEXTS, type Title, type TitleText } from '../money/title.ts'
import { defineCall, id, nothing, seconds } from './call.ts'

export const titleType = z.enum(['company', 'personal'])
/** The texts of a stored title. An absent text is empty. */
export const titleTexts = Object.fromEntries(Object.keys(TITLE_TEXTS).map((text) => [text, z.string()])) as Record<
  TitleText,
  z.ZodMiniString
>
const required = (text: TitleText) => z.string().check(z.refine((typed) => !problemOfText(text, typed, true)))
const optional = (text: TitleText) =>
  z._default(z.string().check(z.refine((typed) => !problemOfText(text, typed, false))), '')

const texts = {
  type: titleType,
  name: required('name'),
  /** Required of a company, absent for a person. A wrong check sign is accepted: the page asks about it. */
  tax_no: optional('tax_no'),
  phone: optional('phone'),
  address: optional('address'),
  bank: optional('bank'),
  account: optional('account'),
  /** Invoices are sent there. */
  email: required('email'),
  recipient: optional('recipient'),
  area: optional('area'),
  remark: optional('remark'),
}
const companyHasNumber = z.refine<Pick<Title, 'type' | 'tax_no'>>(
  ({ type: of, tax_no: number }) => of === 'personal' || !problemOfText('tax_no', number, true),
  { path: ['tax_no'] },
)

const title = z.object({
  id,
  type: titleType,
  ...titleTexts,
  is_default: z.boolean(),
  /** When it was last changed. */
  updated: seconds,
})
export type StoredTitle = z.output<typeof title>

const write = { auth: 'token', effect: 'write', offline: 'never' } as const
const named = z.object({ id })

/** Invoice titles. */
export const riseCalls = {
  'Rise/index': defineCall({
    summary: 'The invoice titles of the user, the default first',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object({}),
    reply: z.object({
      /** At most 20. */
      data: z.array(title),
      /** When this was read. */
      time: seconds,
    }),
  }),
  'Rise/add': defineCall({
    ...write,
    summary:
      'Add an invoice title. Texts are stored trimmed, numbers without spaces. The first title is the default; at most 20 (`title-limit`)',
    request: z.object({ ...texts, is_default: z._default(z.boolean(), false) }).check(companyHasNumber),
    reply: named,
  }),
  'Rise/update': defineCall({
    ...write,
    summary: 'Replace all texts of an invoice title. Invoices keep the texts that they were made with',
    request: z.object({ id, ...texts }).check(companyHasNumber),
    reply: nothing,
  }),
  'Rise/delete': defineCall({
    ...write,
    summary: 'Delete an invoice title. If it was the default, the oldest other title becomes it',
    request: named,
    reply: nothing,
  }),
  'Rise/setDefault': defineCall({
    ...write,
    summary: 'Make an invoice title the default',
    request: named,
    reply: nothing,
  }),
} as const
