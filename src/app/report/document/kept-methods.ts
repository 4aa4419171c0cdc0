import type { Language } from '#catalog/kit/words.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { METHODS_PART } from '../../data/reports/inline-atom.ts'
import { type MergedMethodsPart, type MethodsPart, mergeMethods, type StoredMethodsPart } from './methods-text.ts'

/** A part as the text of its block keeps it. */
interface KeptPart extends StoredMethodsPart {
  readonly language: string
}

/**
 * The sentences of a Methods paragraph: the generated ones with what the author changed, which the block keeps. A sentence that was changed in the
 * other language stays, and says nothing about its source, which is compared in its own language only.
 */
export function keptMethods(
  runs: readonly Run[],
  generated: readonly MethodsPart[],
  language: Language,
): readonly MergedMethodsPart[] {
  const kept = runs.flatMap(partOfRun)
  return mergeMethods(kept, generated).map((part) => {
    const isForeign = kept.some((one) => one.language !== language && one.text === part.text)
    if (!isForeign || part.generated === undefined) return part
    const { sourceChanged: _, generated: today, ...rest } = part
    return { ...rest, editedFrom: today }
  })
}

/** The text of a block that keeps these sentences. Empty if all of them are the generated ones. */
export function methodsRunsOf(parts: readonly StoredMethodsPart[], language: Language): readonly Run[] {
  if (parts.every(({ editedFrom }) => editedFrom === undefined)) return []
  return parts.map(({ id, sources, text, editedFrom }) => ({
    text,
    atom: { kind: METHODS_PART, id, sources, language, ...(editedFrom !== undefined && { editedFrom }) },
  }))
}

function partOfRun({ text, atom }: Run): readonly KeptPart[] {
  const { kind, id, sources, editedFrom, language } = (atom ?? {}) as Readonly<Record<string, unknown>>
  if (kind !== METHODS_PART || typeof id !== 'string' || !Array.isArray(sources)) return []
  const isEdited = typeof editedFrom === 'string'
  return [{ id, sources: sources.map(String), text, language: String(language), ...(isEdited && { editedFrom }) }]
}
