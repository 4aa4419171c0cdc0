import { readdirSync } from 'node:fs'
import { copied } from './support/copied.ts'
import { registerLapsed } from './support/lapsed-member.ts'
import { operator } from './support/operator.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('anyone finds a tool by pinyin initials, keeps it, confirms a unit, and copies the result with its units', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/index`)
  const search = page.getByRole('searchbox', { name: 'Search the tools' })
  for (const words of ['jgqcl', '肌酐清除率', 'CrCl', 'cockcroft gault']) {
    await search.fill(words)
    await expect(page.getByRole('main').getByRole('link').first()).toContainText('Cockcroft-Gault')
  }
  const favourite = page.getByRole('button', { name: 'Favourite: Creatinine clearance, Cockcroft-Gault' })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${origin}/tool/index`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Favourites on this device')
  await page.getByRole('main').getByRole('link').first().click()

  await page.getByRole('button', { name: 'Conventional' }).click()
  await expect(page.getByLabel('Unit: Serum creatinine')).toHaveValue('mg/dL')
  await page.getByRole('button', { name: 'SI units' }).click()
  await page.getByLabel('Age', { exact: true }).pressSequentially('65')
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Male', exact: true }).click()
  await page.getByLabel('Serum creatinine', { exact: true }).fill('1.4')
  await page.getByLabel('Weight', { exact: true }).pressSequentially('180')
  await expect(page.getByRole('main')).toContainText('1.4 µmol/L cannot be')
  await page.getByLabel('Unit: Serum creatinine').selectOption({ label: 'mg/dL' })
  await expect(page.getByRole('main')).toContainText('180 is unusual in kg but usual in lb. Confirm the unit first.')
  await expect(page.getByTestId('output-clearance')).toHaveCount(0)
  await page.getByRole('button', { name: 'It is 180 kg' }).click()
  await expect(page.getByTestId('output-clearance')).toHaveText('133.9 mL/min')
  await page.getByRole('button', { name: 'Copy result' }).click()
  for (const line of [
    '(cockcroft-gault, revision 1)',
    '133.9 mL/min',
    '- Weight: 180 kg',
    '- Serum creatinine: 1.4 mg/dL',
  ])
    await expect.poll(() => copied(page, 'text/plain')).toContain(line)
})

test('on a phone the word that the network is gone does not cover the result', async ({ page, context, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/tool/detail?id=body-mass-index`)
  await readyOffline(page)
  await context.setOffline(true)
  const word = page.getByText('Network error!')
  await expect(word).toBeVisible()
  const [toast, result] = await Promise.all([word.boundingBox(), page.locator('[data-stays-below]').boundingBox()])
  if (!toast || !result) throw new Error('one of them is not drawn')
  expect(result.y).toBeGreaterThan(toast.y + toast.height)
  expect(result.y + result.height).toBeLessThan(844)
})

test('a unit that was chosen for a quantity is that of every tool that asks it, until units are chosen for all', async ({
  page,
  origin,
}) => {
  const unit = page.getByLabel('Unit: Serum creatinine')
  await page.goto(`${origin}/tool/detail?id=cockcroft-gault`)
  await expect(unit).toHaveValue('umol/L')
  await unit.selectOption({ label: 'mg/dL' })
  await expect(unit).toHaveValue('mg/dL') // once it is stored
  // the last is published in mg/dL, and starts in µmol/L if no unit was chosen
  for (const tool of ['ckd-epi-2021-creatinine', 'apache-ii']) {
    await page.goto(`${origin}/tool/detail?id=${tool}`)
    await expect(unit).toHaveValue('mg/dL')
  }
  await page.getByRole('button', { name: 'SI units' }).click()
  await expect(unit).toHaveValue('umol/L')
  await page.goto(`${origin}/tool/detail?id=cockcroft-gault`)
  await expect(unit).toHaveValue('umol/L')
  await expect(page.getByLabel('Unit: Weight')).toHaveValue('kg')
})

