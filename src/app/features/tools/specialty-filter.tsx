import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Family, families } from '#catalog/kit/family.ts'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  /** Specialties with tools, with their numbers. */
  specialties: readonly (readonly [Family, number])[]
  chosen: Family | undefined
  onChoose: (family: Family | undefined) => void
  /** Further filters, shown before the specialties. */
  children?: ReactNode
}

/** The classes of a filter; `children` use them too. */
export const chip =
  'min-h-11 shrink-0 rounded-full bg-surface px-4 whitespace-nowrap text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] hover:text-ink aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:shadow-none'

/** One specialty at a time: a scrollable row on a phone, several lines on a wide screen. */
export function SpecialtyFilter({ specialties, chosen, onChoose, children }: Props) {
  const { say } = useWords()
  const { t } = useLingui()
  return (
    <fieldset
      aria-label={t`Specialty`}
      className="-mx-4 mb-6 flex gap-2 overflow-x-auto px-4 pb-1 text-sm [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
    >
      {children}
      <button type="button" aria-pressed={chosen === undefined} className={chip} onClick={() => onChoose(undefined)}>
        <Trans>All specialties</Trans>
      </button>
      {specialties.map(([family, count]) => (
        <button
          key={family}
          type="button"
          aria-pressed={chosen === family}
          className={chip}
          onClick={() => onChoose(chosen === family ? undefined : family)}
        >
          {say(families[family])} <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
