import type { EditorView } from 'prosemirror-view'
import { knownAtom } from '../../../data/reports/inline-atom.ts'
import { plainNumbers } from '../../../report/document/result-number.ts'
import { blockOfNode, nodeOf } from './schema.ts'

/** Numbers of results in the texts become plain text, as they are now, in one change. */
export function writeOutNumbers(
  view: Pick<EditorView, 'state' | 'dispatch'>,
  results: Parameters<typeof plainNumbers>[1],
): void {
  const { tr } = view.state
  view.state.doc.forEach((node, at) => {
    const block = blockOfNode(node)
    if (!node.isTextblock || !block.runs.some(({ atom }) => knownAtom(atom)?.kind === 'number')) return
    const plain = nodeOf({ ...block, runs: plainNumbers(block.runs, results) })
    tr.replaceWith(tr.mapping.map(at + 1), tr.mapping.map(at + 1 + node.content.size), plain.content)
  })
  if (tr.docChanged) view.dispatch(tr)
}
