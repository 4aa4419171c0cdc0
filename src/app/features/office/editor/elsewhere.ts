import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'

const key = new PluginKey<ReadonlySet<string>>('elsewhere')

/** Marks the blocks whose text is on another device. The mark stays while something is typed into them: no paragraph is drawn again under a composition. */
export const elsewherePlugin = (words: () => string) =>
  new Plugin<ReadonlySet<string>>({
    key,
    state: {
      init: () => new Set(),
      apply: (tr, known) => (tr.getMeta(key) as ReadonlySet<string> | undefined) ?? known,
    },
    props: {
      decorations: (state) => {
        const ids = key.getState(state)
        if (!ids || ids.size === 0) return null
        const marks: Decoration[] = []
        state.doc.forEach((node, at) => {
          if (ids.has(String(node.attrs.id)) && node.isTextblock)
            marks.push(Decoration.node(at, at + node.nodeSize, { 'data-elsewhere': words() }))
        })
        return DecorationSet.create(state.doc, marks)
      },
    },
  })

/** Tells an editor which blocks have their text elsewhere. */
export function showElsewhere(view: EditorView, ids: ReadonlySet<string>): void {
  const known = key.getState(view.state)
  const isSame = known?.size === ids.size && [...ids].every((id) => known.has(id))
  if (!isSame) view.dispatch(view.state.tr.setMeta(key, ids))
}
