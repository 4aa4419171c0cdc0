import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { type Example, exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { analysisScript, weightedData } from '#catalog/kit/r/analysis-script.ts'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { scriptHash } from './golden-file.ts'

/** An example as its R program sees it: the options as read, the data as the CSV file with its weights, and the program. */
export function readQuestion(definition: AnalysisDefinition, rScript: RScriptModule['rScript'], example: Example) {
  const dictionary = describeColumns(exampleFrame(example.data))
  const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
  if (read.status !== 'ok') throw new Error(`${example.id}: ${JSON.stringify(read)}`)
  const data = weightedData(rScript, read.options, { ...dictionary, file: dataFile })
  const script = analysisScript(rScript, read.options, data)
  return { options: read.options, data, script, scriptSha256: scriptHash(script) }
}
