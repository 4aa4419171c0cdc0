import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'

interface Props {
  label: string
  /** The heads of the two columns of values. */
  before: ReactNode
  after: ReactNode
  values: readonly { readonly where: ReactNode; readonly before: string; readonly after: string }[]
  /** How many further values differ. */
  more: number
  /** The values are numbers alone, which are right-aligned and do not break; otherwise some are sentences. */
  areNumbers?: boolean
}

/** A table of changed values: each with its value before and after. */
export function BeforeAfterTable({ label, before, after, values, more, areNumbers = false }: Props) {
  const cell = classNames('py-1 tabular-nums', areNumbers && 'text-right whitespace-nowrap')
  const head = classNames('py-1 font-semibold', areNumbers && 'text-right')
  return (
    <>
      {values.length === 0 ? null : (
        <ScrollRegion label={label} className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className={areNumbers ? undefined : 'text-ink-2'}>
                <th scope="col" className="py-1 pr-4 font-semibold">
                  <Trans>Where</Trans>
                </th>
                <th scope="col" className={`${head} pr-4`}>
                  {before}
                </th>
                <th scope="col" className={head}>
                  {after}
                </th>
              </tr>
            </thead>
            <tbody>
              {values.map((value, k) => (
                <tr key={`row-${k}`} className="border-t border-line align-top">
                  <td className="py-1 pr-4">{value.where}</td>
                  <td className={`${cell} pr-4`}>{value.before || '—'}</td>
                  <td className={cell}>{value.after || '—'}</td>
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
    </>
  )
}
