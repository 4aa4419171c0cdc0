import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { makeCaptcha } from './captcha-maker.ts'
import { siteDefaults } from './site-config.ts'
import { writeSetting } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the site is called Slipstick until its operator renames it', async () => {
  expect((await server.call('Base/config', {})).data).toMatchObject({ site_title: 'Slipstick 算尺', agreement_id: 2 })
  await writeSetting(server.services.db, 'site_title', '第一医院')
  await writeSetting(server.services.db, 'site_title', '第二医院')
  expect((await server.call('Base/config', {})).data.site_title).toBe('第二医院')
})

test('tools that the operator recalls are listed', async () => {
  expect((await server.call('Base/config', {})).data.recalled_tools).toEqual([])
  await writeSetting(server.services.db, 'recalled_tools', 'wells-pe, child-pugh@2')
  expect((await server.call('Base/config', {})).data.recalled_tools).toEqual(['wells-pe', 'child-pugh@2'])
})

test('the ways to reach users are listed', async () => {
  expect((await server.call('Base/config', {})).data.ways).toEqual({ sms: true, mail: true, wechat: true })
  const without = await startTestServer({ config: { providers: noProviders } })
  expect((await without.call('Base/config', {})).data.ways).toEqual({ sms: false, mail: false, wechat: false })
  await without.stop()
})

test('[Q6] every process of a site answers a ping with the same identity, and another site does not', async () => {
  const other = await startTestServer()
  const ping = async (of: TestServer) => (await of.call('Base/ping', {})).data.instance
  expect(await ping(server)).toBe(server.site.instance)
  expect(await ping(other)).not.toBe(await ping(server))
  await other.stop()
})

test('a captcha is a picture, or a question for those who cannot see it', async () => {
  const picture = await server.call('Base/captcha', { kind: 'picture' })
  expect(picture.data).toMatchObject({ base64: expect.stringMatching(/^data:image\/png;base64,./), question: '' })
  const question = await server.call('Base/captcha', { kind: 'question' })
  expect(question.data).toMatchObject({ base64: '', question: 'a, b, c, d' })
  expect(question.data.key).not.toBe(picture.data.key)
})

test('captchas are limited by address', async () => {
  const here = { address: '203.0.113.77' }
  const ask = () => server.call('Base/captcha', {}, here)
  for (let index = 0; index < 120; index += 30) await Promise.all(Array.from({ length: 30 }, ask))
  expect((await ask()).code).toBe('too-many-requests')
})

test('the product’s pictures are PNGs of four characters that are not easily confused', async () => {
  const { answer, picture } = await makeCaptcha('picture', 'en')
  expect(answer).toMatch(/^[a-z0-9]{4}$/)
  expect(answer).not.toMatch(/[01oilqdb8s5z2]/)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 150, height: 50 })
})

test.each(['zh', 'en'] as const)(
  'the product’s questions in %s have four digits for an answer, and words for the digits',
  async (language) => {
    const seen = new Set<string>()
    for (let round = 0; round < 40; round += 1) {
      const { answer, question = '' } = await makeCaptcha('question', language)
      expect(answer).toMatch(/^\d{4}$/)
      expect(question).not.toContain(answer)
      expect(/[\u4e00-\u9fff]/.test(question)).toBe(language === 'zh')
      seen.add(question)
    }
    expect(seen.size).toBeGreaterThan(30)
  },
)

test('the agreement that is to be accepted is the one that is shown', () => {
  const text = (language: string) =>
    readFileSync(new URL(`../../app/features/reading/texts/user-agreement.${language}.md`, import.meta.url), 'utf8')
  expect(text('en')).toContain(`*Version ${siteDefaults.agreement_id}*`)
  expect(text('zh')).toContain(`*第 ${siteDefaults.agreement_id} 版*`)
})
