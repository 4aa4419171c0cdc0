import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { ownData } from '../../../data/own-data.ts'
import { type OwnWork, readWorks, worksOfRows } from '../../../data/reports/own-works.ts'
import type { Report } from '../../../data/reports/report.ts'
import type { ReportRows } from '../../../data/reports/report-rows.ts'
import type { OwnWorks } from '../../../report/document/report-contents.ts'

/** The works that the reader has added to a report, and to the other reports of its project. */
export function useWorks({ id, project }: Report, rows: ReportRows): OwnWorks {
  const others = useLiveQuery(() => readWorks(ownData().database, project, id), [project, id])
  const [own, setOwn] = useState<readonly OwnWork[]>([])
  useEffect(
    () =>
      rows.subscribe((found) => {
        const next = worksOfRows(found.values())
        setOwn((before) => (idsOf(before) === idsOf(next) ? before : next)) // a work is added or removed, never changed
      }),
    [rows],
  )
  return useMemo(() => new Map([...(others ?? []), ...own].map((one) => [one.id, one.work])), [others, own])
}

const idsOf = (works: readonly OwnWork[]) => works.map(({ id }) => id).join(' ')
