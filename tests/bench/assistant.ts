import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { ModelSettings } from '#server/assistant/settings.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { groups, readQuestions } from '../assistant/question.ts'
import { type Asked, WrongArguments } from './asked.ts'
import type { Figure, Line } from './figure.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Questions of a smoke run, which a script answers. */
const FEW = 2

/** The application's own code asks, with its tools: Vite compiles its catalogues of words and its help, as in a build. */
async function loadScore() {
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    mode: 'test',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  const { score, shares } = (await vite.ssrLoadModule(
    `${root}tests/assistant/score.ts`,
  )) as typeof import('../assistant/score.ts')
  return { score, shares, close: () => vite.close() }
}

function settingsOf({ url, model, keyFile }: Asked): ModelSettings {
  if (url === undefined || model === undefined)
    throw new WrongArguments('Which model? npm run bench assistant -- --url http://127.0.0.1:11434/v1 --model qwen3')
  const key = keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').trim()
  return { url, key, model, label: model, context: 32_768, maxOutput: 2048, hasTools: true, thinking: false }
}

async function scoreOf(settings: ModelSettings, asked: Asked): Promise<Line[]> {
  const { score, shares, close } = await loadScore()
  try {
    const questions = readQuestions().filter(({ locale }) => asked.locale === undefined || locale === asked.locale)
    const scored = []
    for await (const one of score(settings, asked.smoke ? questions.slice(0, FEW) : questions)) {
      scored.push(one)
      if (!asked.smoke)
        console.log(`${one.faults.length === 0 ? 'right' : 'wrong'}  ${one.id}  ${one.faults.join('; ')}`)
    }
    const tokens = scored.reduce((sum, one) => sum + one.tokens, 0)
    const seconds = scored.reduce((sum, one) => sum + one.seconds, 0)
    const answered = scored.filter(({ answer }) => answer.text !== '').length
    return [
      {
        what: 'questions answered',
        value: answered,
        target: String(scored.length),
        met: answered === scored.length,
        isCounted: true,
      },
      ...shares(scored).map(({ group, right, of }) => ({
        what: `group ${group}: right answers`,
        value: `${right} of ${of}`,
        target: `>= ${groups[group] * 100} %`,
        met: right >= groups[group] * of,
      })),
      { what: 'tokens of all questions', value: String(tokens) },
      { what: 'time of all questions', value: seconds, unit: 's' },
    ]
  } finally {
    await close()
  }
}

async function measure(asked: Asked): Promise<Line[]> {
  if (!asked.smoke) {
    if (asked.url === undefined && asked.figures.length === 0) return []
    return scoreOf(settingsOf(asked), asked)
  }
  const model = await startModelServer()
  try {
    return await scoreOf(model.settings(), asked)
  } finally {
    await model.close()
  }
}

/** Sixty questions to a model, by the application's own instructions and tools: `-- --url http://127.0.0.1:11434/v1 --model qwen3 --locale zh`. */
export const figure: Figure = { title: 'the assistant: sixty questions', measure }
