import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadChart } from '#catalog/charts.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { textOf } from '../data/database/records.ts'
import type { EditedRecord, EditRow, RecordRow } from '../data/database/user-database.ts'
import { ANALYSIS_FIGURE } from '../data/datasets/analysis-figure.ts'
import { readDataset } from '../data/datasets/dataset.ts'
import type { SkippedField } from '../data/history/undo.ts'
import { ownData } from '../data/own-data.ts'
import { type LabelledOptions, optionLabel } from '../entry/problem-words.ts'

const language = (): Language => (i18n.locale === 'en' ? 'en' : 'zh')
const say = (words: MessageDescriptor) => i18n._(words)

/** What an edit did, for the sentence "Undone: …". */
export async function editText({ records }: EditRow): Promise<string> {
  const [first, ...others] = records
  if (!first) return ''
  const [field = ''] = Object.keys(first.fields)
  const [title, label] = await Promise.all([titleOf(first.record), fieldLabel(first.record, field)])
  const what = say(actionText(first, title, label))
  return others.length === 0 ? what : say(msg`${what} and ${others.length} more`)
}

function actionText(edited: EditedRecord, title: string, label: string): MessageDescriptor {
  const { isNew, fields } = edited
  const deletion = fields.deleted?.[1]
  if (isNew && (fields.deleted || fields.enabled)) return msg`adding “${title}”`
  if (deletion === true) return msg`deleting “${title}”`
  if (deletion === false) return msg`restoring “${title}”`
  if (fields.title || fields.name) return msg`renaming “${title}”`
  if (fields.enabled) return msg`switching “${title}” on or off`
  if (isStyling(edited)) return msg`the style of “${title}”`
  return label === '' ? msg`a change of “${title}”` : msg`“${label}” of “${title}”`
}

/** Whether several leaves of a chart's style were changed at once, and nothing else. */
function isStyling({ kind, fields }: EditedRecord): boolean {
  const leaves = Object.keys(fields)
  return kind === 'chart' && leaves.length > 1 && leaves.every((leaf) => isStyle(leaf.replace('option.', '')))
}

/** Names the fields that undo left as they are. */
export async function skippedText(skipped: readonly SkippedField[]): Promise<string> {
  const named = await Promise.all(
    skipped.map(async ({ record, field }) => {
      const [title, label] = await Promise.all([titleOf(record), fieldLabel(record, field)])
      return label === '' ? title : say(msg`${title}: ${label}`)
    }),
  )
  const names = [...new Set(named)].join('; ')
  return say(msg`Changed elsewhere since, so it stays as it is: ${names}`)
}

async function titleOf(record: string): Promise<string> {
  const row = await ownData().database.records.get(record)
  if (!row) return ''
  if (row.kind === 'step') return stepTitles.find(({ id }) => id === textOf(row, 'type'))?.title[language()] ?? ''
  if (row.kind === 'variable') return columnName(row)
  if (row.kind === 'report-block') return titleOf(textOf(row, 'report'))
  return textOf(row, 'title') || textOf(row, 'name')
}

async function columnName(row: RecordRow): Promise<string> {
  const column = textOf(row, 'column')
  const dataset = await readDataset(ownData().database, textOf(row, 'dataset'))
  const imported = dataset?.schema.columns.find(({ id }) => id === column)
  return textOf(row, 'name') || imported?.name || column
}

const labels: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  title: msg`Title`,
  description: msg`Description`,
  label: msg`Label`,
  measure: msg`Measurement level`,
  sourceName: msg`The file`,
  importSchema: msg`Import settings`,
  'data.cellRules': msg`Import settings`,
  comment: msg`Why this step`,
  enabled: msg`on or off`,
  deleted: msg`deletion`,
  'data.valueLabels': msg`Value labels`,
  'data.missingCodes': msg`Missing codes`,
  'data.missingRanges': msg`Missing ranges`,
}

/** The label of a field in the interface; '' if it has none. */
async function fieldLabel(record: string, field: string): Promise<string> {
  const words = labels[field]
  if (words) return say(words)
  const row = await ownData().database.records.get(record)
  const [, leaf] = /^(?:option|data)\.(.*)$/.exec(field) ?? []
  if (!row || leaf === undefined) return ''
  const asked = await optionsOf(row)
  return asked && Object.hasOwn(asked, leaf.split('.')[0] ?? '') ? optionLabel(asked, leaf, language()) : ''
}

async function optionsOf(row: RecordRow): Promise<LabelledOptions | undefined> {
  const type = textOf(row, 'type')
  if (row.kind === 'step') return (await loadStep(type))?.definition.options
  if (row.kind !== 'chart') {
    const analysis = await loadAnalysis(type)
    return analysis && allOptions(analysis.definition)
  }
  const { styleOptions } = await import('#catalog/kit/figures/figure-style.ts')
  if (type === ANALYSIS_FIGURE) return styleOptions
  const chart = await loadChart(type)
  return chart && { ...allOptions(chart.definition), ...styleOptions }
}
