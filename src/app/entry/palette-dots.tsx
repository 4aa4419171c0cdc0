import { useSnapshot } from 'valtio'
import { palettes } from '#figure/palettes.ts'
import { theme } from '../state/theme.ts'
import { classNames } from '../ui/class-names.ts'

/** The colours of a palette; those beyond the groups that it distinguishes are small. */
export function PaletteDots({ palette }: { palette: string }) {
  const { shown } = useSnapshot(theme)
  const { max, [shown]: colours } = palettes[palette as keyof typeof palettes]
  return (
    <span aria-hidden className="flex h-5 items-center gap-1.5">
      {colours.map((colour, k) => (
        <span
          key={colour}
          className={classNames('shrink-0 rounded-full', k < max ? 'size-4' : 'size-2')}
          style={{ backgroundColor: colour }}
        />
      ))}
    </span>
  )
}
