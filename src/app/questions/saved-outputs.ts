import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { withConventions } from '#catalog/kit/options/conventions.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import type { Words } from '#catalog/kit/words.ts'
import { type AnalysisRecord, listAnalyses } from '../data/datasets/analysis.ts'
import { ownData } from '../data/own-data.ts'
import type { SavingAnalysis } from '../entry/saving-analyses.ts'

/** The analyses of a dataset that can save something with their present options. */
export async function savingAnalyses(dataset: string, dictionary: DataDictionary): Promise<readonly SavingAnalysis[]> {
  const records = await listAnalyses(ownData().database, dataset)
  const found = await Promise.all(
    records.map(async (record) => {
      const entry = await loadAnalysis(record.type)
      const outputs = entry ? savedOutputs(entry, record, dictionary) : []
      return outputs.length > 0 ? [{ id: record.id, title: record.title, outputs }] : []
    }),
  )
  return found.flat()
}

function savedOutputs({ definition, rScript }: Analysis, record: AnalysisRecord, dictionary: DataDictionary) {
  const stored = upgradeOptions(definition, record, record.options)
  const answers = stored && withConventions(definition.options, stored, record.conventions)
  const read = answers && readOptions({ options: allOptions(definition) }, answers, dictionary)
  if (read?.status !== 'ok') return []
  const ids = Object.keys(rScript.saved?.(read.options, { ...dictionary, file: '' }) ?? {})
  return ids.map((id) => ({ id, title: outputTitle(definition, id, dictionary) }))
}

/** `of`, or `of@<variable>` with the name of the variable. */
export function outputTitle({ results }: Analysis['definition'], id: string, dictionary: DataDictionary): Words {
  const [of = '', variable] = id.split('@')
  const title = results.saved?.[of]?.title ?? { en: id, zh: id }
  const name = variable === undefined ? undefined : columnInfo(dictionary, variable)?.name
  return name === undefined ? title : { en: `${title.en}: ${name}`, zh: `${title.zh}：${name}` }
}
