import * as z from 'zod/mini'

/**
 * What `Chat/stream` sends, one event of `text/event-stream` each: the name is in `event:`, the value is JSON in `data:`. An answer ends with
 * `done` or `error`; without either it was cut off.
 */
export const answerEvents = {
  /** First. `label` names the model, as the operator declares it. */
  open: z.object({ attempt: z.int(), model: z.string(), label: z.string() }),
  text: z.object({ t: z.string() }),
  /** What a reasoning model thinks before it answers. */
  thinking: z.object({ t: z.string() }),
  /** A whole call of a tool; `arguments` is JSON as the model wrote it. */
  tool: z.object({ id: z.string(), name: z.string(), arguments: z.string() }),
  /** Tokens as charged; `estimated` if the model did not tell. */
  usage: z.object({ input: z.int(), output: z.int(), estimated: z.boolean() }),
  done: z.object({ finish: z.enum(['stop', 'length', 'tool', 'filter']) }),
  error: z.object({ code: z.string() }),
} as const

export type AnswerEvents = { readonly [K in keyof typeof answerEvents]: z.output<(typeof answerEvents)[K]> }
export type AnswerEvent = {
  [K in keyof AnswerEvents]: { readonly event: K; readonly data: AnswerEvents[K] }
}[keyof AnswerEvents]

/** An event as it arrived; undefined for one of a newer server, or one that is damaged. */
export function readAnswerEvent(event: string | undefined, data: string): AnswerEvent | undefined {
  if (event === undefined || !Object.hasOwn(answerEvents, event)) return undefined
  const name = event as keyof typeof answerEvents
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return undefined
  }
  const parsed = answerEvents[name].safeParse(value)
  return parsed.success ? ({ event: name, data: parsed.data } as AnswerEvent) : undefined
}

export function writeAnswerEvent({ event, data }: AnswerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
