import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { ChartColumn, Trash2 } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import type { Display } from '#catalog/kit/message.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { renderPicture } from '#figure/render-picture.ts'
import type { Scene } from '#figure/scene.ts'
import type { ChartVersionRow } from '../../../data/database/user-database.ts'
import { keeperOf } from '../../../data/datasets/analysis.ts'
import {
  changedLeaves,
  deleteVersion,
  keepVersion,
  listVersions,
  type ReadChart,
  restoreVersion,
} from '../../../data/datasets/chart-versions.ts'
import { readKept } from '../../../data/datasets/kept-outcome.ts'
import { ownData } from '../../../data/own-data.ts'
import { undoAction } from '../../../history/show-deleted.ts'
import { dateTime } from '../../../i18n/dates.ts'
import { EntryPicture } from '../../../questions/entry-picture.tsx'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { VersionChanges } from './version-changes.tsx'

interface Props {
  read: ReadChart
  /** The figure as it is now; undefined if it is not drawn. */
  draw: () => Scene | undefined
  display: Display
  onClose: () => void
}

/** The versions of a chart that this device keeps: to save one under a name, to compare one with the chart, and to restore one. */
export default function VersionsDialog({ read, draw, display, onClose }: Props) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { id, source } = read.chart
  const keeper = keeperOf(read.chart).id
  const versions = useLiveQuery(() => listVersions(ownData().database, id), [id])
  const dataVersion = useLiveQuery(async () => (await readKept(ownData().database, keeper))?.dataVersion, [keeper])
  const asks = useMemo(() => ({ ...allOptions(read.definition), ...styleOptions }), [read.definition])
  const isNamed = name.trim() !== ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(!isNamed)
    if (!isNamed) return
    const scene = draw()
    await keepVersion(read, { name: name.trim(), picture: scene ? renderPicture(scene) : null })
    setName('')
  }
  const restore = async (version: ChartVersionRow) => {
    const order = await restoreVersion(read, version)
    showToast('ok', msg`The chart is as it was in this version.`, undoAction(order))
    onClose()
  }
  const remove = async (version: ChartVersionRow) => {
    const { database } = ownData()
    await deleteVersion(database, version.id)
    const putBack = () => void database.versions.put(version)
    const title = nameOf(version)
    showToast('info', msg`Deleted: ${title}`, { label: msg`Undo`, run: putBack })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Versions of this chart`}
      description={
        source
          ? t`Each figure that you save to a file makes a version. Versions have the style of the figure, and stay on this device.`
          : t`Each figure that you save to a file makes a version. Versions stay on this device.`
      }
      closeLabel={t`Close`}
      size="md"
    >
      <div className="flex flex-col gap-5">
        <form className="flex items-start gap-3" noValidate onSubmit={(event) => void save(event)}>
          <TextField
            className="min-w-0 flex-1"
            label={t`Save this version as`}
            value={name}
            maxLength={200}
            autoComplete="off"
            placeholder={t`For the first submission …`}
            error={isAsked && !isNamed ? t`Give the version a name.` : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <Button className="mt-7" type="submit">
            <Trans>Save</Trans>
          </Button>
        </form>
        {versions === undefined || versions.length === 0 ? null : (
          <ul
            ref={keepFocus}
            aria-label={t`Versions`}
            className="flex flex-col divide-y divide-line border-t border-line"
          >
            {versions.map((version) => {
              const changed = changedLeaves(read, version)
              const words = nameOf(version)
              return (
                <li key={version.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
                  <span className="flex aspect-4/3 w-20 shrink-0 items-center justify-center">
                    {version.picture === null ? (
                      <ChartColumn size={28} aria-hidden className="text-ink-3" />
                    ) : (
                      <EntryPicture svg={version.picture} />
                    )}
                  </span>
                  <div className="flex min-w-40 flex-1 flex-col gap-0.5">
                    <span className="text-sm font-medium break-words">{words}</span>
                    <span className="text-xs text-ink-2 tabular-nums">{dateTime(version.at)}</span>
                    {version.dataVersion !== undefined && dataVersion && version.dataVersion !== dataVersion ? (
                      <span className="text-xs text-ink-2">
                        <Trans>The data have changed since.</Trans>
                      </span>
                    ) : null}
                    {changed === undefined ? (
                      <span className="text-xs text-ink-2">
                        <Trans>Made by a newer version</Trans>
                      </span>
                    ) : (
                      <VersionChanges changed={changed} asks={asks} display={display} />
                    )}
                  </div>
                  <span className="ml-auto flex gap-1">
                    {changed === undefined || changed.length === 0 ? null : (
                      <Button size="sm" aria-label={t`Restore ${words}`} onClick={() => void restore(version)}>
                        <Trans>Restore</Trans>
                      </Button>
                    )}
                    <Button
                      look="quiet"
                      size="icon"
                      aria-label={t`Delete ${words}`}
                      onClick={() => void remove(version)}
                    >
                      <Trash2 size={16} aria-hidden />
                    </Button>
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Dialog>
  )

  function nameOf({ name: given, file }: ChartVersionRow): string {
    if (given !== '') return given
    if (!file) return t`Before the program was updated`
    const size = `${file.width} × ${file.height} mm`
    const words = file.dpi === undefined ? size : `${size}, ${file.dpi} dpi`
    return t`Saved as ${file.format.toUpperCase()}, ${words}`
  }
}
