import { Fragment, type Node, Slice } from 'prosemirror-model'
import { numberText as labelText } from '#formats/document/number-blocks.ts'
import { citationMark } from '#formats/document/number-citations.ts'
import { type Atom, knownAtom } from '../../../data/reports/inline-atom.ts'
import { numberText } from '../../../report/document/result-number.ts'
import type { ReportContents } from '../generated-blocks.tsx'
import { numberedKind } from '../number-results.ts'
import type { ReportResults } from '../use-results.ts'

/** How an atom reads now: `null` if what it refers to is gone, undefined while a result is computed or if the words it was inserted with still hold. */
export function atomWords(value: Atom, contents: ReportContents, { shown }: ReportResults): string | null | undefined {
  const atom = knownAtom(value)
  switch (atom?.kind) {
    case 'citation': {
      const { cited, style } = contents
      const numbers = atom.works.flatMap((work) => cited.numberOf.get(work) ?? [])
      return citationMark(numbers, style.citations) + (numbers.length === atom.works.length ? '' : '[?]')
    }
    case 'number':
      return numberText(atom, shown)
    case 'cross-reference': {
      const { blocks, numbers, language } = contents
      const kind = numberedKind(blocks.find(({ id }) => id === atom.block)?.type ?? 'paragraph')
      return kind ? labelText({ kind, number: numbers.get(atom.block) ?? 0 }, language) : null
    }
    default:
      return undefined
  }
}

/** What is copied, with atoms as they read now: in another program they are text. */
export function copiedSlice(slice: Slice, words: (atom: Atom) => string | null | undefined): Slice {
  const withWords = (node: Node): Node => {
    if (node.type.name !== 'atom') return node.copy(mapped(node.content))
    const text = words(node.attrs.value as Atom) ?? String(node.attrs.text)
    return node.type.create({ ...node.attrs, text }, null, node.marks)
  }
  const mapped = (content: Fragment) =>
    Fragment.from(content.content.map((node) => (node.isText ? node : withWords(node))))
  return new Slice(mapped(slice.content), slice.openStart, slice.openEnd)
}
