import { expect, test } from 'vitest'
import { unfitFor } from './unfit.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile'

test.each([
  [`${phone} Safari/537.36`, true, undefined],
  [`${phone} XWEB/1260059 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600 WeChat/arm64 NetType/WIFI`, true, 'wechat'],
  [`${phone} Safari/537.36`, false, 'http'],
  [`${phone} MicroMessenger/8.0.49.2600`, false, 'http'],
])('%s, secure %s: %s', (userAgent, isSecure, unfit) => {
  expect(unfitFor({ userAgent }, isSecure)).toBe(unfit)
})
