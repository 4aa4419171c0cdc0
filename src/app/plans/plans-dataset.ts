import type { Language } from '#catalog/kit/words.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { type Dataset, listDatasets } from '../data/datasets/dataset.ts'

/** Plans look at no row, but every question belongs to a dataset: theirs is made of this file, whose one cell says so. */
const fileName = 'study-plans.csv'

const words = {
  en: { name: 'Study plans', heading: 'note', cell: 'Plans of studies look at no data.' },
  zh: { name: '研究设计', heading: '说明', cell: '样本量估算不使用数据。' },
}

export function plansName(language: Language): string {
  return words[language].name
}

export function plansFile(language: Language): File {
  const { heading, cell } = words[language]
  return new File([`${heading}\n${cell}\n`], fileName, { type: 'text/csv' })
}

/** Whether a dataset is there for plans alone. */
export function holdsPlans({ sourceName }: Pick<Dataset, 'sourceName'>): boolean {
  return sourceName === fileName
}

/** The dataset that holds the plans of a project; none before the first. */
export async function findPlans(database: UserDatabase, project: string): Promise<Dataset | undefined> {
  return (await listDatasets(database, project)).find(holdsPlans)
}
