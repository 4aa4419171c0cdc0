/** Why data would not be safe in this browser: the built-in browser of WeChat, or plain http, which has neither service worker nor cryptography. */
export type Unfit = 'wechat' | 'http'

/** Undefined if the browser is fit. */
export function unfitFor({ userAgent }: Pick<Navigator, 'userAgent'>, isSecure: boolean): Unfit | undefined {
  if (!isSecure) return 'http'
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : undefined
}
