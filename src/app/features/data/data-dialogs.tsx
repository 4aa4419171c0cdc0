import { lazy, Suspense } from 'react'
import type { ColumnInfo, LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import type { StepRecord, VariableChange } from '../../data/datasets/dataset.ts'
import { loadPart } from '../../loading/load-part.ts'
import type { ColumnSummaries } from '../../opened/column-summaries.ts'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import { BranchDialog } from './branch-dialog.tsx'
import type { CachedCell } from './cell-cache.ts'
import { CellDialog } from './cell-dialog.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { MenuPlace } from './data-grid.tsx'
import { GoToDialog } from './go-to-dialog.tsx'
import { ImportSettings } from './import-settings.tsx'
import { JournalDialog } from './journal-dialog.tsx'
import { MissingCodesDialog } from './missing-codes-dialog.tsx'
import { NextFile } from './next-file.tsx'
import { StepDialog } from './step-dialog.tsx'
import { StepMenu } from './step-menu.tsx'
import { StepsScriptDialog } from './steps-script-dialog.tsx'
import type { UnreadChanges } from './use-unread-changes.ts'
import { VariableDialog } from './variable-dialog.tsx'

const CopyStepsDialog = lazy(async () => ({
  default: (await loadPart(() => import('./copy-steps-dialog.tsx'), 'own')).CopyStepsDialog,
}))

const ProfileDialog = lazy(async () => ({
  default: (await loadPart(() => import('./profile/profile-dialog.tsx'), 'own')).ProfileDialog,
}))

const QueriesDialog = lazy(async () => ({
  default: (await loadPart(() => import('./queries-dialog.tsx'), 'own')).QueriesDialog,
}))

/** The menu or dialog that is open on the data page. */
export type OpenPart =
  | { readonly kind: 'menu'; readonly place: MenuPlace }
  | { readonly kind: 'cell'; readonly column: ColumnInfo; readonly cell: CachedCell }
  | { readonly kind: 'variable'; readonly column: ColumnInfo }
  | { readonly kind: 'codes-of-column'; readonly column: string; readonly code: string | undefined }
  | { readonly kind: 'go-to' }
  | { readonly kind: 'steps' }
  | { readonly kind: 'step'; readonly type: string; readonly step?: StepRecord; readonly given?: StoredOptions }
  | { readonly kind: 'script' }
  | { readonly kind: 'import' }
  | { readonly kind: 'branch' }
  | { readonly kind: 'journal' }
  | { readonly kind: 'copy-steps' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'queries'; readonly step: string }
  | { readonly kind: 'next-file'; readonly file: File }

interface Props {
  dataset: string
  name: string
  opened: OpenedDataset
  summaries: ColumnSummaries
  part: OpenPart
  /** Changes of variables that are stored, but not yet in `opened`. */
  unread: UnreadChanges
  onSaved: (column: string, change: VariableChange) => void
  onOpen: (part: OpenPart) => void
  onClose: () => void
  onGoTo: (column: string, row?: number) => void
}

/** Fetched when the first of them opens, because the first picture of the page needs none. */
export function DataDialogs({
  dataset,
  name,
  opened,
  summaries,
  part,
  unread,
  onSaved,
  onOpen,
  onClose,
  onGoTo,
}: Props) {
  const { dictionary } = opened
  switch (part.kind) {
    case 'menu': {
      const { column } = part.place
      return (
        <ColumnMenu
          dataset={dataset}
          dictionary={dictionary}
          place={part.place}
          onClosed={onClose}
          onStep={(type, given) => onOpen({ kind: 'step', type, given })}
          onMissingCodes={(code) => onOpen({ kind: 'codes-of-column', column: column.id, code })}
          onEdit={() => onOpen({ kind: 'variable', column })}
          onGoTo={() => onOpen({ kind: 'go-to' })}
        />
      )
    }
    case 'cell':
      return (
        <CellDialog
          dataset={dataset}
          version={opened.version}
          column={part.column}
          cell={part.cell}
          onClose={onClose}
        />
      )
    case 'variable':
      return (
        <VariableDialog
          dataset={dataset}
          column={{ ...part.column, ...unread[part.column.id] }}
          counted={countedValues(summaries.get(part.column.id))}
          onSaved={(change) => onSaved(part.column.id, change)}
          onClose={onClose}
        />
      )
    case 'codes-of-column':
      return (
        <MissingCodesDialog
          dataset={dataset}
          dictionary={dictionary}
          summaries={summaries}
          column={part.column}
          code={part.code}
          onClose={onClose}
        />
      )
    case 'go-to':
      return (
        <GoToDialog
          dictionary={dictionary}
          onClose={onClose}
          onChoose={({ id }) => {
            onClose()
            onGoTo(id)
          }}
        />
      )
    case 'steps':
      return <StepMenu onClose={onClose} onChoose={(type) => onOpen({ kind: 'step', type })} />
    case 'step':
      return (
        <StepDialog
          key={part.step?.id ?? part.type}
          dataset={dataset}
          type={part.type}
          step={part.step}
          given={part.given}
          onClose={onClose}
        />
      )
    case 'script':
      return <StepsScriptDialog dataset={dataset} onClose={onClose} />
    case 'import':
      return <ImportSettings dataset={dataset} onClose={onClose} />
    case 'branch':
      return <BranchDialog dataset={dataset} onClose={onClose} />
    case 'journal':
      return <JournalDialog dataset={dataset} onClose={onClose} />
    case 'copy-steps':
      return (
        <Suspense>
          <CopyStepsDialog dataset={dataset} onClose={onClose} />
        </Suspense>
      )
    case 'profile':
      return (
        <Suspense>
          <ProfileDialog
            key={opened.version}
            name={name}
            opened={opened}
            onMend={(type, given) => onOpen({ kind: 'step', type, given })}
            onRow={(column, row) => {
              onClose()
              onGoTo(column, row)
            }}
            onClose={onClose}
          />
        </Suspense>
      )
    case 'queries':
      return (
        <Suspense>
          <QueriesDialog dataset={dataset} step={part.step} version={opened.version} onClose={onClose} />
        </Suspense>
      )
    case 'next-file':
      return <NextFile dataset={dataset} file={part.file} onClose={onClose} />
  }
}

/** The different values of a variable; undefined if they are not counted yet, or too many to be listed. */
function countedValues(summary: ColumnSummary | undefined): readonly LevelValue[] | undefined {
  return summary && summary.type !== 'date' && summary.values.length === summary.distinct
    ? summary.values.map(({ value }) => value)
    : undefined
}
