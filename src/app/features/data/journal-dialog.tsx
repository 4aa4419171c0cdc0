import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { deviceName } from '../../device/device-name.ts'
import { saveLists } from '../../download/save-lists.ts'
import { type JournalEntry, journalOf } from '../../history/journal.ts'
import { dateTime } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

/** Rows that are shown; the file has all. */
const SHOWN = 300

/** What was changed in a dataset, when and on which device. */
export function JournalDialog({ dataset, onClose }: { dataset: string; onClose: () => void }) {
  const { t } = useLingui()
  const found = useLiveQuery(async () => {
    const { database, writer } = ownData()
    const entries = await journalOf(database, dataset, writer.device)
    return { entries, device: writer.device, name: (await readDataset(database, dataset))?.name ?? '' }
  }, [dataset])
  const heads = [t`Time`, t`Device`, t`Change`, t`Before`, t`Now`]
  const cellsOf = ({ at, device, what, before, after, isUndone }: JournalEntry) => [
    dateTime(at),
    device === found?.device ? deviceName() : t`another device (${device.slice(0, 6)})`,
    isUndone ? t`${what} (undone)` : what,
    before,
    after,
  ]
  const title = t`Journal of ${found?.name ?? ''}`
  const save = (entries: readonly JournalEntry[], name: string) =>
    saveLists(name, [{ title, columns: heads, rows: entries.map(cellsOf) }])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={
        <Trans>
          What was changed, when and on which device: the latest first. Of other devices it has what they changed last.
        </Trans>
      }
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            look="primary"
            disabled={!found || found.entries.length === 0}
            onClick={() => found && void save(found.entries, found.name)}
          >
            <Trans>Save as Excel</Trans>
          </Button>
        </>
      }
    >
      {found && found.entries.length > 0 ? (
        <ScrollRegion label={t`Changes`} className="max-h-[60dvh] rounded-md border border-line">
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 z-1 bg-sunken text-ink-2">
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className="px-2 py-2 font-medium whitespace-nowrap first:pl-3">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.entries.slice(0, SHOWN).map((entry, k) => (
                <tr key={`${entry.at}/${k}`} className="border-t border-line align-top">
                  {cellsOf(entry).map((cell, column) => (
                    <td
                      key={heads[column]}
                      className={`px-2 py-1.5 first:pl-3 ${column < 2 ? 'whitespace-nowrap tabular-nums' : 'break-words'}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : found ? (
        <p className="text-ink-2">
          <Trans>Nothing was changed yet.</Trans>
        </p>
      ) : null}
    </Dialog>
  )
}
