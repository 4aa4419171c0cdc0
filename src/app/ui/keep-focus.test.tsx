// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { keepFocus } from './keep-focus.ts'

const page = testPage()

/** A list of variables, each with its menu and its Remove button, above a button that adds one. */
function show(variables: readonly string[]): void {
  page.show(
    <div ref={keepFocus}>
      {variables.length > 0 ? (
        <ol>
          {variables.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
              <button type="button">Remove {name}</button>
            </li>
          ))}
        </ol>
      ) : null}
      <button type="button">Add</button>
    </div>,
  )
}

const focus = (text: string) =>
  act(() => [...page.body.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.focus())

/** The text of the focused control, once the removal has been noticed. */
async function focused(): Promise<string> {
  await act(async () => void (await new Promise((done) => setTimeout(done))))
  return document.activeElement === document.body ? 'nothing' : (document.activeElement?.textContent ?? '')
}

test.each([
  ['the first', 'Remove age', ['sex', 'time'], 'Remove sex'],
  ['one through its menu', 'sex', ['age', 'time'], 'time'],
  ['the last', 'Remove time', ['age', 'sex'], 'Remove sex'],
  ['all', 'Remove sex', [], 'Add'],
])(
  'after %s of a list is removed, the same control of its neighbour has the focus',
  async (_, from, left, expected) => {
    show(['age', 'sex', 'time'])
    focus(from)
    show(left)
    expect(await focused()).toBe(expected)
  },
)

test('the focus stays where it is when something else is removed, or when it is elsewhere', async () => {
  show(['age', 'sex', 'time'])
  focus('age')
  show(['age', 'time'])
  expect(await focused()).toBe('age')
  focus('Add')
  show(['age'])
  expect(await focused()).toBe('Add')
})
