import type { EditorView } from 'prosemirror-view'
import { createContext } from 'react'
import type { Run } from '../../../data/reports/block-text.ts'
import type { KnownAtom } from '../../../data/reports/inline-atom.ts'
import { atomNode, schema } from '../editor/schema.ts'

/** Where in the text something is put: in place of what is there, or at the selection. */
export interface Place {
  readonly view: EditorView
  /** The position of the atom or block to replace; absent for the selection. */
  readonly position?: () => number | undefined
}

/** A dialog about something in the text. */
export type TextDialog =
  | (Place & { readonly kind: KnownAtom['kind']; readonly atom?: KnownAtom })
  | (Place & { readonly kind: 'methods' | 'plain-table'; readonly runs: readonly Run[] })

/** Opens a dialog about something in the text. */
export const OpenTextDialog = createContext<(dialog: TextDialog) => void>(() => {})

/** Puts an atom into the text; `words` is how it reads where it cannot be shown. After a result it begins a paragraph. */
export function putAtom({ view, position }: Place, atom: KnownAtom, words: string): void {
  const { tr, selection } = view.state
  const node = atomNode(atom, words)
  const at = position?.()
  if (position) {
    const old = at === undefined ? null : tr.doc.nodeAt(at)
    if (at !== undefined && old?.isInline) tr.replaceWith(at, at + old.nodeSize, node.mark(old.marks))
  } else if (selection.$from.parent.inlineContent) tr.replaceSelectionWith(node)
  else tr.insert(selection.to, schema.node('paragraph', null, [node]))
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** Replaces the text of a Methods paragraph or of a plain table. */
export function putRuns({ view, position }: Place, runs: readonly Run[]): void {
  const at = position?.()
  if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'runs', runs))
  view.focus()
}
