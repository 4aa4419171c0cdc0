import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import { readProject } from '../../data/projects.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { bytesOf, missingSources } from './project-copies.ts'
import { type CopyAct, ProjectCopyDialog } from './project-copy-dialog.tsx'

/** Which files of a project in the cloud are on this device too, and what can be done with the copies. */
export function CloudProjectActions({ id }: { id: string }) {
  const { t } = useLingui()
  const [act, setAct] = useState<CopyAct>()
  const state = useLiveQuery(async () => {
    const { database } = ownData()
    return { project: await readProject(database, id), missing: await missingSources(database, id) }
  }, [id])
  if (!state?.project) return null
  const { project, missing } = state
  const { name } = project
  const size = fileSize(bytesOf(missing))
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <p className="w-full text-ink-2 sm:w-auto sm:flex-1">
        {project.storage === 'device' ? (
          <Trans>The server removes its copy with the next sync.</Trans>
        ) : missing.length === 0 ? (
          <Trans>All its files are on this device.</Trans>
        ) : (
          <Plural
            value={missing.length}
            one={`# file (${size}) is not on this device.`}
            other={`# files (${size}) are not on this device.`}
          />
        )}
      </p>
      {project.storage === 'cloud' && missing.length > 0 ? (
        <Button size="sm" aria-label={t`Keep offline: ${name}`} onClick={() => setAct('keep')}>
          <Trans>Keep offline</Trans>
        </Button>
      ) : null}
      {project.storage === 'cloud' ? (
        <Button size="sm" aria-label={t`Remove the cloud copy: ${name}`} onClick={() => setAct('remove')}>
          <Trans>Remove the cloud copy</Trans>
        </Button>
      ) : null}
      {act ? <ProjectCopyDialog project={id} name={name} act={act} onClose={() => setAct(undefined)} /> : null}
    </div>
  )
}
