import { EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { insertBlocks } from './insert-blocks.ts'
import { keepIds } from './keep-ids.ts'
import { schema } from './schema.ts'

const { nodes } = schema
const paragraph = (id: string) => nodes.paragraph.create({ id }, schema.text(id))
const block = (id: string) => nodes[id === 'methods' ? 'methods' : 'references'].create({ id })

function editor() {
  const doc = nodes.doc.create(null, [paragraph('one'), paragraph('two')])
  const shown = {
    state: EditorState.create({ doc, plugins: [keepIds()] }),
    dispatch: (tr: Transaction) => {
      shown.state = shown.state.apply(tr)
    },
    select: (id: string) => {
      shown.state.doc.forEach((node, at) => {
        if (node.attrs.id !== id) return
        const { tr } = shown.state
        const selection = node.isTextblock ? TextSelection.create(tr.doc, at + 1) : NodeSelection.create(tr.doc, at)
        shown.dispatch(tr.setSelection(selection))
      })
    },
    ids: () => shown.state.doc.children.map(({ attrs }) => attrs.id as string),
  }
  shown.select('one')
  return shown
}

test('RE3 blocks that are inserted one after the other stand in this order, also when something was typed between', () => {
  const shown = editor()
  insertBlocks(shown, [block('methods')])
  shown.dispatch(shown.state.tr.insertText('!'))
  insertBlocks(shown, [block('a'), block('b')])
  insertBlocks(shown, [block('c')])
  expect(shown.ids()).toEqual(['one', 'methods', 'a', 'b', 'c', 'two'])
  expect(shown.state.selection.$from.parent.attrs.id).toBe('one')
})

test('RE3 a block is inserted directly after the one with the selection, if that is another one now', () => {
  const shown = editor()
  insertBlocks(shown, [block('a')])
  shown.select('two')
  insertBlocks(shown, [block('b')])
  shown.select('one')
  insertBlocks(shown, [block('c')])
  expect(shown.ids()).toEqual(['one', 'c', 'a', 'two', 'b'])
  shown.select('a')
  insertBlocks(shown, [block('d')])
  insertBlocks(shown, [block('e')])
  expect(shown.ids()).toEqual(['one', 'c', 'a', 'd', 'e', 'two', 'b'])
})

test('RE3 an inserted block that was moved away or removed is not looked for', () => {
  const shown = editor()
  insertBlocks(shown, [block('a')])
  shown.dispatch(shown.state.tr.delete(5, 6))
  expect(shown.ids()).toEqual(['one', 'two'])
  insertBlocks(shown, [block('b')])
  expect(shown.ids()).toEqual(['one', 'b', 'two'])
})
