import { Trans } from '@lingui/react/macro'
import { ClipboardCopy } from 'lucide-react'
import type { PresentedCell } from '#catalog/kit/present/present-table.ts'
import { useCopyText } from '../../outcome/use-copy-text.ts'
import { Button } from '../../ui/button.tsx'

/** Copies the selected cell of a table: as displayed, and the number at full precision. */
export function CopyCell({ cell: { text, raw } }: { cell: PresentedCell }) {
  const copy = useCopyText()
  const full = typeof raw === 'number' && String(raw) !== text ? String(raw) : undefined
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm print:hidden">
      <ClipboardCopy size={15} aria-hidden className="text-ink-3" />
      <Button size="sm" onClick={() => void copy(text)}>
        <Trans>Copy {text}</Trans>
      </Button>
      {full === undefined ? null : (
        <Button size="sm" onClick={() => void copy(full)}>
          <Trans>In full: {full}</Trans>
        </Button>
      )}
    </div>
  )
}
