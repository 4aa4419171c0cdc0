import * as Radix from '@radix-ui/react-dropdown-menu'
import { createContext, type ReactNode, use, useRef, useState } from 'react'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

/** Runs an item's action once the menu has closed. */
const AfterClosing = createContext<(act: () => void) => void>((act) => act())

/** An item's action starts after the menu has closed, so that a dialog finds the focus at the trigger, and restores it there. */
export function Menu({ open, onOpenChange, trigger, align = 'end', children }: Props) {
  const chosen = useRef<() => void>(undefined)
  const runChosen = () => {
    chosen.current?.()
    chosen.current = undefined
  }
  const choose = (act: () => void) => {
    chosen.current = act
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
          className="z-50 min-w-52 rounded-lg bg-raised p-1.5 text-sm shadow-raised"
        >
          <AfterClosing value={choose}>{children}</AfterClosing>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface AtProps {
  /** Where the menu opens, px of the window. */
  at: { readonly x: number; readonly y: number }
  label: string
  /** Called when the menu has closed, before the action of the chosen item. */
  onClosed: () => void
  children: ReactNode
}

/** A menu without a button, such as that of a right click. */
export function MenuAt({ at, label, onClosed, children }: AtProps) {
  const [open, setOpen] = useState(true)
  const [before] = useState(() => document.activeElement)
  const chosen = useRef<() => void>(undefined)
  const choose = (act: () => void) => {
    chosen.current = act
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <span aria-hidden className="pointer-events-none fixed" style={{ left: at.x, top: at.y }} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={2}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (before instanceof HTMLElement) before.focus()
            onClosed()
            chosen.current?.()
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-56 overflow-y-auto rounded-lg bg-raised p-1.5 text-sm shadow-raised"
        >
          <AfterClosing value={choose}>{children}</AfterClosing>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemLook =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-ink outline-none select-none data-highlighted:bg-sunken data-disabled:opacity-50'

interface ItemProps {
  icon?: ReactNode
  onSelect?: () => void
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onSelect, asChild = false, children }: ItemProps) {
  const afterClosing = use(AfterClosing)
  return (
    <Radix.Item className={itemLook} asChild={asChild} onSelect={() => onSelect && afterClosing(onSelect)}>
      {asChild ? (
        children
      ) : (
        <>
          <span className="text-ink-3">{icon}</span>
          {children}
        </>
      )}
    </Radix.Item>
  )
}

interface RadioProps<T extends string> {
  label: ReactNode
  value: T
  options: readonly { value: T; label: ReactNode }[]
  onChange: (value: T) => void
}

export function MenuRadio<T extends string>({ label, value, options, onChange }: RadioProps<T>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-3">{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={itemLook}>
          <span className="flex w-4 justify-center">
            <Radix.ItemIndicator>
              <span className="block size-2 rounded-full bg-accent" />
            </Radix.ItemIndicator>
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export function MenuLine() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}

export function MenuText({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-ink-2">{children}</Radix.Label>
}
