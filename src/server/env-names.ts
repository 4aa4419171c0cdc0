import leven, { closestMatch } from 'leven'
import { StartError } from './start-error.ts'

/** What Node and the libraries of the system read when a process begins: by the time the file is read it is too late for them. */
const OF_THE_PROCESS =
  /^(NODE_.+|(HTTPS?|ALL|NO)_PROXY|SSL_CERT_(FILE|DIR)|UV_THREADPOOL_SIZE|TZ|LANG|LC_.+|PATH|HOME)$/i
/** Two letters that changed places. */
const NEAR = 2

function listed(names: readonly string[], known: readonly string[]): string {
  const shown = names.map((name) => {
    const near = closestMatch(name.toUpperCase(), known)
    return near === undefined || leven(name.toUpperCase(), near) > NEAR ? name : `${name} (is ${near} meant?)`
  })
  return shown.join(', ')
}

/**
 * Refuses names in a file of ours that would change nothing: whoever wrote them believes that they do. The process's own environment is
 * everybody's, and is never looked through.
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
