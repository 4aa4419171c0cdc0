import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state'

interface Editor {
  readonly state: EditorState
  readonly dispatch: (tr: Transaction) => void
}

/** The blocks that were inserted last, and the block after which they were. */
const inserted = new WeakMap<Editor, { readonly after: unknown; readonly ids: ReadonlySet<unknown> }>()

/**
 * Inserts blocks, which have their ids, after the one with the selection. The selection stays where the author types; what is inserted next, from the
 * same block, follows what was inserted before.
 */
export function insertBlocks(editor: Editor, blocks: readonly Node[]): void {
  const { tr, selection, doc } = editor.state
  const { $to } = selection
  const block = $to.depth > 0 ? $to.node(1) : selection instanceof NodeSelection ? selection.node : undefined
  const after: unknown = block?.attrs.id
  const last = inserted.get(editor)
  const known = last?.after === after ? last?.ids : undefined
  let at = $to.depth > 0 ? $to.after(1) : selection.to
  for (let next = doc.nodeAt(at); next && known?.has(next.attrs.id); next = doc.nodeAt(at)) at += next.nodeSize
  editor.dispatch(tr.insert(at, blocks).scrollIntoView())
  inserted.set(editor, { after, ids: new Set([...(known ?? []), ...blocks.map(({ attrs }) => attrs.id as unknown)]) })
}
