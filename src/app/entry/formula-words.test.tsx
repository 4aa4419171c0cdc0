// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { languages } from '#catalog/kit/words.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import FormulaWords from './formula-words.tsx'

const page = testPage()
const columns = [{ name: 'age at visit', label: '' }]
const buttons = () => [...page.body.querySelectorAll('button')].map(({ textContent }) => textContent)

function show(text: string) {
  const field = createRef<HTMLTextAreaElement>()
  const onPut = vi.fn<(text: string) => void>()
  page.clear()
  page.show(
    <>
      <textarea ref={field} defaultValue={text} />
      <FormulaWords field={field} text={text} columns={columns} withList onPut={onPut} />
    </>,
  )
  act(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
    document.dispatchEvent(new Event('selectionchange'))
  })
  return onPut
}

test.each(languages)('the begun word is completed by a variable or a function (%s)', async (language) => {
  await act(() => activateLocale(language))
  const onPut = show('1 + age')
  expect(buttons()[0]).toContain('age at visit')
  expect(buttons()[1]).toContain('age(birth, at)')
  expect(buttons()[1]).toContain(language === 'zh' ? '周岁' : 'complete years')
  act(() => page.body.querySelectorAll('button')[1]?.click())
  expect(onPut).toHaveBeenCalledWith('1 + age()')
})

test('all functions are listed with their help, and one is put at the caret', () => {
  const onPut = show('1 + ')
  expect(buttons()).toEqual([])
  const details = page.body.querySelector('details')
  act(() => {
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
  })
  expect(buttons().length).toBeGreaterThan(100)
  const row = [...page.body.querySelectorAll('button')].find((one) => one.textContent?.startsWith('id_valid('))
  act(() => row?.click())
  expect(onPut).toHaveBeenCalledWith('1 + id_valid()')
})
