import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CloudProject, StorageRequest } from '#contract/calls/storage.ts'
import { connection } from '../../api/connection.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { textOf } from '../../data/database/records.ts'
import { ownData } from '../../data/own-data.ts'
import { dateOnly, dateTime } from '../../i18n/dates.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { Folded } from '../../ui/folded.tsx'
import { SpaceMeter } from '../../ui/space-meter.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { BarRows } from './bar-rows.tsx'
import { CloudProjectActions } from './cloud-project-actions.tsx'
import { useCloudSpace } from './use-cloud-space.ts'

const MS_PER_SECOND = 1000

/** What the user keeps on the server, by project and by file, how much is allowed, and the requests for more. */
export function CloudSpace({ user }: { user: string }) {
  const { t, i18n } = useLingui()
  const { online } = useSnapshot(connection)
  const { data, error, isCurrent } = useCloudSpace(user)
  const [applies, setApplies] = useState(false)
  const names = useNames()
  const nameOf = (project: string) => names?.projects.get(project) || t`Project not on this device`
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">
        <Trans>In the cloud</Trans>
      </h2>
      {data && !isCurrent ? (
        <output className="block text-sm text-ink-2">
          <Trans>As of {dateTime(data.time * MS_PER_SECOND)}. It is read again when the server can be reached.</Trans>
        </output>
      ) : null}
      {data ? (
        <>
          <Used used={data.used} quota={data.quota} />
          {data.grant ? (
            <p className="text-sm text-ink-2">
              {data.grant.until === null ? (
                <Trans>{data.grant.gib} GiB of it were granted to you.</Trans>
              ) : (
                <Trans>
                  {data.grant.gib} GiB of it are granted to you until {dateOnly(data.grant.until * MS_PER_SECOND - 1)}.
                </Trans>
              )}
            </p>
          ) : null}
          <BarRows
            full={data.quota}
            rows={data.projects.map((project) => ({
              key: project.project,
              name: names?.projects.has(project.project) ? (
                <Link to="/project/show" search={{ project: project.project }} className="underline">
                  {nameOf(project.project)}
                </Link>
              ) : (
                nameOf(project.project)
              ),
              bytes: project.bytes,
              about: <Counts project={project} />,
              actions: <CloudProjectActions id={project.project} />,
            }))}
          />
          {data.shares > 0 ? (
            <p className="text-sm text-ink-2">
              <Trans>Share links: {fileSize(data.shares)}</Trans>
            </p>
          ) : null}
          {data.files.length > 0 ? (
            <Folded
              className="border-t border-line pt-3"
              summaryLook="cursor-pointer py-1 text-sm font-medium"
              summary={<Trans>The files, the largest first</Trans>}
            >
              {() => (
                <ul className="divide-y divide-line text-sm">
                  {data.files.map(({ project, sha256, size, received, complete }) => (
                    <li key={`${project}/${sha256}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                      <span className="min-w-0 break-words">
                        {names?.files.get(`${project}/${sha256}`) ?? t`File ${sha256.slice(0, 8)}`}
                        <span className="text-ink-3"> · {nameOf(project)}</span>
                      </span>
                      <span className="shrink-0 text-ink-2 tabular-nums">
                        {complete ? (
                          fileSize(size)
                        ) : (
                          <Trans>
                            {fileSize(received)} of {fileSize(size)} uploaded
                          </Trans>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </Folded>
          ) : null}
          <Requests requests={data.requests} />
        </>
      ) : error ? (
        <p className="text-sm text-ink-2">{i18n._(wordsOfError(error))}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Button
          disabled={!online}
          aria-describedby={online ? undefined : 'apply-reason'}
          onClick={() => setApplies(true)}
        >
          <Trans>Apply for more</Trans>
        </Button>
        {online ? null : (
          <p id="apply-reason" className="min-w-48 flex-1 text-sm text-warn">
            <Trans>The request goes to the operator through the server, which cannot be reached now.</Trans>
          </p>
        )}
      </div>
      {applies ? <ApplyDialog user={user} onClose={() => setApplies(false)} /> : null}
    </section>
  )
}

/** Names of the projects, and of files by project and hash, as this device knows them. */
function useNames() {
  return useLiveQuery(async () => {
    const rows = await ownData().database.records.where('kind').anyOf('project', 'dataset').toArray()
    const ofKind = (kind: string) => rows.filter((row) => row.kind === kind)
    return {
      projects: new Map(ofKind('project').map((row) => [row.id, textOf(row, 'name')])),
      files: new Map(
        ofKind('dataset').map((row) => [
          `${textOf(row, 'project')}/${textOf(row, 'sourceSha256')}`,
          textOf(row, 'sourceName') || textOf(row, 'name'),
        ]),
      ),
    }
  }, [])
}

function Used({ used, quota }: { used: number; quota: number }) {
  const { t } = useLingui()
  return (
    <div>
      <SpaceMeter label={t`Cloud space used`} used={used} quota={quota} />
      <p className="mt-2 text-sm text-ink-2">
        <Trans>
          {fileSize(used)} used of {fileSize(quota)}
        </Trans>
      </p>
      {used >= quota ? (
        <output className="mt-2 block rounded-md bg-danger-soft px-3 py-2 text-sm text-danger">
          <Trans>
            The cloud space is used up: no new file and no share link is stored on the server. What is there stays, and
            everything on this device goes on: import, analyses, reports, sync of names and settings, export.
          </Trans>
        </output>
      ) : null}
    </div>
  )
}

function Counts({ project: { files, uploading } }: { project: CloudProject }) {
  return (
    <>
      <Plural value={files} one="# file" other="# files" />
      {uploading > 0 ? (
        <>
          {' · '}
          <Plural value={uploading} one="# is being uploaded" other="# are being uploaded" />
        </>
      ) : null}
    </>
  )
}

function Requests({ requests }: { requests: readonly StorageRequest[] }) {
  if (requests.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-sm font-medium">
        <Trans>Your requests</Trans>
      </h3>
      <ul className="divide-y divide-line text-sm">
        {requests.map(({ id, gib, reason, time, granted, answer_time }) => (
          <li key={id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                {granted === null ? (
                  <Trans>{gib} GiB: waiting for the operator</Trans>
                ) : granted === 0 ? (
                  <Trans>{gib} GiB: declined</Trans>
                ) : (
                  <Trans>
                    {gib} GiB: {granted} GiB granted
                  </Trans>
                )}
              </span>
              <time className="text-ink-3">{dateOnly((answer_time ?? time) * MS_PER_SECOND)}</time>
            </p>
            <p className="break-words whitespace-pre-line text-ink-2">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
