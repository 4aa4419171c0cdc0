import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { documentStyles } from '#formats/document/document-style.ts'
import { type Report, styleReport } from '../../data/reports/report.ts'
import { saveResult } from '../../download/save-result.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { smallInputLook } from '../../ui/field.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import type { ReportContents } from './generated-blocks.tsx'

interface Props {
  report: Report
  contents: ReportContents
  /** The report as typed last, which the files have. */
  contentsNow: () => ReportContents
  questions: readonly ProjectQuestion[]
  /** Whether every result is computed. */
  isComplete: boolean
}

type SavedContents = ReportContents & { readonly title: string }

const loadFiles = () => loadPart(() => import('./report-files.ts'), 'own')

/** The style of the document, and its files. */
export function SaveReport({ report, contents, contentsNow, questions, isComplete }: Props) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const [open, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { title } = report
  const save = async (make: (now: SavedContents) => Promise<{ readonly blob: Blob; readonly extension: string }>) => {
    setBusy(true)
    try {
      const { blob, extension } = await make({ ...contentsNow(), title, language })
      saveResult(blob, `${title}.${extension}`)
    } catch (error) {
      showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setBusy(false)
    }
  }
  const { cited, works } = contents
  const word = async (now: SavedContents) => ({
    blob: await (await loadFiles()).wordFile(now, questions),
    extension: 'docx',
  })
  const html = async (now: SavedContents) => ({ blob: await (await loadFiles()).htmlFile(now), extension: 'html' })
  const references = (format: 'ris' | 'bib') => async (now: SavedContents) => ({
    blob: (await loadFiles()).referencesFile(format, now.cited.cited, now.works),
    extension: format,
  })
  const markdown = async (now: SavedContents) => (await loadFiles()).markdownFile(now)
  return (
    <>
      <select
        aria-label={t`Style of the document`}
        className={`${smallInputLook} h-8 w-auto max-w-44 text-sm max-sm:h-11 max-sm:max-w-none max-sm:min-w-0 max-sm:flex-1`}
        value={contents.style.id}
        onChange={({ target }) => void styleReport(report.id, target.value)}
      >
        {documentStyles.map(({ id, name }) => (
          <option key={id} value={id}>
            {say(name)}
          </option>
        ))}
      </select>
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button look="primary" size="sm" className="max-sm:h-11" disabled={!isComplete || isBusy}>
            <Download size={15} aria-hidden />
            <Trans>Save</Trans>
          </Button>
        }
      >
        <MenuItem onSelect={() => void save(word)}>{t`Word document`}</MenuItem>
        <MenuItem onSelect={() => void save(html)}>{t`Web page (HTML)`}</MenuItem>
        <MenuItem onSelect={() => void save(markdown)}>{t`Markdown`}</MenuItem>
        {cited.cited.length + works.size > 0 ? (
          <>
            <MenuLine />
            <MenuItem onSelect={() => void save(references('ris'))}>{t`References as RIS`}</MenuItem>
            <MenuItem onSelect={() => void save(references('bib'))}>{t`References as BibTeX`}</MenuItem>
          </>
        ) : null}
      </Menu>
    </>
  )
}
