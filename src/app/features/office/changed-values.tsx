import { Trans, useLingui } from '@lingui/react/macro'
import { BeforeAfterTable } from '../../outcome/before-after-table.tsx'
import type { ContentChange } from '../../report/document/report-changes.ts'

interface Props {
  change: ContentChange
  /** How many values are shown. */
  limit?: number
}

/** Numbers and lines of a block before and after. */
export function ChangedValues({ change: { values, isOtherFigure }, limit = 8 }: Props) {
  const { t } = useLingui()
  return (
    <>
      <BeforeAfterTable
        label={t`Before and after`}
        before={<Trans>Before</Trans>}
        after={<Trans>After</Trans>}
        values={values.slice(0, limit).map(({ row, column, before, after }) => ({
          where: [row, column].filter((part) => part !== '').join(' · ') || t`Text`,
          before,
          after,
        }))}
        more={values.length - limit}
      />
      {isOtherFigure ? (
        <p className="text-ink-2">
          <Trans>The figure draws other data.</Trans>
        </p>
      ) : null}
    </>
  )
}
