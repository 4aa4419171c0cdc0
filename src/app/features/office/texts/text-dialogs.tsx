import { lazy, Suspense } from 'react'
import type { Report } from '../../../data/reports/report.ts'
import { loadPart } from '../../../loading/load-part.ts'
import type { ReportContents } from '../generated-blocks.tsx'
import type { ReportResults } from '../use-results.ts'
import { putAtom, putRuns, type TextDialog } from './text-dialog.ts'

const CitationDialog = lazy(() => loadPart(() => import('./citation-dialog.tsx'), 'own'))
const NumberDialog = lazy(() => loadPart(() => import('./number-dialog.tsx'), 'own'))
const EquationDialog = lazy(() => loadPart(() => import('./equation-dialog.tsx'), 'own'))
const CrossReferenceDialog = lazy(() => loadPart(() => import('./cross-reference-dialog.tsx'), 'own'))
const MethodsDialog = lazy(() => loadPart(() => import('./methods-dialog.tsx'), 'own'))
const TableDialog = lazy(() => loadPart(() => import('./table-dialog.tsx'), 'own'))

interface Props {
  report: Report
  dialog: TextDialog | undefined
  contents: ReportContents
  results: ReportResults
  onClose: () => void
}

/** The open dialog about something in the text. */
export function TextDialogs({ dialog, ...props }: Props) {
  return dialog ? (
    <Suspense>
      <Opened dialog={dialog} {...props} />
    </Suspense>
  ) : null
}

function Opened({ dialog, report, contents, results, onClose }: Props & { dialog: TextDialog }) {
  const closing = { onClose, returnTo: dialog.view }
  switch (dialog.kind) {
    case 'citation': {
      const works = dialog.atom?.kind === 'citation' ? dialog.atom.works : []
      return (
        <CitationDialog
          report={report}
          contents={contents}
          works={works}
          onInsert={(chosen, words) => putAtom(dialog, { kind: 'citation', works: chosen }, words)}
          {...closing}
        />
      )
    }
    case 'number':
      return (
        <NumberDialog
          questions={results.questions ?? []}
          {...(dialog.atom?.kind === 'number' && { atom: dialog.atom })}
          onInsert={(atom, words) => putAtom(dialog, atom, words)}
          {...closing}
        />
      )
    case 'equation':
      return (
        <EquationDialog
          tex={dialog.atom?.kind === 'equation' ? dialog.atom.tex : ''}
          onInsert={(tex) => putAtom(dialog, { kind: 'equation', tex }, tex)}
          {...closing}
        />
      )
    case 'cross-reference':
      return (
        <CrossReferenceDialog
          contents={contents}
          onInsert={(block, words) => putAtom(dialog, { kind: 'cross-reference', block }, words)}
          {...closing}
        />
      )
    case 'methods':
      return (
        <MethodsDialog contents={contents} runs={dialog.runs} onSave={(runs) => putRuns(dialog, runs)} {...closing} />
      )
    case 'plain-table':
      return <TableDialog runs={dialog.runs} onSave={(runs) => putRuns(dialog, runs)} {...closing} />
  }
}
