import { msg } from '@lingui/core/macro'
import './report.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { FilePlus2, ListChecks } from 'lucide-react'
import type { Node } from 'prosemirror-model'
import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { documentStyles, standardStyle } from '#formats/document/document-style.ts'
import { newId } from '../../data/database/identifiers.ts'
import { announceChange, ownData, whenOutdated } from '../../data/own-data.ts'
import { LONGEST_TEXT, MAX_BLOCKS } from '../../data/reports/block-text.ts'
import type { Atom } from '../../data/reports/inline-atom.ts'
import { type Block, blocksOfRows, type Report } from '../../data/reports/report.ts'
import { ReportRows } from '../../data/reports/report-rows.ts'
import { writeBlocks } from '../../data/reports/write-blocks.ts'
import { keepFault } from '../../faults/kept-faults.ts'
import { redoNext, undoLast } from '../../history/run-undo.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { blocksOf } from '../../report/add-result.ts'
import { MAX_COLUMNS, MAX_ROWS } from '../../report/document/plain-table.ts'
import { citedIn, methodsOf, questionsOf } from '../../report/document/report-contents.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { resultParts, shownResult } from '../../report/shown-result.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { isUntouched } from './editor/block-changes.ts'
import { elsewherePlugin } from './editor/elsewhere.ts'
import { insertBlocks } from './editor/insert-blocks.ts'
import { keepIds } from './editor/keep-ids.ts'
import { editorKeys, editorRules } from './editor/keys.ts'
import { NodePortals } from './editor/node-portals.ts'
import { pasting, type Refused } from './editor/paste.ts'
import { writeOutNumbers } from './editor/plain-numbers.ts'
import { blockOfNode, type EditedBlock, nodeOf } from './editor/schema.ts'
import { stateTeller } from './editor/shown-state.ts'
import { docOf, StoredReport } from './editor/stored-report.ts'
import { TAKEN_IN } from './editor/take-in.ts'
import { FreezeMenu } from './freeze-menu.tsx'
import type { ReportContents } from './generated-blocks.tsx'
import { numberResults } from './number-results.ts'
import { ReportBlock } from './report-block.tsx'
import { InsertBlock, ReportToolbar } from './report-toolbar.tsx'
import { contentShown, noneFrozen, resultBlocks } from './result-blocks.ts'
import { SaveReport } from './save-report.tsx'
import { atomWords, copiedSlice } from './texts/atom-words.ts'
import { ReportAtom } from './texts/report-atom.tsx'
import { OpenTextDialog, type TextDialog } from './texts/text-dialog.ts'
import { TextDialogs } from './texts/text-dialogs.tsx'
import { useWorks } from './texts/use-works.ts'
import { useBlockActs } from './use-block-acts.ts'
import { useChanges } from './use-changes.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { useFreezing } from './use-freezing.ts'
import { useFrozen } from './use-frozen.ts'
import type { ReportResults } from './use-results.ts'
import { useResults } from './use-results.ts'

const ChecklistDialog = lazy(() => loadPart(() => import('./checklist-dialog.tsx'), 'own'))
const ShareReport = lazy(() => loadPart(() => import('./share-report.tsx'), 'own'))
const InsertResult = lazy(() => loadPart(() => import('./insert-result.tsx'), 'own'))

interface Props {
  report: Report
  /** The blocks when the report was opened. */
  blocks: readonly Block[]
  /** Whether the dialog that makes a share link is open. */
  isSharing: boolean
  onShared: () => void
}

