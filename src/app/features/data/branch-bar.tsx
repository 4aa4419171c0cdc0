import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { GitBranch } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type Dataset, readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { loadPart } from '../../loading/load-part.ts'
import { changesOfBranch } from '../../report/changes/answer-pairs.ts'
import { Button } from '../../ui/button.tsx'

const ChangesDialog = lazy(() => loadPart(() => import('../../report/changes/changes-dialog.tsx'), 'own'))

/** Of which dataset this one is a branch, and what its results have otherwise. */
export default function BranchBar({ branch }: { branch: Dataset }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const original = useLiveQuery(
    async () => (await readDataset(ownData().database, branch.branchOf)) ?? null,
    [branch.branchOf],
  )
  if (original === undefined) return null
  return (
    <section
      aria-label={t`Branch`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-accent-soft py-1 pr-1 pl-4 text-sm"
    >
      <GitBranch size={16} aria-hidden className="shrink-0 text-accent" />
      <p className="min-h-11 min-w-0 flex-1 content-center">
        {original ? (
          <Trans>A branch of {original.name}: change its steps and analyses, and compare the results.</Trans>
        ) : (
          <Trans>A branch of a dataset that was deleted.</Trans>
        )}
      </p>
      {original ? (
        <Button look="quiet" size="field" onClick={() => setOpen(true)}>
          <Trans>Compare the results</Trans>
        </Button>
      ) : null}
      {original && isOpen ? (
        <Suspense>
          <ChangesDialog
            title={t`${branch.name} compared with ${original.name}`}
            description={t`Every analysis and chart that both have, computed on both.`}
            before={original.name}
            after={branch.name}
            compare={(language, watch) => changesOfBranch(original, branch, language, watch)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
