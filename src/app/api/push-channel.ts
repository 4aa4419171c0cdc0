import { type FromPage, SOCKET_PATH, socketEnds, type ToPage, toPage } from '#contract/push.ts'

export interface Channel {
  /** Sends a message if the socket is open; otherwise it is lost. */
  say(message: FromPage): void
  /** Connects now instead of waiting for the next retry. */
  wake(): void
  close(): void
}

interface Options {
  /** The first message on each connection; undefined gives up until `retry`. If it throws, the channel retries later. */
  introduce: () => Promise<readonly FromPage[]>
  hear: (message: ToPage) => void
  /** The server no longer accepts this page. */
  onRefused?: () => void
}

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000
const refusals: readonly number[] = [socketEnds.unauthenticated, socketEnds.sessionEnded, socketEnds.invalid]

function address(): string {
  const url = new URL(SOCKET_PATH, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

function parsed(data: unknown): ToPage | undefined {
  try {
    const message = toPage.safeParse(JSON.parse(String(data)))
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/**
 * A socket to the push channel that reconnects with increasing delays: at once when the page becomes visible or the network returns, and never
 * while the page is hidden. Its messages are hints (SPEC P3), so nothing depends on them.
 */
export function openChannel({ introduce, hear, onRefused }: Options): Channel {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = FIRST_DELAY_MS
  let isClosed = false
  let opening = false

  function later(): void {
    clearTimeout(timer)
    timer = undefined
    if (isClosed || document.visibilityState !== 'visible') return
    timer = setTimeout(() => void connect(), delay * (0.8 + 0.4 * Math.random()))
    delay = Math.min(delay * 2, LONGEST_DELAY_MS)
  }

  async function connect(): Promise<void> {
    if (isClosed || socket || opening) return
    opening = true
    try {
      const messages = await introduce()
      if (!isClosed) listen(messages)
    } catch {
      later()
    } finally {
      opening = false
    }
  }

  function listen(messages: readonly FromPage[]): void {
    const opened = new WebSocket(address())
    socket = opened
    opened.onopen = () => {
      for (const message of messages) opened.send(JSON.stringify(message))
    }
    opened.onmessage = ({ data }) => {
      const message = parsed(data)
      if (!message) return
      delay = FIRST_DELAY_MS
      hear(message)
    }
    opened.onclose = ({ code }) => {
      if (socket === opened) socket = undefined
      if (isClosed) return
      if (refusals.includes(code)) onRefused?.()
      else later()
    }
  }

  const wake = () => {
    if (document.visibilityState !== 'visible') return
    delay = FIRST_DELAY_MS
    clearTimeout(timer)
    void connect()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void connect()
  return {
    say(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    wake,
    close() {
      isClosed = true
      clearTimeout(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      socket?.close()
    },
  }
}