/** The text of a report with its results. What is typed is stored after 400 ms, and at once when the page is left. */
export default function ReportEditor({ report, blocks, isSharing, onShared }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const labelled = useLabelled()
  const host = useRef<HTMLDivElement>(null)
  const lastDoc = useRef<Node>(undefined)
  /** How an atom reads now. */
  const latest = useRef<(atom: Atom) => string | null | undefined>(undefined)
  const [portals] = useState(() => new NodePortals())
  const [shown, setShown] = useState<{ readonly view: EditorView; readonly state: EditorState }>()
  const [rows] = useState(() => new ReportRows(ownData().database, report.id))
  const [stored] = useState(() => storedReport(report.id, rows, blocks))
  const [isInserting, setInserting] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [dialog, setDialog] = useState<TextDialog>()
  const refuse = useStable((why: 'text' | 'blocks') =>
    showToast(
      'warn',
      why === 'text'
        ? msg`A paragraph holds at most ${LONGEST_TEXT} characters. Divide it with Enter.`
        : msg`A report holds at most ${MAX_BLOCKS} blocks.`,
    ),
  )
  const refusePasted = useStable((what: Refused) =>
    showToast(
      'warn',
      what === 'picture'
        ? msg`Pictures cannot be pasted into a report: it shows figures of results only, so that each can be traced to its data.`
        : msg`A table with more than ${MAX_ROWS} rows or ${MAX_COLUMNS} columns is data, and was left out. Import it as data, and insert a result.`,
    ),
  )
  const undo = useStable(() => void stored.write().then(() => undoLast(report.project)))
  const redo = useStable(() => void stored.write().then(() => redoNext(report.project)))
  const label = t`Text of the report`
  const elsewhere = useRef('')
  const elsewhereText = t`This text is on another device. The project keeps its data there.`
  useEffect(() => {
    const { current } = host
    if (!current) return
    const teller = stateTeller((state) => setShown({ view, state }))
    const view: EditorView = new EditorView(current, {
      state: EditorState.create({
        // an editor that is made again goes on with its text: the blocks are those of the opening
        doc: lastDoc.current ?? docOf(blocks),
        plugins: [
          keepIds(),
          pasting(refusePasted),
          editorRules(),
          editorKeys({ undo, redo }),
          elsewherePlugin(() => elsewhere.current),
        ],
      }),
      nodeViews: Object.fromEntries(portalNodes.map((name) => [name, portals.open])),
      transformCopied: (slice) => copiedSlice(slice, (atom) => latest.current?.(atom)),
      dispatchTransaction: (tr) => {
        const fault = tr.getMeta(TAKEN_IN) === true ? undefined : tooMuch(tr)
        if (fault) return refuse(fault)
        const state = view.state.apply(tr)
        view.updateState(state)
        teller.after(tr, view)
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
    // a page that is printed shows references and numbers of the text as typed last
    const onPrint = () => flushSync(() => teller.now(view))
    addEventListener('beforeprint', onPrint)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onHidden)
    const outdated = whenOutdated(leave)
    const unsubscribe = rows.subscribe(() => void stored.read())
    return () => {
      unsubscribe()
      outdated()
      removeEventListener('beforeprint', onPrint)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onHidden)
      leave()
      teller.stop()
      lastDoc.current = view.state.doc
      view.destroy()
    }
  }, [stored, portals, rows, blocks, refuse, refusePasted, undo, redo])
  const view = shown?.view
  useEffect(() => {
    elsewhere.current = elsewhereText
    view?.setProps({
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'report-text' },
    })
  }, [view, label, elsewhereText])
  useElsewhere(view, report.project, rows)
  const nodes = useSyncExternalStore(portals.subscribe, portals.current)
  const blocksShown = useMemo(() => resultBlocks(nodes.flatMap(({ node }) => (node.isInline ? [] : [node]))), [nodes])
  const doc = shown?.state.doc
  const edited = useMemo(() => (doc ? blocksOfDoc(doc) : []), [doc])
  const wantedIds = [...new Set(edited.flatMap(questionsOf))].join(' ')
  const wanted = useMemo(() => wantedIds.split(' ').filter((id) => id !== ''), [wantedIds])
  const results: ReportResults = useResults(report.project, wanted)
  const known = useFrozen(rows)
  const frozen = known ?? noneFrozen
  const changes = useChanges({ report: report.id, blocks: blocksShown, results, frozen })
  const freezing = useFreezing({
    questions: results.questions ?? [],
    store: () => stored.write(),
    seeFrozen: changes.seeFrozen,
  })
  const acts = useBlockActs(changes, freezing)
  const works = useWorks(report, rows)
  const style = documentStyles.find(({ id }) => id === report.style) ?? standardStyle
  const { shown: found, hasMissingSteps } = results
  const contentsWith = useCallback(
    (of: readonly EditedBlock[]): ReportContents => {
      const present = new Map([...found].flatMap(([id, one]) => (typeof one === 'string' ? [] : [[id, one]])))
      const parts = methodsOf(of, { results: present, frozen, language })
      return {
        language,
        works,
        isComplete: of.flatMap(questionsOf).every((id) => found.has(id)),
        blocks: of,
        results: present,
        frozen,
        numbers: numberResults(of),
        parts,
        cited: citedIn(of, { parts, own: works, language }),
        style,
        hasMissingSteps,
      }
    },
    [found, hasMissingSteps, frozen, works, language, style],
  )
  const contents = useMemo(() => contentsWith(edited), [contentsWith, edited])
  /** The report with the words typed last; `contents` follows the text after a pause. */
  const contentsNow = () => (view ? contentsWith(blocksOfDoc(view.state.doc)) : contents)
  useEffect(() => {
    latest.current = (atom) => atomWords(atom, contents, results)
  })
  const insert = async (questions: readonly ProjectQuestion[]) => {
    const found = await Promise.all(
      questions.map(async (question) => {
        const result = await shownResult(question, { language, labelled })
        return result ? blocksOf(question.record, resultParts(result)) : []
      }),
    )
    if (!view || view.isDestroyed) return
    if (found.some((parts) => parts.length === 0))
      showToast('warn', msg`A result is missing: open its analysis and answer its options first.`)
    const made = found.flat().map((part) => nodeOf({ ...part, id: newId(), level: 1, runs: [] }))
    insertBlocks(view, made)
    view.focus()
  }
  const show = (block: string) => {
    setChecking(false)
    const portal = nodes.find(({ node }) => node.attrs.id === block)
    // once the dialog has given the focus back
    setTimeout(() => portal?.dom.scrollIntoView({ block: 'center' }), 100)
  }
  const isComplete =
    known !== undefined &&
    blocksShown.every(({ id, source }) => !source || frozen.has(id) || results.shown.has(source.id))
  const propsOf = (node: Node) => {
    const block = blockOfNode(node)
    const { id, type, source } = block
    return {
      number: contents.numbers.get(id) ?? 0,
      content: contentShown(block, { results, frozen: known, language }),
      state: frozen.get(id),
      change: changes.changes.get(id),
      question: results.questions?.find(({ record }) => record.id === source?.id)?.record,
      acts,
      contents: type === 'methods' || type === 'references' ? contents : undefined,
    }
  }
  return (
    <OpenTextDialog value={setDialog}>
      <div className="rounded-lg bg-surface shadow-card [--ground:var(--surface)] print:shadow-none">
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
            <Button size="sm" className="max-sm:size-11 max-sm:px-0" onClick={() => setChecking(true)}>
              <ListChecks size={15} aria-hidden />
              <span className="max-sm:sr-only">
                <Trans>Checklist</Trans>
              </span>
            </Button>
            <FreezeMenu
              {...{ contents, frozen, changes, freezing }}
              onFreezeAll={() => writeOutNumbers(shown.view, results.shown)}
            />
            <SaveReport
              report={report}
              contents={contents}
              contentsNow={contentsNow}
              questions={results.questions ?? []}
              isComplete={isComplete}
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
          createPortal(
            portal.node.isInline ? (
              <ReportAtom {...portal} results={results} contents={contents} />
            ) : (
              <ReportBlock {...portal} {...propsOf(portal.node)} />
            ),
            dom,
            String(key),
          ),
        )}
        <TextDialogs
          report={report}
          dialog={dialog}
          contents={contents}
          results={results}
          onClose={() => setDialog(undefined)}
        />
        {isChecking ? (
          <Suspense>
            <ChecklistDialog contents={contents} onShow={show} onClose={() => setChecking(false)} />
          </Suspense>
        ) : null}
        {isSharing && shown && known && results.questions ? (
          <Suspense>
            <ShareReport report={report} contents={contentsNow()} questions={results.questions} onClose={onShared} />
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
    </OpenTextDialog>
  )
}

/** What React renders in the editor. */
const portalNodes = ['atom', 'result', 'plain-table', 'methods', 'references', 'page-break', 'other-text']

const blocksOfDoc = (doc: Node) => doc.children.map(blockOfNode)

function storedReport(report: string, rows: ReportRows, blocks: readonly Block[]): StoredReport {
  const { writer } = ownData()
  const records = {
    device: writer.device,
    read: async () => blocksOfRows((await rows.read()).values()),
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
