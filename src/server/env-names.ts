import leven, { closestMatch } from 'leven'
import { StartError } from './start-error.ts'

/** Read by Node and system libraries at process start, so setting them in the file would come too late. */
const OF_THE_PROCESS =
  /^(NODE_.+|(HTTPS?|ALL|NO)_PROXY|SSL_CERT_(FILE|DIR)|UV_THREADPOOL_SIZE|TZ|LANG|LC_.+|PATH|HOME)$/i
/** Edit distance; two transposed letters count as two. */
const NEAR = 2

function listed(names: readonly string[], known: readonly string[]): string {
  const shown = names.map((name) => {
    const near = closestMatch(name.toUpperCase(), known)
    return near === undefined || leven(name.toUpperCase(), near) > NEAR ? name : `${name} (is ${near} meant?)`
  })
  return shown.join(', ')
}

/**
 * Refuses unknown names in a file of ours: they would have no effect, and their author believes that they do. The process environment is
 * shared with other programs, so it is not checked.
 */
export function requireKnownNames(file: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const [late, odd] = [
    unknown.filter((name) => OF_THE_PROCESS.test(name)),
    unknown.filter((name) => !OF_THE_PROCESS.test(name)),
  ]
  const sentences = [
    odd.length > 0 &&
      `${file} has names that mean nothing to Slipstick: ${listed(odd, known)}. Correct or remove them; .env.example has those that there are.`,
    late.length > 0 &&
      `${late.join(', ')} in ${file} would come too late: set it in the environment of the process instead.`,
  ]
  throw new StartError(sentences.filter(Boolean).join(' '))
}
