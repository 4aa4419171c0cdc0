import { engineVersion } from '#catalog/kit/engine-version.ts'
import { citedWork } from '#catalog/kit/references/cited-work.ts'
import { formatReference } from '#catalog/kit/references/format-reference.ts'
import type { Work } from '#catalog/kit/references/work.ts'
import { type ReferenceKey, references } from '#catalog/kit/references.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { numberCitations } from '#formats/document/number-citations.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { knownAtom } from '../../data/reports/inline-atom.ts'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import type { ShownResult } from '../shown-result.ts'
import type { FrozenBlocks } from './block-content.ts'
import { keptMethods } from './kept-methods.ts'
import { type MergedMethodsPart, type MethodsPart, methodsParts } from './methods-text.ts'

/** A block of the editor or of the records. */
export interface ReportBlock {
  readonly id: string
  readonly type: BlockType
  readonly level: number
  readonly source: BlockSource | undefined
  readonly runs: readonly Run[]
}

/** The result of each question that blocks show; absent while it is computed, and if there is none. */
export type Results = ReadonlyMap<string, ShownResult>

/** Generated sentences of the Methods paragraph, with the works that they cite. */
export interface CitingPart extends MethodsPart {
  readonly works: readonly ReferenceKey[]
}

/** Sentences as a block of the report has them: generated, or the author's own. */
export interface ShownMethodsPart extends MergedMethodsPart {
  readonly works: readonly string[]
}

/** The works of the reader's own list, by the id of their record. */
export type OwnWorks = ReadonlyMap<string, Work>

interface Described {
  readonly results: Results
  readonly frozen: FrozenBlocks
  readonly language: Language
}

/** The Methods paragraph of the results in a report, frozen or present, each once, in their order. */
export function methodsOf(
  blocks: readonly ReportBlock[],
  { results, frozen, language }: Described,
): readonly CitingPart[] {
  const shown = describedBy(blocks, { results, frozen, language })
  // the version that decides the numbers
  const versions = [...new Set(shown.map(({ engine }) => engine))].join(', ')
  const version = language === 'zh' ? `（计算引擎 ${versions}）` : `(engine ${versions})`
  const parts = methodsParts(shown, { language, software: { name: 'Slipstick', version } })
  return parts.map((part) => {
    const works = shown.filter(({ id }) => part.sources.includes(id)).flatMap((one) => one.works)
    return { ...part, works: part.id.startsWith('result:') ? [...new Set(works)] : [] }
  })
}

interface Method {
  /** The question, or the block if another block of the question has another text. */
  readonly id: string
  readonly methods: string
  readonly works: readonly ReferenceKey[]
  readonly engine: string
}

function describedBy(blocks: readonly ReportBlock[], { results, frozen, language }: Described): readonly Method[] {
  const found = new Map<string, Method>()
  const add = (question: string, block: string, method: Pick<Method, 'works' | 'engine'> & Sentences) => {
    const methods = method.sentences.join(language === 'zh' ? '' : ' ')
    if (found.get(question)?.methods === methods) return
    const id = found.has(question) ? block : question
    found.set(id, { id, methods, works: method.works, engine: method.engine })
  }
  for (const block of blocks) {
    const state = frozen.get(block.id)
    if (state !== undefined && typeof state !== 'string') {
      // `5.2`: the second revision of one method in the engine 5
      const [engine = ''] = state.data !== null ? state.engine.split('.') : [engineVersion]
      const works = state.works as readonly ReferenceKey[]
      add(block.source?.id ?? block.id, block.id, { sentences: state.content[language].methods, works, engine })
    }
    const present = questionsOf(state === undefined ? block : { ...block, source: undefined })
    for (const question of present) {
      const result = results.get(question)
      if (result) add(question, block.id, { sentences: result.methods, works: result.works, engine: engineVersion })
    }
  }
  return [...found.values()]
}

interface Sentences {
  readonly sentences: readonly string[]
}

/** The questions whose results a block shows, whole or as numbers in its text. */
export function questionsOf({ source, runs }: Pick<ReportBlock, 'source' | 'runs'>): readonly string[] {
  const inText = runs.flatMap(({ atom }) => {
    const known = knownAtom(atom)
    return known?.kind === 'number' ? [known.analysis] : []
  })
  return source ? [source.id, ...inText] : inText
}

/** A citation stands before the full stop of its sentences. */
export function beforeStop(text: string): { readonly body: string; readonly stop: string } {
  const [stop = ''] = /[.。]$/u.exec(text) ?? []
  return { body: text.slice(0, text.length - stop.length), stop }
}

/** The sentences of one Methods paragraph: those that its author changed stay. */
export function shownMethods(
  runs: readonly Run[],
  parts: readonly CitingPart[],
  language: Language,
): readonly ShownMethodsPart[] {
  return keptMethods(runs, parts, language).map((part) => {
    const works = parts.find(({ id }) => id === part.id)?.works ?? []
    return { ...part, works }
  })
}

interface Citing {
  readonly parts: readonly CitingPart[]
  readonly own: OwnWorks
  readonly language: Language
}

/** The works that texts and Methods paragraphs cite, numbered by first citation. */
export function citedIn(blocks: readonly ReportBlock[], { parts, own, language }: Citing) {
  const cited = blocks.map(({ type, runs }) => {
    if (type === 'methods') return shownMethods(runs, parts, language).flatMap(({ works }) => works)
    return type === 'other-text' ? [] : runs.flatMap(worksOf)
  })
  return numberCitations(cited.map((works) => works.filter((work) => workOf(work, own) !== undefined)))
}

function worksOf({ atom }: Run): readonly string[] {
  const known = knownAtom(atom)
  return known?.kind === 'citation' ? known.works : []
}

/** A work of the bibliography or of the reader's own list; undefined if neither has it. */
export function workOf(id: string, own: OwnWorks): Work | undefined {
  return own.get(id) ?? (Object.hasOwn(references, id) ? citedWork(id as ReferenceKey) : undefined)
}

/** The entry of a list of references; empty for a work that is not known. */
export function workText(id: string, style: DocumentStyle, own: OwnWorks): string {
  const work = workOf(id, own)
  return work ? formatReference(work, style.references) : ''
}
