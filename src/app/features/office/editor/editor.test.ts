import fc from 'fast-check'
import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { textFrom } from '../../../data/reports/block-text.ts'
import type { Block } from '../../../data/reports/report.ts'
import { copiedSlice } from '../texts/atom-words.ts'
import { changesOf } from './block-changes.ts'
import { keepIds } from './keep-ids.ts'
import { moveBlock, setKind } from './keys.ts'
import { blockOfNode, nodeOf, schema } from './schema.ts'
import { docOf } from './stored-report.ts'
import { takeIn } from './take-in.ts'

const DEVICE = '0123456789ab'

function block(id: string, order: string, text: string, more: Partial<Block> = {}): Block {
  const runs = text === '' ? [] : [{ text }]
  return {
    id,
    type: 'paragraph',
    order,
    level: 1,
    source: undefined,
    text: { runs },
    textStamp: `000000001.0000/${DEVICE}/x`,
    ...more,
  }
}

const three = [block('a', 'a0', 'one'), block('b', 'a1', 'two'), block('c', 'a2', 'three')]
const known = (blocks: readonly Block[]) => new Map(blocks.map((one) => [one.id, one]))
const stateOf = (blocks: readonly Block[]) => EditorState.create({ doc: docOf(blocks), plugins: [keepIds()] })
const textsOf = ({ doc }: Pick<EditorState, 'doc'>) => doc.children.map(({ textContent }) => textContent)
const idsOf = ({ doc }: Pick<EditorState, 'doc'>) => doc.children.map(({ attrs }) => attrs.id as string)
/** The state after a command, with the selection in a block. */
function after(state: EditorState, at: number, command: ReturnType<typeof setKind>): EditorState {
  let next = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
  command(next, (tr) => {
    next = next.apply(tr)
  })
  return next
}

test('a document of stored blocks writes nothing', () => {
  const blocks = [
    ...three,
    block('d', 'a3', 'head', { type: 'heading', level: 2 }),
    block('e', 'a4', '', { type: 'table', source: { kind: 'analysis', id: 'q', part: null } }),
    block('f', 'a5', 'lost', { type: 'other-text' }),
    block('g', 'a6', '', { type: 'page-break', text: undefined, textStamp: '' }),
  ]
  expect(changesOf(docOf(blocks), known(blocks), DEVICE)).toEqual([])
  expect(
    docOf(blocks)
      .children.map(blockOfNode)
      .map(({ type }) => type),
  ).toEqual(blocks.map(({ type }) => type))
})

test('a text, a kind and a place are written alone', () => {
  const state = stateOf(three)
  const typed = state.apply(state.tr.insertText('!', 4))
  expect(changesOf(typed.doc, known(three), DEVICE)).toEqual([{ id: 'a', runs: [{ text: 'one!' }] }])
  const headed = after(state, 7, setKind(schema.nodes.heading, { level: 2 }))
  expect(changesOf(headed.doc, known(three), DEVICE)).toEqual([{ id: 'b', type: 'heading', level: 2 }])
  const moved = after(state, 12, moveBlock(-1))
  expect(textsOf(moved)).toEqual(['one', 'three', 'two'])
  const changes = changesOf(moved.doc, known(three), DEVICE)
  expect(changes).toHaveLength(1)
  expect(Object.keys(changes[0] ?? {})).toEqual(['id', 'order'])
})

test('of a paragraph that is divided, the half with text keeps the id, and the other is a new block between', () => {
  const state = stateOf(three)
  const middle = state.apply(state.tr.split(3))
  expect(textsOf(middle)).toEqual(['on', 'e', 'two', 'three'])
  expect(idsOf(middle)[0]).toBe('a')
  expect(new Set(idsOf(middle)).size).toBe(4)
  const start = state.apply(state.tr.split(1))
  expect(textsOf(start)).toEqual(['', 'one', 'two', 'three'])
  expect(idsOf(start)[1]).toBe('a')
  const [first, second] = changesOf(middle.doc, known(three), DEVICE)
  expect(first).toEqual({ id: 'a', runs: [{ text: 'on' }] })
  expect(second).toMatchObject({ type: 'paragraph', runs: [{ text: 'e' }] })
  expect((second?.order ?? '') > 'a0' && (second?.order ?? '') < 'a1').toBe(true)
})

