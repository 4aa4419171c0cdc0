import { chartTitles, loadChart } from '#catalog/charts.ts'
import { lung } from '#catalog/examples-data/lung.ts'
import { analysisTitles } from '#catalog/index.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadStep } from '#catalog/steps.ts'
import { newId } from '../data/database/identifiers.ts'
import { createAnalysis, createQuestion } from '../data/datasets/analyses.ts'
import { addSteps } from '../data/datasets/steps.ts'
import { forgetEdits } from '../data/history/edit.ts'
import { ownData } from '../data/own-data.ts'
import { changeProject } from '../data/projects.ts'
import type { Watch } from '../ui/use-covered-work.tsx'
import { demoAnswers, demoChart, demoSteps } from './demo-answers.ts'
import { importExample } from './import-example.ts'
import { lungWords } from './lung-words.ts'

const words = {
  zh: { project: '示例肺癌生存', dataset: '肺癌（survival::lung）' },
  en: { project: 'DemoLungCancer', dataset: 'Lung cancer (survival::lung)' },
}

/** Creates a project with real data, imported like any file, described and analysed. Returns its id. */
export async function createDemo(language: Language, watch?: Watch): Promise<string> {
  const project = newId()
  const into = {
    project,
    newProject: words[language].project,
    name: words[language].dataset,
    words: language === 'zh' ? lungWords : {},
  }
  const dataset = await importExample(lung, into, watch)
  await changeProject(project, { description: lung.source[language] })
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
