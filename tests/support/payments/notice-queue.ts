/** A notice on its way to the site. */
export interface SentNotice {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** `lost`: never sent. `doubled`: each is sent twice. `reordered`: the latest that is due comes first. */
export type NoticeMode = 'usual' | 'lost' | 'doubled' | 'reordered'

export interface NoticeQueue {
  mode: NoticeMode
  /** Notices that wait for their time. */
  readonly waiting: number
  add(make: () => SentNotice): void
  /** Sends what is due to the address of the site. Returns the status codes of its answers. */
  deliver(address: string): Promise<number[]>
}

/**
 * The notices of a provider, repeated until the site takes them.
 * @param delays milliseconds before each repetition
 * @param isTaken whether the site's answer means that it has the notice
 */
export function createNoticeQueue(
  clock: () => number,
  delays: readonly number[],
  isTaken: (status: number, body: string) => boolean,
): NoticeQueue {
  let waiting: { readonly at: number; readonly attempt: number; readonly make: () => SentNotice }[] = []
  const queue: NoticeQueue = {
    mode: 'usual',
    get waiting() {
      return waiting.length
    },
    add(make) {
      if (queue.mode === 'lost') return
      for (let copy = 0; copy < (queue.mode === 'doubled' ? 2 : 1); copy += 1)
        waiting.push({ at: clock(), attempt: 0, make })
    },
    async deliver(address) {
      const due = waiting.filter(({ at }) => at <= clock())
      waiting = waiting.filter(({ at }) => at > clock())
      if (queue.mode === 'reordered') due.reverse()
      const statuses: number[] = []
      for (const { attempt, make } of due) {
        const { headers, body } = make()
        const response = await fetch(address, { method: 'POST', headers, body })
        statuses.push(response.status)
        const delay = delays[attempt]
        if (!isTaken(response.status, await response.text()) && delay !== undefined)
          waiting.push({ at: clock() + delay, attempt: attempt + 1, make })
      }
      return statuses
    },
  }
  return queue
}
