import { useLingui } from '@lingui/react/macro'
import { checkFile } from '#figure/check/check-file.ts'
import type { FigureFormat } from '../download/figure-file.ts'
import type { JournalFile } from './save-figure.tsx'

interface Props {
  journal: JournalFile
  format: Exclude<FigureFormat, 'xlsx'>
  /** Undefined for a drawing. */
  dpi: number | undefined
}

/** Why the journal may not take the file. */
export function JournalFileHint({ journal, format, dpi }: Props) {
  const { t } = useLingui()
  const { name, rules } = journal
  const formats = rules.formats.map((one) => one.toUpperCase().replace('DOCX', 'Word')).join(' / ')
  const { leastDpi, mostDpi } = rules
  const words = {
    format: t`${name}: the figure is sent as ${formats}.`,
    'dpi-low': t`${name}: images have at least ${leastDpi} dpi.`,
    'dpi-high': t`${name}: images have at most ${mostDpi} dpi.`,
  }
  return (
    <output className="col-span-2 block text-sm text-warn empty:hidden">
      {checkFile(format, dpi, rules)
        .map((finding) => words[finding])
        .join(' ')}
    </output>
  )
}
