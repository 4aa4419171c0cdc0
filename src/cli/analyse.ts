import { join } from 'node:path'
import { detachedContext } from '#catalog/detached-context.ts'
import type { Json } from '#catalog/kit/json.ts'
import { type Display, messageText } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import type { Done, Params } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import type { Words } from '#catalog/kit/words.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { bindOptions } from './bind-options.ts'
import { entryIds, load, loadDefinition } from './entries.ts'
import { explainRefusal, partsOf } from './explain-refusal.ts'
import { readTable, type Table, type TableRequest } from './read-table.ts'
import type { Terminal } from './terminal.ts'
import { textTable } from './text-table.ts'
import { Refusal, UsageError } from './usage-error.ts'
import { type FigureFormat, writeFigure } from './write-figure.ts'
import { makeFolder } from './write-files.ts'
import { writeScript } from './write-script.ts'

export interface AnalyseRequest extends TableRequest {
  readonly id: string
  readonly options: Readonly<Record<string, Json>>
  readonly conventions: Conventions
  /** Overrides the option `seed`. */
  readonly seed?: number
  readonly json: boolean
  /** Folder for the figures. */
  readonly figures?: string
  readonly figureFormat: FigureFormat
  /** File for the R script; the data it reads are written beside it. */
  readonly script?: string
}

/** Runs one analysis on one file: prints tables, notices and interpretation as text, or the whole outcome as JSON. */
export async function analyse(request: AnalyseRequest, terminal: Terminal): Promise<void> {
  const { id } = request
  if (!entryIds('analyses').includes(id))
    throw new UsageError(`There is no analysis ${id}. Analyses: ${entryIds('analyses').join(', ')}`)
  const definition = await loadDefinition(id)
  const table = await readTable(request, terminal)
  const options = bindOptions(allOptions(definition), askedOptions(request), table.dictionary)
  const { frame, dictionary } = table
  const { conventions } = request
  const question = { version: definition.version, options, conventions, frames: [frame], dictionary }
  const outcome = await runAnalysis(definition, await load('analyses', id, 'compute'), question, detachedContext)
  const done = partsOf(outcome).some(({ outcome: part }) => part.status === 'done')
  if (!done) {
    explainRefusal(outcome, definition, table, terminal)
    throw new Refusal(outcome)
  }
  if (request.json) terminal.print(JSON.stringify(outcome, null, 2))
  for (const { level, outcome: part } of partsOf(outcome)) {
    const display = displayOf(table, terminal)
    if (level && !request.json)
      terminal.print(`\n== ${display.names.variable(level.variable)}: ${display.names.level(level)}`)
    if (part.status !== 'done') {
      explainRefusal(part, definition, table, terminal)
      continue
    }
    if (!request.json) await printOutcome(id, part, table, terminal)
    const folder = request.figures && level ? join(request.figures, folderName(String(level.level))) : request.figures
    if (folder !== undefined) await writeFigures(id, part, table, { folder, format: request.figureFormat }, terminal)
  }
  if (request.script !== undefined) {
    const { read } = readQuestion(definition, question, dictionary)
    if (read.status !== 'ok') throw new Error(`An answered question reads as ${JSON.stringify(read)}`)
    const { rScript } = await load('analyses', id, 'r-script')
    await writeScript({ ...request, script: request.script }, rScript, read.options, table, terminal)
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
  const { paragraphs, methods } = presentReading(await load('analyses', id, 'reading'), outcome.facts, display)
  terminal.print(['', ...paragraphs, '', methods].join('\n'))
}

/** A level as a folder name that cannot leave the folder of the figures. */
function folderName(level: string): string {
  return level.replace(/[\\/:*?"<>]/g, '_').replace(/^\.+$/, '_') || '_'
}

async function writeFigures(
  id: string,
  outcome: Done,
  table: Table,
  { folder, format }: { folder: string; format: FigureFormat },
  terminal: Terminal,
): Promise<void> {
  const { plots } = await load('analyses', id, 'plot')
  makeFolder(folder)
  for (const figure of outcome.figures) {
    const scene = plots[figure.of]?.plot(figure.data, { ...displayOf(table, terminal), size: {} })
    if (scene !== undefined) await writeFigure(join(folder, `${figure.id}.${format}`), scene, terminal.language)
  }
}

function displayOf({ dictionary }: Table, { language }: Terminal): Display {
  return { settings: displaySettings(language), names: namesOf(dictionary) }
}

function explained(code: string, params: Params, messages: Readonly<Record<string, Words>>, display: Display): string {
  return messageText(messages[code] ?? { en: code, zh: code }, params, { ...display, messages })
}
