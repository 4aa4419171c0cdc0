import { chartTitles, loadChart } from '#catalog/charts.ts'
import { lung } from '#catalog/examples-data/lung.ts'
import { analysisTitles } from '#catalog/index.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadStep } from '#catalog/steps.ts'
import { idOf } from '#contract/records/id-of.ts'
import { newId } from '../data/database/identifiers.ts'
import { createAnalysis, createQuestion } from '../data/datasets/analyses.ts'
import type { VariableChange } from '../data/datasets/dataset.ts'
import { addSteps } from '../data/datasets/steps.ts'
import { forgetEdits } from '../data/history/edit.ts'
import { announceChange, ownData, write } from '../data/own-data.ts'
import { createProject } from '../data/projects.ts'
import { deviceName } from '../device/device-name.ts'
import { start } from '../workers/bridge.ts'
import { demoAnswers, demoChart, demoSteps } from './demo-answers.ts'
import { lungWords } from './lung-words.ts'

const words = {
  zh: { project: '示例肺癌生存', dataset: '肺癌（survival::lung）' },
  en: { project: 'DemoLungCancer', dataset: 'Lung cancer (survival::lung)' },
}

/** Creates a project with real data, imported like any file, described and analysed. Returns its id. */
export async function createDemo(language: Language): Promise<string> {
  const project = await createProject({
    name: words[language].project,
    description: lung.source[language],
    storage: 'device',
  })
  const { user, writer } = ownData()
  const file = new File([csv()], 'lung.csv', { type: 'text/csv' })
  const dataset = newId()
  const request = {
    dataset,
    user,
    device: writer.device,
    deviceName: deviceName(),
    project,
    name: words[language].dataset,
    file,
    choices: {},
  }
  await start((engine, job, onFraction) => engine.import(request, job, onFraction))
  announceChange()
  await write(
    ...lung.columns.map(({ id, name, measure, label, valueLabels }) => {
      const said: VariableChange = { measure, ...(label ? { label } : {}), ...(valueLabels ? { valueLabels } : {}) }
      const { valueLabels: labels, ...plain } = language === 'zh' ? { ...said, ...lungWords[name] } : said
      return {
        kind: 'variable' as const,
        record: idOf('variable', dataset, id),
        fields: { dataset, column: id, ...plain, ...(labels ? { 'data.valueLabels': labels } : {}) },
      }
    }),
  )
  for (const { type, options } of demoSteps(language)) {
    const step = await loadStep(type)
    if (step) await addSteps(dataset, step.definition, [options])
  }
  for (const [type, answers] of Object.entries(demoAnswers)) {
    const entry = analysisTitles.find(({ id }) => id === type)
    if (entry) await createAnalysis(dataset, type, entry.title[language], answers)
  }
  await addChart(dataset, language)
  await forgetEdits(ownData().database, project)
  return project
}

async function addChart(dataset: string, language: Language): Promise<void> {
  const { id, options } = demoChart
  const chart = await loadChart(id)
  const title = chartTitles.find((entry) => entry.id === id)?.title[language]
  if (!chart || title === undefined) return
  const { definition } = chart
  const asked = { type: id, version: definition.version, title, asks: allOptions(definition), options }
  await createQuestion(dataset, { kind: 'chart', ...asked })
}

function csv(): string {
  const rows = lung.columns[0]?.values.length ?? 0
  const lines = [lung.columns.map(({ name }) => name).join(',')]
  for (let row = 0; row < rows; row++) lines.push(lung.columns.map(({ values }) => values[row] ?? '').join(','))
  return `${lines.join('\n')}\n`
}
