import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { ownData } from '../data/own-data.ts'
import { readProject } from '../data/projects.ts'
import { NO_TRAIL, type Trail, trail } from '../state/trail.ts'

interface Place {
  /** The id of the project that the page belongs to; absent on the project's own page. */
  readonly project?: string | undefined
  /** The id of the project whose own page this is. */
  readonly own?: string | undefined
  /** The dataset that the page belongs to; absent on the dataset's own page. */
  readonly dataset?: Trail['dataset'] | undefined
  /** The name of what is open; the page's title without one. */
  readonly title?: string | undefined
}

/** Sets the breadcrumb of a page until it is left. */
export function useTrail({ project, own, dataset, title }: Place): void {
  const name = useLiveQuery(
    async () => (project === undefined ? undefined : (await readProject(ownData().database, project))?.name),
    [project],
  )
  const { id: datasetId = '', name: datasetName = '' } = dataset ?? {}
  useEffect(() => {
    if (project !== undefined && name === undefined) return
    trail.current = {
      inside: project ?? own ?? null,
      project: project !== undefined && name !== undefined ? { id: project, name } : null,
      dataset: datasetId === '' ? null : { id: datasetId, name: datasetName },
      title: title ?? null,
    }
    return () => {
      trail.current = NO_TRAIL
    }
  }, [project, own, name, datasetId, datasetName, title])
}
