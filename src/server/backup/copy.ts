import { once } from 'node:events'
import type { ClientBase, Connection, Submittable } from 'pg'

/** The part of `pg`'s connection that handles COPY (PostgreSQL's Frontend/Backend Protocol, "COPY Operations"); it is missing in the types. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** The number of rows in a command tag such as `COPY 12`. */
const rowsOf = (tag: string) => Number(tag.split(' ')[1])

/** A COPY ... TO STDOUT with backpressure: rows come no faster than the consumer takes them. */
class CopyOut implements Submittable {
  rowCount = 0
  readonly #statement: string
  readonly #partBytes: number
  #connection: Connection | undefined
  #rows: Buffer[] = []
  #bytes = 0
  #isOver = false
  #error: Error | undefined
  #wake = () => {}

  constructor(statement: string, partBytes: number) {
    this.#statement = statement
    this.#partBytes = partBytes
  }

  readonly submit = (connection: Connection): void => {
    this.#connection = connection
    connection.query(this.#statement)
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#rows.push(Buffer.from(chunk)) // the driver reuses its buffer
    this.#bytes += chunk.length
    if (this.#bytes < this.#partBytes) return
    this.#connection?.stream.pause()
    this.#wake()
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rowCount = rowsOf(text)
  }

  handleReadyForQuery(): void {
    this.#isOver = true
    this.#wake()
  }

  handleError(error: Error): void {
    this.#error = error
    this.#wake()
  }

  /** The next rows, about `partBytes` of whole rows; undefined after the last. */
  async next(): Promise<Buffer | undefined> {
    while (this.#bytes < this.#partBytes && !this.#isOver && !this.#error) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    if (this.#error) throw this.#error
    if (this.#rows.length === 0) return undefined
    const part = Buffer.concat(this.#rows)
    this.#rows = []
    this.#bytes = 0
    this.#connection?.stream.resume()
    return part
  }
}

/**
 * Yields the output of a COPY ... TO STDOUT in parts of about `partBytes` of whole rows. Returns the number of rows. If the consumer stops
 * early, the client is unusable.
 */
export async function* copyOut(
  client: ClientBase,
  statement: string,
  partBytes: number,
): AsyncGenerator<Buffer, number> {
  const copy = client.query(new CopyOut(statement, partBytes))
  for (;;) {
    const part = await copy.next()
    if (!part) return copy.rowCount
    yield part
  }
}

/** A COPY ... FROM STDIN with backpressure: it reads its content no faster than the server takes it. */
class CopyIn implements Submittable {
  readonly done: Promise<number>
  readonly #statement: string
  readonly #content: AsyncIterable<Buffer>
  #rowCount = 0
  #isOver = false
  /** The error that ended the content. */
  #broken: unknown
  #resolve: (rows: number) => void = () => {}
  #reject: (error: unknown) => void = () => {}

  constructor(statement: string, content: AsyncIterable<Buffer>) {
    this.#statement = statement
    this.#content = content
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  readonly submit = (connection: Connection): void => connection.query(this.#statement)

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => {
      this.#broken = error
      connection.sendCopyFail('the content cannot be read')
    })
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#content) {
      if (this.#isOver) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    if (!this.#isOver) connection.endCopyFrom()
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rowCount = rowsOf(text)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rowCount)
  }

  handleError(error: Error): void {
    this.#isOver = true
    this.#reject(this.#broken ?? error)
  }
}

/** Feeds `content` to a COPY ... FROM STDIN. Returns the number of rows. */
export function copyIn(client: ClientBase, statement: string, content: AsyncIterable<Buffer>): Promise<number> {
  return client.query(new CopyIn(statement, content)).done
}
