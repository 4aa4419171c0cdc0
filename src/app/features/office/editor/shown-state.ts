import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isUntouched } from './block-changes.ts'

/** A pause in typing. */
const REST_MS = 250

/**
 * Tells the page the state of an editor: at once when its toolbar or its blocks look otherwise, after a pause while a paragraph is typed in. A commit
 * of React reads the selection by walking through the whole focused text, which costs more than the key itself.
 */
export function stateTeller(tell: (state: EditorState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  return {
    after({ before, doc }: Transaction, view: EditorView): void {
      clearTimeout(timer)
      const now = lookOf(view.state)
      const isTyping = now === last && before.childCount === doc.childCount
      last = now
      if (isTyping) timer = setTimeout(() => !view.isDestroyed && tell(view.state), REST_MS)
      else tell(view.state)
    },
    /** Tells a state that waits for the pause, if there is one. */
    now(view: EditorView): void {
      clearTimeout(timer)
      tell(view.state)
    },
    stop: () => clearTimeout(timer),
  }
}

/** What the toolbar shows of a state. */
function lookOf({ selection, storedMarks, doc }: EditorState): string {
  const { $from, empty } = selection
  const { type, attrs } = $from.parent
  const marks = empty
    ? (storedMarks ?? $from.marks()).map((mark) => mark.type.name)
    : ['selected', $from.pos, selection.to]
  return [type.name, String(attrs.level), String(attrs.id), isUntouched(doc), ...marks].join(' ')
}
