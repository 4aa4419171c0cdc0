import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { ShieldAlert } from 'lucide-react'
import { ownData } from '../../data/own-data.ts'
import type { Project } from '../../data/projects.ts'
import { dateOnly } from '../../i18n/dates.ts'

/** What the keys of all backups begin with. */
export const BACKUP_KEYS = 'backup:'
export const backupKey = (project: string) => `${BACKUP_KEYS}${project}`

/** For a project whose rows are only on this device: says so, with the last backup, because browsers may clear their storage (SPEC D6). */
export function BackupState({ project }: { project: Project }) {
  const backup = useLiveQuery(
    async () => (await ownData().database.kv.get(backupKey(project.id)))?.value ?? null,
    [project.id],
  )
  const hasRows = useLiveQuery(
    () => ownData().database.records.where('[kind+parent]').equals(['dataset', project.id]).count(),
    [project.id],
  )
  if (project.storage === 'cloud' || !hasRows || backup === undefined) return null
  return (
    <p className="flex items-start gap-2 text-sm text-ink-2">
      <ShieldAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      {typeof backup === 'number' ? (
        <Trans>The rows are only on this device. Last saved as a file on {dateOnly(backup)}.</Trans>
      ) : (
        <Trans>The rows are only on this device and have not been saved as a file yet.</Trans>
      )}
    </p>
  )
}
