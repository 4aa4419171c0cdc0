import unhomoglyph from 'unhomoglyph'
import type { Identity } from './identity.ts'

/**
 * Names with the same skeleton are visually confusable (Unicode Technical Standard 39, "Confusable Detection"). Skeletons are stored: if a
 * newer Unicode table changes them, a migration must recompute them.
 */
export function skeletonOf(name: string): string {
  return unhomoglyph(name.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD')
}

/**
 * The skeleton of an account name, which must be unique (SPEC A7); null for other identities: mailboxes that look alike may have different
 * owners.
 */
export const lookOf = ({ kind, name }: Identity): string | null => (kind === 'account' ? skeletonOf(name) : null)

/** The name under which failures are counted, so that look-alikes give no further tries. */
export const countedName = (identity: Identity): string => lookOf(identity) ?? identity.name
