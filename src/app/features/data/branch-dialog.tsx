import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { branchEdits } from '../../data/datasets/branch-dataset.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { edit } from '../../data/history/own-edits.ts'
import { ownData } from '../../data/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

/** Asks for the name of a branch, makes it and goes there. */
export function BranchDialog({ dataset: id, onClose }: { dataset: string; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  const [name, setName] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!dataset) return null
  const given = (name ?? t`${dataset.name}, branch`).trim()
  const make = async () => {
    setBusy(true)
    const { branch, edits } = await branchEdits(ownData().database, id, given)
    await edit(edits)
    onClose()
    await navigate({ to: '/dataHandle/show', search: { dataset: branch } })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`A branch of ${dataset.name}`}
      description={
        <Trans>
          It begins with the same data, steps, analyses and charts. Exclude rows, use other cut-off points or another
          reference there; then every result is compared with the original.
        </Trans>
      }
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={given === '' || isBusy} onClick={() => void make()}>
            <Trans>Make the branch</Trans>
          </Button>
        </>
      }
    >
      <TextField
        label={<Trans>Name of the dataset</Trans>}
        value={name ?? given}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  )
}
