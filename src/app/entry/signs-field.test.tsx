// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import type { Json } from '#catalog/kit/json.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { OptionField } from './option-field.tsx'

const page = testPage()

test('each group that has a shape has a list, and the next one has, too', async () => {
  const onChange = vi.fn<(leaf: string, value: Json) => void>()
  const spec = styleOptions.seriesShapes
  const stored = { seriesShapes: 'square,,cross' }
  const field = { name: 'seriesShapes', spec, stored, dictionary, problems: [], onChange }
  page.show(<OptionField {...field} />)
  const lists = await vi.waitFor(async () => {
    await act(async () => undefined)
    const found = [...page.body.querySelectorAll('select')]
    if (found.length === 0) throw new Error('not loaded')
    return found
  })
  expect(lists.map(({ value }) => value)).toEqual(['square', '', 'cross', ''])
  const [, second] = lists
  if (!second) throw new Error('one list is missing')
  await act(async () => {
    second.value = 'diamond'
    second.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(onChange).toHaveBeenCalledWith('seriesShapes', 'square,diamond,cross')
})
