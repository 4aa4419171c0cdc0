import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Example, exampleFrame } from '#catalog/kit/example.ts'
import type { Display } from '#catalog/kit/message.ts'
import { messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done, Outcome, Rejected } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { remarkText } from '#catalog/kit/present/remark-text.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { type Language, languages } from '#catalog/kit/words.ts'
import { load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { runExample } from '#tests/architecture/run-example.ts'
import { inDigits } from './engine-hashes.ts'

/** What a reader sees of an outcome in one language: texts verbatim, tables and figures by their hash. */
export interface ShownOutcome {
  readonly reading: readonly string[]
  readonly methods: string
  readonly sample: string | null
  readonly remarks: readonly string[]
  readonly tables: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, string>>
}

/** What a reader sees of each example of an entry; for a refusal its message. */
export type ShownExamples = Readonly<Record<string, Readonly<Record<Language, ShownOutcome | string>>>>

export function shownFile(kind: QuestionEntry, id: string): URL {
  return new URL(`../../src/catalog/${kind}/${id}/shown.json`, import.meta.url)
}

export function readShown(kind: QuestionEntry, id: string): ShownExamples {
  const file = shownFile(kind, id)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShownExamples) : {}
}

export async function shownExamples(kind: QuestionEntry, id: string): Promise<ShownExamples> {
  const shown: Record<string, Record<Language, ShownOutcome | string>> = {}
  for (const example of (await load(kind, id, 'examples')).examples) {
    const outcome = await runExample(id, example, kind)
    const words = await Promise.all(languages.map((language) => shownIn(language, kind, id, example, outcome)))
    shown[example.id] = Object.fromEntries(languages.map((language, k) => [language, words[k]])) as Record<
      Language,
      ShownOutcome | string
    >
  }
  return shown
}

export async function shownIn(
  language: Language,
  kind: QuestionEntry,
  id: string,
  example: Example,
  outcome: Outcome,
): Promise<ShownOutcome | string> {
  const display: Display = {
    settings: displaySettings(language),
    names: namesOf(describeColumns(exampleFrame(example.data))),
  }
  const definition = await loadDefinition(id, kind)
  if (outcome.status === 'done') return shownDone(kind, id, outcome, display)
  if (outcome.status === 'rejected') return refusal(outcome, { ...kitMessages, ...definition.messages }, display)
  return outcome.status
}

function refusal({ code, params }: Rejected, messages: Parameters<typeof remarkText>[1], display: Display): string {
  const words = messages[code]
  return words === undefined ? code : messageText(words, params, { ...display, messages })
}

async function shownDone(kind: QuestionEntry, id: string, outcome: Done, display: Display): Promise<ShownOutcome> {
  const definition = await loadDefinition(id, kind)
  const { plots } = await load(kind, id, 'plot')
  const messages = { ...kitMessages, ...definition.messages }
  const { paragraphs, methods } =
    kind === 'charts'
      ? { paragraphs: [], methods: '' }
      : presentReading(await load('analyses', id, 'reading'), outcome.facts, display)
  return {
    reading: paragraphs,
    methods,
    sample: sampleLine(outcome.sample, display),
    remarks: [...outcome.checks, ...outcome.notices].map((remark) => remarkText(remark, messages, display)),
    tables: Object.fromEntries(
      outcome.tables.map((table) => [table.id, hash(JSON.stringify(presentTable(definition, table, display)))]),
    ),
    figures: Object.fromEntries(
      outcome.figures.map(({ id: figure, of, data }) => {
        const scene = plots[of]?.plot(data, { ...display, size: {} })
        if (scene === undefined) throw new Error(`${id} does not draw ${of}`)
        return [figure, hash(`${inDigits(scene)}${renderSvg(scene, { theme: 'light' })}`)]
      }),
    ),
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
