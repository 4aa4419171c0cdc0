import { loadWords } from '../i18n/locale.ts'
import type { Catalogue } from '../i18n/messages.ts'

/** The specification's limit for a script of the program, ms. */
const LIMIT_MS = 120_000

/** As browsers and Vite say it when a script or its style sheet could not be fetched. */
const NOT_FETCHED =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** A part of the program did not arrive. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/**
 * A part of the program, with its words where these are not among the first. Gives up on what does not arrive in time: `import()` itself waits
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

/** Whether an error says that a part of the program did not arrive, rather than that the program is wrong. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof PartMissing || (error instanceof Error && NOT_FETCHED.test(error.message))
}
