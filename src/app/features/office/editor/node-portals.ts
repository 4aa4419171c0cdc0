import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'

/** A block or an atom that React renders, inside the element that the editor placed. */
export interface NodePortal {
  readonly key: number
  readonly dom: HTMLElement
  readonly node: Node
  readonly isSelected: boolean
  readonly view: EditorView
  readonly position: () => number | undefined
}

/** What React renders, for `useSyncExternalStore`. */
export class NodePortals {
  #portals: readonly NodePortal[] = []
  #listener: (() => void) | undefined
  #count = 0

  readonly subscribe = (listener: () => void) => {
    this.#listener = listener
    return () => {
      this.#listener = undefined
    }
  }

  readonly current = () => this.#portals

  /** Makes the view of a block or of an atom in a text, as `nodeViews` of an editor need it. */
  readonly open = (node: Node, view: EditorView, position: () => number | undefined): NodeView => {
    const dom = document.createElement(node.isInline ? 'span' : 'div')
    dom.contentEditable = 'false'
    dom.className = node.isInline ? 'report-atom' : 'report-block'
    this.#count += 1
    const key = this.#count
    this.#set([...this.#portals, { key, dom, node, isSelected: false, view, position }])
    const change = (changed: Partial<NodePortal>) =>
      this.#set(this.#portals.map((portal) => (portal.key === key ? { ...portal, ...changed } : portal)))
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false
        change({ node: next })
        return true
      },
      selectNode: () => change({ isSelected: true }),
      deselectNode: () => change({ isSelected: false }),
      // React changes what is inside, and has buttons there: the editor ignores both
      ignoreMutation: () => true,
      stopEvent: ({ target }) => target instanceof Element && target.closest('button, a, select, [tabindex]') !== null,
      destroy: () => this.#set(this.#portals.filter((portal) => portal.key !== key)),
    }
  }

  #set(portals: readonly NodePortal[]): void {
    this.#portals = portals
    this.#listener?.()
  }
}
