import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { wordsOfCode } from '../api/error-words.ts'
import { listUnsent, sendAgain, type UnsentFeedback } from '../data/feedback.ts'
import { ownData } from '../data/own-data.ts'
import { requestSync } from '../data/sync.ts'
import { dateTime } from '../i18n/dates.ts'
import { currentLocale } from '../i18n/locale.ts'
import { usePagerWords } from '../i18n/pager-words.ts'
import { Button } from '../ui/button.tsx'
import type { PageSize } from '../ui/page-sizes.ts'
import { Pager } from '../ui/pager.tsx'

const CALL = 'Feedback/index'
const MS_PER_SECOND = 1000

/** The user's own feedback, newest first: what waits on this device, what the operator has, and the answers. */
export function SentView({ user }: { user: string }) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const [place, setPlace] = useState<{ page: number; limit: PageSize }>({ page: 1, limit: 10 })
  const unsent = useLiveQuery(() => listUnsent(ownData().database), [])
  const sent = useQuery({
    queryKey: [CALL, user, currentLocale(), place],
    queryFn: ({ signal }) => call(CALL, place, { signal }),
    refetchOnMount: 'always',
  })
  const words = usePagerWords(sent.data?.total ?? 0)
  const waiting = unsent?.length
  useEffect(() => {
    if (waiting !== undefined) void client.invalidateQueries({ queryKey: [CALL, user] })
  }, [waiting, client, user])
  const again = (id: string) => void sendAgain(id).then(requestSync)
  const reasonOf = (code: string) =>
    code === 'storage-full'
      ? t`Today’s number of messages to the operator is reached. Send it again tomorrow.`
      : i18n._(wordsOfCode(code))
  const rows = sent.data?.data ?? []
  if (unsent?.length === 0 && sent.data?.total === 0) {
    return (
      <p className="py-6 text-center text-ink-2">
        <Trans>You have not written to the operator yet.</Trans>
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {sent.isError ? (
        <output className="block text-sm text-ink-2">
          <Trans>The server cannot be reached: answers may be missing here.</Trans>
        </output>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {unsent?.map((row) => (
          <Letter key={row.id} content={row.content} pictures={row.pictures} at={row.at} state={stateOf(row)}>
            {row.code ? (
              <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-danger">
                <span className="min-w-0 flex-1">{reasonOf(row.code)}</span>
                <Button size="sm" onClick={() => again(row.id)}>
                  <Trans>Send again</Trans>
                </Button>
              </div>
            ) : null}
          </Letter>
        ))}
        {rows.map(({ id, content, images, time, state, answer }) => (
          <Letter
            key={id}
            content={content}
            pictures={images}
            at={time * MS_PER_SECOND}
            state={state === 'answered' ? <Trans>Answered</Trans> : <Trans>Sent</Trans>}
          >
            {answer ? (
              <div className="mt-2 rounded-md bg-accent-soft px-3 py-2">
                <p className="text-xs text-ink-2">
                  <Trans>The operator’s answer</Trans>
                </p>
                <p className="whitespace-pre-line">{answer}</p>
              </div>
            ) : null}
          </Letter>
        ))}
      </ul>
      {sent.data && sent.data.total > place.limit ? (
        <Pager {...place} total={sent.data.total} words={words} onChange={setPlace} />
      ) : null}
    </div>
  )
}

const stateOf = ({ code }: UnsentFeedback) => (code ? <Trans>Not sent</Trans> : <Trans>Waiting for the server</Trans>)

interface LetterProps {
  content: string
  /** Number of pictures. */
  pictures: number
  at: number
  state: ReactNode
  children: ReactNode
}

function Letter({ content, pictures, at, state, children }: LetterProps) {
  return (
    <li className="py-3 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-ink-3">
        <span className="font-medium text-ink-2">{state}</span>
        <span className="flex gap-3">
          {pictures > 0 ? (
            <span>
              <Plural value={pictures} one="# picture" other="# pictures" />
            </span>
          ) : null}
          <time>{dateTime(at)}</time>
        </span>
      </div>
      <p className="mt-1 break-words whitespace-pre-line">{content}</p>
      {children}
    </li>
  )
}
