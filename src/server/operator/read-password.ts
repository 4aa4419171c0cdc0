import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { OperatorError } from './operator-error.ts'

/** A terminal, or another input stream of a process. */
export type Input = Readable & { readonly isTTY?: boolean }

/**
 * Asks twice without echo on a terminal; otherwise reads the first line of the input. Never an argument, which every account of the machine
 * can read.
 */
export async function readPassword(input: Input, output: Writable): Promise<string> {
  const isTerminal = input.isTTY === true
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input, terminal: isTerminal, ...(isTerminal && { output: nowhere }) })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    if (isTerminal) output.write(question)
    const { done, value } = await lines.next()
    if (isTerminal) output.write('\n')
    if (done) throw new OperatorError('No password was given.')
    return value
  }
  try {
    const password = await ask('New password: ')
    if (isTerminal && (await ask('Once more: ')) !== password) throw new OperatorError('The two passwords differ.')
    return password
  } finally {
    reader.close()
  }
}
