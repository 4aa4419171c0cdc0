// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { columnProfile } from '../../../workers/profile-dataset.ts'

const numbers = Array.from({ length: 30 }, (_, k) => (k === 4 ? 999 : k % 7))
const frame = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'sbp' }, numbers),
  textColumn(
    { id: 'c2', name: 'sex' },
    numbers.map((_, k) => (k === 0 ? 'Male' : 'male')),
  ),
])
const opened = { version: 'v1', rows: 30, dictionary: describeColumns(frame), steps: [] }
const engine = {
  columnProfile: (_version: string, id: string, today: number) => Promise.resolve(columnProfile(frame, id, today)),
  wholeProfile: vi.fn(),
}
vi.mock('../../../workers/bridge.ts', () => ({
  ask: (ask: (api: typeof engine) => unknown) => ask(engine),
  start: (ask: (api: typeof engine, job: number, onProgress: () => void) => unknown) => ask(engine, 1, () => {}),
}))
const saved = vi.fn()
vi.mock('../../../download/save-file.ts', () => ({
  fileName: (name: string) => name,
  saveFile: (blob: Blob, name: string) => void saved(blob.size > 0, name),
}))
const { ProfileDialog } = await import('./profile-dialog.tsx')
const { show } = testPage()
const given = { onMend: vi.fn(), onRow: vi.fn(), onClose: vi.fn() }
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(text))
const status = () => document.querySelector('output')?.textContent

beforeEach(() => {
  engine.wholeProfile.mockReset().mockResolvedValue({ duplicates: 2, pairs: [] })
  saved.mockReset()
})

async function shown() {
  show(<ProfileDialog name="Trial" opened={opened} {...given} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

test('findings name what was found, and open the step that would mend it', async () => {
  await shown()
  const list = document.querySelector('[aria-label="To look at"]')
  expect([...(list?.querySelectorAll('li') ?? [])].map((item) => item.firstChild?.textContent)).toEqual([
    '2 rows equal an earlier row in all variables.',
    'sbp: 999 × 1 may mean “missing”.',
    'sbp: 1 value is more than three interquartile ranges away from the quartiles.',
    'sex: spellings that may mean the same: male = Male',
  ])
  act(() => button('Merge')?.click())
  expect(given.onMend).toHaveBeenCalledWith('merge-categories', {
    variable: 'c2',
    merges: { groups: [{ to: 'male', values: ['Male'] }], apart: [] },
  })
})

test('an extreme value leads to its row', async () => {
  await shown()
  const details = document.querySelector('details')
  if (!details) throw new Error('no variable is listed')
  act(() => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  act(() => button('999 (row 5)')?.click())
  expect(given.onRow).toHaveBeenCalledWith('c1', 4)
})

test('the finished profile is saved with its findings', async () => {
  await shown()
  expect(status()).toBe('4 findings')
  await act(async () => {
    button('Save as Excel')?.click()
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(true, 'Profile of Trial.xlsx'))
  })
})

test('a stopped profile keeps what it has, and cannot be saved as if it were complete', async () => {
  engine.wholeProfile.mockReturnValue(new Promise(() => {}))
  await shown()
  expect(status()).toBe('Looking through the variables …')
  act(() => button('Stop')?.click())
  expect(status()).toBe('Stopped: only some of the variables were looked through.')
  expect(document.querySelectorAll('details')).toHaveLength(2)
  expect(button('Save as Excel')?.disabled).toBe(true)
})
