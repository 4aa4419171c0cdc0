import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { chip } from '../specialty-filter.tsx'

interface Props {
  count: number
  isOn: boolean
  onToggle: () => void
}

/** Filters the list to the tools that can be computed from the known values alone. */
export function ReadyChip({ count, isOn, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(chip, 'flex items-center gap-1.5 font-medium')}
      onClick={onToggle}
    >
      <UserRound size={16} aria-hidden />
      <Trans>Ready to compute</Trans> <span className="tabular-nums">{count}</span>
    </button>
  )
}
