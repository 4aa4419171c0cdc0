import unhomoglyph from 'unhomoglyph'
import type { Identity } from './identity.ts'

/**
 * What a name looks like: two names with the same skeleton can be taken for each other (Unicode Technical Standard 39, "Confusable
 * Detection"). Skeletons are stored: where a newer table of Unicode changes them, a migration has to make them anew.
 */
export function skeletonOf(name: string): string {
  return unhomoglyph(name.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD')
}

/** Account names that look alike are one name (SPEC A7). Mailboxes are whoever's they are, whatever they look like. */
export const lookOf = ({ kind, name }: Identity): string | null => (kind === 'account' ? skeletonOf(name) : null)

/** The name under which failures are counted: one that looks alike is no further try. */
export const countedName = (identity: Identity): string => lookOf(identity) ?? identity.name
