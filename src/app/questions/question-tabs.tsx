import { Plus } from 'lucide-react'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  label: string
  /** Label of the button that leads to the catalogue. */
  another: string
  records: readonly AnalysisRecord[]
  selected: string | undefined
  onSelect: (record: string | undefined) => void
}

/** Scrolls the list of tabs to one of them; `scrollIntoView` would scroll the page as well. */
function scrollTo(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (tab && list) list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left - 16
}

/** Tabs for the analyses or the charts of a dataset. */
export function QuestionTabs({ label, another, records, selected, onSelect }: Props) {
  if (records.length === 0) return null
  return (
    <nav
      aria-label={label}
      className="-mx-4 flex print:hidden -mt-1 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {records.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          ref={id === selected ? scrollTo : undefined}
          aria-current={id === selected ? 'page' : undefined}
          onClick={() => onSelect(id)}
          className="h-10 shrink-0 rounded-full bg-surface px-4 text-sm text-ink-2 shadow-card hover:text-ink aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent"
        >
          {title}
        </button>
      ))}
      <Button isRound look={selected ? 'secondary' : 'primary'} onClick={() => onSelect(undefined)}>
        <Plus size={16} aria-hidden />
        {another}
      </Button>
    </nav>
  )
}
