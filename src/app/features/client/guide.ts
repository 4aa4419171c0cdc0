/** The ways in which the application is installed, by browser. `own-browser` is one that a maker of phones puts on them. */
export const guides = ['chrome', 'edge', 'safari', 'firefox', 'ios', 'android', 'own-browser', 'wechat'] as const
export type Guide = (typeof guides)[number]

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

const OWN_BROWSERS = /HuaweiBrowser|MiuiBrowser|HeyTapBrowser|VivoBrowser|UCBrowser|MQQBrowser|Quark|baiduboxapp/i

/** The way for a browser, by its user agent. An iPad reports being a Mac, with several touch points. */
export function guideFor({ userAgent, maxTouchPoints }: Browser): Guide {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios'
  if (OWN_BROWSERS.test(userAgent)) return 'own-browser'
  if (/Android|OpenHarmony/.test(userAgent)) return 'android'
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Macintosh/.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)) return 'safari'
  return 'chrome'
}
