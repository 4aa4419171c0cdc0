/** The server is at capacity. The request is refused before its body is read, with HTTP status 503, and may be repeated. */
export class Overloaded extends Error {
  override readonly name = 'Busy'
}

type Release = () => void

/** Limits concurrency per key, first come, first served, with a bounded queue. */
export class KeyedSemaphore {
  readonly #most: number
  readonly #waiting: number
  readonly #lines = new Map<string, { busy: number; readonly queue: (() => void)[] }>()

  constructor(most: number, waiting: number) {
    this.#most = most
    this.#waiting = waiting
  }

  /** Waits for a turn. Returns the function that ends it, which may be called more than once. */
  async take(key: string): Promise<Release> {
    const line = this.#lines.get(key) ?? { busy: 0, queue: [] }
    this.#lines.set(key, line)
    if (line.busy < this.#most) line.busy += 1
    else if (line.queue.length >= this.#waiting) throw new Overloaded()
    else await new Promise<void>((resolve) => line.queue.push(resolve))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = line.queue.shift()
      if (next) return next() // the turn passes to the next in line
      line.busy -= 1
      if (line.busy === 0) this.#lines.delete(key)
    }
  }
}

/** A shared amount; a request that exceeds the rest is refused, never queued. */
export class Budget {
  readonly #most: number
  #used = 0

  constructor(most: number) {
    this.#most = most
  }

  take(amount: number): Release {
    if (this.#used + amount > this.#most) throw new Overloaded()
    this.#used += amount
    let isOver = false
    return () => {
      if (!isOver) this.#used -= amount
      isOver = true
    }
  }
}

/**
 * Concurrency limits of one process (SPEC S11). A turn lasts until the reply is sent, because a reply that waits for a slow reader is in memory
 * too.
 */
export interface InFlight {
  /** All calls. */
  readonly calls: Budget
  /** Bytes of bodies. */
  readonly bodies: Budget
  /** Per user and type of call. A waiting request holds neither a connection to the database nor a body in memory. */
  readonly lanes: Readonly<Record<'read' | 'write' | 'stream', KeyedSemaphore>>
}

const WAITING = 128

export function createInFlight(): InFlight {
  return {
    calls: new Budget(8192),
    bodies: new Budget(512 * 1024 * 1024),
    lanes: {
      write: new KeyedSemaphore(2, WAITING),
      read: new KeyedSemaphore(4, WAITING),
      stream: new KeyedSemaphore(3, 0),
    },
  }
}
