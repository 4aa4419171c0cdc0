import { foldTaxNumber, judgeTaxNumber } from './tax-number.ts'

export type TitleType = 'company' | 'personal'

/** The texts of an invoice title with the most characters that each may have. An absent text is empty. */
export const TITLE_TEXTS = {
  name: 100,
  tax_no: 20,
  phone: 20,
  address: 100,
  bank: 100,
  account: 30,
  email: 100,
  recipient: 100,
  area: 100,
  remark: 200,
} as const
export type TitleText = keyof typeof TITLE_TEXTS
export type Title = Readonly<Record<TitleText, string>> & { readonly type: TitleType }

/** What only the title of a company has. The number of a person's identity card is never asked for. */
export const COMPANY_TEXTS = ['tax_no', 'address', 'bank', 'account'] as const satisfies readonly TitleText[]

/** Most titles of a user. */
export const MAX_TITLES = 20

const MOBILE = /^1[3-9]\d{9}$/
/** Area code, number and extension; the hyphens are optional but the one before an extension. */
const LANDLINE = /^0\d{2,3}-?\d{7,8}(?:-\d{1,6})?$/
const ACCOUNT = /^\d{8,30}$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
/** Numbers are copied with full-width digits, spaces and all kinds of hyphens. */
const digits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/\p{Pd}/gu, '-')

const folds: Readonly<Record<TitleText, (text: string) => string>> = {
  name: oneLine,
  tax_no: foldTaxNumber,
  phone: digits,
  address: oneLine,
  bank: oneLine,
  account: (text) => digits(text).replaceAll('-', ''),
  email: (text) => text.trim(),
  recipient: oneLine,
  area: oneLine,
  remark: lines,
}

const texts = Object.keys(TITLE_TEXTS) as TitleText[]
const isOfCompany = (text: TitleText) => (COMPANY_TEXTS as readonly TitleText[]).includes(text)

/** A title as it is stored: texts trimmed, numbers half-width and without spaces; that of a person without what only companies have. */
export function foldTitle(typed: Title): Title {
  const folded = texts.map((text) => {
    const isLeftOut = typed.type === 'personal' && isOfCompany(text)
    return [text, isLeftOut ? '' : folds[text](typed[text])] as const
  })
  return { type: typed.type, ...(Object.fromEntries(folded) as Record<TitleText, string>) }
}

/** What is wrong with a text: it is required and empty, longer than `TITLE_TEXTS` allows, or malformed. */
export type TitleProblem = 'missing' | 'long' | 'wrong'

const isWrong: Partial<Readonly<Record<TitleText, (text: string) => boolean>>> = {
  tax_no: (text) => judgeTaxNumber(text) === 'wrong',
  phone: (text) => !MOBILE.test(text) && !LANDLINE.test(text),
  account: (text) => !ACCOUNT.test(text),
  email: (text) => !EMAIL.test(text),
}

/** The problem of one text, as typed; undefined if it can be stored. A tax number with a wrong check sign can (`judgeTaxNumber`). */
export function problemOfText(text: TitleText, typed: string, isRequired: boolean): TitleProblem | undefined {
  const value = folds[text](typed)
  if (value === '') return isRequired ? 'missing' : undefined
  if (isWrong[text]?.(value)) return 'wrong'
  return value.length > TITLE_TEXTS[text] ? 'long' : undefined
}

/** Problems of a title by text, as typed; none if it can be stored. */
export function problemsOfTitle(title: Title): Partial<Record<TitleText, TitleProblem>> {
  const folded = foldTitle(title)
  const found = texts.map((text) => [text, problemOfText(text, folded[text], isRequired(title.type, text))] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

/** Whether a title of the type needs the text. The e-mail address is where invoices are sent. */
function isRequired(type: TitleType, text: TitleText): boolean {
  return text === 'name' || text === 'email' || (text === 'tax_no' && type === 'company')
}
