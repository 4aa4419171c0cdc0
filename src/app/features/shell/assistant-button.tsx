import { useLingui } from '@lingui/react/macro'
import { Bot } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { assistant } from '../../state/assistant.ts'
import { Button } from '../../ui/button.tsx'

/** Opens and closes the assistant beside the page. */
export function AssistantButton() {
  const { t } = useLingui()
  const { isOpen } = useSnapshot(assistant)
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t`Assistant`}
      aria-expanded={isOpen}
      onClick={() => {
        assistant.isOpen = !isOpen
      }}
    >
      <Bot size={18} aria-hidden />
    </Button>
  )
}
