// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { useDraft } from './use-draft.ts'

const page = testPage()

let enter: ReturnType<typeof useDraft>['draft']

function Shown({ stored }: { stored: StoredOptions }) {
  const { options, draft } = useDraft(stored)
  enter = draft
  return <output>{String(options.facets)}</output>
}

const show = (stored: StoredOptions) => page.show(<Shown stored={stored} />)
const shown = () => page.body.querySelector('output')?.textContent

test('a value is shown from its entry on, and gives way to what is stored after it was written', async () => {
  const panels = { facets: 'panels' }
  await show(panels)
  const written = Promise.withResolvers<void>()
  act(() => enter('facets', 'separate', written.promise))
  expect(shown()).toBe('separate')
  await show({ ...panels, picture: 'another' })
  expect(shown()).toBe('separate')
  await act(async () => written.resolve())
  // undone before the page had it: what is stored is what it was
  await show({ ...panels })
  expect(shown()).toBe('panels')
})

test('a value that cannot be written is taken back', async () => {
  await show({ facets: 'panels' })
  const written = Promise.reject(new Error('the disk is full'))
  const faults: unknown[] = []
  const onFault = (reason: unknown) => faults.push(reason)
  process.on('unhandledRejection', onFault)
  await act(async () => enter('facets', 'separate', written))
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', onFault)
  expect(shown()).toBe('panels')
  expect(faults).toHaveLength(1)
})
