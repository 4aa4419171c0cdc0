import './report.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { liveQuery } from 'dexie'
import { FilePlus2, ListChecks } from 'lucide-react'
import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { documentStyles, standardStyle } from '#formats/document/document-style.ts'
import { newId } from '../../data/database/identifiers.ts'
import { announceChange, ownData, whenOutdated } from '../../data/own-data.ts'
import { LONGEST_TEXT, MAX_BLOCKS } from '../../data/reports/block-text.ts'
import { type Block, type Report, readBlocks } from '../../data/reports/report.ts'
import { writeBlocks } from '../../data/reports/write-blocks.ts'
import { keepFault } from '../../faults/kept-faults.ts'
import { redoNext, undoLast } from '../../history/run-undo.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { blocksOf } from '../../report/add-result.ts'
import { citedIn, methodsOf } from '../../report/document/report-contents.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { shownResult } from '../../report/shown-result.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { isUntouched } from './editor/block-changes.ts'
import { keepIds } from './editor/keep-ids.ts'
import { editorKeys, editorRules } from './editor/keys.ts'
import { NodePortals } from './editor/node-portals.ts'
import { blockOfNode, nodeOf } from './editor/schema.ts'
import { docOf, StoredReport } from './editor/stored-report.ts'
import { TAKEN_IN } from './editor/take-in.ts'
import { numberResults } from './number-results.ts'
import { ReportBlock } from './report-block.tsx'
import { InsertBlock, ReportToolbar } from './report-toolbar.tsx'
import { SaveReport } from './save-report.tsx'
import type { ReportResults } from './use-results.ts'
import { useResults } from './use-results.ts'

const ChecklistDialog = lazy(() => loadPart(() => import('./checklist-dialog.tsx'), 'own'))
const InsertResult = lazy(() => loadPart(() => import('./insert-result.tsx'), 'own'))

interface Props {
  report: Report
  /** The blocks when the report was opened. */
  blocks: readonly Block[]
}

