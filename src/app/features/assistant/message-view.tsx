import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Flag, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { withNames } from '../../assistant/attached/aliases.ts'
import { aliasesIn, readAttached } from '../../assistant/attached/stored-attached.ts'
import { marked } from '../../assistant/export-chat.ts'
import type { PageHost } from '../../assistant/host/host.ts'
import { readChecked } from '../../assistant/proposals/stored-checked.ts'
import { readToolsUsed } from '../../assistant/tools-used.ts'
import type { Message, MessageState } from '../../data/chats.ts'
import { loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { AddAnswerButton } from './add-answer-button.tsx'
import { AnswerText } from './answer-text.tsx'
import { SentKinds } from './attached-chips.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { ToolTraces } from './tool-traces.tsx'

const ProposalCards = lazy(() => loadPart(() => import('./proposal-cards.tsx'), 'chat'))

const ends: Readonly<Partial<Record<MessageState, () => ReactNode>>> = {
  stopped: () => <Trans>Stopped</Trans>,
  'cut-off': () => <Trans>Cut off: what came is kept</Trans>,
  length: () => <Trans>The answer reached its longest length</Trans>,
  filtered: () => <Trans>The answer was ended: it cannot be given</Trans>,
}

/** The mark that stands with generated text (SPEC AI7). */
export function AiMark({ label }: { label: string }) {
  return (
    <p className="text-xs text-ink-2">
      <Trans>AI-generated, check it</Trans>
      {label === '' ? null : ` · ${label}`}
    </p>
  )
}

interface Props {
  message: Message
  host: PageHost | undefined
  onDelete: () => void
}

/** One message of a conversation. */
export function MessageView({ message, host, onDelete }: Props) {
  const { t } = useLingui()
  const { role, label, state, project } = message
  const isAnswer = role === 'assistant'
  const text = isAnswer ? withNames(message.text, aliasesIn([message])) : message.text
  const kinds = readAttached(message)?.kinds ?? []
  const proposals = isAnswer ? readChecked(message.ofProject) : []
  const isElsewhere = isAnswer && project !== undefined && message.ofProject === undefined
  const [isReporting, setReporting] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        isAnswer ? marked(text, [t`AI-generated, check it`, label].filter(Boolean).join(' · ')) : text,
      )
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  const end = ends[state]
  const tools = isAnswer ? readToolsUsed(message.tools) : undefined
  return (
    <article
      aria-label={isAnswer ? t`Answer` : t`Your message`}
      data-question={isAnswer ? undefined : ''}
      className={isAnswer ? '' : 'self-end max-w-[85%]'}
    >
      {isAnswer ? (
        <div className="flex flex-col gap-1.5">
          <AnswerText text={text} label={label} />
          {isElsewhere ? (
            <p className="text-sm text-ink-2">
              <Trans>
                This answer was made from a project that keeps its rows on a device, and stays on the device where you
                asked.
              </Trans>
            </p>
          ) : null}
          {host && proposals.length > 0 ? (
            <Suspense>
              <ProposalCards answer={message.id} proposals={proposals} host={host} />
            </Suspense>
          ) : null}
          {tools ? <ToolTraces tools={tools} /> : null}
          {end ? <p className="text-sm text-warn">{end()}</p> : null}
          <AiMark label={label} />
        </div>
      ) : (
        <div className="rounded-xl rounded-br-sm bg-accent-soft px-4 py-2.5 text-ink">
          <p className="break-words whitespace-pre-wrap">{text}</p>
          {kinds.length > 0 ? <SentKinds kinds={kinds} /> : null}
        </div>
      )}
      <div className={`mt-0.5 -ml-2 flex ${isAnswer ? '' : 'justify-end'}`}>
        <Button
          look="quiet"
          size="small-icon"
          aria-label={isAnswer ? t`Copy the answer` : t`Copy the message`}
          onClick={() => void copy()}
        >
          <Copy size={15} aria-hidden />
        </Button>
        {isAnswer && text !== '' ? <AddAnswerButton answer={{ text, label, project }} /> : null}
        {isAnswer && text !== '' ? (
          <Button look="quiet" size="small-icon" aria-label={t`Report the answer`} onClick={() => setReporting(true)}>
            <Flag size={15} aria-hidden />
          </Button>
        ) : null}
        <Button
          look="quiet"
          size="small-icon"
          aria-label={isAnswer ? t`Delete the answer` : t`Delete the message`}
          onClick={onDelete}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </div>
      {isReporting ? <ReportDialog answer={message} onClose={() => setReporting(false)} /> : null}
    </article>
  )
}
