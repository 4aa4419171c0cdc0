import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { BeforeAfterTable } from '../../outcome/before-after-table.tsx'
import { changedNumbers } from '../../outcome/changed-numbers.ts'

interface Props {
  definition: AnalysisDefinition
  kept: Outcome
  today: Outcome
  display: Display
}

/** Old and new numbers side by side if the current engine's result differs from the kept one. */
export function ChangedNumbersTable({ definition, kept, today, display }: Props) {
  const { t } = useLingui()
  const { numbers, more, isOtherShape } = useMemo(
    () => changedNumbers(definition, kept, today, display),
    [definition, kept, today, display],
  )
  return (
    <div className="flex flex-col gap-2 text-sm print:hidden">
      {numbers.length === 0 ? (
        isOtherShape ? null : (
          <p className="text-ink-2">
            <Trans>
              The tables are the same as far as they are printed; what differs is in further digits or in figures.
            </Trans>
          </p>
        )
      ) : (
        <BeforeAfterTable
          areNumbers
          label={t`Numbers that differ`}
          before={<Trans>Kept number</Trans>}
          after={<Trans>New number</Trans>}
          values={numbers.map(({ table, row, column, kept: before, today: after }) => ({
            where: [table, row, column].filter((part) => part !== '').join(' · '),
            before,
            after,
          }))}
          more={more}
        />
      )}
      {isOtherShape ? (
        <p className="text-ink-2">
          <Trans>Parts of the result have another form today and cannot be laid beside the kept ones.</Trans>
        </p>
      ) : null}
    </div>
  )
}
