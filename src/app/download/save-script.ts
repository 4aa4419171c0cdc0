import type { WrittenFile } from '#catalog/kit/r/r-script.ts'
import { ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'
import { fileName } from './save-file.ts'
import { saveResult } from './save-result.ts'

interface SavedScript {
  /** Base name of the files, without an extension. */
  readonly name: string
  readonly dataset: string
  /** Ids of the columns that the script reads; `source`: all, before the first step. */
  readonly columns: readonly string[] | 'source'
  /** The script that reads this file, and stops at any other. */
  readonly script: (file: string, written?: Pick<WrittenFile, 'md5'>) => string | Promise<string>
}

/** Downloads an R script together with its data, or just the script if it reads none. */
export async function saveScript({ name, dataset, columns, script }: SavedScript): Promise<void> {
  const [scriptName, dataName] = [fileName(`${name}.R`), fileName(`${name}.csv`)]
  const asFile = (text: string) => new Blob([text], { type: 'text/plain;charset=utf-8' })
  if (columns.length === 0) return saveResult(asFile(await script(dataName)), scriptName)
  const { user } = ownData()
  const { csv, md5 } = await start((engine, job, onFraction) =>
    engine.scriptCsv(user, dataset, columns, job, onFraction),
  )
  const files = { [scriptName]: asFile(await script(dataName, { md5 })), [dataName]: csv }
  saveResult(await start((engine, job, onFraction) => engine.scriptArchive(files, job, onFraction)), `${name}-R.zip`)
}
