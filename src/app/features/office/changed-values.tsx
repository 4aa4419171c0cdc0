import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContentChange } from '../../report/document/report-changes.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

interface Props {
  change: ContentChange
  /** How many values are shown. */
  limit?: number
}

/** Numbers and lines of a block before and after. */
export function ChangedValues({ change: { values, isOtherFigure }, limit = 8 }: Props) {
  const { t } = useLingui()
  const more = values.length - limit
  return (
    <>
      {values.length === 0 ? null : (
        <ScrollRegion label={t`Before and after`} className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="text-ink-2">
                <th scope="col" className="py-1 pr-4 font-semibold">
                  <Trans>Where</Trans>
                </th>
                <th scope="col" className="py-1 pr-4 font-semibold">
                  <Trans>Before</Trans>
                </th>
                <th scope="col" className="py-1 font-semibold">
                  <Trans>After</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {values.slice(0, limit).map(({ row, column, before, after }, k) => (
                <tr key={`${k} ${row} ${column}`} className="border-t border-line align-top">
                  <td className="py-1 pr-4">
                    {[row, column].filter((part) => part !== '').join(' · ') || <Trans>Text</Trans>}
                  </td>
                  <td className="py-1 pr-4 tabular-nums">{before || '—'}</td>
                  <td className="py-1 tabular-nums">{after || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {more > 0 ? (
        <p className="text-ink-2">
          <Plural value={more} one="# more value differs." other="# more values differ." />
        </p>
      ) : null}
      {isOtherFigure ? (
        <p className="text-ink-2">
          <Trans>The figure draws other data.</Trans>
        </p>
      ) : null}
    </>
  )
}
