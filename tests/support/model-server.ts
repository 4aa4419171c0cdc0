import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AssistantSettings } from '#server/assistant/settings.ts'

/** A request as it arrived. */
export interface AskedModel {
  readonly model: string
  readonly messages: readonly {
    readonly role: string
    readonly content: string
    readonly tool_calls?: readonly {
      readonly id: string
      readonly function: { readonly name: string; readonly arguments: string }
    }[]
    readonly tool_call_id?: string
  }[]
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: object } }[]
  readonly max_tokens: number
}

/** Writes an answer in the protocol of OpenAI-compatible servers. */
export class ModelReply {
  readonly #response: ServerResponse
  /** Bytes in a packet; the ends of signs and of lines do not matter. */
  cut: number

  constructor(response: ServerResponse, cut: number) {
    this.#response = response
    this.cut = cut
  }

  get isOpen(): boolean {
    return !this.#response.destroyed
  }

  #start(): void {
    if (!this.#response.headersSent) this.#response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  }

  async raw(text: string): Promise<void> {
    this.#start()
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length && this.isOpen; at += this.cut) {
      if (!this.#response.write(bytes.subarray(at, at + this.cut)))
        await once(this.#response, 'drain').catch(() => undefined)
      if (this.cut < bytes.length) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  chunk(choice: object | null, more: object = {}): Promise<void> {
    const choices = choice === null ? [] : [{ index: 0, ...choice }]
    return this.raw(`data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices, ...more })}\n\n`)
  }

  text(content: string): Promise<void> {
    return this.chunk({ delta: { content }, finish_reason: null })
  }

  /** Ends the answer as the protocol does. */
  async end(finish = 'stop', usage?: { prompt_tokens: number; completion_tokens: number }): Promise<void> {
    await this.chunk({ delta: {}, finish_reason: finish })
    if (usage) await this.chunk(null, { usage })
    await this.raw('data: [DONE]\n\n')
    this.#response.end()
  }

  /** Calls tools, and ends. */
  async call(...calls: readonly { readonly name: string; readonly arguments: object }[]): Promise<void> {
    for (const [index, { name, arguments: given }] of calls.entries()) {
      const text = JSON.stringify(given)
      const half = Math.ceil(text.length / 2)
      const first = { index, id: `call-${index}`, type: 'function', function: { name, arguments: text.slice(0, half) } }
      await this.chunk({ delta: { tool_calls: [first] } })
      await this.chunk({ delta: { tool_calls: [{ index, function: { arguments: text.slice(half) } }] } })
    }
    await this.end('tool_calls')
  }

  refuse(status: number, error: object | string = {}): void {
    this.#response.writeHead(status, { 'Content-Type': 'application/json' })
    this.#response.end(typeof error === 'string' ? error : JSON.stringify({ error }))
  }

  whole(message: object, usage?: object): void {
    this.#response.writeHead(200, { 'Content-Type': 'application/json' })
    this.#response.end(
      JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...(usage && { usage }) }),
    )
  }

  /** Ends the body without more. */
  leave(): void {
    this.#response.end()
  }

  /** Cuts the connection. */
  break(): void {
    this.#response.destroy()
  }
}

export type Script = (reply: ModelReply, asked: AskedModel) => Promise<void> | void

/** A model that nobody serves. */
export const MODEL: AssistantSettings = {
  url: 'http://127.0.0.1:9/v1',
  key: 'sk-test-secret',
  model: 'test-model',
  label: 'Test model, on this machine',
  context: 32_768,
  maxOutput: 2048,
  hasTools: true,
  thinking: false,
  maxStreams: 200,
  monthlyTokens: undefined,
  outputWeight: 1,
  words: [],
}

/** A server that speaks the protocol of chat completions over HTTP, from a script. */
export async function startModelServer() {
  const requests: { readonly body: AskedModel; readonly text: string; readonly headers: IncomingMessage['headers'] }[] =
    []
  const closings: number[] = []
  let open = 0
  let script: Script = async (reply) => {
    await reply.text('Hello.')
    await reply.end()
  }
  let cut = 1 << 20
  const server = createServer((incoming, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
      closings.push(performance.now())
    })
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const body = JSON.parse(text) as AskedModel
      requests.push({ body, text, headers: incoming.headers })
      const reply = new ModelReply(response, cut)
      Promise.resolve(script(reply, body)).catch(() => reply.break())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    url,
    requests,
    /** When connections ended, by `performance.now()`. */
    closings,
    get open() {
      return open
    },
    /** What the next answers are. @param bytes in a packet */
    answer(next: Script, bytes = 1 << 20) {
      script = next
      cut = bytes
    },
    settings: (more: Partial<AssistantSettings> = {}): AssistantSettings => ({ ...MODEL, url, ...more }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>
