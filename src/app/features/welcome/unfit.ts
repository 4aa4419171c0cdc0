/** Why the application cannot keep data safely here. */
export type Unfit = 'wechat' | 'http'

/** Undefined in a browser that can do everything that the application needs. */
export function unfitFor({ userAgent }: Pick<Navigator, 'userAgent'>, isSecure: boolean): Unfit | undefined {
  if (!isSecure) return 'http'
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : undefined
}
