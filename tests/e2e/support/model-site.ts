import { type ModelServer, startModelServer } from '#tests/support/model-server.ts'
import { test as base } from './scenario.ts'

/** A site with a model, which is a script of the scenario. */
export const test = base.extend<{ model: ModelServer }>({
  model: async ({ browserName }, use) => {
    if (browserName !== 'chromium') throw new Error('the scenario needs Chromium')
    const model = await startModelServer()
    await use(model)
    await model.close()
  },
  environment: async ({ model }, use) =>
    use({
      CHAT_PROVIDER: 'openai',
      CHAT_URL: model.url,
      CHAT_MODEL: 'test-model',
      CHAT_LABEL: 'Test model of the scenario',
      LIMITS_FACTOR: '100',
    }),
})
