import type { Locator } from '@playwright/test'
import { unzipSync } from 'fflate'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { saved } from './page-models/report-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { copied } from './support/copied.ts'
import { test } from './support/model-site.ts'
import { expect, outboxIsEmpty, type Page } from './support/scenario.ts'

const MARK = 'AI-generated, check it · Test model of the scenario'
const script = `fit <- t.test(score ~ group, data = study) # ${'a long line '.repeat(12)}\nprint("<b>done</b>")`
const ANSWER = `## Two groups\n\nUse the **t test**.\n\n- Check the spread.\n\n\`\`\`r\n${script}\n\`\`\`\n\n| test | when |\n| - | - |\n| t | means |\n`

/** Opens the page of the chat and agrees to its model. */
async function beginChat(page: Page, origin: string): Promise<Locator> {
  await page.goto(`${origin}/chat`)
  await page.getByRole('button', { name: 'Agree and go on' }).click()
  return page.getByRole('textbox', { name: 'Your message' })
}

test('[AI7] code has colours and is copied with the mark; an answer goes into a report, and its Word file says that AI wrote it', async ({
  page,
  site,
  model,
}) => {
  test.setTimeout(240_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).create('Trial')
  model.answer(async (reply) => {
    await reply.text(ANSWER)
    await reply.end()
  })
  const field = await beginChat(page, site.origin)
  await field.fill('Which test?')
  await field.press('Enter')
  const answer = page.getByRole('article', { name: 'Answer' })
  await expect(answer.getByText(MARK)).toBeVisible()
  const code = answer.getByRole('region', { name: 'Code' })
  await expect(code.locator('pre span.text-ok')).toHaveText('"<b>done</b>"')
  expect(await code.locator('b').count()).toBe(0)
  // the block scrolls, the page does not, and the keyboard can scroll it
  await expect(code).toHaveAttribute('data-scrolls', 'sideways')
  await expect(code).toHaveAttribute('tabindex', '0')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect.soft(await violations(page), 'an answer with code').toEqual([])
  await answer.getByRole('button', { name: 'Copy the code' }).click()
  await expect.poll(() => copied(page, 'text/plain')).toBe(`# ${MARK}\n${script}`)

  await answer.getByRole('button', { name: 'Add the answer to a report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to report' })
  await expect(dialog.getByRole('group', { name: 'Trial' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open the report' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the report' })
  await expect(text).toContainText('Two groups')
  await expect(text.getByText(MARK)).toBeVisible()
  await expect(text.getByRole('table')).toContainText('means')
  // what is typed into it does not take the mark away
  await text.getByText('t test', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Really.')
  await page.waitForTimeout(500) // the pause after which it is stored
  await outboxIsEmpty(page)
  await page.reload()
  await expect(text.locator('[data-ai]', { hasText: 'Really.' }).first()).toBeVisible()
  const parts = unzipSync(new Uint8Array(await saved(page, 'Word document')))
  const part = (name: string) => Buffer.from(parts[name] ?? []).toString()
  expect(part('docProps/custom.xml')).toMatch(/name="AIGC".*Label.*Test model of the scenario/s)
  expect(part('word/document.xml')).toContain(MARK)
})

test('an answer is reported by keys alone', async ({ page, site, model }) => {
  test.setTimeout(240_000)
  await new PassportPage(page, site.origin).register()
  model.answer(async (reply) => {
    await reply.text('A line of the answer.\n\n'.repeat(30))
    await reply.end()
  })
  const field = await beginChat(page, site.origin)
  await field.fill('Say much')
  await field.press('Enter')
  const flag = page.getByRole('button', { name: 'Report the answer' })
  const dialog = page.getByRole('dialog', { name: 'Report this answer' })
  await flag.focus()
  await page.keyboard.press('Enter')
  const words = dialog.getByRole('textbox', { name: 'What is wrong with it?' })
  await expect(words).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(flag).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  await page.keyboard.type('One line')
  await page.keyboard.press('Enter')
  await page.keyboard.type('and another')
  await expect(words).toHaveValue('One line\nand another')
  // what the operator gets is read by keys: it scrolls
  await page.keyboard.press('Tab')
  const shown = dialog.getByRole('region', { name: 'What the operator gets' })
  await expect(shown).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => shown.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  for (const name of ['Cancel', 'Send the report', 'Close']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused()
  }
  expect.soft(await violations(page), 'the report').toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(flag).toBeFocused()
  await outboxIsEmpty(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a question stays at the top while its answer grows below it, and the end is followed once the view is full', async ({
    page,
    site,
    model,
  }) => {
    test.setTimeout(240_000)
    await new PassportPage(page, site.origin).register()
    const field = await beginChat(page, site.origin)
    const log = page.getByRole('log', { name: 'Conversation' })
    const question = page.getByRole('article', { name: 'Your message' }).last()
    const answer = page.getByRole('article', { name: 'Answer' }).last()
    /** Pixels from the top of the conversation to that of an element. */
    const topOf = async (element: Locator) =>
      Math.round(((await element.boundingBox())?.y ?? Number.NaN) - ((await log.boundingBox())?.y ?? 0))
    const fromEnd = () => log.evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight))
    const ask = async (words: string) => {
      await field.fill(words)
      await field.press('Enter')
    }
    const before = 'A paragraph of the first answer that has some words in it.\n\n'.repeat(12)
    model.answer(async (reply) => {
      await reply.text(before)
      await reply.end()
    })
    await ask('The first question')
    await expect(page.getByRole('button', { name: 'Copy the answer' })).toBeVisible()

    let step = () => {}
    const next = () => new Promise<void>((resolve) => (step = resolve))
    model.answer(async (reply) => {
      await reply.text('It begins.\n\n')
      await next()
      await reply.text('A little more.\n\n')
      await next()
      await reply.text('A paragraph that makes it longer than the view.\n\n'.repeat(15))
      await next()
      await reply.text('Still growing, while the reader looks at the beginning.\n\n'.repeat(15))
      await next()
      await reply.text('The last line.')
      await reply.end()
    })
    await ask('The second question')
    await expect(answer).toContainText('It begins.')
    await expect.poll(() => topOf(question)).toBeLessThanOrEqual(12)
    expect(await topOf(question)).toBeGreaterThanOrEqual(0)
    step()
    await expect(answer).toContainText('A little more.')
    expect(await topOf(question)).toBeLessThanOrEqual(12)
    expect(await topOf(question)).toBeGreaterThanOrEqual(0)
    step()
    await expect(answer).toContainText('longer than the view')
    await expect.poll(() => topOf(question)).toBeLessThan(0)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    // who has scrolled up is left there
    await log.hover()
    await page.mouse.wheel(0, -400)
    await expect.poll(fromEnd).toBeGreaterThan(200)
    const place = await log.evaluate(({ scrollTop }) => scrollTop)
    step()
    await expect(answer).toContainText('Still growing')
    step()
    await expect(answer).toContainText('The last line.')
    await expect(page.getByRole('button', { name: 'Copy the answer' })).toHaveCount(2)
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(place)

    // a short answer leaves its question at the top when it has ended
    model.answer(async (reply) => {
      await reply.text('Short.')
      await reply.end()
    })
    await ask('The third question')
    await expect(page.getByRole('button', { name: 'Copy the answer' })).toHaveCount(3)
    await expect.poll(() => topOf(question)).toBeLessThanOrEqual(12)
    expect(await topOf(question)).toBeGreaterThanOrEqual(0)
  })
})
