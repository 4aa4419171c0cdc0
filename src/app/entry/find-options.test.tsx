// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { styleSections } from '#catalog/kit/figures/style-sections.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { countChanged, everything, FindOptions, type Sought } from './find-options.tsx'
import { OptionField } from './option-field.tsx'
import { OptionForm } from './option-form.tsx'

const page = testPage()
const onChange = vi.fn<(leaf: string, value: Json) => void>()

async function show(stored: StoredOptions, sought: Sought): Promise<void> {
  page.clear()
  await act(async () =>
    page.show(
      <OptionForm
        options={styleOptions}
        field={OptionField}
        sections={styleSections}
        stored={stored}
        dictionary={{ columns: [] }}
        problems={[]}
        sought={sought}
        resettable={styleOptions}
        onChange={onChange}
      />,
    ),
  )
}

const labels = () => [...page.body.querySelectorAll('label')].map((label) => label.textContent)

beforeEach(async () => {
  onChange.mockClear()
  await activateLocale('en')
})

test('words find options by label, help, section and the names of their choices, in both languages, unfolded', async () => {
  await show({}, { words: 'upright', isChanged: false })
  expect(labels()).toEqual(['Labels of x upright'])
  await show({}, { words: '竖排', isChanged: false })
  expect(labels()).toEqual(['Labels of x upright'])
  await show({}, { words: 'powers of ten', isChanged: false })
  expect(labels()).toEqual(['Numbers of x', 'Numbers of y'])
  for (const name of ['Lancet', 'nejm', 'Okabe', 'Set1', '柳叶刀']) {
    await show({}, { words: name, isChanged: false })
    expect(page.body.textContent).toContain('Clinical blue')
  }
  await show({}, { words: 'no such thing', isChanged: false })
  expect(labels()).toEqual([])
})

test('only changed options, each with a button that takes the change back', async () => {
  const stored = { xNumbers: 'powers', yMinor: 4, fontSize: 8.5, figureTitle: '', yMin: 3 }
  expect(countChanged(styleOptions, stored)).toBe(3)
  await show(stored, { words: '', isChanged: true })
  expect(labels()).toEqual(['y from', 'Numbers of x', 'Minor ticks of y'])
  const resets = [...page.body.querySelectorAll('button')].filter((button) => button.textContent.includes('Reset: '))
  for (const button of resets) await act(async () => button.click())
  expect(onChange.mock.calls).toEqual([
    ['yMin', null],
    ['xNumbers', 'auto'],
    ['yMinor', 0],
  ])
})

test('the search field names itself, and the switch says how many options are changed', async () => {
  const sought = vi.fn<(next: Sought) => void>()
  await act(async () => page.show(<FindOptions changed={2} value={everything} onChange={sought} />))
  const [field, toggle] = page.body.querySelectorAll('input')
  expect(field?.getAttribute('aria-label')).toBe('Find an option')
  expect(page.body.textContent).toBe('Only what was changed (2)')
  await act(async () => toggle?.click())
  expect(sought).toHaveBeenCalledWith({ words: '', isChanged: true })
})
