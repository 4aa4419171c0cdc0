import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { toggleStar } from '../../session/toggle-star.ts'
import { favourites } from '../../state/favourites.ts'
import { classNames } from '../../ui/class-names.ts'

/** `title`: the tool's title, for screen readers. */
export function FavouriteButton({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  const isFavourite = useSnapshot(favourites).tools.includes(id)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${title}`}
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken',
        isFavourite ? 'text-accent' : 'text-ink-3',
      )}
      onClick={() => void toggleStar(id)}
    >
      <Star size={19} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  )
}
