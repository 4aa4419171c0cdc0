import { useLiveQuery } from 'dexie-react-hooks'
import { ownData } from '../../../data/own-data.ts'
import { readWorks } from '../../../data/reports/own-works.ts'
import type { OwnWorks } from '../../../report/document/report-contents.ts'

const none: OwnWorks = new Map()

/** The works that the reader has added to reports of a project. */
export function useWorks(project: string): OwnWorks {
  const works = useLiveQuery(async () => {
    const kept = await readWorks(ownData().database, project)
    return new Map(kept.map(({ id, work }) => [id, work]))
  }, [project])
  return works ?? none
}
