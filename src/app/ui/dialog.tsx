import * as Radix from '@radix-ui/react-dialog'
import { ArrowLeft, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { focusHeading } from './focus-heading.ts'

/** An element, or something that puts the focus at its own place, such as an editor. */
export type Focusable = RefObject<HTMLElement | null> | { readonly focus: () => void }

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Returns to the previous content. */
  back?: { readonly label: string; readonly onBack: () => void } | undefined
  size?: 'sm' | 'md' | 'lg'
  /** Where the focus goes afterwards, if not to the element that had it before. */
  returnTo?: Focusable | undefined
  children?: ReactNode
  footer?: ReactNode
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

const FIELDS = ':is(input:not([type=hidden], [type=file]), select, textarea):not(:disabled)'

/** Focuses the element marked `data-first` when a dialog opens, otherwise the first field, otherwise the close button, which comes first in it. */
function focusFirst(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return
  const first = event.currentTarget.querySelector('[data-first]') ?? event.currentTarget.querySelector(FIELDS)
  if (!(first instanceof HTMLElement)) return
  event.preventDefault()
  first.focus()
}

/** Restores the focus when it closes; if what had it is gone, the heading of the page gets it. */
function Content({ returnTo, ...rest }: Pick<Props, 'returnTo'> & ComponentProps<typeof Radix.Content>) {
  const [before] = useState(() => document.activeElement)
  const giveBack = (event: Event) => {
    event.preventDefault()
    const own = returnTo && 'current' in returnTo ? returnTo.current : returnTo
    const element = own ?? before
    // what was done in the dialog may have removed the button that opened it
    if (element instanceof Element && !element.isConnected) focusHeading()
    else if (element && 'focus' in element && typeof element.focus === 'function') element.focus()
  }
  return <Radix.Content onOpenAutoFocus={focusFirst} onCloseAutoFocus={giveBack} {...rest} />
}

/** A bottom sheet on a phone, elsewhere a centred card. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  back,
  size = 'sm',
  returnTo,
  children,
  footer,
}: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          returnTo={returnTo}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-7rem)] w-full flex-col rounded-t-xl bg-raised shadow-raised [--ground:var(--raised)]',
            'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-xl',
            widths[size],
          )}
        >
          <div className="flex items-start gap-4 px-5 pt-5 sm:px-6">
            {back ? (
              <Button
                look="quiet"
                size="icon"
                aria-label={back.label}
                className="-mt-1.5 -mr-3 -ml-2"
                onClick={back.onBack}
              >
                <ArrowLeft size={18} aria-hidden />
              </Button>
            ) : null}
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <Button look="quiet" size="icon" aria-label={closeLabel} className="-mt-1.5 -mr-2">
                <X size={18} aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 sm:px-6">{footer}</div>
          ) : null}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
