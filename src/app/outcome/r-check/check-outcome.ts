import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Done, LevelRef, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { scriptColumns, scriptRuns } from '#catalog/kit/r/analysis-script.ts'
import { type ComparedNumber, compareWithR } from '#catalog/kit/r/compare-with-r.ts'
import { type Captured, dataFile } from '#catalog/kit/r/r-run.ts'
import { ownData } from '../../data/own-data.ts'
import { fetchPack } from '../../r/pack.ts'
import { runScripts } from '../../r/session.ts'
import { start } from '../../workers/bridge.ts'

export interface Question {
  readonly entry: Pick<Analysis, 'definition' | 'rScript'>
  readonly dataset: string
  readonly dictionary: DataDictionary
  /** The options of the outcome, validated. */
  readonly options: Readonly<Record<string, unknown>>
  readonly outcome: Outcome
}

/** The numbers of an answer paired with R's. */
export interface CheckedPart {
  /** The part of a split analysis. */
  readonly part?: LevelRef
  readonly compared: readonly ComparedNumber[]
}

export interface Checked {
  /** `R version 4.6.0 (2026-04-24)` */
  readonly r: string
  /** `survival@3.5.3` */
  readonly packages?: readonly string[]
  readonly parts: readonly CheckedPart[]
}

export type Stage = 'fetch' | 'data' | 'run'

export interface Watch {
  readonly signal: AbortSignal
  /** Fraction of the stage that is done. */
  readonly onProgress: (stage: Stage, fraction: number) => void
}

/** Downloads R if needed, runs the script of the result on the data, and compares. Throws RError if R fails. */
export async function checkOutcome(question: Question, { signal, onProgress }: Watch): Promise<Checked> {
  const { entry, dictionary, options, outcome } = question
  const data = { ...dictionary, file: dataFile }
  const asked = scriptRuns(entry.rScript, options, data).flatMap((run) => {
    const answer = answerOf(outcome, run.part)
    return answer ? [{ ...run, answer }] : []
  })
  onProgress('fetch', 0)
  await fetchPack((fraction) => onProgress('fetch', fraction), signal)
  onProgress('data', 0)
  const csv = await dataOf(question, {
    signal,
    onProgress: (fraction) => onProgress('data', fraction),
  })
  const runs = asked.map(({ script, captures }) => ({ script, captures, csv }))
  const found = await runScripts(runs, (fraction) => onProgress('run', fraction), signal)
  return {
    r: found[0]?.r ?? '',
    parts: asked.map(({ part, answer }, k) => ({
      ...(part === undefined ? {} : { part }),
      compared: compareWithR(entry.definition, entry.rScript, answer, (found[k] as Captured).values),
    })),
  }
}

function answerOf(outcome: Outcome, part: LevelRef | undefined): Done | undefined {
  const answer =
    outcome.status !== 'split'
      ? outcome
      : outcome.parts.find(({ level }) => level.level === part?.level && level.variable === part?.variable)?.outcome
  return answer?.status === 'done' ? answer : undefined
}

/** The columns that the options refer to, as a CSV file. */
async function dataOf(
  { dataset, dictionary, options }: Question,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<Uint8Array> {
  const columns = scriptColumns(options, dictionary).map(({ id }) => id)
  const { csv } = await start(
    (engine, job, onFraction) => engine.scriptCsv(ownData().user, dataset, columns, job, onFraction),
    {
      signal,
      onProgress,
    },
  )
  return new Uint8Array(await csv.arrayBuffer())
}
