import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'raised'
type Size = 'sm' | 'md' | 'lg' | 'icon' | 'small-icon' | 'field' | 'field-icon'

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-sunken',
  quiet: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'bg-danger text-on-accent hover:opacity-90',
  raised: 'border border-line-strong bg-surface text-ink shadow-raised hover:bg-sunken',
}

const sizes: Record<Size, string> = {
  sm: 'h-8 px-3 text-sm gap-1.5',
  md: 'h-10 max-sm:h-11 px-4 text-sm gap-2',
  lg: 'h-12 px-6 text-base gap-2',
  icon: 'h-10 w-10 max-sm:size-11',
  'small-icon': 'h-9 w-9 max-sm:size-11',
  // as high as the field beside it
  field: 'h-11 px-4 text-sm gap-2',
  'field-icon': 'h-11 w-10 max-sm:w-11',
}

interface Props extends ComponentProps<'button'> {
  look?: Look
  size?: Size
  /** Fully rounded ends. */
  isRound?: boolean
  /** Styles the only child (a link) instead of rendering a button. */
  asChild?: boolean
}

export function Button({
  look = 'secondary',
  size = 'md',
  isRound = false,
  asChild = false,
  className,
  type,
  ...rest
}: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: type ?? 'button' })}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none',
        'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50',
        isRound ? 'rounded-full' : 'rounded-md',
        looks[look],
        sizes[size],
        className,
      )}
      {...rest}
    />
  )
}
