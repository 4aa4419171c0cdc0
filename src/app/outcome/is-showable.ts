import type { Analysis } from '#catalog/index.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Answer, Done, OptionProblem, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { type OutlinedTable, outlineTable, wholeTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { checkResults, remarkText } from '#catalog/kit/present/remark-text.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { problemWords } from '../entry/problem-words.ts'

/** An analysis, or a chart, which has no reading. */
export type ShownEntry = Pick<Analysis, 'definition' | 'plots'> & Partial<Pick<Analysis, 'reading'>>

/**
 * Whether a kept outcome can be shown. Its facts, tables and figures have the shape of the program that made them, while words and drawings
 * are current: an outcome of another version, or from a project file, is checked by rendering it.
 */
export function isShowable(
  { engineVersion: madeBy, outcome }: KeptOutcome,
  entry: ShownEntry | null | undefined,
): boolean {
  if (!entry) return false
  return madeBy === engineVersionOf(entry.definition) || isReadable(entry, outcome)
}

function isReadable(entry: ShownEntry, outcome: Outcome): boolean {
  try {
    if (outcome.status !== 'split') return canSay(entry, outcome)
    const { by, missing, parts } = outcome
    return (
      typeof by.variable === 'string' &&
      typeof missing === 'number' &&
      parts.every(({ level, outcome: answer }) => areTexts([display.names.level(level)]) && canSay(entry, answer))
    )
  } catch {
    return false
  }
}

const display: Display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }

const areTexts = (texts: readonly unknown[]) => texts.every((text) => typeof text === 'string')

function canSay(entry: ShownEntry, answer: Answer): boolean {
  const { messages } = entry.definition
  const said = (problem: Pick<OptionProblem, 'code' | 'params'>) =>
    problemWords(problem, { columns: [] }, 'en', messages)
  if (answer.status === 'done') return canShow(entry, answer)
  if (answer.status === 'rejected') return areTexts([said(answer), answer.option ?? '', answer.remedy?.option ?? ''])
  return answer.status === 'incomplete' && answer.missing.every((one) => areTexts([said(one), one.option]))
}

function canShow({ definition, plots, reading }: ShownEntry, outcome: Done): boolean {
  const { facts, tables, figures, notices, checks, sample, savedColumns } = outcome
  if (!areTexts([...notices, ...checks].map((one) => remarkText(one, definition.messages, display)))) return false
  if (!checks.every(({ result }) => Object.hasOwn(checkResults, result))) return false
  if (!areTexts([sampleLine(sample, display) ?? '', ...savedColumns.map(({ id }) => id)])) return false
  if (!tables.every((table) => canPrint(outlineTable(definition, table, display)))) return false
  for (const { id, of, data } of figures) {
    const scene = plots[of]?.plot(data, { ...display, size: {} })
    if (scene === undefined || !areTexts([id, renderSvg(scene, { theme: 'light' })])) return false
  }
  if (reading === undefined) return true
  const { paragraphs, methods } = presentReading({ reading }, facts, display)
  return ![...paragraphs, methods].some((text) => /\bundefined\b|\bNaN\b|\[object /.test(text))
}

function canPrint(table: OutlinedTable): boolean {
  const { id, title, head, notes, body } = wholeTable(table)
  return areTexts([
    id,
    title,
    ...notes,
    ...[...head, ...body.map(({ cells }) => cells)].flatMap((line) => line.map(({ text }) => text)),
  ])
}
