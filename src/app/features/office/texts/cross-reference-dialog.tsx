import { Trans, useLingui } from '@lingui/react/macro'
import { numberText } from '#formats/document/number-blocks.ts'
import { plainText } from '../../../data/reports/block-text.ts'
import { plainTable } from '../../../report/document/plain-table.ts'
import { partOf, type ShownResult } from '../../../report/shown-result.ts'
import { Dialog, type Focusable } from '../../../ui/dialog.tsx'
import type { EditedBlock } from '../editor/schema.ts'
import type { ReportContents } from '../generated-blocks.tsx'
import { numberedKind } from '../number-results.ts'

interface Props {
  contents: ReportContents
  returnTo: Focusable
  onInsert: (block: string, words: string) => void
  onClose: () => void
}

/** Chooses the table or figure of the report that a text refers to. */
export default function CrossReferenceDialog({ contents, returnTo, onInsert, onClose }: Props) {
  const { t } = useLingui()
  const { blocks, numbers, language } = contents
  const numbered = blocks.flatMap((block) => {
    const kind = numberedKind(block.type)
    const label = kind && numberText({ kind, number: numbers.get(block.id) ?? 0 }, language)
    return label ? [{ id: block.id, label, title: titleOf(block, contents) }] : []
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t`Refer to a table or figure`}
      closeLabel={t`Close`}
      size="md"
    >
      {numbered.length === 0 ? (
        <p className="text-ink-2">
          <Trans>The report has no table or figure yet. Insert a result first.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col">
          {numbered.map(({ id, label, title }, k) => (
            <li key={id}>
              <button
                type="button"
                data-first={k === 0 ? '' : undefined}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left hover:bg-sunken"
                onClick={() => {
                  onInsert(id, label)
                  onClose()
                }}
              >
                <span className="shrink-0 font-semibold">{label}</span>
                <span className="min-w-0 break-words text-ink-2">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type TitledPart = Pick<ShownResult['figures'][number], 'id' | 'title' | 'group'>

function titleOf({ type, source, runs }: EditedBlock, { results }: ReportContents): string {
  if (type === 'plain-table') return plainText(plainTable(runs).caption)
  const result = source && results.get(source.id)
  const parts: readonly TitledPart[] = (type === 'table' ? result?.tables : result?.figures) ?? []
  return (source && partOf(parts, source)?.title) ?? ''
}
