import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import { columnInfo, type DataDictionary, type NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { listAnalyses } from '../data/datasets/list-analyses.ts'
import { ownData } from '../data/own-data.ts'
import type { SavingAnalysis } from '../entry/saving-analyses.ts'

/** The analyses of a dataset whose current options allow saved columns. */
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
  const { isNewer, read } = readQuestion(definition, record, dictionary)
  if (isNewer || read.status !== 'ok') return []
  const ids = Object.keys(rScript.saved?.(read.options, { ...dictionary, file: '' }) ?? {})
  return ids.map((id) => ({ id, title: outputTitle(definition, id, dictionary) }))
}

/** `of`, or `of@<variable>` with the name of the variable. */
export function outputTitle({ results }: Analysis['definition'], id: string, dictionary: NamedColumns): Words {
  const [of = '', variable] = id.split('@')
  const title = results.saved?.[of]?.title ?? { en: id, zh: id }
  const name = variable === undefined ? undefined : columnInfo(dictionary, variable)?.name
  return name === undefined ? title : { en: `${title.en}: ${name}`, zh: `${title.zh}：${name}` }
}
