import { loadWords } from '../i18n/locale.ts'
import type { Catalogue } from '../i18n/messages.ts'

/** The specification's limit for a script of the program, ms. */
const LIMIT_MS = 120_000

/** Messages of browsers and Vite if a script or its style sheet could not be fetched. */
const NOT_FETCHED =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** A part of the program could not be loaded. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/**
 * Loads a part of the program, with its catalogue unless that is the first one. Gives up after the timeout, because `import()` itself waits
 * for as long as the connection stays open.
 */
export async function loadPart<T>(load: () => Promise<T>, words: Catalogue = 'first'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartMissing(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS)
  })
  try {
    const [part] = await Promise.race([Promise.all([load(), loadWords(words)]), late])
    return part
  } finally {
    clearTimeout(timer)
  }
}

/** Whether an error means that a part of the program could not be loaded, rather than a fault of the program. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof PartMissing || (error instanceof Error && NOT_FETCHED.test(error.message))
}
