// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { closeOwnData, openOwnData, ownData } from '../data/own-data.ts'
import { changeProject, createProject, deleteProject, readProject } from '../data/projects.ts'
import { toasts } from '../state/toast.ts'
import { showDeleted } from './show-deleted.ts'
import { UndoButtons } from './undo-buttons.tsx'

const page = testPage()
let project: string

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
  project = await createProject({ name: 'first', description: '', storage: 'device' })
  await changeProject(project, { name: 'second' })
})

/** Waits until the check holds; what React has to render meanwhile is rendered between the tries. */
const until = (check: () => unknown) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    await check()
  }, 10_000)
const nameNow = async () => (await readProject(ownData().database, project))?.name
const press = (target: EventTarget, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
const button = (name: string) => page.body.querySelector<HTMLButtonElement>(`[aria-label=${name}]`) ?? expect.fail()

test('the buttons undo and redo, are off when there is nothing to do, and a message says what was done', async () => {
  page.show(<UndoButtons project={project} />)
  await until(() => expect(button('Undo').disabled).toBe(false))
  expect(button('Redo').disabled).toBe(true)
  button('Undo').click()
  await until(() => expect(toasts.current?.text).toBe('Undone: renaming “first”'))
  expect(await nameNow()).toBe('first')
  await until(() => expect([button('Undo').disabled, button('Redo').disabled]).toEqual([true, false]))
  button('Redo').click()
  await until(() => expect(toasts.current?.text).toBe('Redone: renaming “second”'))
  expect(await nameNow()).toBe('second')
})

test('Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, but not in a text field or behind a dialog', async () => {
  page.show(
    <>
      <UndoButtons project={project} />
      <input aria-label="text" />
      <input aria-label="tick" type="checkbox" />
    </>,
  )
  const [text, tick] = ['text', 'tick'].map((name) => page.body.querySelector(`[aria-label=${name}]`) as Element)
  expect(press(text as Element, { key: 'z', ctrlKey: true })).toBe(true)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  expect(press(document.body, { key: 'z', ctrlKey: true })).toBe(true)
  dialog.remove()
  expect(press(document.body, { key: 'z' })).toBe(true)
  expect(await nameNow()).toBe('second')
  expect(press(tick as Element, { key: 'z', ctrlKey: true })).toBe(false)
  await until(async () => expect(await nameNow()).toBe('first'))
  expect(press(document.body, { key: 'Z', metaKey: true, shiftKey: true })).toBe(false)
  await until(async () => expect(await nameNow()).toBe('second'))
  press(document.body, { key: 'z', metaKey: true })
  await until(async () => expect(await nameNow()).toBe('first'))
  press(document.body, { key: 'y', ctrlKey: true })
  await until(async () => expect(await nameNow()).toBe('second'))
  page.clear()
})

test('the message of a deletion takes it back', async () => {
  showDeleted('second', await deleteProject(project))
  expect(await nameNow()).toBeUndefined()
  toasts.current?.action?.run()
  await until(() => expect(toasts.current?.text).toBe('Undone: deleting “second”'))
  expect(await nameNow()).toBe('second')
})
