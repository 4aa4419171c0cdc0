import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { instructionsQuery } from '../../assistant/instructions-query.ts'
import type { Outgoing } from '../../assistant/messages-to-send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Folded } from '../../ui/folded.tsx'

interface Props {
  outgoing: Outgoing
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
  /** How many earlier messages the user has left out one by one. */
  leftOut: number
  onLeaveOut: (id: string) => void
  onTakeIn: () => void
  maySend: boolean
  onSend: () => void
  onClose: () => void
}

const text = 'rounded-md bg-sunken p-3 text-sm break-words whitespace-pre-wrap'

/** Exactly what leaves the device with the next question (SPEC AI3). */
export function PreviewDialog({
  outgoing: { messages, ids, tokens },
  isAlone,
  onAlone,
  leftOut,
  onLeaveOut,
  onTakeIn,
  maySend,
  onSend,
  onClose,
}: Props) {
  const { t } = useLingui()
  const { data: instructions } = useQuery(instructionsQuery())
  const names = { user: t`You`, assistant: t`Assistant`, tool: t`Tool` }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={<Trans>Preview what is sent</Trans>}
      description={
        instructions?.tools
          ? t`These texts leave this device, about ${tokens} tokens, and what the model looks up in the public catalogue and help. If it asks to see more, you decide.`
          : t`These texts and nothing else leave this device: about ${tokens} tokens.`
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button look="primary" disabled={!maySend} onClick={onSend}>
            <Trans>Send message</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {messages.length > 1 || isAlone ? (
          <CheckField
            label={<Trans>Leave out earlier messages</Trans>}
            checked={isAlone}
            onChange={({ target }) => onAlone(target.checked)}
          />
        ) : null}
        {leftOut > 0 && !isAlone ? (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <Plural value={leftOut} one="# message is left out." other="# messages are left out." />
            <Button size="sm" look="quiet" onClick={onTakeIn}>
              <Trans>Send all again</Trans>
            </Button>
          </p>
        ) : null}
        <ol className="flex flex-col gap-3">
          {messages.map(({ role, content }, index) => (
            <li key={ids[index] || 'new'}>
              <div className="mb-1 flex items-center justify-between gap-2">
                <p className="text-xs font-medium text-ink-2">{names[role]}</p>
                {ids[index] ? (
                  <Button size="sm" look="quiet" onClick={() => onLeaveOut(ids[index] ?? '')}>
                    <Trans>Leave out</Trans>
                  </Button>
                ) : null}
              </div>
              <p data-outgoing className={text}>
                {content}
              </p>
            </li>
          ))}
        </ol>
        {instructions ? (
          <Folded summary={<Trans>What the server tells the model before</Trans>} summaryLook="text-sm text-accent">
            {() => (
              <p className={`mt-2 ${text}`}>{[instructions.prompt, instructions.tools].filter(Boolean).join('\n\n')}</p>
            )}
          </Folded>
        ) : null}
      </div>
    </Dialog>
  )
}
