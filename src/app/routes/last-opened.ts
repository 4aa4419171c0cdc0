import { redirect } from '@tanstack/react-router'
import { loadPart } from '../loading/load-part.ts'

const load = () => loadPart(() => import('../opened/last-opened-place.ts'), 'own')

/** Leads to the page of the dataset opened last; stays where it is if there is none. */
export async function toLastDataset(to: '/dataHandle/show' | '/dataAnalysis/show'): Promise<void> {
  const dataset = await (await load()).openedDataset()
  if (dataset !== undefined) throw redirect({ to, search: { dataset }, replace: true })
}

/** Leads an address without an analysis or chart to the one opened last, else to the dataset opened last; stays if there is neither. */
export async function toLastQuestion(kind: 'analysis' | 'chart'): Promise<void> {
  const last = await (await load()).openedQuestion(kind)
  if (last === undefined) return
  const { dataset, id } = last
  const search = { dataset, ...(id === undefined ? {} : { [kind]: id }) }
  throw redirect({ to: kind === 'chart' ? '/statistical/detail' : '/dataAnalysis/show', search, replace: true })
}
