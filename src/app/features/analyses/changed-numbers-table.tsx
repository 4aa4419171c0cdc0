import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { changedNumbers } from '../../outcome/changed-numbers.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

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
        <ScrollRegion label={t`Numbers that differ`} className="overflow-x-auto">
          <table className="w-full text-left">
            <thead>
              <tr>
                <th className="py-1 pr-4 font-semibold">
                  <Trans>Where</Trans>
                </th>
                <th className="py-1 pr-4 text-right font-semibold">
                  <Trans>Kept number</Trans>
                </th>
                <th className="py-1 text-right font-semibold">
                  <Trans>New number</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {numbers.map(({ table, row, column, kept: before, today: after }, k) => (
                <tr key={`${k}${column}`} className="border-t border-line">
                  <td className="py-1 pr-4">{[table, row, column].filter((part) => part !== '').join(' · ')}</td>
                  <td className="py-1 pr-4 text-right whitespace-nowrap tabular-nums">{before}</td>
                  <td className="py-1 text-right whitespace-nowrap tabular-nums">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {more > 0 ? (
        <p className="text-ink-2">
          <Plural value={more} one="# more number differs." other="# more numbers differ." />
        </p>
      ) : null}
      {isOtherShape ? (
        <p className="text-ink-2">
          <Trans>Parts of the result have another form today and cannot be laid beside the kept ones.</Trans>
        </p>
      ) : null}
    </div>
  )
}
