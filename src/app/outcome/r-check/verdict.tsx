import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, ShieldAlert } from 'lucide-react'
import type { Checked } from './check-outcome.ts'

/** A sentence about how the numbers compare. */
export function Verdict({ checked: { r, packages = [], parts } }: { checked: Checked }) {
  const all = parts.flatMap(({ compared }) => compared)
  const apart = all.filter(({ agrees }) => !agrees).length
  const fewest = Math.floor(Math.min(15, ...all.flatMap(({ digits }) => digits ?? [])))
  const total = all.length
  const version = [r.replace(/^R version (\S+).*/, 'R $1'), ...packages.map((name) => name.replace('@', ' '))].join(
    ', ',
  )
  if (all.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>{version}: there is no number to compare.</Trans>
      </p>
    )
  return apart === 0 ? (
    <output className="flex items-start gap-2 text-sm text-ok">
      <CircleCheck size={17} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <Trans>
          {version}: <Plural value={all.length} one="# number" other="# numbers" />, all as here, to at least {fewest}{' '}
          digits.
        </Trans>
      </span>
    </output>
  ) : (
    <p role="alert" className="flex items-start gap-2 text-sm text-danger">
      <ShieldAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <Trans>
          {version}: {apart} of {total} numbers differ from those here. Please report it, with the script.
        </Trans>
      </span>
    </p>
  )
}
