import { Fragment, type Node } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'

/** Marks a transaction that shows what is stored, so that it is not written again. */
export const TAKEN_IN = 'taken-in'

/**
 * Replaces what differs between the document and the stored blocks, and leaves the rest untouched: also the selection, which stays at its place in
 * its block. Undefined if nothing differs.
 */
export function takeIn(state: EditorState, stored: readonly Node[]): Transaction | undefined {
  const { doc, selection } = state
  const nodes = stored.map((node, k) => (k < doc.childCount && doc.child(k).eq(node) ? doc.child(k) : node))
  const next = Fragment.from(nodes)
  if (next.eq(doc.content)) return undefined
  const anchor = selection.$anchor.depth > 0 ? selection.$anchor : undefined
  const [block, offset] = [anchor?.node(1).attrs.id as string | undefined, anchor?.parentOffset ?? 0]
  const tr = state.tr
  const isSameBlocks =
    nodes.length === doc.childCount && nodes.every((node, k) => node.attrs.id === doc.child(k).attrs.id)
  if (isSameBlocks) {
    let at = doc.content.size
    for (let k = nodes.length - 1; k >= 0; k -= 1) {
      at -= doc.child(k).nodeSize
      const node = nodes[k]
      if (node && !node.eq(doc.child(k))) replaceBlock(tr, { at, old: doc.child(k), node })
    }
  } else {
    const start = doc.content.findDiffStart(next) ?? 0
    // from block to block, so that no block is cut
    let [k, at] = [0, 0]
    while (k < doc.childCount && at + doc.child(k).nodeSize <= start && nodes[k] === doc.child(k)) {
      at += doc.child(k).nodeSize
      k += 1
    }
    let [fromEnd, end] = [0, doc.content.size]
    while (fromEnd < Math.min(doc.childCount, nodes.length) - k) {
      const [old, node] = [doc.child(doc.childCount - 1 - fromEnd), nodes[nodes.length - 1 - fromEnd]]
      if (!node?.eq(old)) break
      end -= old.nodeSize
      fromEnd += 1
    }
    tr.replaceWith(at, end, nodes.slice(k, nodes.length - fromEnd))
  }
  if (block !== undefined) keepSelection(tr, block, offset)
  return tr.setMeta(TAKEN_IN, true)
}

interface Replaced {
  readonly at: number
  readonly old: Node
  readonly node: Node
}

/** Of two texts of one kind only what differs is replaced. */
function replaceBlock(tr: Transaction, { at, old, node }: Replaced): void {
  const from = old.sameMarkup(node) ? old.content.findDiffStart(node.content) : null
  const to = from === null ? null : old.content.findDiffEnd(node.content)
  if (from === null || !to) {
    tr.replaceWith(at, at + old.nodeSize, node)
    return
  }
  const overlap = Math.max(0, from - Math.min(to.a, to.b))
  tr.replace(at + 1 + from, at + 1 + to.a + overlap, node.slice(from, to.b + overlap))
}

function keepSelection(tr: Transaction, block: string, offset: number): void {
  tr.doc.forEach((node, at) => {
    if (node.attrs.id !== block || !node.isTextblock) return
    const { $anchor } = tr.selection
    const isThere = $anchor.depth > 0 && $anchor.node(1).attrs.id === block
    if (!isThere) tr.setSelection(TextSelection.create(tr.doc, at + 1 + Math.min(offset, node.content.size)))
  })
}
