// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type FindRequest, findCell } from '../../workers/find-cell.ts'
import { useFindKey } from './use-find-key.ts'

const frame = makeFrame([
  textColumn({ id: 'c1', name: 'diagnosis' }, ['asthma', 'COPD', 'asthma']),
  textColumn({ id: 'c2', name: 'copd_year' }, ['2001', '2002', '2003']),
])
const engine = {
  findCell: (_version: string, request: FindRequest) => findCell(frame, request, undefined, uninterrupted),
}
vi.mock('../../workers/bridge.ts', () => ({
  start: (ask: (api: typeof engine, job: number, onProgress: () => void) => unknown) => ask(engine, 1, () => {}),
}))
const { FindBar } = await import('./find-bar.tsx')
const { body, show } = testPage()
const current: { current: { column: string; row: number } | undefined } = { current: undefined }
const onCell = vi.fn((cell: { column: string; row: number }) => {
  current.current = cell
})
const [onColumn, onClose] = [vi.fn(), vi.fn()]
beforeEach(() => {
  current.current = undefined
  for (const fn of [onCell, onColumn, onClose]) fn.mockClear()
})

function shown() {
  const { columns } = describeColumns(frame)
  show(<FindBar version="v" columns={columns} facets={undefined} {...{ current, onCell, onColumn, onClose }} />)
  const input = body.querySelector('input')
  if (!input) throw new Error('no field')
  return input
}
function type(input: HTMLInputElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const press = (input: HTMLInputElement, key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
const status = () => body.querySelector('output')?.textContent

test('Enter goes from one cell to the next and round, Shift+Enter back', async () => {
  const input = shown()
  expect(document.activeElement).toBe(input)
  type(input, 'ASTH')
  await press(input, 'Enter')
  expect(status()).toBe('diagnosis, row 1')
  await press(input, 'Enter')
  await press(input, 'Enter')
  await press(input, 'Enter', { shiftKey: true })
  expect(onCell.mock.calls.map(([{ row }]) => row)).toEqual([0, 2, 0, 2])
})

test('names of variables are offered; a text that is nowhere is said to be', async () => {
  const input = shown()
  type(input, 'copd')
  act(() => body.querySelector<HTMLButtonElement>('[aria-label="Go to the variable copd_year"]')?.click())
  expect(onColumn).toHaveBeenCalledWith('c2')
  type(input, 'nowhere')
  await press(input, 'Enter')
  expect(status()).toBe('No cell contains this.')
  expect(onCell).not.toHaveBeenCalled()
})

test('the Enter that ends a composition does not search; Escape closes', async () => {
  const input = shown()
  type(input, 'asthma')
  await press(input, 'Enter', { isComposing: true })
  expect(onCell).not.toHaveBeenCalled()
  await press(input, 'Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

function Page({ isWanted, onFind }: { isWanted: boolean; onFind: () => void }) {
  useFindKey(isWanted, onFind)
  return null
}

test('Ctrl+F is taken from the browser where rows are shown, but not from a dialog', () => {
  const onFind = vi.fn()
  const pressed = () => {
    const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, cancelable: true })
    act(() => void window.dispatchEvent(event))
    return event.defaultPrevented
  }
  show(<Page isWanted onFind={onFind} />)
  expect(pressed()).toBe(true)
  expect(onFind).toHaveBeenCalledOnce()
  show(<Page isWanted={false} onFind={onFind} />)
  expect(pressed()).toBe(false)
  show(
    <>
      <Page isWanted onFind={onFind} />
      <Dialog open onOpenChange={() => {}} title="Step" closeLabel="Close" />
    </>,
  )
  expect(pressed()).toBe(false)
  expect(onFind).toHaveBeenCalledOnce()
})
