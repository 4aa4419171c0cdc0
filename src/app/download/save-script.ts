import type { WrittenFile } from '#catalog/kit/r/r-script.ts'
import { ownData } from '../data/own-data.ts'
import { ask, start } from '../workers/bridge.ts'
import type { OtherFiles } from '../workers/steps.ts'
import { fileName } from './save-file.ts'
import { saveResult } from './save-result.ts'

interface SavedScript {
  /** Base name of the files, without an extension. */
  readonly name: string
  readonly dataset: string
  /** Ids of the columns that the script reads; `source`: all, before the first step. */
  readonly columns: readonly string[] | 'source'
  /** The script that reads this file, and stops at any other. */
  readonly script: (file: string, written?: Pick<WrittenFile, 'md5'>, others?: OtherFiles) => string | Promise<string>
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
  const others = columns === 'source' ? await otherFiles(dataset, [scriptName, dataName]) : []
  const named = Object.fromEntries(others.map(({ id, file, md5: hash }) => [id, { file, md5: hash }]))
  const files = {
    [scriptName]: asFile(await script(dataName, { md5 }, named)),
    [dataName]: csv,
    ...Object.fromEntries(others.map((other) => [other.file, other.csv])),
  }
  saveResult(await start((engine, job, onFraction) => engine.scriptArchive(files, job, onFraction)), `${name}-R.zip`)
}

/** The data of the other datasets that the steps use, each under a name of its own. */
async function otherFiles(dataset: string, taken: readonly string[]) {
  const { user } = ownData()
  const names = new Set(taken)
  const files = []
  for (const { id, name } of await ask((engine) => engine.otherDatasets(user, dataset))) {
    let file = fileName(`${name}.csv`)
    for (let k = 2; names.has(file); k++) file = fileName(`${name}-${k}.csv`)
    names.add(file)
    const written = await start((engine, job, onFraction) => engine.otherCsv(user, dataset, id, job, onFraction))
    files.push({ id, file, ...written })
  }
  return files
}
