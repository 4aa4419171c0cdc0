import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface Props {
  icon: ReactNode
  name: string
  isEnabled?: boolean
  onClick: () => void | Promise<void>
  children: ReactNode
}

/** A button in the bar of actions. While it waits it is only marked as disabled, because a focused button that is disabled loses the focus. */
export function ResultAction({ icon, name, isEnabled = true, onClick, children }: Props) {
  return (
    <Button
      look="quiet"
      className="max-sm:size-11 max-sm:min-w-0 max-sm:shrink max-sm:px-0"
      aria-label={name}
      title={name}
      aria-disabled={!isEnabled}
      onClick={() => {
        if (isEnabled) void onClick()
      }}
    >
      {icon}
      <span className="max-sm:hidden">{children}</span>
    </Button>
  )
}
