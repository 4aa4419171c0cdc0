import { setupI18n } from '@lingui/core'
import { chartTitles, loadChart } from '#catalog/charts.ts'
import { loadExamples } from '#catalog/examples.ts'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Example } from '#catalog/kit/example.ts'
import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { ReadingModule } from '#catalog/kit/present/reading.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { messages as english } from '../i18n/locales/en.po'
import { messages as ownEnglish } from '../i18n/locales/own/en.po'
import { messages as ownChinese } from '../i18n/locales/own/zh.po'
import { messages as chinese } from '../i18n/locales/zh.po'
import { runExample } from '../workers/run-example.ts'

export interface GallerySection {
  readonly id: string
  readonly title: Words
  readonly definition: AnalysisDefinition
  readonly plots: PlotModule['plots']
  /** Absent for a chart. */
  readonly reading: ReadingModule['reading'] | undefined
  readonly examples: readonly { example: Example; outcome: Outcome; dictionary: DataDictionary }[]
}

export const words: Readonly<Record<Language, ReturnType<typeof setupI18n>>> = {
  zh: setupI18n({ locale: 'zh', messages: { zh: { ...chinese, ...ownChinese } } }),
  en: setupI18n({ locale: 'en', messages: { en: { ...english, ...ownEnglish } } }),
}

/** Every analysis and chart with the outcomes of its examples, or only the named one. */
export async function gallerySections(only: string | null): Promise<readonly GallerySection[]> {
  const wanted = <S extends { id: string }>(summaries: readonly S[]) =>
    summaries.filter(({ id }) => !only || id === only)
  const analyses = await Promise.all(
    wanted(analysisTitles).map(async ({ id, title }) => {
      const entry = await loadAnalysis(id)
      return entry ? [await sectionOf('analyses', { ...entry, id, title })] : []
    }),
  )
  const charts = await Promise.all(
    wanted(chartTitles).map(async ({ id, title }) => {
      const entry = await loadChart(id)
      return entry ? [await sectionOf('charts', { ...entry, id, title, reading: undefined })] : []
    }),
  )
  return [...analyses, ...charts].flat()
}

async function sectionOf(
  kind: 'analyses' | 'charts',
  entry: Omit<GallerySection, 'examples'>,
): Promise<GallerySection> {
  const { id, title, definition, plots, reading } = entry
  const examples = []
  for (const example of (await loadExamples(kind, id)) ?? [])
    examples.push({ example, ...(await runExample(kind, definition.id, example)) })
  return { id, title, definition, plots, reading, examples }
}
