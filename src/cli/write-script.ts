import { realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { analysisScript, scriptColumns } from '#catalog/kit/r/analysis-script.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { md5 } from '#formats/md5.ts'
import type { Table } from './read-table.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { writeFiles } from './write-files.ts'

interface Place {
  /** The analysed file. */
  readonly data: string
  /** The file of the script. */
  readonly script: string
}

/**
 * Writes the R script of an analysis and, beside it, `<script>-data.csv`: the columns it reads, as imported here, because R might read the
 * analysed file's encoding, delimiter or number format differently.
 */
export async function writeScript(
  { data, script }: Place,
  rScript: RScriptModule['rScript'],
  options: Readonly<Record<string, unknown>>,
  { frame, dictionary }: Table,
  { language }: Terminal,
): Promise<void> {
  const path = `${script.replace(/\.r$/i, '')}-data.csv`
  const file = basename(path)
  const read = new Set(scriptColumns(options, dictionary).map(({ id }) => id))
  if (read.size === 0)
    return writeFiles({ path: script, content: analysisScript(rScript, options, { ...dictionary, file }) })
  if ([path, script].some((written) => isSame(written, data)))
    throw new UsageError(clash[language].replace('{data}', () => data))
  const csv = await frameToCsv({ ...frame, columns: frame.columns.filter(({ id }) => read.has(id)) })
  const written = { md5: await md5(csv), language }
  writeFiles(
    { path, content: new Uint8Array(await csv.arrayBuffer()) },
    { path: script, content: analysisScript(rScript, options, { ...dictionary, file, written }) },
  )
}

const clash = {
  en: '--script would write over {data}, which it analyses. Choose another name for the script.',
  zh: '--script 会覆盖正在分析的 {data}。请为脚本换一个名称。',
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other)
  } catch {
    return false // it does not exist yet
  }
}
