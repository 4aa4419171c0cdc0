import { msg } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { isOwnDataOpen } from '../../data/own-data.ts'
import { showToast } from '../../state/toast.ts'

interface Opened {
  readonly kind: 'analysis' | 'chart' | 'tool' | 'step'
  readonly id: string
  readonly title: string
}

/** The pages that list the datasets. */
const lists = { analysis: '/dataAnalysis/index', chart: '/statistical/index', step: '/dataHandle/index' } as const

/**
 * Opens an entry of the catalogue: a tool its page, an analysis or a chart as a new one of the open dataset, a step the data that it is for.
 * Without an open dataset the list of datasets. On a phone `onLeave` first closes the drawer, which covers the page.
 */
export function useOpenEntry(onLeave: () => void) {
  const router = useRouter()
  return async ({ kind, id, title }: Opened, options: StoredOptions = {}): Promise<void> => {
    if (matchMedia('(width < 40rem)').matches) onLeave()
    if (kind === 'tool') return router.navigate({ to: '/tool/detail', search: { id } })
    const { dataset } = router.state.location.search as { dataset?: string }
    if (dataset === undefined || !isOwnDataOpen()) {
      showToast('info', msg`Open a dataset first, then choose ${title} there.`)
      return router.navigate({ to: lists[kind] })
    }
    if (kind === 'step') {
      showToast('info', msg`Choose ${title} among the steps of this dataset.`)
      return router.navigate({ to: '/dataHandle/show', search: { dataset } })
    }
    const { newAnalysis, newChart } = await import('../../questions/new-question.ts')
    if (kind === 'analysis') {
      const analysis = await newAnalysis(dataset, id, title, options)
      return router.navigate({
        to: '/dataAnalysis/show',
        search: { dataset, ...(analysis !== undefined && { analysis }) },
      })
    }
    const chart = await newChart(dataset, id, title, options)
    return router.navigate({ to: '/statistical/detail', search: { dataset, ...(chart !== undefined && { chart }) } })
  }
}
