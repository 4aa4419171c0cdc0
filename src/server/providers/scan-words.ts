import type { Language } from '../http/language.ts'
import type { Scanned } from './wechat.ts'

/** The message to a user who scanned a code, by the code's purpose. */
export function scanWords(scanned: Scanned, site: string): Readonly<Record<Language, string>> {
  if (scanned === 'login')
    return {
      zh: `您正在登录“${site}”。如非本人操作，请忽略本消息。`,
      en: `You are logging in to ${site}. If this was not you, ignore it.`,
    }
  if (scanned === 'bind')
    return {
      zh: `您正在将微信绑定到“${site}”的账号。如非本人操作，请忽略本消息。`,
      en: `You are binding WeChat to your account at ${site}. If this was not you, ignore it.`,
    }
  return {
    zh: '二维码已失效，请刷新网页后重新扫描。',
    en: 'This QR code has expired. Reload the page and scan the new one.',
  }
}
