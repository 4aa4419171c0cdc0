import type { Node } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import { newId } from '../../../data/database/identifiers.ts'

/**
 * Gives every block an id of its own: a paragraph that was split, pasted or copied would have that of another. Of a split paragraph the half with
 * text keeps the id.
 */
export const keepIds = () =>
  new Plugin({
    appendTransaction: (transactions, _, { doc, tr }) =>
      transactions.some(({ docChanged }) => docChanged) ? withOwnIds(doc, tr) : null,
  })

function withOwnIds(doc: Node, tr: Transaction): Transaction | null {
  const owners = new Map<string, { at: number; node: Node }>()
  const nameless: number[] = []
  doc.forEach((node, at) => {
    const { id } = node.attrs
    const owner = typeof id === 'string' ? owners.get(id) : undefined
    if (typeof id !== 'string') nameless.push(at)
    else if (owner && (owner.node.content.size > 0 || node.content.size === 0)) nameless.push(at)
    else {
      if (owner) nameless.push(owner.at)
      owners.set(id, { at, node })
    }
  })
  for (const at of nameless) tr.setNodeAttribute(at, 'id', newId())
  return nameless.length > 0 ? tr : null
}
