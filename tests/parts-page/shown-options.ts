import { allOptions } from '#catalog/kit/options/common-options.ts'
import { dataset, otherVariable } from '#catalog/kit/options/reference-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import {
  analysis,
  cases,
  cellEdits,
  checkRules,
  dictionaryItems,
  formula,
  frozenLevels,
  literal,
  mergedValues,
  missingNumbers,
  recodeRules,
  type StepOptionSpecs,
  savedOutput,
  secretKey,
  sortKeys,
  stubs,
  summaryItems,
  texts,
} from '#catalog/kit/steps/step-options.ts'
import type { Words } from '#catalog/kit/words.ts'
import { definition } from '#tests/fixtures/every-part/definition.ts'
import { answered } from '#tests/fixtures/every-part/examples.ts'

/** Kinds that no entry uses yet, and that no form has a control for. */
export const kindsWithoutControl: readonly string[] = ['model', 'set']

const words = (en: string, zh: string): { readonly label: Words; readonly help: Words } => ({
  label: { en, zh },
  help: { en: `What ${en.toLowerCase()} means.`, zh: `${zh}的说明。` },
})

/** One option of every kind, and more: those of the fixture, and those that only steps have. */
export const shownOptions: StepOptionSpecs = {
  ...allOptions(definition),
  condition: formula({ ...words('Condition', '条件'), result: 'condition' }),
  recoded: recodeRules({ ...words('New values', '新取值'), of: 'group' }),
  conditions: cases(words('Conditions', '各条件')),
  notKnown: missingNumbers(words('Not known', '未知代码')),
  dictionary: dictionaryItems(words('Dictionary', '数据字典')),
  corrections: cellEdits(words('Corrections', '更正')),
  checked: checkRules(words('Rules', '核查规则')),
  secret: secretKey(words('Key', '密钥')),
  merged: mergedValues({ ...words('Merged', '合并'), of: 'group' }),
  sorted: sortKeys(words('Sorted by', '排序依据')),
  summarised: summaryItems(words('Statistics', '统计量')),
  repeats: stubs(words('Repeated measurements', '重复测量')),
  kept: frozenLevels({ ...words('Kept values', '保留的取值'), of: 'group' }),
  one: literal(words('One value', '单个取值')),
  labels: texts(words('Labels', '标签')),
  regression: analysis(words('Analysis', '分析')),
  output: savedOutput({ ...words('Output', '输出'), of: 'regression' }),
  joined: dataset(words('Other dataset', '其他数据集')),
  theirs: otherVariable({
    ...words('Their variable', '其变量'),
    of: 'joined',
    accepts: ['continuous'],
    min: 0,
    max: 1,
  }),
}

/** The columns offered by `SavingAnalyses`. */
export const savingAnalysis = {
  id: 'regression',
  title: 'Linear regression',
  outputs: [{ id: 'residuals', title: { en: 'Residuals', zh: '残差' } }],
}

/** A value of each, including conditional ones. */
export const filled: StoredOptions = {
  ...answered,
  corrected: true,
  weight: 'times',
  condition: '{y} > 5',
  recoded: [
    { from: { values: [1] }, to: 'control' },
    { from: { range: [2, null] }, to: 'treated' },
    { from: { missing: true }, to: null },
  ],
  conditions: [
    { id: 'a', condition: '{y} > 5', value: 'high' },
    { id: 'b', condition: '{y} > 1', value: null },
  ],
  notKnown: { codes: [999], ranges: [[90, 99]] },
  dictionary: [{ column: 'y', label: 'Pressure', missingCodes: [9] }],
  checked: [{ id: 'r1', kind: 'range', columns: ['y'], low: 0, high: 9, text: '', severity: 'error' }],
  'corrections.1.y': { from: 705, to: 70.5, reason: 'case record', at: Date.UTC(2026, 10, 30), key: null },
  merged: { groups: [{ to: 'east', values: ['East'] }], apart: [] },
  sorted: [{ column: 'y', descending: true }],
  summarised: [
    { id: 'a', statistic: 'percentile', column: 'y', percentile: 10, name: 'y_p10' },
    { id: 'b', statistic: 'n', name: 'n' },
  ],
  repeats: { times: ['1', '2'], groups: [{ id: 's1', name: 'pressure', columns: ['y', 'z.1'] }] },
  kept: [1, null],
  joined: [{ dataset: 'wards', version: 'follow' }],
  one: 'east',
  labels: ['low', 'high'],
  regression: savingAnalysis.id,
  output: 'residuals',
}

/** The same if measurements of one person are in several rows, and times are dates. */
export const filledByRows: StoredOptions = {
  ...filled,
  'survival.form': 'dates',
  'survival.start': 'admitted',
  'survival.time': 'seen',
  'pairs.layout': 'long',
  'pairs.outcomes': ['y', 'z.1'],
  'pairs.set': 'person',
  'pairs.member': 'status',
  'pairs.first': 0,
  'pairs.second': 1,
  'repeated.layout': 'long',
  'repeated.outcome': 'y',
  'repeated.subject': 'person',
  'repeated.within': ['occasion', 'ward'],
}
