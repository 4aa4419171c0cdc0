import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { smallInputLook } from './field.tsx'
import { PAGE_SIZES, type PageSize } from './page-sizes.ts'

export interface PagerWords {
  navigation: string
  previous: string
  next: string
  page: (page: number) => string
  perPage: string
  total: string
  goTo: string
}

interface Props {
  page: number
  limit: PageSize
  total: number
  words: PagerWords
  onChange: (place: { page: number; limit: PageSize }) => void
}

/** First, last, and the pages around the current one, each with whether a gap precedes it. */
function pagesToShow(page: number, last: number): { p: number; afterGap: boolean }[] {
  const near = [1, page - 1, page, page + 1, last].filter((p) => p >= 1 && p <= last)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.map((p, i) => ({ p, afterGap: i > 0 && p - (pages[i - 1] ?? 0) > 1 }))
}

/** Turns the pages of a list; of a list that is always on one page it shows the total alone. */
export function Pager({ page, limit, total, words, onChange }: Props) {
  const last = Math.max(1, Math.ceil(total / limit))
  const [jump, setJump] = useState('')
  // nothing to turn and no size to choose
  if (total <= PAGE_SIZES[0] && page <= last) return <p className="text-sm text-ink-2">{words.total}</p>
  const go = (to: number) => onChange({ page: Math.min(last, Math.max(1, to)), limit })
  return (
    <nav aria-label={words.navigation} className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <span className="mr-auto">{words.total}</span>
      <Button look="quiet" size="icon" aria-label={words.previous} disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={16} aria-hidden />
      </Button>
      {pagesToShow(page, last).map(({ p, afterGap }) => (
        <Fragment key={p}>
          {afterGap ? <span aria-hidden>…</span> : null}
          <Button
            look={p === page ? 'primary' : 'quiet'}
            size="icon"
            aria-label={words.page(p)}
            aria-current={p === page ? 'page' : undefined}
            onClick={() => go(p)}
          >
            {p}
          </Button>
        </Fragment>
      ))}
      <Button look="quiet" size="icon" aria-label={words.next} disabled={page >= last} onClick={() => go(page + 1)}>
        <ChevronRight size={16} aria-hidden />
      </Button>
      <select
        aria-label={words.perPage}
        className={classNames(smallInputLook, 'h-10 w-auto')}
        value={limit}
        onChange={(event) => onChange({ page: 1, limit: Number(event.target.value) as PageSize })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (/^\d+$/.test(jump)) go(Number(jump))
          setJump('')
        }}
      >
        <input
          aria-label={words.goTo}
          placeholder={words.goTo}
          inputMode="numeric"
          value={jump}
          onChange={(event) => setJump(event.target.value)}
          className={classNames(smallInputLook, 'h-10 w-20')}
        />
      </form>
    </nav>
  )
}
