import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, use, useRef, useState } from 'react'
import { numberText as labelText } from '#formats/document/number-blocks.ts'
import { citationMark } from '#formats/document/number-citations.ts'
import { type Atom, knownAtom } from '../../../data/reports/inline-atom.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { numberText } from '../../../report/document/result-number.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { NodePortal } from '../editor/node-portals.ts'
import { schema } from '../editor/schema.ts'
import type { ReportContents } from '../generated-blocks.tsx'
import { numberedKind } from '../number-results.ts'
import type { ReportResults } from '../use-results.ts'
import { OpenTextDialog } from './text-dialog.ts'

const EquationView = lazy(() => loadPart(() => import('./equation-view.tsx'), 'own'))

interface Props extends Omit<NodePortal, 'key' | 'dom'> {
  results: ReportResults
  contents: ReportContents
}

/** A citation, a number of a result, an equation or a cross-reference in a text, with its menu. */
export function ReportAtom({ node, view, position, isSelected, results, contents }: Props) {
  const { t } = useLingui()
  const open = use(OpenTextDialog)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const change = (isOpening: boolean) => {
    setOpen(isOpening)
    // the focus goes back to the text, unless an item has opened a dialog
    if (!isOpening) setTimeout(() => document.activeElement === button.current && view.focus(), 50)
  }
  const value = node.attrs.value as Atom
  const atom = knownAtom(value)
  const words = String(node.attrs.text)
  const number = atom?.kind === 'number' ? numberText(atom, results.shown) : undefined
  const replace = (text: string) => {
    const at = position()
    const { tr } = view.state
    if (at !== undefined && text === '') view.dispatch(tr.delete(at, at + node.nodeSize))
    else if (at !== undefined) view.dispatch(tr.replaceWith(at, at + node.nodeSize, schema.text(text, node.marks)))
    view.focus()
  }
  const names = {
    citation: t`Citation`,
    number: t`Number of a result`,
    equation: t`Equation`,
    'cross-reference': t`Cross-reference`,
  }
  return (
    <Menu
      open={isOpen}
      onOpenChange={change}
      align="start"
      trigger={
        <button
          ref={button}
          type="button"
          tabIndex={-1}
          title={atom ? names[atom.kind] : t`Made by a newer version of Slipstick: update to see it`}
          className={classNames(
            'cursor-pointer rounded-xs hover:bg-sunken',
            isSelected && 'outline-2 outline-accent',
            atom?.kind === 'number' && 'border-b border-dotted border-accent print:border-0',
            atom ? '' : 'bg-sunken px-1 text-ink-2',
          )}
        >
          <Shown atom={atom} words={words} number={number} contents={contents} />
        </button>
      }
    >
      {atom ? <MenuItem onSelect={() => open({ kind: atom.kind, atom, view, position })}>{t`Edit …`}</MenuItem> : null}
      {typeof number === 'string' ? <MenuItem onSelect={() => replace(number)}>{t`Make plain text`}</MenuItem> : null}
      <MenuItem onSelect={() => replace('')}>{t`Remove`}</MenuItem>
    </Menu>
  )
}

interface ShownProps {
  atom: ReturnType<typeof knownAtom>
  words: string
  number: string | null | undefined
  contents: ReportContents
}

function Shown({ atom, words, number, contents }: ShownProps) {
  switch (atom?.kind) {
    case 'citation': {
      const { cited, style } = contents
      const numbers = atom.works.flatMap((work) => cited.numberOf.get(work) ?? [])
      const mark = citationMark(numbers, style.citations)
      const isWhole = numbers.length === atom.works.length
      const shown = (
        <span className="text-accent">
          {mark}
          {isWhole ? null : <span className="text-warn">[?]</span>}
        </span>
      )
      return style.citations.isSuperscript ? <sup>{shown}</sup> : shown
    }
    case 'equation':
      return (
        <Suspense fallback={words}>
          <EquationView tex={atom.tex} />
        </Suspense>
      )
    case 'number':
      if (number !== null) return number ?? '…'
      return (
        <span className="text-warn">
          <Trans>[{words}: no longer in the result]</Trans>
        </span>
      )
    case 'cross-reference': {
      const { blocks, numbers, language } = contents
      const block = blocks.find(({ id }) => id === atom.block)
      const kind = block && numberedKind(block.type)
      if (!kind)
        return (
          <span className="text-warn">
            <Trans>[{words}: removed]</Trans>
          </span>
        )
      return <span className="text-accent">{labelText({ kind, number: numbers.get(atom.block) ?? 0 }, language)}</span>
    }
    default:
      return words
  }
}
