import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { displaySettings } from '#catalog/kit/format.ts'
import type { Json } from '#catalog/kit/json.ts'
import { type Display, messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done, Params } from '#catalog/kit/outcome.ts'
import { presentTable } from '#catalog/kit/present-table.ts'
import { readOptions } from '#catalog/kit/read-options.ts'
import { presentReading } from '#catalog/kit/reading.ts'
import { runAnalysis } from '#catalog/kit/run-analysis.ts'
import type { Words } from '#catalog/kit/words.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { bindOptions } from './bind-options.ts'
import { entryIds, loadCompute, loadDefinition, loadPlots, loadReading, loadRScript } from './entries.ts'
import { readTable, type Table } from './read-table.ts'
import type { Terminal } from './terminal.ts'
import { textTable } from './text-table.ts'
import { Refusal, UsageError } from './usage-error.ts'

export interface AnalyseRequest {
  readonly id: string
  readonly data: string
  readonly options: Readonly<Record<string, Json>>
  readonly dictionary: Readonly<Record<string, Json>>
  /** Stands for the option `seed`. */
  readonly seed?: number
  readonly json: boolean
  /** A folder for the figures. */
  readonly figures?: string
  /** A file for the R script. */
  readonly script?: string
}

/** One analysis of one file: tables, notices and reading as text, or the whole outcome as JSON. */
export async function analyse(request: AnalyseRequest, terminal: Terminal): Promise<void> {
  const { id } = request
  if (!entryIds('analyses').includes(id))
    throw new UsageError(`There is no analysis ${id}. Analyses: ${entryIds('analyses').join(', ')}`)
  const definition = await loadDefinition(id)
  const table = await readTable(request.data, request.dictionary)
  const options = bindOptions(definition.options, askedOptions(request), table.dictionary)
  const question = { version: definition.version, options, frames: [table.frame], dictionary: table.dictionary }
  const outcome = await runAnalysis(definition, await loadCompute(id), question, {
    progress: () => undefined,
    checkpoint: () => Promise.resolve(),
    signal: { aborted: false },
  })
  if (outcome.status !== 'done') {
    const display = displayOf(table, terminal)
    const reasons = outcome.status === 'incomplete' ? outcome.missing : [outcome]
    for (const { code, params } of reasons)
      terminal.complain(explained(code, params, { ...kitMessages, ...definition.messages }, display))
    throw new Refusal(outcome)
  }
  if (request.json) terminal.print(JSON.stringify(outcome, null, 2))
  else await printOutcome(id, outcome, table, terminal)
  if (request.figures !== undefined) await writeFigures(id, outcome, table, request.figures, terminal)
  if (request.script !== undefined) {
    const read = readOptions(definition, options, table.dictionary)
    const { rScript } = await loadRScript(id)
    if (read.status === 'ok')
      writeFileSync(request.script, rScript.script(read.options, { ...table.dictionary, file: request.data }))
  }
}

function askedOptions({ options, seed }: AnalyseRequest): Readonly<Record<string, Json>> {
  return seed === undefined ? options : { ...options, seed }
}

async function printOutcome(id: string, outcome: Done, table: Table, terminal: Terminal): Promise<void> {
  const definition = await loadDefinition(id)
  const display = displayOf(table, terminal)
  for (const one of outcome.tables) terminal.print(textTable(presentTable(definition, one, display)))
  for (const { code, params } of [...outcome.checks, ...outcome.notices])
    terminal.print(explained(code, params, definition.messages, display))
  const { paragraphs, methods } = presentReading(await loadReading(id), outcome.facts, display)
  terminal.print(['', ...paragraphs, '', methods].join('\n'))
}

async function writeFigures(
  id: string,
  outcome: Done,
  table: Table,
  folder: string,
  terminal: Terminal,
): Promise<void> {
  const { plots } = await loadPlots(id)
  mkdirSync(folder, { recursive: true })
  for (const figure of outcome.figures) {
    const scene = plots[figure.of]?.plot(figure.data, { ...displayOf(table, terminal), size: {} })
    if (scene !== undefined) writeFileSync(join(folder, `${figure.id}.svg`), renderSvg(scene, { theme: 'print' }))
  }
}

function displayOf({ dictionary }: Table, { language }: Terminal): Display {
  return { settings: displaySettings(language), names: namesOf(dictionary) }
}

function explained(code: string, params: Params, messages: Readonly<Record<string, Words>>, display: Display): string {
  return messageText(messages[code] ?? { en: code, zh: code }, params, { ...display, messages })
}
