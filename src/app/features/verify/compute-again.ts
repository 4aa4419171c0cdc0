import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings, type Preset } from '#catalog/kit/present/format.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import type { Provenance, WrittenFigure, WrittenResult, WrittenTable } from '#formats/document/provenance.ts'
import { askedIn } from '../../outcome/asked-question.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { doneParts, writtenFigures, writtenTables } from '../../outcome/written-tables.ts'
import { start } from '../../workers/bridge.ts'

/** Why numbers computed now may differ, or why there are none. */
export type Reason =
  | 'unknown-entry'
  | 'unreadable-recipe'
  | 'no-result'
  | 'other-file'
  | 'other-data'
  | 'other-engine'
  | 'other-revision'

export interface ComputedAgain {
  readonly reasons: readonly Reason[]
  /** Undefined if there is no result to compare. */
  readonly tables: readonly WrittenTable[] | undefined
  readonly figures: readonly WrittenFigure[] | undefined
  readonly texts: readonly string[] | undefined
  readonly engineVersion: string | undefined
}

export const nothingAgain = { tables: undefined, figures: undefined, texts: undefined, engineVersion: undefined }

/** The result of an analysis or a chart. */
export type AskedResult = WrittenResult & { readonly kind: 'analysis' | 'chart' }

export const isAsked = (result: WrittenResult): result is AskedResult => result.kind !== 'tool'

/** Computes a result of a document again from a file, in the engine worker. Throws what the reading of the file throws. */
export async function computeAgain(
  result: AskedResult,
  { recipes, language, preset }: Pick<Provenance, 'recipes' | 'language' | 'preset'>,
  file: Blob,
  signal: AbortSignal,
): Promise<ComputedAgain> {
  const recipe = recipes[result.recipe]
  const asked = questionIn(result.question)
  if (!recipe || !asked) return { ...nothingAgain, reasons: ['unreadable-recipe'] }
  const { kind, entry: type } = result
  const request = { ...asked, kind, entry: type, recipe }
  const [entry, computed] = await Promise.all([
    loadEntry({ kind, type }),
    start((engine, job, onProgress) => engine.recompute(file, request, job, onProgress), { signal }),
  ])
  if (!entry || !computed) return { ...nothingAgain, reasons: ['unknown-entry'] }
  const { outcome, dictionary, dataVersion, engineVersion, isSource } = computed
  const reasons: Reason[] = []
  if (!isSource) reasons.push('other-file')
  else if (dataVersion !== result.dataVersion) reasons.push('other-data')
  if (engineVersion !== result.engineVersion) reasons.push('other-engine')
  const parts = doneParts(outcome)
  if (parts.length === 0) return { ...nothingAgain, engineVersion, reasons: [...reasons, 'no-result'] }
  const settings = displaySettings(language, isPreset(preset) ? { preset } : {})
  const display = { settings, names: namesOf(dictionary) }
  const hasReading = result.texts.length > 0 && 'reading' in entry
  return {
    reasons,
    engineVersion,
    tables: kind === 'chart' ? [] : writtenTables(entry.definition, outcome, display),
    figures: await writtenFigures(outcome, (all) => all),
    texts: hasReading ? parts.flatMap(({ done }) => presentReading(entry, done.facts, display).paragraphs) : [],
  }
}

const isPreset = (preset: string): preset is Preset => preset === 'chinese-journal' || preset === 'english-journal'

/** The question; undefined if the text is no question. */
export function questionIn(question: string): ReturnType<typeof askedIn> | undefined {
  try {
    const asked = askedIn(question)
    return Number.isSafeInteger(asked.version) ? asked : undefined
  } catch {
    return undefined
  }
}