test('another unit converts what was typed, and the first one has it back; a number that does not fit its unit is kept', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/detail?id=cockcroft-gault`)
  const [creatinine, unit] = [
    page.getByLabel('Serum creatinine', { exact: true }),
    page.getByLabel('Unit: Serum creatinine'),
  ]
  await creatinine.fill('97')
  await unit.selectOption({ label: 'mg/dL' })
  await expect(creatinine).toHaveValue('1.097')
  await unit.selectOption({ label: 'µmol/L' })
  await expect(creatinine).toHaveValue('97')
  await creatinine.fill('1.1')
  await unit.selectOption({ label: 'mg/dL' })
  await expect(creatinine).toHaveValue('1.1')
})

test('CHA₂DS₂-VASc takes four actions from the list of tools, by mouse and by keyboard', async ({ page, origin }) => {
  const tool = page.getByRole('main').getByRole('link', { name: 'CHA₂DS₂-VASc Stroke risk', exact: false }).first()
  const age = page.getByLabel('Age', { exact: true })
  const score = page.getByTestId('output-score')
  await page.goto(`${origin}/tool/index`)
  await tool.click()
  await age.fill('72')
  await page.getByRole('button', { name: 'Female', exact: true }).click()
  await page.getByRole('button', { name: 'All questions: no' }).click()
  await expect(score).toHaveText('2 of 9 points')
  await page.getByRole('group', { name: 'Diabetes' }).getByRole('button', { name: 'Yes' }).click()
  await expect(score).toHaveText('3 of 9 points')
  await page.getByRole('button', { name: '5 answered with no: undo' }).click()
  await expect(page.getByRole('group', { name: 'Diabetes' }).getByRole('button', { name: 'Yes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(score).toHaveCount(0)

  await page.goto(`${origin}/tool/index`)
  await tool.focus()
  await page.keyboard.press('Enter')
  await age.focus()
  await page.keyboard.type('50')
  await page.getByRole('button', { name: 'Male', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'All questions: no' }).focus()
  await page.keyboard.press('Enter')
  await expect(score).toHaveText('0 of 9 points')
})

test('Enter in the search opens the best answer', async ({ page, origin }) => {
  await page.goto(`${origin}/tool/index`)
  await page.getByRole('searchbox').fill('房颤卒中')
  await expect(page.getByRole('main').getByRole('link').first()).toContainText('CHA₂DS₂-VASc')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('tool')).toHaveAttribute('data-id', 'cha2ds2-vasc')
})

test('on a phone the bar says what is wrong, and leads to the field, which is marked', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/tool/detail?id=cha2ds2-vasc`)
  const age = page.getByLabel('Age', { exact: true })
  await age.fill('17')
  await page.getByRole('button', { name: 'Female', exact: true }).click()
  const bar = page.getByRole('button', { name: /^Age The score is for adults/ })
  await expect(bar).toBeInViewport()
  await page.getByRole('group', { name: 'Diabetes' }).scrollIntoViewIfNeeded()
  await bar.click()
  await expect(age).toBeFocused()
  await expect(age).toHaveAttribute('aria-invalid', 'true')
  await age.fill('71')
  await page.getByRole('button', { name: /Next: Heart failure/ }).click()
  await expect(page.getByRole('group', { name: /^Heart failure/ }).getByRole('button', { name: 'Yes' })).toBeFocused()
})

test('what was entered is there again in this session, after another tool, and is erased at once', async ({
  page,
  origin,
}) => {
  const weight = page.getByLabel('Weight', { exact: true })
  const open = async (id: string) => {
    await page.getByRole('searchbox').fill(id)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByTestId('tool')).toBeVisible()
  }
  await page.goto(`${origin}/tool/index`)
  await open('BMI')
  await weight.fill('68')
  await page.goBack()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('What you entered in 1 tool stays')).toBeVisible()
  await open('BMI')
  await expect(weight).toHaveValue('68')
  await page.getByText('Is it the same patient?').getByRole('button', { name: 'Erase' }).click()
  await expect(weight).toHaveValue('')
  await weight.fill('70')
  await page.goBack()
  await page.getByRole('searchbox').fill('')
  await page.getByText('What you entered in 1 tool stays').getByRole('button', { name: 'Erase' }).click()
  await open('BMI')
  await expect(weight).toHaveValue('')
  await weight.fill('71')
  await page.reload() // it was in memory only
  await expect(weight).toHaveValue('')
})

