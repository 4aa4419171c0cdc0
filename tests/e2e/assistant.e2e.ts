import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { test } from './support/model-site.ts'
import { expect, outboxIsEmpty, type Page, test as plain, readyOffline } from './support/scenario.ts'

const ANSWER = 'Use `t-test-independent`.\n\n1. It compares **two means**.\n2. Check the spread.\n'
const chatOf = (page: Page) => page.frameLocator('iframe[title="AI assistant"]')

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Assistant', exact: true }).click()
  await page.getByRole('tab', { name: 'Chat' }).click()
  return chatOf(page)
}

test('[AI3] what the preview shows is what the model gets, and no name of the project; answers are marked, stopped, retried and kept', async ({
  page,
  context,
  site,
  model,
}) => {
  test.setTimeout(240_000)
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).create('CanaryProject')
  const chat = await openChat(page)
  await expect(chat.getByText('Test model of the scenario')).toBeVisible()
  await chat.getByRole('button', { name: 'Agree and go on' }).click()
  const field = chat.getByRole('textbox', { name: 'Your message' })
  await field.fill('Which test for two groups? 两组')
  await chat.getByRole('button', { name: 'Preview' }).click()
  const shown = await chat.locator('[data-outgoing]').allTextContents()
  model.answer(async (reply) => {
    await reply.text(ANSWER)
    await reply.text(
      '![x](http://127.0.0.1:9/leak) [evil](http://127.0.0.1:9/) [tools](/tool/index)<img src=x onerror=alert(1)>',
    )
    await reply.end('stop', { prompt_tokens: 60, completion_tokens: 20 })
  })
  await chat.getByRole('dialog').getByRole('button', { name: 'Send message' }).click()
  const answer = chat.getByRole('article', { name: 'Answer' })
  await expect(answer.getByText('AI-generated, check it · Test model of the scenario')).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Copy the answer' })).toBeVisible()
  const [first] = model.requests
  expect(first?.body.messages.slice(1).map(({ content }) => content)).toEqual(shown)
  expect(first?.text).not.toContain('CanaryProject')
  // output is data: no picture, one link, to a page of this application
  await expect(answer.locator('img')).toHaveCount(0)
  await expect(answer.getByRole('link')).toHaveText(['tools'])
  await expect(answer.getByText('<img src=x onerror=alert(1)>')).toBeVisible()

  // stopped: what came is kept, and the model is free
  model.answer(async (reply) => {
    while (reply.isOpen) {
      await reply.text('word ')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await field.fill('Say more')
  await field.press('Enter')
  await expect(answer.last()).toContainText('word word')
  await chat.getByRole('button', { name: 'Stop' }).click()
  await expect(answer.last()).toContainText('Stopped')
  await expect.poll(() => model.open).toBe(0)
  model.answer(async (reply) => {
    await reply.text('Whole at last.')
    await reply.end()
  })
  await chat.getByRole('button', { name: 'Retry' }).click()
  await expect(answer.last()).toContainText('Whole at last.')
  expect(model.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])

  // a link opens in the page around the drawer, and the conversation stays
  await answer.first().getByRole('link', { name: 'tools' }).click()
  await expect(page).toHaveURL(/\/tool\/index/)
  await expect(answer.last()).toContainText('Whole at last.')

  // the history, on another tab, which shows new messages of the first
  const other = await context.newPage()
  await other.goto(`${site.origin}/chat`)
  await other.getByRole('button', { name: /^Which test for two groups/ }).click()
  await expect(other.getByRole('article')).toHaveCount(5)
  await field.fill('One more')
  await field.press('Enter')
  await expect(other.getByRole('article')).toHaveCount(7)
  await other.getByRole('searchbox', { name: 'Search the conversations' }).fill('whole at last')
  await expect(other.getByRole('button', { name: /^Which test for two groups/ })).toBeVisible()
  const saved = other.waitForEvent('download')
  await other.getByRole('button', { name: 'More about the conversation' }).click()
  await other.getByRole('menuitem', { name: 'Save as Markdown' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.md$/)
  await outboxIsEmpty(page)

  // a report has one answer and the words about it
  await chat.getByRole('button', { name: 'Report the answer' }).first().click()
  const report = chat.getByRole('dialog', { name: 'Report this answer' })
  await report.getByRole('textbox').fill('It is wrong.')
  await expect(report).toContainText('AI 举报 / AI report · Test model of the scenario It is wrong. --- Use')
  await report.getByRole('button', { name: 'Send the report' }).click()
  await expect(report).toHaveCount(0)
  await outboxIsEmpty(page)
  await other.getByRole('button', { name: 'Account and settings' }).click()
  await other.getByRole('menuitem', { name: 'Feedback' }).click()
  await other.getByRole('tab', { name: 'Sent, with answers' }).click()
  await expect(other.getByRole('dialog')).toContainText('It is wrong.')
})

test('rows are not sent, Enter of an input method sends nothing, and a draft waits without the server', async ({
  page,
  site,
  model,
}) => {
  test.setTimeout(240_000)
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await page.goto(`${site.origin}/chat`)
  await page.getByRole('button', { name: 'Agree and go on' }).click()
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('1\t23\t0\n2\t41\t1\n3\t38\t0')
  await expect(page.getByText('This looks like rows of data: they stay here.')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await field.fill('')

  const browser = await page.context().newCDPSession(page)
  await field.focus()
  await browser.send('Input.imeSetComposition', { text: 'liang zu', selectionStart: 8, selectionEnd: 8 })
  await browser.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  await browser.send('Input.insertText', { text: '两组怎么比较' })
  await expect(field).toHaveValue('两组怎么比较')
  expect(model.requests).toEqual([])
  await field.press('Shift+Enter')
  await field.pressSequentially('n = 12')
  await expect(field).toHaveValue('两组怎么比较\nn = 12')
  await field.press('Enter')
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText('Hello.')
  expect(model.requests.at(-1)?.body.messages.at(-1)?.content).toBe('两组怎么比较\nn = 12')

  await site.stop()
  await page.reload()
  await field.fill('For later')
  await expect(page.getByText('The server cannot be reached now. Your message stays here')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(field).toHaveValue('For later')
  expect(model.requests).toHaveLength(1)
})

test.describe('elsewhere', () => {
  test.use({ provoked: /frame-ancestors/ })
  test('the frame is not shown by other sites, and leads to the login without a session', async ({ page, site }) => {
    const other = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<iframe id="f" src="${site.origin}/chat/frame"></iframe>`)
    })
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    try {
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
      await refused
      await page.goto(`${site.origin}/chat/frame`)
      await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('target', '_top')
    } finally {
      other.close()
    }
  })
})

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 320, height: 640 } })
  test('the drawer fits, has no violations, and is left by Escape', async ({ page, site, model }) => {
    test.setTimeout(240_000)
    model.answer(async (reply) => {
      await reply.text('用两独立样本 t 检验。')
      await reply.end()
    })
    await page.goto(`${site.origin}/tool/index`)
    const button = page.getByRole('button', { name: '助手', exact: true })
    await button.click()
    await expect(page.getByText('非 AI')).toBeVisible()
    await page.getByRole('button', { name: '比较各组或前后的差异' }).click()
    await expect(page.getByRole('heading', { name: '有几组（或几个时点）？' })).toBeVisible()
    expect.soft(await violations(page), 'the guide').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('tab', { name: '对话' }).click()
    await expect(page.frameLocator('iframe').getByRole('link', { name: '登录' })).toBeVisible()
    await page.getByRole('tab', { name: '对话' }).press('Escape')
    await expect(page.getByRole('complementary', { name: '助手' })).toBeHidden()
    await expect(button).toBeFocused()
  })
})

plain.describe('without a model', () => {
  plain('the chat says so, and the guide works', async ({ page, origin }) => {
    await page.goto(`${origin}/tool/index`)
    await page.getByRole('button', { name: 'Assistant', exact: true }).click()
    await page.getByRole('tab', { name: 'Chat' }).click()
    await expect(page.getByText('This site has no AI model.')).toBeVisible()
    await page.getByRole('tab', { name: 'Guide' }).click()
    await page.getByRole('button', { name: 'Describe the data' }).click()
    await expect(page.getByRole('heading', { name: 'How many groups or occasions?' })).toBeVisible()
  })
})
