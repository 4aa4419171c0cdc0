import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { search } from '../../state/search.ts'

/** Opens the search of everything: on a phone an icon, elsewhere with its key. */
export function SearchButton() {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`Search everything`}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      className="flex h-10 min-w-10 items-center justify-center gap-2 rounded-md text-sm text-ink-3 hover:bg-sunken hover:text-ink md:border md:border-line md:bg-surface md:px-3"
      onClick={() => {
        search.isOpen = true
      }}
    >
      <Search size={18} aria-hidden />
      <span className="max-md:hidden">
        <Trans>Search</Trans>
      </span>
      <kbd className="ml-4 text-xs max-lg:hidden">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
