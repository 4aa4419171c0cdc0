import { openAlipay, openLocal, openWechatPay } from '#tests/support/payments/open-worlds.ts'
import { paymentsSuite } from './payments.ts'

const unsigned = ['wrong-key', 'unsigned', 'tampered'] as const
/** A good answer to another question. */
const misleading = [...unsigned, 'wrong-number'] as const
const ofWechat = [...unsigned, 'unknown-key', 'old-timestamp', 'sign-test', 'wrong-merchant', 'wrong-app'] as const

paymentsSuite('the sandbox', async (clock) => ({
  ...openLocal(clock),
  clock,
  channel: 'local',
  wrongAnswers: [],
  wrongNotices: [...unsigned, 'old-timestamp', 'wrong-merchant', 'wrong-app'],
  stop: () => Promise.resolve(),
}))

for (const channel of ['wechat-native', 'wechat-h5', 'wechat-jsapi'] as const)
  paymentsSuite(`WeChat Pay, ${channel}`, async (clock) => {
    const { payments, world } = await openWechatPay(clock)
    const wrongAnswers = [...ofWechat, 'wrong-number'] as const
    return { payments, world, clock, channel, wrongAnswers, wrongNotices: ofWechat, stop: () => world.stop() }
  })

paymentsSuite('WeChat Pay with its certificates', async (clock) => {
  const { payments, world } = await openWechatPay(clock, 'certificate')
  const opened = { payments, world, clock, channel: 'wechat-native', stop: () => world.stop() } as const
  return { ...opened, wrongAnswers: ofWechat, wrongNotices: ofWechat }
})

for (const channel of ['alipay-page', 'alipay-wap'] as const)
  paymentsSuite(`Alipay, ${channel}`, async (clock) => {
    const { payments, world } = await openAlipay(clock)
    const wrongNotices = [...unsigned, 'wrong-merchant', 'wrong-app'] as const
    return { payments, world, clock, channel, wrongAnswers: misleading, wrongNotices, stop: () => world.stop() }
  })

paymentsSuite('Alipay with certificates', async (clock) => {
  const { payments, world } = await openAlipay(clock, 'certificate')
  const wrongNotices = [...unsigned, 'wrong-merchant', 'wrong-app'] as const
  const wrongAnswers = [...misleading, 'unknown-key'] as const
  return { payments, world, clock, channel: 'alipay-page', wrongAnswers, wrongNotices, stop: () => world.stop() }
})