test('a link carries values only when that is ticked; they leave the address, and are checked before they count', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/detail?id=body-mass-index`)
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await expect(page.getByTestId('output-bmi')).toHaveText('24.98 kg/m²')
  const share = async (withValues: boolean) => {
    await page.getByRole('button', { name: 'Share a link' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    if (withValues) await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Copy the link' }).click()
    await expect(dialog).toHaveCount(0)
    return copied(page, 'text/plain')
  }
  expect(await share(false)).toBe(`${origin}/tool/detail?id=body-mass-index`)
  const link = await share(true)
  expect(link).toContain('#r=1&height=165+cm&weight=68+kg')

  const other = await page.context().newPage()
  await other.goto(link)
  await expect(other.getByText('Check these values')).toBeVisible()
  await expect(other).toHaveURL(`${origin}/tool/detail?id=body-mass-index`)
  await expect(other.getByLabel('Height', { exact: true })).toHaveValue('165')
  await expect(other.getByTestId('output-bmi')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Copy result' })).toBeDisabled()
  await other.getByRole('button', { name: 'I have checked them' }).click()
  await expect(other.getByTestId('output-bmi')).toHaveText('24.98 kg/m²')
})

test('item 9 of the PHQ-9 is shown above a score that is not there yet', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/tool/detail?id=phq-9`)
  const item = page.getByRole('group', { name: /^9\. Thoughts that you would be better off dead/ })
  await item.getByRole('button', { name: 'Several days' }).click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('alert')).toContainText('Item 9 is positive')
  await item.getByRole('button', { name: 'Not at all' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a result is kept on the device when asked, opens again with its values, and is erased for good', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/detail?id=body-mass-index`)
  await page.getByLabel('Height', { exact: true }).fill('165')
  await page.getByLabel('Weight', { exact: true }).fill('68')
  await page.getByLabel('Age', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  const kept = page.getByRole('region', { name: 'Kept on this device' })
  await expect(kept.getByRole('listitem')).toContainText('BMI 24.98 kg/m²')
  await page.reload()
  await expect(kept.getByRole('listitem')).toContainText('Revision 1')
  await kept.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('68')
  await page.goto(`${origin}/tool/index`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Opened last')
  await expect(page.getByText('1 result is kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Erase all' }).click()
  await expect(page.getByText('is kept on this device')).toHaveCount(0)
  await page.goto(`${origin}/tool/detail?id=body-mass-index`)
  await expect(page.getByRole('heading', { name: 'Formula' })).toBeVisible()
  await expect(kept).toHaveCount(0)
})

test('a tool that the operator recalls computes no more, also offline and after a reload', async ({ page, site }) => {
  const address = `${site.origin}/tool/detail?id=wells-pe`
  await page.goto(address)
  await expect(page.getByRole('group', { name: 'Haemoptysis' })).toBeVisible()
  await readyOffline(page)
  operator(site, 'set-config', 'recalled_tools', 'phq-9, wells-pe@1')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('withdrawn')
  await site.stop()
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('withdrawn')
  await expect(page.getByRole('group', { name: 'Haemoptysis' })).toHaveCount(0)
})

test('what the operator recommends stands first, and what is hidden is neither listed nor found, also offline', async ({
  page,
  site,
}) => {
  operator(site, 'set-config', 'featured_tools', 'phq-9')
  operator(site, 'set-config', 'hidden_tools', 'wells-pe')
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  const expectArranged = async () => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Recommended here')
    await expect(page.getByRole('main').getByRole('link').first()).toContainText('PHQ-9')
    await expect(page.getByRole('link', { name: /Wells score for pulmonary embolism/ })).toHaveCount(0)
  }
  await page.reload()
  await expectArranged()
  await site.stop()
  await page.reload()
  await expectArranged()
  await page.getByRole('searchbox').fill('feishuansai')
  await expect(page.getByRole('link', { name: /Wells score for pulmonary embolism/ })).toHaveCount(0)
})

test('a flow diagram is saved as Word and PDF, and a drawn randomisation list can be shared by no link', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/tool/detail?id=flow-consort`)
  await page.getByRole('button', { name: 'Try it' }).first().click()
  for (const format of ['Word', 'PDF']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(format === 'Word' ? /\.docx$/ : /\.pdf$/)
  }
  await page.goto(`${origin}/tool/detail?id=stat-randomisation-list`)
  await page.getByRole('button', { name: 'Simple' }).click()
  await page.getByLabel('Participants', { exact: false }).fill('10')
  await page.getByRole('button', { name: 'Draw at random' }).click()
  await expect(page.getByLabel('Seed')).toHaveValue(/^[0-9a-f]{32}$/)
  await expect(page.getByTestId('listed').getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share a link' })).toHaveCount(0)
})

test('after a cold start without a network every tool opens, and its worked examples agree, for a member whose time is over too', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const ids = readdirSync(new URL('../../src/catalog/calculators', import.meta.url))
  await registerLapsed(page, site)
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await site.stop()
  await page.goto('about:blank')
  await page.goto(`${site.origin}/tool/detail?id=${ids[0]}`)
  for (const id of ids) {
    await page.evaluate((tool) => {
      history.pushState({}, '', `/tool/detail?id=${tool}`)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, id)
    await expect(page.getByTestId('tool'), id).toHaveAttribute('data-id', id)
    await expect(page.getByRole('region', { name: 'Result' }), id).toBeVisible()
    await expect(page.getByLabel('Agrees').first(), id).toBeVisible()
    expect(await page.getByLabel('Differs').count(), id).toBe(0)
  }
})