test('an empty report writes nothing until something is typed', () => {
  const state = EditorState.create({ doc: docOf([]) })
  expect(changesOf(state.doc, new Map(), DEVICE)).toEqual([])
  const typed = state.apply(state.tr.insertText('a', 1))
  expect(changesOf(typed.doc, new Map(), DEVICE)).toMatchObject([{ type: 'paragraph', runs: [{ text: 'a' }] }])
})

test('what another device wrote replaces only what differs, and the cursor stays in its word', () => {
  const state = stateOf(three)
  const typing = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 9)))
  const stored = [block('a', 'a0', 'one and more'), three[1] as Block, block('c', 'a2', 'tree')]
  const tr = takeIn(typing, docOf(stored).children)
  const next = typing.apply(tr as NonNullable<typeof tr>)
  expect(textsOf(next)).toEqual(['one and more', 'two', 'tree'])
  expect(next.selection.$from.parent.textContent).toBe('two')
  expect(next.selection.$from.parentOffset).toBe(typing.selection.$from.parentOffset)
  expect(takeIn(next, docOf(stored).children)).toBeUndefined()
  const edited = takeIn(typing, docOf([three[0] as Block, block('b', 'a1', 'say two'), three[2] as Block]).children)
  const inside = typing.apply(edited as NonNullable<typeof edited>)
  expect(inside.selection.$from.parentOffset).toBe(typing.selection.$from.parentOffset + 4)
})

const equation = { kind: 'equation', tex: 'x^2' }
const citation = { kind: 'citation', works: ['a', 'b'] }
const newer = { kind: 'of-tomorrow', deep: { list: [1, { a: null }], z: true } }

test('atoms of known and of newer kinds go from the record to the document and back, with their marks', () => {
  const runs = [
    { text: 'see ' },
    { text: '[Cox 1972]', marks: ['strong'] as const, atom: citation },
    { text: '', atom: newer },
    { text: 'x^2', atom: equation },
    { text: ' end' },
  ]
  const { runs: stored } = textFrom({ runs })
  expect(stored).toEqual(runs)
  const one = block('a', 'a0', '', { text: { runs: stored } })
  expect(changesOf(docOf([one]), known([one]), DEVICE)).toEqual([])
  const typed = EditorState.create({ doc: docOf([one]) })
  const next = typed.apply(typed.tr.insertText('!', 1))
  expect(changesOf(next.doc, known([one]), DEVICE)).toEqual([
    { id: 'a', runs: [{ text: '!see ' }, ...runs.slice(1)], seen: undefined },
  ])
})

test('an atom is written in one order of its properties, whatever order a database returns', () => {
  const stored = textFrom({ runs: [{ atom: { works: ['a'], kind: 'citation' }, text: 'c' }] })
  const one = block('a', 'a0', '', { text: stored })
  const shown = docOf([
    block('a', 'a0', '', { text: { runs: [{ text: 'c', atom: { works: ['a'], kind: 'citation' } }] } }),
  ])
  expect(changesOf(shown, known([one]), DEVICE)).toEqual([])
})

test('what is copied has atoms as they read now, and stays atoms', () => {
  const runs = [
    { text: 'P = ' },
    { text: '0.03', marks: ['strong'] as const, atom: citation },
    { text: 'x^2', atom: equation },
  ]
  const { doc } = EditorState.create({ doc: docOf([block('a', 'a0', '', { text: { runs } })]) })
  const copied = copiedSlice(doc.slice(1, doc.content.size - 1), ({ kind }) =>
    kind === 'citation' ? '0.02' : undefined,
  )
  const [first] = copied.content.content
  expect(copied.content.textBetween(0, copied.content.size)).toBe('P = 0.02x^2')
  expect([first?.isText, copied.content.child(1).attrs.value, copied.content.child(1).marks.length]).toEqual([
    true,
    citation,
    1,
  ])
})

