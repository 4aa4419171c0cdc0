import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { estimateMessages, estimateTokens } from '#contract/assistant/estimate.ts'
import { configQuery } from '../../api/queries.ts'
import { withNames } from '../../assistant/attached/aliases.ts'
import { withData } from '../../assistant/attached/attached-text.ts'
import { aliasesIn, ofOneProject, projectOf, readAttached } from '../../assistant/attached/stored-attached.ts'
import { askFor, conversations, stopAnswer } from '../../assistant/conversation.ts'
import { agree, readAgreed } from '../../assistant/draft.ts'
import { instructionsQuery } from '../../assistant/instructions-query.ts'
import { recoverAnswer } from '../../assistant/kept-answer.ts'
import { messagesToSend } from '../../assistant/messages-to-send.ts'
import { addQuestion, createChat, deleteMessage, listMessages, type Message } from '../../data/chats.ts'
import { ownData } from '../../data/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { wordsOfProblem } from './assistant-words.ts'
import { Composer } from './composer.tsx'
import { FirstUse } from './first-use.tsx'
import { MessageView } from './message-view.tsx'
import { NoModel } from './no-model.tsx'
import { RunningAnswer } from './running-answer.tsx'
import { useAttaching } from './use-attaching.tsx'
import { useFollow } from './use-follow.ts'
import { useHost } from './use-host.ts'

interface Props {
  /** Undefined: a new conversation, which is made with its first message. */
  chat: string | undefined
  onCreated: (chat: string) => void
}

const NONE: readonly Message[] = []
/** Until the instructions and the tools are known. */
const INSTRUCTIONS = 3000
/** Which part of the room for messages is left to the answers of tools. */
const FOR_TOOLS = 0.25

/** A conversation, and where the next message is written. */
export function ChatView({ chat, onCreated }: Props) {
  const { t, i18n } = useLingui()
  const { data: site } = useQuery(configQuery())
  const { data: instructions } = useQuery({ ...instructionsQuery(), enabled: Boolean(site?.assistant) })
  const agreed = useLiveQuery(async () => ({ label: await readAgreed() }), [])
  const messages = useLiveQuery(() => (chat === undefined ? NONE : listMessages(ownData().database, chat)), [chat])
  const all = useSnapshot(conversations)
  const { running, problem } = (chat === undefined ? undefined : all[chat]) ?? {}
  const [alone, setAlone] = useState<string>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const host = useHost()
  const attaching = useAttaching(host, messages ?? NONE)
  useEffect(() => {
    if (chat !== undefined) void recoverAnswer(chat)
  }, [chat])
  const end = useFollow(`${messages?.length} ${running?.text.length}`, running !== undefined)
  const model = site?.assistant
  if (!messages || !agreed || !site) return null
  const last = messages.at(-1)
  const isAlone = alone === (chat ?? '')
  const told = instructions
    ? estimateMessages([instructions.prompt]) + estimateTokens(instructions.tools)
    : INSTRUCTIONS
  const most = model ? model.context - model.output - told : 0
  const forTools = instructions?.tools === '' ? 0 : most * FOR_TOOLS
  const along = (before: readonly Message[]) => (isAlone ? NONE : before.filter(({ id }) => !leftOut.includes(id)))
  const outgoing = (before: readonly Message[], words: string, attached: string | undefined) =>
    messagesToSend(ofOneProject(along(before), projectOf(along(before), attached)), words, most, forTools)
  /** What the answer to a question is made from. */
  const madeFrom = (before: readonly Message[], attached: string | undefined) => {
    const project = projectOf(along(before), attached)
    return { host, project, aliases: aliasesIn(messages.filter((one) => one.project === project)) }
  }
  const attachedProject = attaching.chosen?.stored.project
  const content = (words: string) => attaching.chosen?.content(words) ?? words
  const send = async (words: string) => {
    const leaving = outgoing(messages, content(words), attachedProject)
    const { stored, aliases: used } = attaching.chosen ?? {}
    const made = madeFrom(messages, attachedProject)
    const id = chat ?? (await createChat(words))
    const message = await addQuestion(id, words, stored)
    attaching.sent()
    if (chat === undefined) onCreated(id)
    await askFor(id, message, leaving, { ...made, ...(used && { aliases: used }) })
  }
  const question = messages.findLast(({ role }) => role === 'user')
  const retry = async () => {
    if (!question || chat === undefined) return
    const before = messages.slice(0, messages.indexOf(question))
    const again = readAttached(question)
    const words = again ? withData(question.text, again.text) : question.text
    await askFor(chat, question.id, outgoing(before, words, question.project), madeFrom(before, question.project))
  }
  const mayRetry =
    model && question && !running && (last?.role === 'user' || problem !== undefined || isUnfinished(last))
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto pb-2"
        aria-label={t`Conversation`}
        role="log"
        aria-live="off"
      >
        {messages.map((message) => (
          <MessageView key={message.id} message={message} host={host} onDelete={() => void deleteMessage(message.id)} />
        ))}
        {running && !messages.some(({ id }) => id === running.id) ? (
          <RunningAnswer
            text={withNames(running.text, running.aliases)}
            thinking={withNames(running.thinking, running.aliases)}
            label={running.label}
            tools={running.tools}
            asking={running.asking}
            proposals={running.proposals().length}
          />
        ) : null}
        {problem === undefined || running ? null : <FormError>{i18n._(wordsOfProblem(problem))}</FormError>}
        {mayRetry ? (
          <Button size="sm" className="self-start" onClick={() => void retry()}>
            <RotateCcw size={15} aria-hidden />
            <Trans>Retry</Trans>
          </Button>
        ) : null}
        <div ref={end} className="shrink-0" />
      </div>
      {attaching.dialog}
      {model === null || model === undefined ? (
        <NoModel />
      ) : agreed.label === model.label ? (
        <Composer
          key={chat ?? ''}
          chat={chat}
          outgoing={(words) => outgoing(messages, content(words), attachedProject)}
          isRunning={running !== undefined}
          onStop={() => chat !== undefined && stopAnswer(chat)}
          onSend={send}
          isAlone={isAlone}
          onAlone={(leaves) => setAlone(leaves ? (chat ?? '') : undefined)}
          leaving={{
            leftOut: leftOut.length,
            onLeaveOut: (id) => setLeftOut([...leftOut, id]),
            onTakeIn: () => setLeftOut([]),
          }}
          attaching={attaching}
        />
      ) : (
        <FirstUse site={site.site_title} label={model.label} onAgree={() => void agree(model.label)} />
      )}
    </div>
  )
}

const isUnfinished = (message: Message | undefined) =>
  message !== undefined && ['stopped', 'cut-off', 'filtered'].includes(message.state)
