import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { FavouriteButton } from './favourite-button.tsx'

/** Rerendered only for another tool: a search renders thirty of them at each keystroke. */
export const ToolRow = memo(function ToolRow({ tool }: { tool: EntryTitle }) {
  const { say } = useWords()
  const title = say(tool.title)
  return (
    <li className="flex items-center border-b border-line pl-1.5 last:border-b-0">
      <FavouriteButton id={tool.id} title={title} />
      <Link
        to="/tool/detail"
        search={{ id: tool.id }}
        className="flex min-w-0 flex-1 items-center gap-3 py-3 pr-4 pl-2 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {tool.subtitle ? <span className="block text-sm text-ink-2">{say(tool.subtitle)}</span> : null}
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3" />
      </Link>
    </li>
  )
})
