import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { WrittenTable } from '#formats/document/provenance.ts'
import { readConventions } from '../../data/conventions.ts'
import { analysisOf } from '../../data/datasets/analysis.ts'
import { ownData } from '../../data/own-data.ts'
import { computeOutcome, questionOf } from '../../outcome/asked-question.ts'
import { sha256 } from '../../outcome/written-tables.ts'
import { analysisContent } from '../../share/analysis-content.ts'
import type { SharedContent, Snapshot } from '../../share/snapshot.ts'
import { ask } from '../../workers/bridge.ts'
import { checkTables } from './check-tables.ts'
import type { ComputedAgain, Reason } from './compute-again.ts'
import { deviceDatabase } from './device-data.ts'

/** The tables of a share in the shape of those of documents. */
export function sharedTables({ parts }: SharedContent): readonly WrittenTable[] {
  const textOf = (runs: readonly { readonly text: string }[]) => runs.map(({ text }) => text).join('')
  return parts.flatMap(({ tables }, part) =>
    tables.map(({ title, head, body }, k) => ({
      id: String(k),
      part,
      title,
      head: head.flat().map(({ runs }) => textOf(runs)),
      rows: body.map(({ cells }) => cells.map(({ runs }) => [textOf(runs), null] as const)),
    })),
  )
}

export const sharedTexts = ({ parts }: SharedContent) => parts.flatMap(({ reading }) => reading)

/** Computes a shared analysis again, if this device has the same one. Undefined if it has not: a share has no recipe to compute from. */
export async function computeShareAgain(
  { made, content, data, engine }: Snapshot,
  language: Language,
  signal: AbortSignal,
): Promise<ComputedAgain | undefined> {
  const entry = made && (await loadAnalysis(made.entry))
  const database = entry && (await deviceDatabase().catch(() => undefined))
  if (!made || !entry || !database) return undefined
  const rows = await database.records.where('kind').equals('analysis').toArray()
  for (const row of rows) {
    if (row.deleted !== 0) continue
    const bare = analysisOf(row, {})
    if (bare.type !== made.entry) continue
    const record = { ...bare, conventions: await readConventions(database, bare.project) }
    const question = questionOf(record, entry.definition)
    if ((await sha256(question)) !== made.question) continue
    const { outcome, dataVersion, engineVersion } = await computeOutcome(record, question, {
      signal,
      onProgress: () => undefined,
    })
    const { dictionary } = await ask((api) => api.open(ownData().user, record.dataset))
    const written = sharedTables(content[language])
    // the style of the numbers, and whether small counts are hidden, were choices of the sharer
    const forms = (['chinese-journal', 'english-journal'] as const).flatMap((preset) => [
      { preset, hides: false },
      { preset, hides: true },
    ])
    const contents = await Promise.all(
      forms.map(({ preset, hides }) => {
        const display = { settings: displaySettings(language, { preset }), names: namesOf(dictionary) }
        return analysisContent(entry, content[language].title, outcome, display, hides)
      }),
    )
    const differing = (one: SharedContent) =>
      checkTables(written, undefined, sharedTables(one))
        .flatMap((table) => table.rows.flat())
        .filter(({ mark }) => mark === 'differs').length
    const [closest] = contents.toSorted((a, b) => differing(a) - differing(b))
    if (!closest) return undefined
    const reasons: Reason[] = []
    if (data !== null && !dataVersion.startsWith(data)) reasons.push('other-data')
    if (engineVersion !== engine) reasons.push('other-engine')
    return { reasons, engineVersion, tables: sharedTables(closest), figures: undefined, texts: sharedTexts(closest) }
  }
  return undefined
}
