import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { ownData } from '../../data/own-data.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { BarRows } from './bar-rows.tsx'
import { clearColumns, type ProjectSpace, spaceByProject } from './space-by-project.ts'

/** What each project takes on this device, with a button that removes what can be computed again. */
export function DeviceProjects({ onClear }: { onClear: () => void }) {
  const space = useLiveQuery(() => spaceByProject(ownData().database), [])
  if (!space) return null
  const { projects, others, clearable } = space
  const clear = async () => {
    await clearColumns(ownData().database)
    onClear()
    showToast('ok', msg`Caches cleared: ${fileSize(clearable)}`)
  }
  const rows = projects.map((project) => ({
    key: project.id,
    name: project.name ? (
      <Link to="/project/show" search={{ project: project.id }} className="underline">
        {project.name}
      </Link>
    ) : (
      <Trans>Project without a name</Trans>
    ),
    bytes: totalOf(project),
    about: <Parts space={project} />,
  }))
  const rest = {
    key: 'others',
    name: <Trans>Of no dataset</Trans>,
    bytes: others,
    about: <Trans>Left over from former imports and settings</Trans>,
  }
  const shown = others > 0 ? [...rows, rest] : rows
  return (
    <>
      {shown.length > 0 ? (
        <div className="border-t border-line pt-4">
          <h3 className="mb-3 text-sm font-medium">
            <Trans>By project</Trans>
          </h3>
          <BarRows rows={shown} full={Math.max(...shown.map(({ bytes }) => bytes))} />
        </div>
      ) : null}
      {clearable > 0 ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm">
          <p className="min-w-48 flex-1">
            <Trans>
              {fileSize(clearable)} can be computed again from your files: columns kept so that datasets open faster.
              Your files, settings and results stay.
            </Trans>
          </p>
          <Button size="sm" onClick={() => void clear()}>
            <Trans>Clear caches</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}

const totalOf = ({ sources, columns, bin }: ProjectSpace) => sources + columns + bin

function Parts({ space: { sources, columns, bin } }: { space: ProjectSpace }) {
  return (
    <>
      <Trans>
        Files {fileSize(sources)}, caches {fileSize(columns)}
      </Trans>
      {bin > 0 ? (
        <>
          {' · '}
          <Trans>recycle bin {fileSize(bin)}</Trans>
        </>
      ) : null}
    </>
  )
}
