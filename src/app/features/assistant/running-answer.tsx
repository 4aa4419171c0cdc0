import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Asking } from '../../assistant/conversation.ts'
import { newSentences } from '../../assistant/new-sentences.ts'
import type { ToolsUsed } from '../../assistant/tools-used.ts'
import { Folded } from '../../ui/folded.tsx'
import { AnswerText } from './answer-text.tsx'
import { AskingCard } from './asking-card.tsx'
import { AiMark } from './message-view.tsx'
import { ToolTraces } from './tool-traces.tsx'

interface Props {
  text: string
  thinking: string
  label: string
  tools: ToolsUsed
  asking: Asking | undefined
  /** How many cards it will show when it has ended. */
  proposals: number
}

/** An answer while it is written. Screen readers hear whole sentences. */
export function RunningAnswer({ text, thinking, label, tools, asking, proposals }: Props) {
  const { t } = useLingui()
  const [spoken, setSpoken] = useState('')
  const end = useRef(0)
  useEffect(() => {
    const next = newSentences(text, end.current)
    if (next.sentences === '') return
    end.current = next.end
    setSpoken(next.sentences)
  }, [text])
  return (
    <article aria-label={t`Answer`} aria-busy className="flex flex-col gap-1.5">
      {thinking === '' ? null : (
        <Folded summary={<Trans>What the model thinks</Trans>} summaryLook="text-sm text-ink-2">
          {() => <p className="text-sm whitespace-pre-wrap text-ink-2">{thinking}</p>}
        </Folded>
      )}
      {text === '' && !asking ? (
        <p className="text-ink-2">
          <Trans>The model reads the question …</Trans>
        </p>
      ) : (
        <AnswerText text={text} label={label} />
      )}
      {proposals > 0 ? (
        <p className="text-sm text-ink-2">
          <Plural value={proposals} one="# proposal follows" other="# proposals follow" />
        </p>
      ) : null}
      {asking ? <AskingCard asking={asking} /> : null}
      <ToolTraces tools={tools} />
      <AiMark label={label} />
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </article>
  )
}
