import { queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { currentLocale } from '../i18n/locale.ts'
import { afterFirstPaint } from '../loading/first-paint.ts'
import { session } from '../state/session.ts'
import { type CallName, call } from './call.ts'

/** Keys start with the call, then user and language: a reply is never shown to another user. */
function key(name: string, request: unknown) {
  return [name, session.user?.id ?? '0', currentLocale(), request] as const
}

async function read<N extends CallName>(name: N, request: RequestOf<Calls[N]>, signal: AbortSignal) {
  await afterFirstPaint()
  return call(name, request, { signal })
}

export const configQuery = () =>
  queryOptions({ queryKey: key('Base/config', {}), queryFn: ({ signal }) => read('Base/config', {}, signal) })

export const toolsQuery = () =>
  queryOptions({ queryKey: key('Tool/index', {}), queryFn: ({ signal }) => read('Tool/index', {}, signal) })

export const noticesQuery = (request: RequestOf<Calls['Notice/index']>) =>
  queryOptions({
    queryKey: key('Notice/index', request),
    queryFn: ({ signal }) => read('Notice/index', request, signal),
  })

export const tutorialsQuery = (request: RequestOf<Calls['Tutorial/index']>) =>
  queryOptions({
    queryKey: key('Tutorial/index', request),
    queryFn: ({ signal }) => read('Tutorial/index', request, signal),
  })
