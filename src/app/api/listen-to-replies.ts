import { currentLocale } from '../i18n/locale.ts'
import { session } from '../state/session.ts'
import { queryClient } from './query-client.ts'

interface ReplyChanged {
  readonly type: 'reply-changed'
  readonly name: string
  readonly request: unknown
  readonly language: string
  readonly data: unknown
}

function isReplyChanged(data: unknown): data is ReplyChanged {
  return typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'reply-changed'
}

/** Updates the query with a newer reply. A cached reply still in flight is older, and does not replace it. */
export async function takeReply({ name, request, language, data }: Omit<ReplyChanged, 'type'>): Promise<void> {
  if (!language.startsWith(currentLocale())) return
  const queryKey = [name, session.user?.id ?? '0', currentLocale(), request]
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, data)
}

/** The service worker answered from its cache and then found a newer reply. */
export function listenToReplies(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isReplyChanged(data)) void takeReply(data)
  })
}
