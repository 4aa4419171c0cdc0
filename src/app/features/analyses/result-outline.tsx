import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { goTo } from '../../outcome/go-to.ts'
import { ResultSlots } from '../../outcome/result-slots.ts'

export interface OutlinedPart {
  readonly id: string
  readonly title: string
}

/** Links to the parts of a result, at the side of a wide page. */
export function ResultOutline({ parts }: { parts: readonly OutlinedPart[] }) {
  const { t } = useLingui()
  const { outline } = use(ResultSlots)
  if (!outline || parts.length < 2) return null
  return createPortal(
    <nav aria-label={t`Parts of the result`} className="rounded-lg bg-surface p-3 shadow-card">
      <ul className="flex flex-col text-sm">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block truncate rounded-md px-2 py-0.5 text-ink-2 hover:bg-sunken hover:text-ink"
              title={title}
              onClick={(event) => {
                event.preventDefault()
                goTo(id)
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>,
    outline,
  )
}
