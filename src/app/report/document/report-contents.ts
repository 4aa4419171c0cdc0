import { engineVersion } from '#catalog/kit/engine-version.ts'
import { citedWork } from '#catalog/kit/references/cited-work.ts'
import { formatReference } from '#catalog/kit/references/format-reference.ts'
import type { ReferenceKey } from '#catalog/kit/references.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { numberCitations } from '#formats/document/number-citations.ts'
import type { Run } from '../../data/reports/block-text.ts'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import type { ShownResult } from '../shown-result.ts'
import type { FrozenBlocks } from './block-content.ts'
import { type MethodsPart, methodsParts } from './methods-text.ts'

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

/** Sentences of the Methods paragraph, with the works that they cite. */
export interface CitingPart extends MethodsPart {
  readonly works: readonly ReferenceKey[]
}

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
  for (const block of blocks) {
    const state = frozen.get(block.id)
    if (typeof state === 'string') continue
    const result = block.source && results.get(block.source.id)
    const of = state
      ? { sentences: state.content[language].methods, works: state.works as readonly ReferenceKey[] }
      : result && { sentences: result.methods, works: result.works }
    if (!of) continue
    const methods = of.sentences.join(language === 'zh' ? '' : ' ')
    const question = block.source?.id ?? block.id
    if (found.get(question)?.methods === methods) continue
    const id = found.has(question) ? block.id : question
    // `5.2`: the second revision of one method in the engine 5
    const [engine = ''] = state && state.data !== null ? state.engine.split('.') : [engineVersion]
    found.set(id, { id, methods, works: of.works, engine })
  }
  return [...found.values()]
}

/** A citation stands before the full stop of its sentences. */
export function beforeStop(text: string): { readonly body: string; readonly stop: string } {
  const [stop = ''] = /[.。]$/u.exec(text) ?? []
  return { body: text.slice(0, text.length - stop.length), stop }
}

/** The works that the Methods paragraph cites, if the report has one, by first citation, each as the style writes it. */
export function citedIn(blocks: readonly ReportBlock[], parts: readonly CitingPart[]) {
  const hasMethods = blocks.some(({ type }) => type === 'methods')
  return numberCitations(hasMethods ? parts.map(({ works }) => works) : [])
}

export function workText(work: string, style: DocumentStyle): string {
  return formatReference(citedWork(work as ReferenceKey), style.references)
}
