import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { InputRule, inputRules } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node, NodeType } from 'prosemirror-model'
import { type Command, NodeSelection, type Plugin, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

interface Level {
  readonly level?: number
}

/** Makes the selected texts one kind of block; they keep their ids. */
const setText =
  (type: NodeType, attrs: Level = {}): Command =>
  (state, dispatch) => {
    const { from, to, $from } = state.selection
    if (!$from.parent.isTextblock) return false
    dispatch?.(state.tr.setBlockType(from, to, type, ({ attrs: { id } }) => ({ ...attrs, id: id as string })))
    return true
  }

/** Turns the block into a kind of text, or back into a paragraph if it is one already. */
export function setKind(type: NodeType, attrs: Level = {}): Command {
  return (state, dispatch) => {
    const isSame = isKind(state.selection.$from.parent, type, attrs)
    return (isSame ? setText(nodes.paragraph) : setText(type, attrs))(state, dispatch)
  }
}

export function isKind(block: Node, type: NodeType, { level }: Level = {}): boolean {
  return block.type === type && (level === undefined || block.attrs.level === level)
}

/** Enter: a list goes on, and ends at an empty item; after a heading comes a paragraph. */
const splitText: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!(state.selection instanceof TextSelection) || !$from.parent.isTextblock) return false
  const { parent } = $from
  if (empty && parent.content.size === 0 && parent.type !== nodes.paragraph)
    return setText(nodes.paragraph)(state, dispatch)
  if (dispatch) {
    const tr = state.tr.deleteSelection()
    const at = tr.selection.$from
    const isEnd = at.parentOffset === at.parent.content.size
    const type = parent.type === nodes.heading && isEnd ? nodes.paragraph : parent.type
    const attrs = type === parent.type ? { ...parent.attrs, id: isEnd ? null : parent.attrs.id } : { id: null }
    tr.split(at.pos, 1, [{ type, attrs }])
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Enter on a selected atom opens its menu, as on a button. */
const openAtom: Command = ({ selection }, _, view) => {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.atom) return false
  const element = view?.nodeDOM(selection.from)
  const button = element instanceof Element ? element.querySelector('button') : null
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  return button !== null
}

/** Backspace at the start of a heading, a list item or a quote first makes it a paragraph. */
const plainFirst: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || !$from.parent.isTextblock || $from.parent.type === nodes.paragraph)
    return false
  return setText(nodes.paragraph)(state, dispatch)
}

/** Moves the block with the selection before the one above it, or after the one below. */
export function moveBlock(by: -1 | 1): Command {
  return (state, dispatch) => {
    const { $from, anchor, head } = state.selection
    const index = $from.index(0)
    const other = index + by
    if (other < 0 || other >= state.doc.childCount) return false
    if (dispatch) {
      const node = state.doc.child(index)
      const neighbour = state.doc.child(other)
      const start = $from.posAtIndex(index, 0)
      const tr = state.tr
      if (by < 0) tr.delete(start, start + node.nodeSize).insert(start - neighbour.nodeSize, node)
      else tr.delete(start, start + node.nodeSize).insert(start + neighbour.nodeSize, node)
      const shift = by * neighbour.nodeSize
      if (state.selection instanceof TextSelection)
        tr.setSelection(TextSelection.create(tr.doc, anchor + shift, head + shift))
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

interface History {
  readonly undo: () => void
  readonly redo: () => void
}

/** The keys of the editor; undo and redo are those of the project. */
export function editorKeys({ undo, redo }: History): Plugin {
  const run = (act: () => void): Command => {
    return () => {
      act()
      return true
    }
  }
  return keymap({
    ...baseKeymap,
    Enter: chainCommands(openAtom, splitText, baseKeymap.Enter as Command),
    Backspace: chainCommands(plainFirst, baseKeymap.Backspace as Command),
    'Mod-z': run(undo),
    'Mod-Shift-z': run(redo),
    'Mod-y': run(redo),
    'Mod-b': toggleMark(marks.strong as never),
    'Mod-i': toggleMark(marks.em as never),
    'Mod-u': toggleMark(marks.underline as never),
    'Mod-,': toggleMark(marks.sub as never),
    'Mod-.': toggleMark(marks.sup as never),
    'Mod-Alt-1': setKind(nodes.heading, { level: 1 }),
    'Mod-Alt-2': setKind(nodes.heading, { level: 2 }),
    'Mod-Alt-3': setKind(nodes.heading, { level: 3 }),
    'Mod-Alt-0': setText(nodes.paragraph),
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
  })
}

const becomes = (start: RegExp, type: NodeType, attrsOf: (match: RegExpMatchArray) => Level) =>
  new InputRule(start, (state, match, from, to) => {
    const attrs = attrsOf(match)
    return state.tr
      .delete(from, to)
      .setBlockType(from, from, type, ({ attrs: { id } }) => ({ ...attrs, id: id as string }))
  })

/** `# `, `- `, `1. ` and `> ` at the start of a paragraph. Not while a word is composed: prosemirror-inputrules waits for its end. */
export const editorRules = () =>
  inputRules({
    rules: [
      becomes(/^(#{1,3})\s$/, nodes.heading, ([, signs = '#']) => ({ level: signs.length })),
      becomes(/^[-*]\s$/, nodes['list-item'], () => ({ level: 1 })),
      becomes(/^1\.\s$/, nodes['list-item'], () => ({ level: 2 })),
      becomes(/^>\s$/, nodes.quote, () => ({})),
    ],
  })
