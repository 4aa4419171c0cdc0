import { readFileSync, statSync } from 'node:fs'
import { codeOf, StartError } from '../start-error.ts'

/**
 * The text of a file that a variable of the configuration names; a secret one may be read by the server's account only.
 * @throws StartError
 */
export function readKeyFile(variable: string, path: string, isSecret: boolean): string {
  try {
    const { mode } = statSync(path)
    const isOpen = process.platform !== 'win32' && (mode & 0o077) !== 0
    if (isSecret && isOpen)
      throw new StartError(`${variable} names ${path}, which other accounts may read: run chmod 600 ${path}.`)
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`${variable} names ${path}, which cannot be read (${codeOf(cause)}).`, { cause })
  }
}
