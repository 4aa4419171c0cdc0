import { randomUUID } from 'node:crypto'
import { i18n } from '@lingui/core'
import { askInRounds } from '#app/assistant/rounds.ts'
import { loadMessages } from '#app/i18n/messages.ts'
import { chartTitles } from '#catalog/charts.ts'
import { analysisTitles } from '#catalog/index.ts'
import { stepTitles } from '#catalog/steps.ts'
import { toolTitles } from '#catalog/tools.ts'
import type { AnswerEvent } from '#contract/assistant/events.ts'
import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { askModel, MODEL_TIMEOUTS } from '#server/assistant/ask-model.ts'
import { instructionsIn } from '#server/assistant/instructions.ts'
import type { ModelSettings } from '#server/assistant/settings.ts'
import { toolTexts } from '#server/assistant/tool-list.ts'
import { checkAnswer, type GivenAnswer } from './check-answer.ts'
import { type Group, groups, type Question } from './question.ts'

/** Titles of everything that an answer may name. */
export const titles = [...analysisTitles, ...chartTitles, ...toolTitles, ...stepTitles]

/** A question with what was answered, and what is wrong with it. */
export interface Scored {
  readonly id: string
  readonly faults: readonly string[]
  readonly answer: GivenAnswer
  /** Tokens of question and answer in all rounds, as the model counts; 0 if it does not. */
  readonly tokens: number
  readonly seconds: number
}

/** The words of the application, for what tools answer. */
async function setLocale(locale: 'zh' | 'en'): Promise<void> {
  const words = await Promise.all((['first', 'own'] as const).map((catalogue) => loadMessages(locale, catalogue)))
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...words) })
}

/** What the server would answer with, without its accounts and limits. */
async function* requestOf(
  settings: ModelSettings,
  { locale, messages, tools }: RequestOf<Calls['Chat/stream']>,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const hasTools = settings.hasTools && tools > 0
  const asked = { prompt: instructionsIn(locale, hasTools), messages, tools: hasTools ? toolTexts : [] }
  for await (const part of askModel(settings, asked, signal, MODEL_TIMEOUTS)) {
    if (part.kind === 'text') yield { event: 'text', data: { t: part.text } }
    else if (part.kind === 'tool') yield { event: 'tool', data: part.call }
    else if (part.kind === 'usage')
      yield { event: 'usage', data: { input: part.input, output: part.output, estimated: false } }
    else if (part.kind === 'end') yield { event: 'done', data: { finish: part.finish } }
  }
}

async function askOne(settings: ModelSettings, { question }: Question): Promise<GivenAnswer & { tokens: number }> {
  const tools: string[] = []
  let [text, tokens] = ['', 0]
  const room = settings.context - settings.maxOutput - 4000
  const outgoing = { messages: [{ role: 'user', content: question }], ids: [''], left: 0, tokens: 0, room } as const
  const { signal } = new AbortController()
  const ask = (request: RequestOf<Calls['Chat/stream']>) => requestOf(settings, request, signal)
  for await (const { event, data } of askInRounds(randomUUID(), outgoing, signal, undefined, ask)) {
    if (event === 'text') text += data.t
    else if (event === 'ran') tools.push(data.name)
    else if (event === 'usage') tokens += data.input + data.output
  }
  return { text, tools, tokens }
}

/** Asks the questions one after the other, and checks each answer. An answer that did not come is a wrong one. */
export async function* score(settings: ModelSettings, questions: readonly Question[]): AsyncGenerator<Scored> {
  for (const locale of ['en', 'zh'] as const) {
    await setLocale(locale)
    for (const question of questions.filter((one) => one.locale === locale)) {
      const start = performance.now()
      const { tokens, ...answer } = await askOne(settings, question).catch((error: unknown) => ({
        text: '',
        tools: [],
        tokens: 0,
        problem: String(error),
      }))
      const faults = checkAnswer(question, answer, titles)
      yield { id: question.id, faults, answer, tokens, seconds: (performance.now() - start) / 1000 }
    }
  }
}

/** The share of right answers in each group that was asked. */
export function shares(
  scored: readonly Scored[],
): { readonly group: Group; readonly right: number; readonly of: number }[] {
  return (Object.keys(groups) as Group[]).flatMap((group) => {
    const own = scored.filter(({ id }) => id.startsWith(group))
    return own.length === 0
      ? []
      : [{ group, right: own.filter(({ faults }) => faults.length === 0).length, of: own.length }]
  })
}
