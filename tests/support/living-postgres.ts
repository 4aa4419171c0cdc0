import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

function programIn(pid: string, folder: string): string[] {
  try {
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    const isThere = readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    return isThere && /^(postgres|initdb|pg_ctl)/.test(name) ? [`${name} ${pid}`] : []
  } catch {
    return [] // it has just ended, or belongs to another user
  }
}

/** The processes of PostgreSQL that work below a data folder. */
export function livingPostgres(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => programIn(pid, dataDir))
}
