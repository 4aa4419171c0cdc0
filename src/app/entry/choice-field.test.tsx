// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { palettes } from '#figure/palettes.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { theme } from '../state/theme.ts'
import { ChoiceField } from './choice-field.tsx'

const page = testPage()
const spec = styleOptions.palette

beforeEach(async () => {
  await activateLocale('en')
})

function show(value: string): readonly string[] {
  const chosen: string[] = []
  const change = (key: string) => chosen.push(key)
  page.clear()
  page.show(
    <ChoiceField label="Colours" help={undefined} error={undefined} spec={spec} value={value} onChange={change} />,
  )
  return chosen
}

const labels = () => [...page.body.querySelectorAll('label')]
const dots = (label: Element | undefined) => [...(label?.querySelectorAll<HTMLElement>('[style]') ?? [])]

test('each palette has its number of groups and its colours in the page’s theme, those beyond the number small', async () => {
  show('standard')
  await vi.waitFor(() => expect(dots(labels()[0])).toHaveLength(7))
  for (const shown of ['light', 'dark'] as const) {
    await act(async () => {
      theme.shown = shown
    })
    for (const [k, [name, palette]] of Object.entries(palettes).entries()) {
      const label = labels()[k]
      expect(label?.textContent, name).toMatch(new RegExp(`, up to ${palette.max} groups$`))
      expect(dots(label).map(({ style }) => style.backgroundColor)).toEqual(palette[shown])
      expect(dots(label).filter(({ className }) => className.includes('size-4'))).toHaveLength(palette.max)
    }
  }
})

test('a press on a palette chooses it, and the arrow keys go from one to the next', () => {
  const chosen = show('standard')
  const radios = [...page.body.querySelectorAll('input')]
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1) // what the browser's arrow keys go by
  expect(radios[0]?.name).not.toBe('')
  expect(radios.map(({ checked }) => checked).indexOf(true)).toBe(0)
  act(() => labels()[7]?.click())
  expect(chosen).toEqual(['print'])
})
