import { runCommand } from '#server/operator/run-command.ts'
import type { TestServer } from './start-server.ts'

export interface OperatorRun {
  readonly code: number
  readonly out: readonly string[]
  readonly errors: readonly string[]
}

/** Runs an operator command on the database and the folder of a test server. */
export function runOperator(site: Pick<TestServer, 'databaseUrl' | 'dataDir'>, ...args: string[]) {
  return runOperatorWithPassword(site, '', ...args)
}

/** The same, with a new password typed at the prompt. */
export async function runOperatorWithPassword(
  { databaseUrl, dataDir }: Pick<TestServer, 'databaseUrl' | 'dataDir'>,
  password: string,
  ...args: string[]
): Promise<OperatorRun> {
  const out: string[] = []
  const errors: string[] = []
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const code = await runCommand(args, environment, {
    print: (line) => out.push(line),
    complain: (line) => errors.push(line),
    password: () => Promise.resolve(password),
  })
  return { code, out, errors }
}
