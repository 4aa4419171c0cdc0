import type { ReactNode } from 'react'
import { fileSize } from '../../i18n/file-size.ts'

interface Props {
  rows: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly bytes: number
    readonly about: ReactNode
    readonly actions?: ReactNode
  }[]
  /** The bytes of a full bar. */
  full: number
}

/** Sizes with a bar each; the bars repeat the numbers and are not read out. */
export function BarRows({ rows, full }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ key, name, bytes, about, actions }) => (
        <li key={key} className="text-sm">
          <div className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 tabular-nums">{fileSize(bytes)}</span>
          </div>
          <div aria-hidden className="my-1 h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${Math.min(100, (100 * bytes) / Math.max(1, full))}%` }}
            />
          </div>
          <p className="text-ink-3">{about}</p>
          {actions}
        </li>
      ))}
    </ul>
  )
}
