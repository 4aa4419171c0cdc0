// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { useDraft } from './use-draft.ts'

const page = testPage()

interface Props {
  stored: StoredOptions
  latest: string
  written: Promise<string>
}

function Shown({ stored, latest, written }: Props) {
  const { options, draft } = useDraft(stored, latest)
  return (
    <button type="button" onClick={() => draft('facets', 'separate', written)}>
      {JSON.stringify(options.facets)}
    </button>
  )
}

const show = (props: Props) => page.show(<Shown {...props} />)
const button = () => page.body.querySelector('button')
const shown = () => JSON.parse(button()?.textContent ?? '') as unknown
const panels = { facets: 'panels' }

test('a value is shown from its entry on until the page has the record as written, not an earlier change of another option', async () => {
  const { promise: written, resolve } = Promise.withResolvers<string>()
  show({ stored: panels, latest: '1', written })
  act(() => button()?.click())
  expect(shown()).toBe('separate')
  show({ stored: { ...panels, picture: 'another' }, latest: '2', written })
  expect(shown()).toBe('separate')
  await act(async () => resolve('4'))
  show({ stored: { ...panels, picture: 'third' }, latest: '3', written })
  expect(shown()).toBe('separate')
  show({ stored: { facets: 'separate' }, latest: '4', written })
  expect(shown()).toBe('separate')
  show({ stored: panels, latest: '5', written })
  expect(shown()).toBe('panels')
})

test('a value that was undone before the page had it gives way to what is stored, also if the page has that first', async () => {
  for (const isFirst of [false, true]) {
    const { promise: written, resolve } = Promise.withResolvers<string>()
    show({ stored: panels, latest: '1', written })
    act(() => button()?.click())
    if (isFirst) show({ stored: { ...panels }, latest: '3', written })
    await act(async () => resolve('2'))
    if (!isFirst) show({ stored: { ...panels }, latest: '3', written })
    expect(shown()).toBe('panels')
  }
})

test('a value that cannot be written is taken back', async () => {
  const { promise: written, reject } = Promise.withResolvers<string>()
  show({ stored: panels, latest: '1', written })
  const faults: unknown[] = []
  const onFault = (reason: unknown) => faults.push(reason)
  process.on('unhandledRejection', onFault)
  act(() => button()?.click())
  await act(async () => reject(new Error('the disk is full')))
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', onFault)
  expect(shown()).toBe('panels')
  expect(faults).toHaveLength(1)
})
