import { Trans, useLingui } from '@lingui/react/macro'
import { isOfSheets } from '#formats/table/schema.ts'
import type { FileChoices, FilePreview } from '#formats/table-file.ts'
import { SelectField } from '../ui/field.tsx'

interface Props {
  preview: FilePreview
  choices: FileChoices
  onChange: (choices: FileChoices) => void
}

const ENCODINGS = ['utf-8', 'gb18030', 'gbk', 'big5', 'utf-16le', 'utf-16be', 'shift_jis', 'windows-1252']
const HEADER_ROWS = 12

/** How the file is read: detected settings, which can be changed with an immediate preview. */
export function FileSettings({ preview, choices, onChange }: Props) {
  const { t } = useLingui()
  const { layout, headerRow, decimal } = preview.settings
  const rowNumber = (row: number) => (preview.format === 'sheets' ? (preview.rowNumbers[row] ?? row + 1) : row + 1)
  const encodings = encodingsOf(preview)
  const delimiters = [
    { value: ',', label: t`Comma` },
    { value: '\t', label: t`Tab` },
    { value: ';', label: t`Semicolon` },
    { value: '|', label: t`Vertical bar` },
  ]
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {preview.format === 'typed' && preview.tables.length > 0 ? (
        <SelectField
          label={<Trans>Table</Trans>}
          value={choices.table ?? preview.tables[0]}
          onChange={(event) => {
            const { columns: _, ...rest } = choices
            onChange({ ...rest, table: event.target.value })
          }}
        >
          {preview.tables.map((table) => (
            <option key={table} value={table}>
              {table}
            </option>
          ))}
        </SelectField>
      ) : null}
      {preview.format === 'sheets' && isOfSheets(layout) ? (
        <SelectField
          label={layout.format === 'json' ? <Trans>Table</Trans> : <Trans>Sheet</Trans>}
          value={layout.sheet}
          onChange={(event) => {
            const { headerRow: _, headerRows: __, columns: ___, answers: ____, ...rest } = choices
            onChange({ ...rest, sheet: event.target.value })
          }}
        >
          {preview.sheets.map((sheet) => (
            <option key={sheet.name} value={sheet.name}>
              {sheet.hidden ? t`${sheet.name} (hidden)` : sheet.name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {encodings.length > 0 ? (
        <SelectField
          label={<Trans>Encoding</Trans>}
          value={encodings[0]}
          onChange={(event) => onChange({ ...choices, encoding: event.target.value })}
        >
          {encodings.map((encoding) => (
            <option key={encoding} value={encoding}>
              {encoding.toUpperCase()}
            </option>
          ))}
        </SelectField>
      ) : null}
      {layout.format === 'csv' ? (
        <>
          <SelectField
            label={<Trans>Separator</Trans>}
            value={layout.delimiter}
            onChange={(event) => onChange({ ...choices, delimiter: event.target.value })}
          >
            {delimiters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={<Trans>Decimal sign</Trans>}
            value={decimal}
            onChange={(event) => onChange({ ...choices, decimal: event.target.value === ',' ? ',' : '.' })}
          >
            <option value=".">{t`Point`}</option>
            <option value=",">{t`Comma`}</option>
          </SelectField>
        </>
      ) : null}
      {preview.format === 'typed' ? null : (
        <SelectField
          label={<Trans>Row of the names</Trans>}
          value={headerRow === null ? '' : String(headerRow)}
          onChange={(event) =>
            onChange({ ...choices, headerRow: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{t`None`}</option>
          {preview.rows
            .slice(0, HEADER_ROWS)
            .map((_, row) => row)
            .map((row) => (
              <option key={row} value={row}>
                {rowNumber(row)}
              </option>
            ))}
        </SelectField>
      )}
    </div>
  )
}

/** The encodings to choose from, the current one first; none for a file whose format has one, or that is in ASCII. */
function encodingsOf(preview: FilePreview): readonly string[] {
  const { layout } = preview.settings
  if (layout.format === 'csv') return [...new Set([layout.encoding, ...ENCODINGS])]
  if (preview.format !== 'typed') return []
  const { encoding, by, alternatives } = preview.encoding
  const isOpen = by === 'chosen' || alternatives.length > 0
  return isOpen ? [...new Set([encoding, ...alternatives, ...ENCODINGS])] : []
}
