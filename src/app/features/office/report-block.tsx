import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { memo, use } from 'react'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import type { BlockContent } from '../../data/reports/block-content.ts'
import { plainText } from '../../data/reports/block-text.ts'
import type { FrozenState } from '../../data/reports/frozen-block.ts'
import { QuestionLink } from '../../questions/question-link.tsx'
import type { ResultBlock as ResultBlockRef } from '../../report/document/make-frozen.ts'
import type { ContentChange } from '../../report/document/report-changes.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BlockMenu } from './block-menu.tsx'
import { BlockState } from './block-state.tsx'
import type { NodePortal } from './editor/node-portals.ts'
import { blockOfNode, nodeOf } from './editor/schema.ts'
import { MethodsBlock, ReferencesBlock, type ReportContents } from './generated-blocks.tsx'
import { numberedKind } from './number-results.ts'
import { type NoContent, ResultBlock } from './result-block.tsx'
import { PlainTableBlock } from './texts/plain-table-block.tsx'
import { OpenTextDialog } from './texts/text-dialog.ts'

/** What the menu and the marks of a block do; the same object on every render. */
export interface BlockActs {
  readonly freeze: (block: ResultBlockRef) => void
  readonly thaw: (block: string) => void
  readonly see: (block: string) => void
}

interface Props extends Omit<NodePortal, 'key' | 'dom'> {
  /** That of the table or figure. */
  number: number
  content: BlockContent | NoContent
  state: FrozenState | undefined
  change: ContentChange | undefined
  /** What a result is of. */
  question: AnalysisRecord | undefined
  acts: BlockActs
  /** The report, given to a block that the program fills. */
  contents: ReportContents | undefined
}

/** A block that is not text: a result, a page break, or a text that another device wrote at the same time. */
export const ReportBlock = memo(function ReportBlock(props: Props) {
  const { node, view, position, isSelected, number, content, state, change, question, acts, contents } = props
  const { t } = useLingui()
  const openDialog = use(OpenTextDialog)
  const { id, type, source, runs } = blockOfNode(node)
  const kind = numberedKind(type)
  const label = kind === 'table' ? t`Table ${number}` : kind === 'figure' ? t`Figure ${number}` : ''
  const remove = () => {
    const at = position()
    if (at !== undefined) view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
    view.focus()
  }
  return (
    <div
      className={classNames(
        'group relative my-3 rounded-md print:break-inside-avoid',
        isSelected && 'outline-2 outline-offset-4 outline-accent',
      )}
    >
      {type === 'other-text' ? (
        <OtherText node={node} view={view} position={position} />
      ) : type === 'page-break' ? (
        <p className="border-t border-dashed border-line-strong pt-1 text-center text-xs text-ink-3 print:invisible print:break-after-page">
          <Trans>Page break</Trans>
        </p>
      ) : type === 'methods' ? (
        contents && <MethodsBlock contents={contents} runs={runs} />
      ) : type === 'plain-table' ? (
        <PlainTableBlock runs={runs} label={label} />
      ) : type === 'references' ? (
        contents && <ReferencesBlock contents={contents} />
      ) : (
        <>
          <ResultBlock type={type} content={content} label={label} />
          <BlockState
            state={state}
            change={change}
            onSeen={() => acts.see(id)}
            onTake={() => acts.freeze({ id, type, source })}
          />
        </>
      )}
      {type === 'other-text' ? null : (
        <span className="mt-1 flex items-center justify-end gap-2 text-xs opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:opacity-100 print:hidden">
          {question ? (
            <QuestionLink
              id={question.id}
              kind={question.kind}
              dataset={question.dataset}
              className="text-accent underline"
            >
              {question.title}
            </QuestionLink>
          ) : null}
          {source ? (
            <BlockMenu
              isFrozen={state !== undefined}
              hasNewer={change !== undefined}
              onFreeze={() => acts.freeze({ id, type, source })}
              onLive={() => acts.thaw(id)}
            />
          ) : null}
          {type === 'methods' || type === 'plain-table' ? (
            <Button
              size="sm"
              disabled={type === 'methods' && contents?.isComplete !== true}
              onClick={() => openDialog({ kind: type, runs, view, position })}
            >
              <Pencil size={14} aria-hidden />
              {type === 'methods' ? <Trans>Edit sentences</Trans> : <Trans>Edit the table</Trans>}
            </Button>
          ) : null}
          <Button look="quiet" size="small-icon" aria-label={t`Remove the block`} onClick={remove}>
            <Trash2 size={14} aria-hidden />
          </Button>
        </span>
      )}
    </div>
  )
})

interface OtherProps {
  node: Node
  view: EditorView
  position: () => number | undefined
}

/** The text of another device that was written at the same time as the one above it. */
function OtherText({ node, view, position }: OtherProps) {
  const block = blockOfNode(node)
  const replace = (nodes: readonly Node[], isAboveToo = false) => {
    const at = position()
    if (at === undefined) return
    const above = isAboveToo ? view.state.doc.resolve(at).nodeBefore : null
    view.dispatch(view.state.tr.replaceWith(at - (above?.nodeSize ?? 0), at + node.nodeSize, nodes))
    view.focus()
  }
  const take = () => {
    const at = position()
    const above = at === undefined ? null : view.state.doc.resolve(at).nodeBefore
    const text = nodeOf({ ...block, type: 'paragraph' }).content
    if (above?.isTextblock) replace([above.copy(text)], true)
    else both()
  }
  const both = () => replace([nodeOf({ ...block, type: 'paragraph' })])
  return (
    <aside className="rounded-md border-l-4 border-warn bg-sunken p-3 text-sm">
      <p className="mb-1 font-semibold">
        <Trans>Text of another device</Trans>
      </p>
      <p>{plainText(block.runs)}</p>
      <p className="mt-2 flex flex-wrap gap-2 print:hidden">
        <Button size="sm" onClick={() => replace([])}>
          <Trans>Keep the text above</Trans>
        </Button>
        <Button size="sm" onClick={take}>
          <Trans>Take this text</Trans>
        </Button>
        <Button size="sm" onClick={both}>
          <Trans>Keep both</Trans>
        </Button>
      </p>
    </aside>
  )
}
