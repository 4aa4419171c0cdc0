import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, use, useRef, useState } from 'react'
import { type Atom, knownAtom } from '../../../data/reports/inline-atom.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { NodePortal } from '../editor/node-portals.ts'
import { schema } from '../editor/schema.ts'
import type { ReportContents } from '../generated-blocks.tsx'
import type { ReportResults } from '../use-results.ts'
import { atomWords } from './atom-words.ts'
import { OpenTextDialog } from './text-dialog.ts'

const EquationView = lazy(() => loadPart(() => import('../../../report/equation-view.tsx'), 'own'))

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
  const now = atomWords(value, contents, results)
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
          <Shown atom={atom} words={words} now={now} isSuperscript={contents.style.citations.isSuperscript} />
        </button>
      }
    >
      {atom ? <MenuItem onSelect={() => open({ kind: atom.kind, atom, view, position })}>{t`Edit …`}</MenuItem> : null}
      {atom?.kind === 'number' && typeof now === 'string' ? (
        <MenuItem onSelect={() => replace(now)}>{t`Make plain text`}</MenuItem>
      ) : null}
      <MenuItem onSelect={() => replace('')}>{t`Remove`}</MenuItem>
    </Menu>
  )
}

interface ShownProps {
  atom: ReturnType<typeof knownAtom>
  /** How it read when it was inserted, and how it reads now. */
  words: string
  now: string | null | undefined
  isSuperscript: boolean
}

function Shown({ atom, words, now, isSuperscript }: ShownProps) {
  if (now === null)
    return (
      <span className="text-warn">
        {atom?.kind === 'number' ? (
          <Trans>[{words}: no longer in the result]</Trans>
        ) : (
          <Trans>[{words}: removed]</Trans>
        )}
      </span>
    )
  switch (atom?.kind) {
    case 'citation': {
      const shown = <span className={now?.endsWith('[?]') ? 'text-warn' : 'text-accent'}>{now}</span>
      return isSuperscript ? <sup>{shown}</sup> : shown
    }
    case 'equation':
      return (
        <Suspense fallback={words}>
          <EquationView tex={atom.tex} />
        </Suspense>
      )
    case 'number':
      return now ?? '…'
    case 'cross-reference':
      return <span className="text-accent">{now}</span>
    default:
      return words
  }
}
