import type { Language } from '#catalog/kit/words.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { type Dataset, listDatasets } from '../data/datasets/dataset.ts'

/** Plans use no rows, but every question belongs to a dataset: theirs is made from this file, whose only cell explains it. */
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

/** Whether a dataset exists only for plans. */
export function holdsPlans({ sourceName }: Pick<Dataset, 'sourceName'>): boolean {
  return sourceName === fileName
}

/** The dataset with the plans of a project; undefined before the first plan. */
export async function findPlans(database: UserDatabase, project: string): Promise<Dataset | undefined> {
  return (await listDatasets(database, project)).find(holdsPlans)
}
