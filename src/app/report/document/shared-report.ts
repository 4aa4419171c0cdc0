import { engineVersion } from '#catalog/kit/engine-version.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { Shareable } from '../../share/shareable.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { liveResults, liveTableOf } from './live-results.ts'
import { questionsOf } from './report-contents.ts'
import { sharedBlocks } from './shared-blocks.ts'
import type { SavedReport } from './written-report.ts'

interface ReportToShare extends Omit<SavedReport, 'language' | 'results'> {
  readonly project: string
  /** Those of the project. */
  readonly questions: readonly ProjectQuestion[]
  readonly labelled: (label: string, text: string) => string
}

/** A report as it stands, for a share link. */
export async function shareableReport(report: ReportToShare): Promise<Shareable> {
  const { title, project, blocks } = report
  const wanted = new Set(blocks.flatMap(questionsOf))
  const asked = report.questions.filter(({ record }) => wanted.has(record.id))
  const contentIn = async (language: Language, hides: boolean) => {
    const live = await liveResults(asked, report.labelled, language, hides)
    const results = new Map([...live].map(([id, { result }]) => [id, result]))
    return { title, entry: '', parts: [], blocks: await sharedBlocks({ ...report, language, results }, live) }
  }
  const live = await liveResults(asked, report.labelled, 'en', false)
  const saved = { ...report, language: 'en' as const, results: new Map([...live].map(([id, one]) => [id, one.result])) }
  const tables = blocks.filter(({ type }) => type === 'table')
  const counted = tables.map((block) => liveTableOf(block, saved, live))
  return {
    kind: 'report',
    title,
    engine: engineVersion,
    data: null,
    project,
    smallCounts: counted.reduce((sum, one) => sum + (one?.smallCounts ?? 0), 0),
    fixedTables: tables.filter(({ id }, k) => !counted[k] && typeof report.frozen.get(id) === 'object').length,
    contentIn,
  }
}
