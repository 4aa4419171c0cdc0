import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnChoice } from '#formats/table/import-table.ts'
import { type ImportColumn, isTyped } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { useWords } from '../i18n/use-words.ts'
import { useMeasureWords, useTypeWords } from '../i18n/variable-words.ts'
import { SearchInput, smallInputLook } from '../ui/field.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { useWindowed } from '../ui/use-windowed.ts'
import type { Proposal } from '../workers/import-dataset.ts'
import { ColumnRow } from './column-row.tsx'

interface Props {
  proposal: Proposal
  choices: FileChoices
  onChange: (choices: FileChoices) => void
}

/** Heights of a column and of the list in px, matching their classes. */
const ROW_HEIGHT = 49
const LIST_HEIGHT = 384

/** A row has four controls. */
const WHOLE = 30

/** Longer lists get a search field. */
const SEARCH_FROM = 20

/** Each column with its detected type, to be changed or excluded. Columns that identify a patient come first. */
export function ColumnList({ proposal, choices, onChange }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [search, setSearch] = useState('')
  const types = useTypeWords()
  const measures = useMeasureWords()
  const personal = new Set(proposal.findings.filter(({ code }) => code === 'personal-data').map(({ column }) => column))
  const columns = proposal.schema.columns.filter(({ limitsOf }) => limitsOf === undefined)
  const set = (id: string, choice: ColumnChoice) =>
    onChange({ ...choices, columns: { ...choices.columns, [id]: { ...choices.columns?.[id], ...choice } } })
  const now = (column: ImportColumn) => ({ ...column, ...choices.columns?.[column.id] })
  const sought = search.trim().toLowerCase()
  const found = columns
    .map((column, place) => ({ column: now(column), given: column.name, place }))
    .filter(({ column, given }) => `${given}\n${column.name}`.toLowerCase().includes(sought))
  const { from, to, before, after, onScroll } = useWindowed(found.length, ROW_HEIGHT, LIST_HEIGHT, WHOLE)
  return (
    <div className="flex flex-col gap-3">
      {personal.size > 0 ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="min-w-56 flex-1">
            <Trans>
              Some columns tell who a patient is:{' '}
              {columns
                .filter(({ id }) => personal.has(id))
                .map(({ name }) => name)
                .join(language === 'zh' ? '、' : ', ')}
            </Trans>
          </p>
          <button
            type="button"
            className="min-h-9 rounded-md px-3 font-semibold underline underline-offset-3"
            onClick={() => {
              const left = Object.fromEntries(
                columns
                  .filter(({ id }) => personal.has(id))
                  .map(({ id }) => [id, { ...choices.columns?.[id], include: false }]),
              )
              onChange({ ...choices, columns: { ...choices.columns, ...left } })
            }}
          >
            <Trans>Leave them out</Trans>
          </button>
        </div>
      ) : null}
      {columns.length >= SEARCH_FROM ? (
        <SearchInput
          label={t`Search the columns`}
          value={search}
          onSearch={setSearch}
          className={`${smallInputLook} h-11`}
        />
      ) : null}
      <ScrollRegion
        label={t`Columns of the file`}
        className="max-h-96 rounded-md border border-line"
        onScroll={onScroll}
      >
        <table className="w-full text-sm" aria-rowcount={columns.length + 1}>
          <thead className="sticky top-0 z-1 bg-sunken text-left text-ink-2">
            <tr>
              <th className="px-3 py-2 font-medium whitespace-nowrap">
                <Trans>Import</Trans>
              </th>
              <th className="px-2 py-2 font-medium whitespace-nowrap">
                <Trans>Name</Trans>
              </th>
              <th className="px-2 py-2 font-medium whitespace-nowrap">
                <Trans>Type</Trans>
              </th>
              <th className="px-2 py-2 font-medium whitespace-nowrap">
                <Trans>Measurement level</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {before > 0 ? <tr aria-hidden style={{ height: before }} /> : null}
            {found.slice(from, to).map(({ column, given, place }) => (
              <ColumnRow
                key={column.id}
                column={column}
                given={given}
                place={place}
                types={types}
                isTyped={isTyped(proposal.schema.layout)}
                measures={measures}
                onChange={(choice) => set(column.id, choice)}
              />
            ))}
            {after > 0 ? <tr aria-hidden style={{ height: after }} /> : null}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
