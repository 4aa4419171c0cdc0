import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { starOfChart } from '#contract/records/starred-chart.ts'
import { toggleStar } from '../../session/toggle-star.ts'
import { favourites } from '../../state/favourites.ts'
import { classNames } from '../../ui/class-names.ts'

/** Stars a type of chart. `title`: the chart's title, for screen readers. */
export function ChartStar({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  const star = starOfChart(id)
  const isFavourite = useSnapshot(favourites).tools.includes(star)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${title}`}
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken',
        isFavourite ? 'text-accent' : 'text-ink-3',
      )}
      onClick={() => void toggleStar(star)}
    >
      <Star size={19} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  )
}
