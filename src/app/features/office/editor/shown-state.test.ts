import { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schema } from './schema.ts'
import { stateTeller } from './shown-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** An editor in which each letter is one transaction. */
function typing() {
  const told: string[] = []
  const teller = stateTeller(({ doc }) => told.push(doc.textContent))
  let state = EditorState.create({ doc: schema.node('doc', null, [schema.node('paragraph', { id: 'a' })]) })
  const view = () => ({ state, isDestroyed: false }) as unknown as EditorView
  const type = (letters: string) => {
    for (const letter of letters) {
      const tr = state.tr.insertText(letter)
      state = state.apply(tr)
      teller.after(tr, view())
    }
  }
  return { told, type, now: () => teller.now(view()) }
}

test('RE1 what is typed is told after a pause, and the first letter at once', () => {
  const { told, type } = typing()
  type('abc')
  expect(told).toEqual(['a'])
  vi.advanceTimersByTime(250)
  expect(told).toEqual(['a', 'abc'])
})

test('RE1 a page that is printed is told what was typed last, once', () => {
  const { told, type, now } = typing()
  type('abc')
  now()
  expect(told).toEqual(['a', 'abc'])
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['a', 'abc'])
})
