import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { use } from 'react'
import { plainText } from '../../data/reports/block-text.ts'
import { QuestionLink } from '../../questions/question-link.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { NodePortal } from './editor/node-portals.ts'
import { blockOfNode, nodeOf } from './editor/schema.ts'
import { MethodsBlock, ReferencesBlock, type ReportContents } from './generated-blocks.tsx'
import { numberedKind } from './number-results.ts'
import { ResultBlock } from './result-block.tsx'
import { PlainTableBlock } from './texts/plain-table-block.tsx'
import { OpenTextDialog } from './texts/text-dialog.ts'
import type { ReportResults } from './use-results.ts'

interface Props extends Omit<NodePortal, 'key' | 'dom'> {
  results: ReportResults
  contents: ReportContents
}

/** A block that is not text: a result, a page break, or a text that another device wrote at the same time. */
export function ReportBlock({ node, view, position, isSelected, results, contents }: Props) {
  const { t } = useLingui()
  const openDialog = use(OpenTextDialog)
  const { id, type, source, runs } = blockOfNode(node)
  const number = contents.numbers.get(id) ?? 0
  const kind = numberedKind(type)
  const label = kind === 'table' ? t`Table ${number}` : kind === 'figure' ? t`Figure ${number}` : ''
  const question = results.questions?.find(({ record }) => record.id === source?.id)
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
        <MethodsBlock contents={contents} runs={runs} />
      ) : type === 'plain-table' ? (
        <PlainTableBlock runs={runs} label={label} />
      ) : type === 'references' ? (
        <ReferencesBlock contents={contents} />
      ) : (
        <ResultBlock type={type} source={source} result={source && results.shown.get(source.id)} label={label} />
      )}
      {type === 'other-text' ? null : (
        <span className="mt-1 flex items-center justify-end gap-2 text-xs opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:opacity-100 print:hidden">
          {question ? (
            <QuestionLink
              id={question.record.id}
              kind={question.record.kind}
              dataset={question.record.dataset}
              className="text-accent underline"
            >
              {question.record.title}
            </QuestionLink>
          ) : null}
          {type === 'methods' || type === 'plain-table' ? (
            <Button
              size="sm"
              disabled={type === 'methods' && !contents.isComplete}
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
}

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
