import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Paperclip, Send, Square } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../api/connection.ts'
import { keepDraft, readDraft } from '../../assistant/draft.ts'
import type { Outgoing } from '../../assistant/messages-to-send.ts'
import { hasRows } from '../../assistant/rows-in-text.ts'
import { Button } from '../../ui/button.tsx'
import { inputLook } from '../../ui/field.tsx'
import { AttachedChips, countOf, useKindNames } from './attached-chips.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import type { Attaching } from './use-attaching.tsx'

const LONGEST = 4000
const KEEP_MS = 300

interface Props {
  chat: string | undefined
  /** What would leave with these words. */
  outgoing: (words: string) => Outgoing
  isRunning: boolean
  onStop: () => void
  onSend: (words: string) => Promise<void>
  /** Earlier messages are left out. */
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
  /** Of earlier messages, in the preview. */
  leaving: Pick<ComponentProps<typeof PreviewDialog>, 'leftOut' | 'onLeaveOut' | 'onTakeIn'>
  attaching: Attaching
}

/** Where a question is written. The draft is kept on the device; what waits is sent only by its writer (SPEC AI10). */
export function Composer({ chat, outgoing, isRunning, onStop, onSend, isAlone, onAlone, leaving, attaching }: Props) {
  const { t, i18n } = useLingui()
  const { online } = useSnapshot(connection)
  const [words, setWords] = useState('')
  const [isPreviewed, setPreviewed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    void readDraft(chat).then((draft) => setWords((before) => before || draft))
  }, [chat])
  useEffect(() => {
    const timer = setTimeout(() => void keepDraft(chat, words), KEEP_MS)
    return () => clearTimeout(timer)
  }, [chat, words])
  const isRows = hasRows(words)
  const isTooLong = words.length > LONGEST
  const maySend = online && !isRunning && words.trim() !== '' && !isRows && !isTooLong
  const send = async () => {
    if (!maySend) return
    setPreviewed(false)
    const sent = words.trim()
    setWords('')
    await keepDraft(chat, '')
    await onSend(sent)
  }
  const onKey = (event: KeyboardEvent) => {
    // an input method uses Enter itself; 229 is what Safari reports then
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    void send()
  }
  const { messages, left } = outgoing(words.trim())
  const earlier = messages.length - 1
  const nameOf = useKindNames()
  const { attached } = attaching
  const along = attached.map((one) => nameOf(one.kind, countOf(one))).join(i18n.locale === 'zh' ? '、' : ', ')
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-canvas pt-3">
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
        <span>
          <Trans>No row of your data is sent</Trans>
        </span>
        {earlier > 0 ? (
          <span>{t`${plural(earlier, { one: '# earlier message goes along', other: '# earlier messages go along' })}`}</span>
        ) : null}
        {left > 0 ? (
          <span>
            <Trans>Earlier messages are not sent</Trans>
          </span>
        ) : null}
      </p>
      {attached.length > 0 ? <AttachedChips attached={attached} onRemove={attaching.remove} /> : null}
      <textarea
        ref={field}
        rows={3}
        aria-label={t`Your message`}
        aria-describedby="assistant-problem"
        aria-invalid={isRows || isTooLong ? true : undefined}
        placeholder={t`Ask something …`}
        className={`${inputLook} w-full resize-none py-2`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKey}
      />
      <div id="assistant-problem" aria-live="polite" className="text-sm">
        {isRows ? (
          <p className="text-danger">
            <Trans>
              This looks like rows of data: they stay here. Ask about the method, or import the table and analyse it
              here.
            </Trans>
          </p>
        ) : null}
        {isTooLong ? (
          <p className="text-danger">{t`${words.length} of ${LONGEST} characters: shorten the message.`}</p>
        ) : null}
        {online ? null : (
          <p className="text-warn">
            <Trans>The server cannot be reached now. Your message stays here; send it when you are online.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {attaching.isThere ? (
          <div className="mr-auto -ml-2 flex">
            <Button size="sm" look="quiet" onClick={attaching.open}>
              <Paperclip size={15} aria-hidden />
              <Trans>Attach</Trans>
            </Button>
            {attaching.again && attached.length === 0 ? (
              <Button size="sm" look="quiet" onClick={attaching.again}>
                <Trans>As before</Trans>
              </Button>
            ) : null}
          </div>
        ) : null}
        <Button size="sm" look="quiet" disabled={words.trim() === '' || isRows} onClick={() => setPreviewed(true)}>
          <Eye size={15} aria-hidden />
          <Trans>Preview</Trans>
        </Button>
        {isRunning ? (
          <Button size="sm" onClick={onStop}>
            <Square size={14} aria-hidden />
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button size="sm" look="primary" className="max-w-full" disabled={!maySend} onClick={() => void send()}>
            <Send size={15} aria-hidden className="shrink-0" />
            <span className="truncate">
              {along === '' ? <Trans>Send message</Trans> : <Trans>Send (with {along})</Trans>}
            </span>
          </Button>
        )}
      </div>
      {isPreviewed ? (
        <PreviewDialog
          outgoing={outgoing(words.trim())}
          isAlone={isAlone}
          onAlone={onAlone}
          {...leaving}
          maySend={maySend}
          onSend={() => void send()}
          onClose={() => setPreviewed(false)}
        />
      ) : null}
    </div>
  )
}
