import { proxy, ref, snapshot } from 'valtio'
import { CallError } from '../api/call.ts'
import { type Answer, addAnswer } from '../data/chats.ts'
import { newId } from '../data/database/identifiers.ts'
import type { Aliases } from './attached/aliases.ts'
import { newFrame } from './attached/attached-text.ts'
import type { Attachment } from './attached/attachment.ts'
import { storedAliases } from './attached/stored-attached.ts'
import { writtenOut } from './attached/to-attach.ts'
import type { ProjectHost } from './host/host.ts'
import { dropKept, keepAnswer } from './kept-answer.ts'
import type { Outgoing } from './messages-to-send.ts'
import { answerToModel } from './proposals/answer-to-model.ts'
import { type CheckedFor, storedChecked } from './proposals/stored-checked.ts'
import { askInRounds } from './rounds.ts'
import { errorText } from './tools/answer-text.ts'
import type { ToolContext } from './tools/tool.ts'
import type { ToolsUsed } from './tools-used.ts'

/** An answer as it comes. */
interface Running {
  readonly id: string
  text: string
  thinking: string
  model: string
  label: string
  tools: ToolsUsed
  /** The project that the answer is made from. */
  project: string | undefined
  /** Whether the user has shown the model something of it. */
  hasSeen: boolean
  aliases: Aliases
  /** What the model has proposed. A function, because the store copies no data in it. */
  proposals: () => readonly CheckedFor[]
  /** What the model asks to see. */
  asking: Asking | undefined
  readonly stop: AbortController
}

/** A question to the user: nothing leaves before it is answered (SPEC AI4). */
export interface Asking {
  readonly attached: () => readonly Attachment[]
  /** Exactly what would leave. @param hidesNames under aliases */
  readonly text: (hidesNames: boolean) => string
  /** @param shows undefined: not */
  readonly answer: (shows: { readonly hidesNames: boolean } | undefined) => void
}

/** What the tools may ask of the open project, and what of it goes along. */
export interface OfQuestion {
  readonly host?: ProjectHost | undefined
  /** The project of what is attached, or of earlier messages that go along. */
  readonly project?: string | undefined
  /** Names under which variables and values are sent in the conversation. */
  readonly aliases?: Aliases
}

interface Conversation {
  running: Running | undefined
  /** Why the last question has no answer. */
  problem: unknown
}

/** By the id of the conversation. An answer goes on while other pages are shown. */
export const conversations = proxy<Record<string, Conversation>>({})

const KEEP_MS = 500
/** Cards that one answer may show. */
const MOST_PROPOSALS = 6

const endings = { stop: 'done', tool: 'done', length: 'length', filter: 'filtered' } as const

/**
 * Asks for an answer to a message, and makes a record of what comes. What goes wrong is in `problem`: nothing is thrown.
 * @param message the id of the question
 */
export async function askFor(
  chat: string,
  message: string,
  outgoing: Outgoing,
  { host, project, aliases = {} }: OfQuestion = {},
): Promise<void> {
  if (conversations[chat]?.running) return
  const stop = new AbortController()
  const running: Running = proxy({
    id: newId(),
    text: '',
    thinking: '',
    model: '',
    label: '',
    tools: { names: [], cards: [] },
    project,
    hasSeen: project !== undefined,
    aliases,
    proposals: () => [],
    asking: undefined,
    stop: ref(stop),
  })
  conversations[chat] = { running, problem: undefined }
  const state = conversations[chat]
  let usage: Answer['usage']
  let end: Answer['state'] = 'cut-off'
  let lastKept = 0
  try {
    for await (const { event, data } of askInRounds(message, outgoing, stop.signal, contextOf(running, host))) {
      if (event === 'open') Object.assign(running, { model: data.model, label: data.label })
      else if (event === 'text') running.text += data.t
      else if (event === 'thinking') running.thinking += data.t
      else if (event === 'ran') running.tools = withTool(running.tools, data)
      else if (event === 'usage')
        usage = { input: (usage?.input ?? 0) + data.input, output: (usage?.output ?? 0) + data.output }
      else if (event === 'done') end = endings[data.finish]
      else if (event === 'error') {
        if (data.code === 'assistant-refused') end = 'filtered'
        state.problem = ref(new CallError({ status: 502, code: data.code, msg: '', data: null, request_id: '' }))
      }
      if (performance.now() - lastKept > KEEP_MS && running.text !== '') {
        lastKept = performance.now()
        await keepAnswer(chat, answerOf(running))
      }
    }
  } catch (error) {
    if (stop.signal.aborted) end = 'stopped'
    else state.problem = ref(error instanceof Error ? error : new Error('unknown'))
  }
  const answer = answerOf(running)
  const isSomething = answer.text !== '' || running.tools.cards.length > 0 || running.proposals().length > 0
  if (isSomething) await addAnswer(chat, { ...answer, state: end, ...(usage && { usage }) })
  await dropKept(chat)
  state.running = undefined
}

function answerOf({ id, text, model, label, project, aliases, proposals, tools: { names, cards } }: Running) {
  const ofProject = project !== undefined && {
    project,
    value: {
      aliases: storedAliases(aliases),
      ...(proposals().length > 0 && { proposals: proposals().map(storedChecked) }),
    },
  }
  return {
    id,
    text,
    model,
    label,
    ...(names.length > 0 && { tools: { names: [...names], cards: [...cards] } }),
    ...(ofProject && { ofProject }),
  }
}

/** The tools' way to the open project: through the user. */
function contextOf(running: Running, host: ProjectHost | undefined): ToolContext {
  const { signal } = running.stop
  return {
    host,
    async show(offer, attached) {
      // an answer is stored with one project
      if (running.project !== undefined && running.project !== offer.project) return undefined
      const frame = newFrame()
      const write = (hidesNames: boolean) => writtenOut(offer, attached, hidesNames, running.aliases, frame)
      const shows = await new Promise<{ readonly hidesNames: boolean } | undefined>((resolve) => {
        signal.addEventListener('abort', () => resolve(undefined), { once: true })
        running.asking = ref({
          attached: () => attached,
          text: (hidesNames: boolean) => write(hidesNames).content(''),
          answer: resolve,
        })
      })
      running.asking = undefined
      if (!shows || signal.aborted) return undefined
      const { content, aliases } = write(shows.hidesNames)
      running.project = offer.project
      running.hasSeen = true
      running.aliases = aliases
      return content('')
    },
    async propose(proposed) {
      if (running.proposals().length >= MOST_PROPOSALS) return errorText('no-room')
      const found = await host?.check(proposed, structuredClone(snapshot(running.aliases)))
      if (!found || (running.project !== undefined && running.project !== found.project)) return errorText('no-dataset')
      const told = JSON.stringify(answerToModel(found.checked, running.hasSeen))
      running.project = found.project
      const all = [...running.proposals(), found.checked]
      running.proposals = () => all
      return told
    },
  }
}

const withTool = (
  { names, cards }: ToolsUsed,
  { name, card }: { name: string; card: string | undefined },
): ToolsUsed => ({
  names: [...new Set([...names, name])],
  cards: card === undefined ? cards : [...new Set([...cards, card])],
})

export function stopAnswer(chat: string): void {
  conversations[chat]?.running?.stop.abort()
}
