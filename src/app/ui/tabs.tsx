import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
  /** Its content stays, hidden, while another alternative is shown. */
  readonly stays?: boolean
}

interface Props {
  tabs: readonly Tab[]
  value: string
  onValueChange: (value: string) => void
  label: string
}

/**
 * Alternatives for one task, as in the tabs pattern of WAI-ARIA: one tab stop; the arrow keys, Home and End show another alternative. Custom
 * because of its size (`docs/decisions/libraries.md`): every visit of /login loads it.
 */
export function Tabs({ tabs, value, onValueChange, label }: Props) {
  const id = useId()
  const shown = tabs.findIndex((tab) => tab.value === value)
  const show = (button: Element | null | undefined, index: number) => {
    if (button instanceof HTMLElement) button.focus() // Safari does not focus a button that is clicked
    const tab = tabs[index]
    if (tab && index !== shown) onValueChange(tab.value)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = tabs.length - 1
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: shown > 0 ? shown - 1 : last,
      ArrowRight: shown < last ? shown + 1 : 0,
      Home: 0,
      End: last,
    }
    const index = targets[event.key]
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(event.currentTarget.parentElement?.children[index], index)
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className="mb-6 flex gap-1 rounded-lg bg-sunken p-1">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={index === shown}
            aria-controls={index === shown ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={index === shown ? 0 : -1}
            onClick={(event) => show(event.currentTarget, index)}
            onKeyDown={move}
            className="h-9 flex-1 rounded-md px-1.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* the key: a form of one alternative never keeps what was entered in another */}
      {tabs.map((tab, index) =>
        index === shown || tab.stays ? (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-panel-${tab.value}`}
            aria-labelledby={`${id}-${tab.value}`}
            hidden={index !== shown}
          >
            {tab.content}
          </div>
        ) : null,
      )}
    </div>
  )
}
