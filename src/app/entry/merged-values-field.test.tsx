// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { languages } from '#catalog/kit/words.ts'
import { definition } from '#catalog/steps/merge-categories/definition.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { proposedMerges } from '../workers/proposed-merges.ts'
import { MergeProposals } from './merge-proposals.ts'
import { OptionForm } from './option-form.tsx'
import { StepOptionField } from './step-option-field.tsx'

await import('./merged-values-field.tsx') // the form loads it when it is needed

const frame = makeFrame([
  textColumn({ id: 'c1', name: 'tumour' }, [
    'Metastasis',
    'metastasis',
    'metastasis',
    'METASTASIS',
    'metastases',
    'none',
  ]),
])
const dictionary = describeColumns(frame)
const page = testPage()
let stored: StoredOptions = {}

function Form({ given }: { given: StoredOptions }) {
  const [options, setOptions] = useState(given)
  const read = readStepOptions(definition, options, dictionary)
  return (
    <MergeProposals value={async (column, likeness) => proposedMerges(frame.columns, column, likeness)}>
      <OptionForm
        options={definition.options}
        field={StepOptionField}
        sections={definition.sections}
        stored={options}
        dictionary={dictionary}
        problems={read.status === 'ok' ? [] : read.status === 'rejected' ? read.problems : read.missing}
        onChange={(leaf, value) => {
          stored = { ...options, [leaf]: value }
          setOptions(stored)
        }}
      />
    </MergeProposals>
  )
}

async function show(given: StoredOptions, loaded: string): Promise<void> {
  page.clear()
  stored = given
  await act(async () => page.show(<Form given={given} />))
  await vi.waitFor(async () => {
    await act(async () => undefined)
    if (!page.body.textContent.includes(loaded)) throw new Error(`${loaded} is not there`)
  })
}

const named = (name: string) =>
  [...page.body.querySelectorAll<HTMLElement>('input, select, button')].find((one) => {
    const label = one.id && page.body.querySelector(`label[for="${CSS.escape(one.id)}"]`)?.textContent
    return [one.getAttribute('aria-label'), one.textContent, label].includes(name)
  })

async function put(name: string, value: string): Promise<void> {
  const control = named(name)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) throw new Error(`no ${name}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const press = (name: string) => act(async () => named(name)?.click())

test('texts that are spelled alike are offered, and merged only with a tick', async () => {
  await show({ variable: 'c1' }, '→ metastasis × 2')
  expect(page.body.textContent).toContain('Choose texts to merge.')
  await press('Metastasis × 1')
  expect(stored.merges).toEqual({ groups: [{ to: 'metastasis', values: ['Metastasis'] }], apart: ['METASTASIS'] })
  await press('Tick all')
  expect(stored.merges).toEqual({ groups: [{ to: 'metastasis', values: ['Metastasis', 'METASTASIS'] }], apart: [] })
  await put('Become', 'Metastasis found')
  expect(stored.merges).toEqual({
    groups: [{ to: 'Metastasis found', values: ['metastasis', 'Metastasis', 'METASTASIS'] }],
    apart: [],
  })
  expect(readStepOptions(definition, stored, dictionary).status).toBe('ok')
})

test('another kind of likeness keeps what was decided', async () => {
  const merges = { groups: [{ to: 'absent', values: ['none'] }], apart: ['x'] }
  await show({ variable: 'c1', merges }, '→ metastasis × 2')
  expect(named('none')).toBeDefined()
  await put('Propose texts that have', 'nearest')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    if (named('metastases × 1') === undefined) throw new Error('not there')
  })
  await press('metastases × 1')
  expect(stored.merges).toEqual({
    groups: [
      { to: 'absent', values: ['none'] },
      { to: 'metastasis', values: ['metastases'] },
    ],
    apart: ['x', 'Metastasis', 'METASTASIS'],
  })
  await press('none')
  expect((stored.merges as { groups: readonly unknown[] }).groups).toHaveLength(1)
})

test.each(languages)('in %s the help says that nothing is merged without a tick', async (language) => {
  await activateLocale(language)
  await show({ variable: 'c1' }, definition.options.merges.help[language])
})
