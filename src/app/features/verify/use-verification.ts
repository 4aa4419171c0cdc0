import { useEffect, useState } from 'react'
import { loadAnalysis } from '#catalog/index.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { WrittenFigure } from '#formats/document/provenance.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { fileHash } from '../../workers/file-hash.ts'
import { computeShareAgain, type SharedResult, sharedResults } from './check-share.ts'
import { type CheckedTable, checkTables, findTables } from './check-tables.ts'
import { type CheckedText, checkTexts } from './check-texts.ts'
import { type ComputedAgain, computeAgain, isAsked } from './compute-again.ts'
import { computeToolAgain } from './compute-tool-again.ts'
import { deviceSource } from './device-data.ts'
import type { OpenedDocument } from './open-document.ts'
import { type RecipeWords, recipeWords } from './recipe-words.ts'

/** `waiting`: there are no data to compute from; `fixed`: it is known as printed alone; `failed`: the given file could not be read. */
export type Progress = 'computing' | 'waiting' | 'fixed' | 'done' | 'failed'

export interface CheckedResult {
  readonly title: string
  /** A clinical tool, computed from the values in the document alone. */
  readonly isTool: boolean
  readonly words: RecipeWords
  readonly data: string
  readonly engine: string
  readonly progress: Progress
  readonly fault: unknown
  readonly again: ComputedAgain | undefined
  readonly tables: readonly CheckedTable[]
  readonly texts: readonly CheckedText[]
  /** Whether each figure draws what is computed now; undefined until that is known. */
  readonly figures: readonly (boolean | undefined)[]
}

interface Computed {
  readonly progress: Progress
  readonly again?: ComputedAgain | undefined
  readonly fault?: unknown
}

/** What was computed last, and for what. */
interface Last {
  readonly given: readonly File[]
  readonly language: Language
  readonly computed: readonly Computed[]
}

/** The results of an opened document, each checked as far as the data are there: those that the reader gave, or those of this device. */
export function useVerification(
  opened: OpenedDocument,
  given: readonly File[],
  language: Language,
): readonly CheckedResult[] {
  const [last, setLast] = useState<Last>()
  const [words, setWords] = useState<readonly RecipeWords[]>([])
  useEffect(() => {
    let isWanted = true
    void wordsOf(opened, language).then((all) => {
      if (isWanted) setWords(all)
    })
    return () => {
      isWanted = false
    }
  }, [opened, language])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const computed: Computed[] = []
    const set = (one: Computed) => {
      computed.push(one)
      if (!signal.aborted) setLast({ given, language, computed: [...computed] })
    }
    const run = async () => {
      const count = (opened.kind === 'share' ? sharedResults(opened.snapshot, language) : opened.provenance.results)
        .length
      for (let k = 0; k < count && !signal.aborted; k += 1) {
        try {
          const again = await answerOf(opened, k, { given, language, signal })
          set(again ? { progress: 'done', again } : { progress: 'waiting' })
        } catch (fault) {
          set({ progress: 'failed', fault })
        }
      }
    }
    void run()
    return () => controller.abort()
  }, [opened, given, language])
  const isCurrent = last?.given === given && last.language === language
  return checkedResults(opened, isCurrent ? last.computed : [], words, language)
}

/** What was computed, for each result. */
async function wordsOf(opened: OpenedDocument, language: Language): Promise<readonly RecipeWords[]> {
  if (opened.kind === 'share') {
    const methodOf = async ({ method, made }: SharedResult) =>
      method ?? (made && (await loadAnalysis(made.entry))?.summary.title[language])
    const { rows } = opened.snapshot
    if (rows) return [await recipeWords(rows, rows.records as readonly ProjectRecord[], language)]
    const results = sharedResults(opened.snapshot, language)
    return Promise.all(results.map(async (one) => ({ ...noWords, method: await methodOf(one) })))
  }
  const { results, recipes } = opened.provenance
  return Promise.all(results.map((one) => recipeWords(one, recipes[one.recipe] ?? [], language)))
}

interface Given {
  readonly given: readonly File[]
  readonly language: Language
  readonly signal: AbortSignal
}

