import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'

const stars = [1, 2, 3, 4, 5] as const

interface Props {
  label: string
  /** 0 to 5. */
  value: number
  onChange: (value: number) => void
}

/** One to five stars for a criterion. Pressing the chosen star again removes all. */
export function StarRow({ label, value, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  const words = new Map([
    [1, t`poor`],
    [3, t`fair`],
    [5, t`excellent`],
  ])
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 sm:flex-nowrap">
      <legend className="float-left w-full text-sm font-medium sm:w-52">{label}</legend>
      <div className="flex">
        {stars.map((star) => (
          <label
            key={star}
            className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent sm:size-10"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={t`${star} of 5 stars`}
              checked={value === star}
              onClick={() => value === star && onChange(0)}
              onChange={() => onChange(star)}
            />
            <Star
              size={22}
              aria-hidden
              className={classNames(star <= value ? 'text-accent' : 'text-ink-3')}
              fill={star <= value ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
      <span aria-hidden className="w-20 text-sm text-ink-2">
        {words.get(value)}
      </span>
    </fieldset>
  )
}
