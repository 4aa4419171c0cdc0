import { expect, test } from 'vitest'
import { guideFor } from './guide.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; ALN-AL00)'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['chrome', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 0],
  ['chrome', `${MAC} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 0],
  ['edge', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 10],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ['safari', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 0],
  ['ios', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 5],
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 5],
  ['android', `${ANDROID} ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 5],
  ['android', `${ANDROID} ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 5],
  ['own-browser', `${ANDROID} ${WEBKIT} Chrome/114.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`, 5],
  ['own-browser', `${ANDROID} ${WEBKIT} Chrome/112.0.0.0 XiaoMi/MiuiBrowser/19.0 Mobile Safari/537.36`, 5],
  ['wechat', `${ANDROID} ${WEBKIT} Chrome/120.0.0.0 MicroMessenger/8.0.50 Mobile Safari/537.36`, 5],
  ['wechat', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0', 5],
] as const)('%s is recognised in %s with %i touch points', (guide, userAgent, maxTouchPoints) => {
  expect(guideFor({ userAgent, maxTouchPoints })).toBe(guide)
})
