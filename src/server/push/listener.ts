import type { FromPage, ToPage } from '#contract/push.ts'

type Known = Pick<Extract<FromPage, { type: 'seen' }>, 'cursor' | 'notices' | 'account'>

/** A page connected by a socket: what it seen, what it waits for, and what it was sent. */
export interface Listener {
  /** Undefined without a session. */
  readonly user: string | undefined
  /** The hash of the session's token, in hex. */
  readonly session: string | undefined
  known: Known
  /** The scenes it waits for: tickets by the scene's secret in hex. */
  readonly scenes: Map<string, string>
  /** The revisions last sent to the page. */
  readonly lastSent: { epoch: string; revision: number; notices: number; account: number }
  readonly say: (message: ToPage) => void
  readonly end: (code: number) => void
}

/** The message about the user's records at this revision; undefined if the page has it already or was sent it. */
export function recordsMessage({ known, lastSent }: Listener, epoch: string, revision: number): ToPage | undefined {
  const { cursor } = known
  const seen = cursor?.epoch === epoch ? cursor.revision : 0
  const sent = lastSent.epoch === epoch ? lastSent.revision : 0
  const isNews =
    revision > Math.max(seen, sent) || (cursor !== null && cursor.epoch !== epoch && lastSent.epoch !== epoch)
  return isNews ? { type: 'records', epoch, revision } : undefined
}

export function noticesMessage({ known, lastSent }: Listener, revision: number): ToPage | undefined {
  const isNews = known.notices !== null && revision > Math.max(known.notices, lastSent.notices)
  return isNews ? { type: 'notices', revision } : undefined
}

/** The message about the user's money and membership; only to pages that say what they know of it. */
export function accountMessage({ known, lastSent }: Listener, revision: number): ToPage | undefined {
  const { account = null } = known
  const isNews = account !== null && revision > Math.max(account, lastSent.account)
  return isNews ? { type: 'account', revision } : undefined
}
