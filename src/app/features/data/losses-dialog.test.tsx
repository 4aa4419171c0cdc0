// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { Loss } from '#formats/typed/losses.ts'
import { testPage } from '#tests/support/test-page.tsx'
import type { ExportFormat } from '../../workers/export-rows.ts'
import { LossesDialog } from './losses-dialog.tsx'

const { show } = testPage()
const cut: Loss = { code: 'labels-cut', params: { count: 2, names: '年龄, dose' } }
const letters: Loss = { code: 'codes-as-letters', params: { count: 1, names: 'q1 (99 = .a)' } }

function shown(format: ExportFormat, losses: readonly Loss[]) {
  const given = { onFormat: vi.fn(), onSave: vi.fn(), onClose: vi.fn() }
  show(<LossesDialog losses={losses} format={format} {...given} />)
  return given
}
const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')

test('what is lost is listed before the file is saved', () => {
  const { onSave } = shown('sav', [cut])
  expect(items()).toEqual(['Labels are longer than the format permits and are cut: 年龄, dose.'])
  expect(box()).toBeNull()
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')
  act(() => save?.click())
  expect(onSave).toHaveBeenCalledOnce()
})

test('missing codes of Stata can stay numbers, and become letters again', () => {
  const first = shown('dta', [letters])
  expect(box()?.checked).toBe(false)
  act(() => box()?.click())
  expect(first.onFormat).toHaveBeenCalledWith('dta-numbers')
  const second = shown('dta-numbers', [{ code: 'codes-as-values', params: { count: 1, names: 'q1 (99)' } }])
  expect(box()?.checked).toBe(true)
  act(() => box()?.click())
  expect(second.onFormat).toHaveBeenCalledWith('dta')
})