test('[R8] any texts with atoms taken in are the document, and then nothing is to be written', () => {
  const run = fc.oneof(
    fc.constantFrom('one ', 'two ').map((text) => ({ text })),
    fc.constantFrom(equation, citation, newer).map((atom) => ({ text: atom.kind, atom })),
  )
  const blocks = fc
    .array(fc.array(run, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
    .map((list) =>
      list.map((runs, k) =>
        block(String(k), `a${k}`, '', { text: { runs: blockOfNode(nodeOf({ ...(three[0] as Block), runs })).runs } }),
      ),
    )
  fc.assert(
    fc.property(blocks, blocks, (before, stored) => {
      const state = stateOf(before)
      const tr = takeIn(state, docOf(stored).children)
      const next = tr ? state.apply(tr) : state
      expect(next.doc.eq(docOf(stored))).toBe(true)
      expect(changesOf(next.doc, known(stored), DEVICE)).toEqual([])
    }),
  )
})

test('[R8] any blocks taken in are the document, from any document, and then nothing is to be written', () => {
  const text = fc.constantFrom('', 'one', 'two', 'three', 'one two')
  const type = fc.constantFrom('paragraph', 'heading', 'quote', 'page-break', 'table')
  const blocks = fc
    .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), type, text }), {
      selector: ({ id }) => id,
      minLength: 1,
    })
    .map((list) =>
      list.map(({ id, type: kind, text: words }, k) => {
        const isText = kind === 'paragraph' || kind === 'heading' || kind === 'quote'
        const source = kind === 'table' ? { kind: 'analysis' as const, id: 'q', part: null } : undefined
        return block(id, `a${k}`, isText ? words : '', { type: kind as Block['type'], source })
      }),
    )
  fc.assert(
    fc.property(blocks, blocks, (before, stored) => {
      const state = stateOf(before)
      const tr = takeIn(state, docOf(stored).children)
      const next = tr ? state.apply(tr) : state
      expect(next.doc.eq(docOf(stored))).toBe(true)
      expect(changesOf(next.doc, known(stored), DEVICE)).toEqual([])
    }),
  )
})

test('a block goes from the record to the document and back with its marks', () => {
  const runs = [{ text: 'a' }, { text: 'b', marks: ['strong', 'em'] as const }, { text: '2', marks: ['sup'] as const }]
  const one = { id: 'a', type: 'quote' as const, level: 1, source: undefined, runs }
  expect(blockOfNode(nodeOf(one))).toEqual(one)
})

const written = { text: { runs: [{ text: 'by a model', ai: 'Model' }] } }
const modelsOf = ({ doc }: Pick<EditorState, 'doc'>) =>
  doc.children.map((node) => blockOfNode(node).runs.map(({ text, ai }) => (ai === undefined ? text : `${text}|${ai}`)))

test('[AI7] the text of a model stays marked while it is edited, divided, joined and moved, and no longer than it has words', () => {
  const blocks = [block('a', 'a0', 'mine'), block('b', 'a1', '', written)]
  expect(changesOf(docOf(blocks), known(blocks), DEVICE)).toEqual([])
  const start = stateOf(blocks)
  const type = (state: EditorState, from: number, to: number, words: string) =>
    state.apply(state.tr.insertText(words, from, to))
  // before, within, behind and in place of it
  expect(modelsOf(type(start, 7, 7, 'x'))[1]).toEqual(['xby a model|Model'])
  expect(modelsOf(type(start, 10, 10, 'x'))[1]).toEqual(['by xa model|Model'])
  expect(modelsOf(type(start, 17, 17, 'x'))[1]).toEqual(['by a modelx|Model'])
  expect(modelsOf(type(start, 7, 17, 'my words'))[1]).toEqual(['my words|Model'])
  // as another kind, in two, as part of the text above
  const heading = after(start, 8, setKind(schema.nodes.heading, { level: 2 }))
  expect([modelsOf(heading)[1], blockOfNode(heading.doc.child(1)).type]).toEqual([['by a model|Model'], 'heading'])
  expect(modelsOf(start.apply(start.tr.split(10))).slice(1)).toEqual([['by |Model'], ['a model|Model']])
  expect(modelsOf(start.apply(start.tr.join(6)))).toEqual([['mine', 'by a model|Model']])
  // emptied
  const empty = start.apply(start.tr.delete(7, 17))
  expect(modelsOf(type(empty, 7, 7, 'mine'))[1]).toEqual(['mine'])
})
