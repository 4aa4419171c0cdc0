import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { verifyBackup } from '../backup/unpack.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { codeOf, StartError } from '../start-error.ts'
import type { BareCommand, Command } from './command.ts'
import { OperatorError } from './operator-error.ts'

/** If the path is a folder, the backup in it is named by its UTC time. */
function fileOf(path: string, now: number): string {
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  if (!isFolder) return path
  const time = new Date(now).toISOString().replace(/[:-]|\.\d+/g, '')
  return join(path, `slipstick-${time}.tar.gz`)
}

function shown({ time, program, tables, objects }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${time}  ${program}  ${rows} rows in ${tables.length} tables, ${objects.count} files of ${objects.bytes} bytes`
}

export const backup: Command = {
  usage: 'FOLDER|FILE    (in a folder the file is named by the time)',
  purpose: 'Write a backup of everything to one file, beside the running server. Prints its name',
  options: [],
  async run({ site: { database, objects }, now, argument, print }) {
    const file = fileOf(argument('FOLDER or FILE'), now)
    if (existsSync(file)) throw new OperatorError(`${file} is there already.`)
    try {
      await writeBackup({ ...database, objects }, file, now)
    } catch (cause) {
      if (!/^E(NOSPC|NOENT|ACCES|ROFS|DQUOT|IO|ISDIR|NOTDIR)$/.test(codeOf(cause))) throw cause
      throw new StartError(`${file} cannot be written (${codeOf(cause)}).`, { cause })
    }
    print(file)
  },
}

export const restore: BareCommand = {
  usage: 'FILE    (DATA_DIR a new folder, and DATABASE_URL, where it is set, an empty database)',
  purpose: 'Make the site of a backup. Everyone logs in again, and what devices have beyond it comes back by itself',
  options: [],
  async runBare({ config, now, argument, print }) {
    const ignore = () => undefined // errors surface in the queries
    const opening = { role: 'operator' as const, now, onBreak: ignore, onFailure: ignore }
    print(shown(await restoreBackup(config, opening, argument('FILE'))))
  },
}

export const verifyBackupCommand: BareCommand = {
  usage: 'FILE',
  purpose: 'Check that a backup is whole, without restoring it',
  options: [],
  async runBare({ argument, print }) {
    print(shown(await verifyBackup(argument('FILE'))))
  },
}
