import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { chip } from '../specialty-filter.tsx'

interface Props {
  count: number
  isOn: boolean
  onToggle: () => void
}

/** Shows only the tools that what is known of this patient suffices for. */
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