/** The text of a report with its results. What is typed is stored after 400 ms, and at once when the page is left. */
export default function ReportEditor({ report, blocks }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const labelled = useLabelled()
  const host = useRef<HTMLDivElement>(null)
  const [portals] = useState(() => new NodePortals())
  const [shown, setShown] = useState<{ readonly view: EditorView; readonly state: EditorState }>()
  const [stored] = useState(() => storedReport(report.id, blocks))
  const [isInserting, setInserting] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const refuse = useStable((why: 'text' | 'blocks') =>
    showToast(
      'warn',
      why === 'text'
        ? t`A paragraph holds at most ${LONGEST_TEXT} characters. Divide it with Enter.`
        : t`A report holds at most ${MAX_BLOCKS} blocks.`,
    ),
  )
  const undo = useStable(() => void stored.write().then(() => undoLast(report.project)))
  const redo = useStable(() => void stored.write().then(() => redoNext(report.project)))
  const label = t`Text of the report`
  useEffect(() => {
    const { current } = host
    if (!current) return
    const view = new EditorView(current, {
      state: EditorState.create({
        doc: docOf(blocks),
        plugins: [keepIds(), editorRules(), editorKeys({ undo, redo })],
      }),
      nodeViews: Object.fromEntries(
        ['result', 'methods', 'references', 'page-break', 'other-text'].map((name) => [name, portals.open]),
      ),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'report-text' },
      dispatchTransaction: (tr) => {
        const fault = tr.getMeta(TAKEN_IN) === true ? undefined : tooMuch(tr)
        if (fault) return refuse(fault)
        const state = view.state.apply(tr)
        view.updateState(state)
        setShown({ view, state })
        if (!tr.docChanged || tr.getMeta(TAKEN_IN) === true) return
        // a pause in typing is waited for, a block that was added, moved or removed is stored at once
        if (tr.doc.childCount === tr.before.childCount) stored.changed()
        else void stored.write()
      },
      handleDOMEvents: {
        // the view ends the composition in a later task
        compositionend: () => void setTimeout(() => void stored.write()),
        blur: () => void stored.write(),
      },
    })
    stored.attach(view)
    setShown({ view, state: view.state })
    const leave = () => void stored.write({ always: true })
    const onHidden = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onHidden)
    const outdated = whenOutdated(leave)
    const changes = liveQuery(() => readBlocks(ownData().database, report.id)).subscribe(() => void stored.read())
    return () => {
      changes.unsubscribe()
      outdated()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onHidden)
      leave()
      view.destroy()
    }
  }, [stored, portals, report.id, blocks, label, refuse, undo, redo])
  const nodes = useSyncExternalStore(portals.subscribe, portals.current)
  const wanted = useMemo(() => nodes.flatMap(({ node }) => blockOfNode(node).source?.id ?? []), [nodes])
  const results: ReportResults = useResults(report.project, wanted)
  const doc = shown?.state.doc
  const style = documentStyles.find(({ id }) => id === report.style) ?? standardStyle
  const contents = useMemo(() => {
    const known = new Map([...results.shown].flatMap(([id, one]) => (typeof one === 'string' ? [] : [[id, one]])))
    const edited = doc ? doc.children.map(blockOfNode) : []
    const parts = methodsOf(edited, known, language)
    return {
      blocks: edited,
      results: known,
      numbers: numberResults(edited),
      parts,
      cited: citedIn(edited, parts),
      style,
      hasMissingSteps: results.hasMissingSteps,
    }
  }, [doc, results.shown, results.hasMissingSteps, language, style])
  const insert = async (questions: readonly ProjectQuestion[]) => {
    const found = await Promise.all(
      questions.map(async (question) => {
        const result = await shownResult(question, { language, labelled })
        if (!result) return []
        const { paragraphs, tables, figures } = result
        const has = { paragraphs: paragraphs.length, tables: tables.length, figures: figures.length }
        return blocksOf(question.record, has)
      }),
    )
    const view = shown?.view
    if (!view || view.isDestroyed) return
    if (found.some((parts) => parts.length === 0))
      showToast('warn', t`A result is missing: open its analysis and answer its options first.`)
    const made = found.flat().map((part) => nodeOf({ ...part, id: newId(), level: 1, runs: [] }))
    const at = view.state.selection.$to.depth > 0 ? view.state.selection.$to.after(1) : view.state.selection.to
    view.dispatch(view.state.tr.insert(at, made).scrollIntoView())
    view.focus()
  }
  const show = (block: string) => {
    setChecking(false)
    const portal = nodes.find(({ node }) => node.attrs.id === block)
    // once the dialog has given the focus back
    setTimeout(() => portal?.dom.scrollIntoView({ block: 'center' }), 100)
  }
  return (
    <div className="rounded-lg bg-surface shadow-card print:shadow-none">
      {shown ? (
        <ReportToolbar {...shown}>
          <Button
            size="sm"
            className="ml-auto max-sm:h-11"
            disabled={!results.questions}
            onClick={() => setInserting(true)}
          >
            <FilePlus2 size={15} aria-hidden />
            <Trans>Insert results</Trans>
          </Button>
          <InsertBlock view={shown.view} />
          <Button size="sm" className="max-sm:h-11" onClick={() => setChecking(true)}>
            <ListChecks size={15} aria-hidden />
            <Trans>Checklist</Trans>
          </Button>
          <SaveReport
            report={report}
            contents={contents}
            questions={results.questions ?? []}
            isComplete={wanted.every((id) => results.shown.has(id))}
          />
        </ReportToolbar>
      ) : null}
      <div className="relative mx-auto max-w-3xl px-6 py-8 sm:px-12 print:p-0">
        <div ref={host} />
        {doc && isUntouched(doc) ? (
          <p className="pointer-events-none absolute top-8 text-ink-3 max-sm:pr-6 print:hidden">
            <Trans>Press “Add to report” at a result, or type here.</Trans>
          </p>
        ) : null}
      </div>
      {nodes.map(({ key, dom, ...portal }) =>
        createPortal(<ReportBlock {...portal} results={results} contents={contents} />, dom, String(key)),
      )}
      {isChecking ? (
        <Suspense>
          <ChecklistDialog contents={contents} onShow={show} onClose={() => setChecking(false)} />
        </Suspense>
      ) : null}
      {isInserting && results.questions ? (
        <Suspense>
          <InsertResult
            questions={results.questions}
            onInsert={(questions) => void insert(questions)}
            onClose={() => setInserting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function storedReport(report: string, blocks: readonly Block[]): StoredReport {
  const { database, writer } = ownData()
  const records = {
    device: writer.device,
    read: () => readBlocks(database, report),
    write: async (changes: Parameters<typeof writeBlocks>[2]) => {
      await writeBlocks(writer, report, changes)
      announceChange()
    },
    onFault: (fault: unknown) => {
      void keepFault(fault, 'result')
      reportError(fault)
    },
  }
  return new StoredReport(records, blocks)
}

/** What a change would make longer than a report may be. */
function tooMuch({ doc, before, docChanged }: Transaction): 'text' | 'blocks' | undefined {
  if (!docChanged) return undefined
  if (doc.childCount > MAX_BLOCKS && doc.childCount > before.childCount) return 'blocks'
  return doc.children.some((node) => node.content.size > LONGEST_TEXT) && doc.content.size > before.content.size
    ? 'text'
    : undefined
}
