import type { ModelServer } from '#tests/support/model-server.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { test } from './support/model-site.ts'
import { expect } from './support/scenario.ts'

const looksUp = (model: ModelServer) =>
  model.answer(async (reply, { messages }) => {
    if (messages.at(-1)?.role === 'user') {
      await reply.call(
        { name: 'search_help', arguments: { text: 'eGFR' } },
        { name: 'open_tool', arguments: { id: 'ckd-epi-2021-creatinine' } },
      )
      return
    }
    const found: { entries: { id: string }[] } = JSON.parse(messages.at(-2)?.content ?? '')
    await reply.text(`Use \`${found.entries[0]?.id}\`.`)
    await reply.end()
  })

test('an answer cites what a tool found; its card opens the clinical tool, also from the history', async ({
  page,
  site,
  model,
}) => {
  await new PassportPage(page, site.origin).register()
  looksUp(model)
  await page.getByRole('banner').getByRole('button', { name: 'Assistant' }).click()
  await page.getByRole('tab', { name: 'Chat' }).click()
  const frame = page.frameLocator('iframe[title="AI assistant"]')
  await frame.getByRole('button', { name: 'Agree and go on' }).click()
  await frame.getByRole('textbox', { name: 'Your message' }).fill('eGFR of a woman?')
  await frame.getByRole('button', { name: 'Preview' }).click()
  await expect(frame.getByRole('dialog')).toContainText('what the model looks up in the public catalogue and help')
  await frame.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  const answer = frame.getByRole('article', { name: 'Answer' })
  await expect(answer.getByText('ckd-epi-2021-creatinine')).toBeVisible()
  await expect(answer.getByText('Looked up: search of the help')).toBeVisible()
  await answer.getByRole('list', { name: 'Clinical tools' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/tool\/detail\?id=ckd-epi-2021-creatinine$/)
  await expect(page.getByRole('heading', { level: 1, name: /eGFR/ })).toBeVisible()
  // the record has the card: another page shows it without asking
  const { length } = model.requests
  await page.goto(`${site.origin}/chat`)
  await page.getByRole('button', { name: /eGFR of a woman/ }).click()
  await page.getByRole('list', { name: 'Clinical tools' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/tool\/detail\?id=ckd-epi-2021-creatinine$/)
  expect(model.requests).toHaveLength(length)
})
