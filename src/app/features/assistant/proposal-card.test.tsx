// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { columnInfo } from '#tests/support/column-info.ts'
import { newId } from '#tests/support/test-device.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { queryClient } from '../../api/query-client.ts'
import type { Creation } from '../../assistant/proposals/create-proposal.ts'
import type { Proposal } from '../../assistant/proposals/proposal.ts'
import { activateLocale, loadWords } from '../../i18n/locale.ts'
import { ProposalCard } from './proposal-card.tsx'

const opened = vi.hoisted(() => [] as string[])
vi.mock('./use-open-page.ts', () => ({ useOpenPage: () => (href: string) => opened.push(href) }))

const page = testPage()
beforeEach(async () => {
  opened.length = 0
  await loadWords('chat')
})

const names = {
  dataset: 'Trial',
  dictionary: { columns: [columnInfo('age', 'continuous'), columnInfo('sex', 'nominal')] },
}
const proposal: Proposal = {
  kind: 'analysis',
  dataset: newId(),
  entry: 't-test-independent',
  version: 1,
  options: { outcomes: ['age'] },
}
const href = '/dataAnalysis/show?dataset=d&analysis=a'

async function show(card: Pick<Parameters<typeof ProposalCard>[0], 'of' | 'created'>, creation: Creation = { href }) {
  const onCreate = vi.fn(() => Promise.resolve(creation))
  page.show(
    <QueryClientProvider client={queryClient}>
      <ProposalCard {...card} names={names} onCreate={onCreate} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => act(() => expect(page.body.querySelector('section')).not.toBeNull()))
  return onCreate
}
const text = () => page.body.textContent
const button = () => page.body.querySelector('button') ?? expect.fail('no button')
const press = (before?: () => void) =>
  act(async () => {
    before?.()
    button().click()
    await new Promise((resolve) => setTimeout(resolve))
  })
const status = () => page.body.querySelector('output')?.textContent

test('the card has a name, the options in the words of the form, and what is open', async () => {
  await show({ of: { proposal } })
  const title = page.body.querySelector('section')?.getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(title)?.textContent).toBe(
    'Proposed analysis: Two independent groups: t test and Mann–Whitney',
  )
  expect(text()).toContain('Dataset: Trial')
  expect(page.body.querySelector('dl')?.textContent).toBe('Outcomesage')
  expect(text()).toContain('Still to choose on the page: Grouping variable')
  expect(button().getAttribute('aria-describedby')).toBe(title)
  await act(() => activateLocale('zh'))
  expect([button().textContent, text()]).toEqual(['创建', expect.stringContaining('创建后还需选择：分组变量')])
})

test('“Create” leads to what was made, and keeps the focus', async () => {
  const onCreate = await show({ of: { proposal } })
  await press(() => button().focus())
  const link = page.body.querySelector('a')
  expect([onCreate.mock.calls.length, link?.getAttribute('href'), status()]).toEqual([1, href, 'Created'])
  expect(document.activeElement).toBe(link)
  act(() => link?.click())
  expect(opened).toEqual([href])
})

test('pressed twice, it makes one', async () => {
  const onCreate = await show({ of: { proposal } })
  await press(() => button().click())
  expect(onCreate).toHaveBeenCalledTimes(1)
})

test('a refusal is a sentence, and it can be tried again', async () => {
  await show({ of: { proposal } }, { refused: 'dataset-gone' })
  await press()
  expect(status()).toContain('the dataset is no longer here')
  expect(button().textContent).toBe('Create')
})

test('a part of the program that does not load is a sentence too', async () => {
  const onCreate = await show({ of: { proposal } })
  onCreate.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press()
  expect(status()).toBe('Nothing was created. Check the network and try again.')
  await press()
  expect(status()).toBe('Created')
})

test('what was created before is only opened', async () => {
  await show({ of: { proposal }, created: href })
  expect(page.body.querySelector('button')).toBeNull()
  expect(page.body.querySelector('a')?.textContent).toBe('Open')
  expect(text()).not.toContain('Still to choose')
})

test('what does not fit has reasons and no button', async () => {
  const entry = { kind: 'analysis', id: 't-test-independent' } as const
  await show({
    of: {
      misfits: [
        { code: 'unknown-variable', params: { name: 'weight' }, option: 'group', entry },
        { code: 'out-of-bounds', params: { min: 0.5, max: 0.999 }, option: 'confidence', entry },
        { code: 'a-code-of-a-later-version', params: {}, entry },
      ],
    },
  })
  expect([...page.body.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Grouping variable: The dataset has no variable called “weight”.',
    expect.stringMatching(/^Confidence.*: Enter a number from 0\.5 to 0\.999\.$/),
    'a-code-of-a-later-version',
  ])
  expect(page.body.querySelector('button')).toBeNull()
})

test('an entry that this version does not have cannot be created', async () => {
  await show({ of: { proposal: { ...proposal, entry: 'of-a-later-version' } } })
  expect(text()).toContain('Update it')
  expect(page.body.querySelector('button')).toBeNull()
})
