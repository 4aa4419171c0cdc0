import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
  /** Its content stays when another tab is shown. */
  readonly stays?: boolean
}

interface Props {
  tabs: readonly Tab[]
  value: string
  onValueChange: (value: string) => void
  label: string
}

/** Alternatives for one task; the arrow keys move between them. */
export function Tabs({ tabs, value, onValueChange, label }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="mb-6 flex gap-1 rounded-lg bg-sunken p-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="h-9 flex-1 rounded-md px-1.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="data-[state=inactive]:hidden"
          {...(tab.stays && { forceMount: true as const })}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
