/** What WeChat's browser puts into the window. https://pay.weixin.qq.com/doc/v3/merchant/4012791857 */
interface Bridge {
  invoke(name: 'getBrandWCPayRequest', fields: Readonly<Record<string, string>>, answered: () => void): void
}

declare global {
  var WeixinJSBridge: Bridge | undefined
}

/** Whether this page is in WeChat's browser. */
export const isInWechat = () => navigator.userAgent.includes('MicroMessenger')

/**
 * Opens WeChat's own payment over the page, once its bridge is ready.
 * @param fields signed by the server
 * @returns when the payer has left it; what the bridge says about the outcome proves nothing and is not passed on: ask the server
 */
export function payInWechat(fields: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve) => {
    const open = () => globalThis.WeixinJSBridge?.invoke('getBrandWCPayRequest', fields, resolve)
    if (globalThis.WeixinJSBridge) open()
    else document.addEventListener('WeixinJSBridgeReady', open, { once: true })
  })
}