/** One result, computed again; undefined without its data. */
async function answerOf(
  opened: OpenedDocument,
  k: number,
  { given, language, signal }: Given,
): Promise<ComputedAgain | undefined> {
  if (opened.kind === 'share') {
    const shared = sharedResults(opened.snapshot, language)[k]
    return shared && computeShareAgain(shared, language, signal)
  }
  const { provenance } = opened
  const result = provenance.results[k]
  if (!result) return undefined
  if (!isAsked(result)) return computeToolAgain(result, provenance.language)
  const source = await sourceOf(provenance.recipes[result.recipe] ?? [], given)
  return source && computeAgain(result, provenance, source, signal)
}

/** The given file that is the source, else the device's own, else the file that was given last. */
async function sourceOf(recipe: readonly ProjectRecord[], given: readonly File[]): Promise<Blob | undefined> {
  const wanted = recipe.find(({ kind }) => kind === 'dataset')?.fields.sourceSha256
  for (const file of given) if ((await fileHash(file)) === wanted) return file
  const own = typeof wanted === 'string' ? await deviceSource(wanted) : undefined
  return own ?? given.at(-1)
}

const noWords: RecipeWords = { method: undefined, options: [], steps: [] }

function checkedResults(
  opened: OpenedDocument,
  computed: readonly Computed[],
  words: readonly RecipeWords[],
  language: Language,
): readonly CheckedResult[] {
  const at = (k: number): Computed => computed[k] ?? { progress: 'computing' }
  if (opened.kind === 'share') {
    return sharedResults(opened.snapshot, language).map(({ title, data, engine, tables, texts, made, rows }, k) => {
      const { progress, again, fault } = at(k)
      return {
        title,
        isTool: false,
        words: words[k] ?? noWords,
        data: data ?? '',
        engine,
        progress: made || opened.snapshot.kind !== 'report' ? progress : 'fixed',
        again,
        fault,
        tables: checkTables(tables, undefined, again?.tables),
        texts: checkTexts(texts, undefined, again?.texts),
        figures: rows?.figures.map((one) => figureIsSame(one, again)) ?? [],
      }
    })
  }
  const { results } = opened.provenance
  const text = opened.kind === 'docx' ? opened.text : undefined
  const all = results.flatMap(({ tables }) => tables)
  const found = text && findTables(all, text.tables)
  let first = 0
  return results.map((result, k) => {
    const { progress, again, fault } = at(k)
    const own = found?.slice(first, first + result.tables.length)
    first += result.tables.length
    return {
      title: result.title,
      isTool: !isAsked(result),
      words: words[k] ?? noWords,
      data: result.dataVersion,
      engine: result.engineVersion,
      progress,
      again,
      fault,
      tables: checkTables(result.tables, own, again?.tables),
      texts: checkTexts(result.texts, text?.paragraphs, again?.texts),
      figures: result.figures.map((one) => figureIsSame(one, again)),
    }
  })
}

/** How many tables of a Word file have no statement: typed, or of a result that was frozen and computed otherwise since. */
export function unstatedTables(opened: OpenedDocument): number {
  if (opened.kind !== 'docx') return 0
  const stated = opened.provenance.results.flatMap(({ tables }) => tables)
  return opened.text.tables.length - findTables(stated, opened.text.tables).filter((one) => one !== undefined).length
}

function figureIsSame({ id, part, sha256 }: WrittenFigure, again: ComputedAgain | undefined): boolean | undefined {
  return again?.figures?.some((one) => one.id === id && one.part === part && one.sha256 === sha256)
}

/** How many numbers of the results are equal as shown, how many differ, and how many were not computed again. */
export function countMarks(results: readonly CheckedResult[]): Readonly<Record<'same' | 'differs' | 'open', number>> {
  const count = { same: 0, differs: 0, open: 0 }
  for (const { tables, texts, figures } of results) {
    const cells = tables.flatMap(({ rows }) => rows.flat())
    // a label that was changed counts as well
    for (const { written, mark } of cells) if (/\d/.test(written) || mark === 'differs') count[mark] += 1
    for (const { mark } of texts) count[mark] += 1
    for (const isSame of figures) count[isSame === undefined ? 'open' : isSame ? 'same' : 'differs'] += 1
  }
  return count
}
