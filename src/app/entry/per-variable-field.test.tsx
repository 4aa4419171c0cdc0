// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { effectUnits, modelTerms } from '#catalog/kit/models/model-options.ts'
import { languages } from '#catalog/kit/words.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { OptionField } from './option-field.tsx'
import { OptionForm } from './option-form.tsx'

const options = { terms: modelTerms(), units: effectUnits() }
const sections = [{ title: { en: 'One', zh: '一项' }, options: ['units'] }]
const page = testPage()

function show(list: readonly Json[], onChange: (leaf: string, value: Json) => void = () => undefined): void {
  page.clear()
  page.show(
    <OptionForm
      field={OptionField}
      options={options}
      sections={sections}
      stored={{ 'terms.list': list }}
      dictionary={dictionary}
      problems={[]}
      onChange={onChange}
    />,
  )
}

const main = (variable: string) => ({ kind: 'main', variable })
const details = () => [...page.body.querySelectorAll('details')]

/** The one closed section of the field, once it is loaded. */
function onlyDetails(): Promise<HTMLDetailsElement> {
  return vi.waitFor(async () => {
    await act(async () => undefined)
    const [first, ...others] = details()
    if (first === undefined) throw new Error('nothing is asked')
    expect(others).toEqual([])
    return first
  })
}

test.each(languages)(
  'in %s a model asks of each covariate with a slope for how many units its effect is',
  async (language) => {
    await activateLocale(language)
    const written: (readonly [string, Json])[] = []
    show([main('arm'), main('y'), { kind: 'spline', variable: 'before', knots: 3 }], (...change) =>
      written.push(change),
    )
    const only = await onlyDetails()
    act(() => {
      only.open = true
      only.dispatchEvent(new Event('toggle'))
    })
    expect(page.body.textContent).toContain(options.units.fields.per.help[language])
    const input = page.body.querySelector('input')
    expect(input?.value).toBe('1')
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '10')
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(written).toEqual([['units.y.per', 10]])
  },
)

test('where no covariate has a slope, nothing is asked', async () => {
  show([main('y')])
  await onlyDetails()
  show([main('arm'), { kind: 'polynomial', variable: 'y', degree: 2 }])
  expect(details()).toEqual([])
})
