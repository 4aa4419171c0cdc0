import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readKeyFile } from '../keys/key-file.ts'
import { codeOf, StartError } from '../start-error.ts'

/** The model of the assistant, at a server that speaks the OpenAI-compatible chat completions protocol. */
export interface ModelSettings {
  /** The address before `/chat/completions`. */
  readonly url: string
  /** Undefined for servers that need none. */
  readonly key: string | undefined
  readonly model: string
  /** Shown to users with each answer: the name of the model, in China with its filing number, and where it runs. */
  readonly label: string
  /** Tokens of a question with its history and its answer together. */
  readonly context: number
  readonly maxOutput: number
  /** Whether the model gets the list of tools. */
  readonly hasTools: boolean
  /** Whether what it thinks is passed on. */
  readonly thinking: boolean
}

export interface AssistantSettings extends ModelSettings {
  /** Answers that a process writes at a time. */
  readonly maxStreams: number
  /** Tokens of all users in a month; undefined: any number. */
  readonly monthlyTokens: number | undefined
  /** What a token of an answer is charged with; one of a question is charged as one. */
  readonly outputWeight: number
  /** Words that the operator does not allow, in questions and in answers. */
  readonly words: readonly string[]
}

const number = (what: string, least: number, most: number) =>
  z.coerce.number(what).int(what).min(least, what).max(most, what)
const isHttp = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

export const assistantVariables = {
  CHAT_PROVIDER: z.enum(['off', 'openai'], 'either off or openai').default('off'),
  CHAT_URL: z.string().refine(isHttp, 'an address such as https://api.deepseek.com').optional(),
  CHAT_KEY_FILE: z.string().optional(),
  CHAT_MODEL: z.string().max(100, 'at most 100 characters').optional(),
  CHAT_LABEL: z.string().max(200, 'at most 200 characters').optional(),
  CHAT_CONTEXT: number('a number of tokens from 4096 on', 4096, 10_000_000).default(32_768),
  CHAT_MAX_OUTPUT: number('a number of tokens from 64 to 32768', 64, 32_768).default(2048),
  CHAT_TOOLS: z.enum(['on', 'off'], 'either on or off').default('on'),
  CHAT_THINKING: z.enum(['on', 'off'], 'either on or off').default('off'),
  CHAT_MAX_STREAMS: number('a number from 1 to 5000', 1, 5000).default(200),
  CHAT_MONTHLY_TOKENS: number('a number of tokens', 0, Number.MAX_SAFE_INTEGER).optional(),
  CHAT_OUTPUT_WEIGHT: number('a number from 1 to 100', 1, 100).default(1),
  CHAT_WORDS_FILE: z.string().optional(),
}
type Variables = z.output<z.ZodObject<typeof assistantVariables>>

/** Tokens of instructions, tools and what these answer. */
const LEAST_WITH_TOOLS = 6000

const needed = {
  CHAT_URL: 'the address of the model',
  CHAT_MODEL: 'the name of the model',
  CHAT_LABEL: 'what users read about the model',
} as const

/** Variables that are missing, or that do not fit each other. */
export function assistantFaults(
  variables: Variables,
): { readonly variable: keyof Variables; readonly mustBe: string }[] {
  if (variables.CHAT_PROVIDER === 'off') return []
  const names = Object.keys(needed) as (keyof typeof needed)[]
  const missing = names
    .filter((name) => variables[name] === undefined)
    .map((variable) => ({ variable, mustBe: `${needed[variable]} when CHAT_PROVIDER is openai` }))
  const isTooLong = variables.CHAT_MAX_OUTPUT > variables.CHAT_CONTEXT / 2
  const isTooSmall =
    variables.CHAT_TOOLS === 'on' && variables.CHAT_CONTEXT - variables.CHAT_MAX_OUTPUT < LEAST_WITH_TOOLS
  return [
    ...missing,
    ...(isTooLong ? [{ variable: 'CHAT_MAX_OUTPUT', mustBe: 'at most half of CHAT_CONTEXT' } as const] : []),
    ...(isTooSmall
      ? [
          {
            variable: 'CHAT_TOOLS',
            mustBe: 'off where CHAT_CONTEXT leaves less than 6000 tokens beside an answer',
          } as const,
        ]
      : []),
  ]
}

function readWords(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (cause) {
    throw new StartError(`CHAT_WORDS_FILE names ${path}, which cannot be read (${codeOf(cause)}).`, { cause })
  }
}

/** The settings from variables without faults; undefined: the site has no model. Throws a StartError for a file that cannot be read. */
export function assistantSettings(variables: Variables): AssistantSettings | undefined {
  if (variables.CHAT_PROVIDER === 'off') return undefined
  const { CHAT_KEY_FILE: keyFile, CHAT_WORDS_FILE: wordsFile } = variables
  return {
    url: (variables.CHAT_URL ?? '').replace(/\/+$/, ''),
    key: keyFile === undefined ? undefined : readKeyFile('CHAT_KEY_FILE', keyFile, true).trim(),
    model: variables.CHAT_MODEL ?? '',
    label: variables.CHAT_LABEL ?? '',
    context: variables.CHAT_CONTEXT,
    maxOutput: variables.CHAT_MAX_OUTPUT,
    hasTools: variables.CHAT_TOOLS === 'on',
    thinking: variables.CHAT_THINKING === 'on',
    maxStreams: variables.CHAT_MAX_STREAMS,
    monthlyTokens: variables.CHAT_MONTHLY_TOKENS,
    outputWeight: variables.CHAT_OUTPUT_WEIGHT,
    words: wordsFile === undefined ? [] : readWords(wordsFile),
  }
}
