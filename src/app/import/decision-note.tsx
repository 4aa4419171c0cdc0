import { Trans } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { PreviewDecision } from './import-decision.ts'

/** Why a file is not imported at once. The question of the names and the offer for REDCap have their own texts. */
export function DecisionNote({ decision }: { decision: PreviewDecision }) {
  if (decision === 'header' || decision === 'redcap') return null
  return (
    <p className="flex items-start gap-2 rounded-md bg-warn-soft p-3 text-sm text-ink">
      <Info size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      {decision === 'sheets' ? (
        <Trans>Several sheets of this workbook have data. Choose the one to import.</Trans>
      ) : decision === 'tables' ? (
        <Trans>This file has several tables. Choose the one to import.</Trans>
      ) : (
        <Trans>It is not certain how the letters of this file are encoded. Check that the text below is right.</Trans>
      )}
    </p>
  )
}
