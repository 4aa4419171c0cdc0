// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { definition } from '#catalog/steps/anonymise/definition.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { OptionForm } from './option-form.tsx'
import { StepOptionField } from './step-option-field.tsx'

await import('./secret-key-field.tsx') // the form loads it when it is needed

const dictionary = describeColumns(makeFrame([makeNumericColumn({ id: 'c1', name: 'id', measure: 'id' }, [1, 2])]))
const page = testPage()
let stored: StoredOptions = {}

function Form({ given }: { given: StoredOptions }) {
  const [options, setOptions] = useState(given)
  return (
    <OptionForm
      options={definition.options}
      field={StepOptionField}
      sections={definition.sections}
      stored={options}
      dictionary={dictionary}
      problems={[]}
      onChange={(leaf, value) => {
        stored = { ...options, [leaf]: value }
        setOptions(stored)
      }}
    />
  )
}

const button = () => [...page.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Draw a key')
const field = () => page.body.querySelector<HTMLInputElement>('input[placeholder^="32 digits"]')
async function show(method: string): Promise<void> {
  page.clear()
  stored = { variables: ['c1'], 'how.c1.method': method }
  page.show(<Form given={stored} />)
  await act(() => new Promise<void>((done) => setTimeout(done, 5)))
}

test('a key is asked if a variable needs one, drawn once, and read as it was drawn', async () => {
  await show('drop')
  expect(field()).toBeNull()
  await show('code')
  await vi.waitFor(() => expect(button()).toBeDefined())
  act(() => button()?.click())
  const first = field()?.value ?? ''
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(button()).toBeUndefined()
  const read = readStepOptions(definition, stored, dictionary)
  expect(read).toMatchObject({ status: 'ok', options: { key: first } })
  await show('code')
  act(() => button()?.click())
  expect(field()?.value).not.toBe(first)
})

test('a key of another dataset can be entered', async () => {
  await show('code')
  const input = field()
  act(() => {
    if (!input) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '00FF 10')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(stored.key).toEqual({ secret: '00ff10' })
  expect(readStepOptions(definition, stored, dictionary)).toMatchObject({ problems: [{ code: 'secret-key-form' }] })
})
