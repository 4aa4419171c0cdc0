// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { useDraft } from './use-draft.ts'

const page = testPage()

function Shown({ stored, written }: { stored: StoredOptions; written: Promise<void> }) {
  const { options, draft } = useDraft(stored)
  return (
    <button type="button" onClick={() => draft('facets', 'separate', written)}>
      {JSON.stringify(options.facets)}
    </button>
  )
}

const show = (stored: StoredOptions, written: Promise<void>) => page.show(<Shown stored={stored} written={written} />)
const button = () => page.body.querySelector('button')
const shown = () => JSON.parse(button()?.textContent ?? '') as unknown

test('a value is shown from its entry on, and gives way to what is stored after it was written', async () => {
  const panels = { facets: 'panels' }
  const written = Promise.withResolvers<void>()
  show(panels, written.promise)
  act(() => button()?.click())
  expect(shown()).toBe('separate')
  show({ ...panels, picture: 'another' }, written.promise)
  expect(shown()).toBe('separate')
  await act(async () => written.resolve())
  // undone before the page had it: what is stored is what it was
  show({ ...panels }, written.promise)
  expect(shown()).toBe('panels')
})

test('a value that cannot be written is taken back', async () => {
  const written = Promise.withResolvers<void>()
  show({ facets: 'panels' }, written.promise)
  const faults: unknown[] = []
  const onFault = (reason: unknown) => faults.push(reason)
  process.on('unhandledRejection', onFault)
  act(() => button()?.click())
  await act(async () => written.reject(new Error('the disk is full')))
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', onFault)
  expect(shown()).toBe('panels')
  expect(faults).toHaveLength(1)
})
