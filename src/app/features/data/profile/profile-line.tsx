import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnProfile, Extreme } from '#engine/methods/profile/profile-column.ts'
import { missingShare } from '../../../opened/missing-share.ts'
import { Folded } from '../../../ui/folded.tsx'
import { ColumnPicture } from '../column-picture.tsx'
import { valueText } from '../value-text.ts'
import { useProfileNumbers } from './profile-numbers.ts'

interface Props {
  column: ColumnInfo
  profile: ColumnProfile
  onRow: (row: number) => void
}

/** A variable in one line; unfolded, everything that was counted. */
export function ProfileLine({ column, profile, onRow }: Props) {
  const { t } = useLingui()
  const { summary } = profile
  const share = missingShare(summary)
  return (
    <Folded
      className="border-t border-line"
      summaryLook="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-4 py-1.5 text-sm sm:grid-cols-[minmax(0,1fr)_7rem_6rem_6rem]"
      summary={
        <>
          <span className="min-w-0">
            <span className="block truncate font-medium">{column.name}</span>
            <span className="block truncate text-xs text-ink-3">{column.label}</span>
          </span>
          <ColumnPicture column={column} summary={summary} />
          <span className="hidden text-right text-ink-2 tabular-nums sm:block">{t`${summary.distinct} different`}</span>
          <span className="hidden text-right text-ink-2 tabular-nums sm:block">
            {share === undefined ? t`none missing` : t`${share} missing`}
          </span>
        </>
      }
    >
      {() => <Details column={column} profile={profile} onRow={onRow} />}
    </Folded>
  )
}

function Details({ column, profile, onRow }: Props) {
  const numbersOf = useProfileNumbers()
  const { lowest, highest, spellings } = profile
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1 pb-4 text-sm [&>dt]:text-ink-3 [&>dd]:break-words">
      {numbersOf(column, profile)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Entry key={name} name={name}>
            {value}
          </Entry>
        ))}
      {lowest.length > 0 ? (
        <>
          <Entry name={<Trans>Lowest</Trans>}>
            <Ends column={column} ends={lowest} onRow={onRow} />
          </Entry>
          <Entry name={<Trans>Highest</Trans>}>
            <Ends column={column} ends={highest} onRow={onRow} />
          </Entry>
        </>
      ) : null}
      {spellings.length > 0 ? (
        <Entry name={<Trans>Near spellings</Trans>}>
          {spellings.map((cluster) => cluster.map(({ text, count }) => `${text} × ${count}`).join(' = ')).join('; ')}
        </Entry>
      ) : null}
    </dl>
  )
}

function Entry({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  )
}

/** Values that lead to their rows. */
function Ends({ column, ends, onRow }: { column: ColumnInfo; ends: readonly Extreme[]; onRow: (row: number) => void }) {
  const { t } = useLingui()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {ends.map(({ value, row }) => (
        <li key={row}>
          <button type="button" className="min-h-6 text-accent underline" onClick={() => onRow(row)}>
            {t`${valueText(column.type, value)} (row ${row + 1})`}
          </button>
        </li>
      ))}
    </ul>
  )
}
