import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileText } from 'lucide-react'
import { ownData } from '../../data/own-data.ts'
import { createReport, listReports } from '../../data/reports/report.ts'
import { Button } from '../../ui/button.tsx'

/** Links to the reports of a project, and a button that makes one. */
export function ReportLinks({ project }: { project: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const reports = useLiveQuery(() => listReports(ownData().database, project), [project])
  const create = async () => {
    const id = await createReport(project, t`Report ${(reports?.length ?? 0) + 1}`)
    await navigate({ to: '/office', search: { id } })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {reports?.map(({ id, title }) => (
        <Button key={id} asChild size="sm">
          <Link to="/office" search={{ id }}>
            <FileText size={15} aria-hidden />
            {title}
          </Link>
        </Button>
      ))}
      <Button size="sm" onClick={() => void create()}>
        <FileText size={15} aria-hidden />
        <Trans>Write a report</Trans>
      </Button>
    </div>
  )
}
