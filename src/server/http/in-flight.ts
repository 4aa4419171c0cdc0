/** There is no room for a request now. It is told so before its body is read, by HTTP status 503, and may come again. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

type Release = () => void

/** So many at once of each key, in the order in which they came, and so many that wait. */
export class Turns {
  readonly #most: number
  readonly #waiting: number
  readonly #lines = new Map<string, { busy: number; readonly queue: (() => void)[] }>()

  constructor(most: number, waiting: number) {
    this.#most = most
    this.#waiting = waiting
  }

  /** Waits for its turn. Returns what ends it, which may be called more than once. */
  async take(key: string): Promise<Release> {
    const line = this.#lines.get(key) ?? { busy: 0, queue: [] }
    this.#lines.set(key, line)
    if (line.busy < this.#most) line.busy += 1
    else if (line.queue.length >= this.#waiting) throw new Busy()
    else await new Promise<void>((resolve) => line.queue.push(resolve))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = line.queue.shift()
      if (next) return next() // the turn goes on to it
      line.busy -= 1
      if (line.busy === 0) this.#lines.delete(key)
    }
  }
}

/** An amount that many share, of which none waits for its part. */
export class Room {
  readonly #most: number
  #used = 0

  constructor(most: number) {
    this.#most = most
  }

  take(amount: number): Release {
    if (this.#used + amount > this.#most) throw new Busy()
    this.#used += amount
    let isOver = false
    return () => {
      if (!isOver) this.#used -= amount
      isOver = true
    }
  }
}

/** What one process does at a time (SPEC S7). A turn lasts until the reply is sent: what waits for a slow reader is in memory as well. */
export interface InFlight {
  /** Calls, whoever makes them. */
  readonly calls: Room
  /** Bytes of bodies. */
  readonly bodies: Room
  /** Of one user, by what they do. Who waits has no connection to the database yet, and no body in memory. */
  readonly lanes: Readonly<Record<'read' | 'write' | 'stream', Turns>>
}

const WAITING = 128

export function createInFlight(): InFlight {
  return {
    calls: new Room(8192),
    bodies: new Room(512 * 1024 * 1024),
    lanes: { write: new Turns(2, WAITING), read: new Turns(4, WAITING), stream: new Turns(3, 0) },
  }
}
