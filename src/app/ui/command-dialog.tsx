import * as Radix from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
  onClose: () => void
  /** Groups of items; the caller filters and orders them. */
  children: ReactNode
}

/** A list of commands below a search field, in a dialog: shadcn's pattern. The arrow keys move in it, Enter follows, Escape closes. */
export function CommandDialog({ title, placeholder, search, onSearch, onClose, children }: Props) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Radix.Content
          aria-describedby={undefined}
          data-on-top
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[calc(100dvh-7rem)] w-full max-w-xl flex-col overflow-hidden bg-raised shadow-raised sm:top-[12vh] sm:max-h-[70dvh] sm:rounded-xl"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Command shouldFilter={false} loop label={title} className="flex min-h-0 flex-col">
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search size={18} aria-hidden className="shrink-0 text-ink-3" />
              <Command.Input
                value={search}
                onValueChange={onSearch}
                placeholder={placeholder}
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3"
              />
            </div>
            <Command.List className="min-h-0 overflow-y-auto overscroll-contain p-2">{children}</Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Items of one kind, with a heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="mb-1 [&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:py-1.5 [&>[cmdk-group-heading]]:text-xs [&>[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  )
}

interface ItemProps {
  /** Unique in the list. */
  value: string
  icon: ReactNode
  hint?: string | undefined
  onSelect: () => void
  children: ReactNode
}

export function CommandItem({ value, icon, hint, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm select-none data-[selected=true]:bg-sunken"
    >
      <span className="shrink-0 text-ink-3">{icon}</span>
      <span className="min-w-0 truncate">{children}</span>
      {hint ? <span className="ml-auto max-w-1/2 shrink-0 truncate text-xs text-ink-3">{hint}</span> : null}
    </Command.Item>
  )
}

export const CommandEmpty = ({ children }: { children: ReactNode }) => (
  <output className="block px-3 py-8 text-center text-sm text-ink-2">{children}</output>
)
