import type { Language } from '../http/language.ts'
import type { Letter } from '../providers/mail.ts'

const words: Readonly<Record<Language, (site: string, digits: string) => Omit<Letter, 'to'>>> = {
  zh: (site, digits) => ({
    subject: `${site} 验证码：${digits}`,
    text: `您的验证码是 ${digits}，5 分钟内有效，仅可使用一次。\n\n请勿将验证码告诉任何人。如非本人操作，请忽略此邮件。\n\n${site}`,
  }),
  en: (site, digits) => ({
    subject: `${site} verification code: ${digits}`,
    text: `Your verification code is ${digits}. It is valid for 5 minutes and can be used once.\n\nDo not tell it to anyone. If you did not ask for it, ignore this message.\n\n${site}`,
  }),
}

/** The letter with a code. */
export function codeLetter(site: string, digits: string, language: Language): Omit<Letter, 'to'> {
  return words[language](site, digits)
}
