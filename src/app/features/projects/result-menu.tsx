import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCopy, CopyPlus, Ellipsis, FileText, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteAnalysis } from '../../data/datasets/analyses.ts'
import { duplicateQuestion } from '../../data/datasets/duplicate-question.ts'
import { saveResult } from '../../download/save-result.ts'
import { showDeleted } from '../../history/show-deleted.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { ProjectResult } from '../../report/answer-questions.ts'
import { noResultReason } from '../../report/no-result-reason.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'

/** What can be done with a result without opening it. */
export function ResultMenu({ question }: { question: ProjectQuestion }) {
  const { t, i18n } = useLingui()
  const { language } = useWords()
  const labelled = useLabelled()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { record } = question
  const { title } = record
  /** Reports why there is no result, or uses the results. */
  const withResults = async (use: (results: readonly ProjectResult[]) => Promise<void>, anew = false) => {
    setBusy(true)
    try {
      const { answerOne } = await import('../../report/answer-one.ts')
      const { results, without } = await answerOne(question, { labelled, anew })
      const [refused] = without
      if (results.length > 0) await use(results)
      else if (refused) showToast('error', labelled(title, await noResultReason(refused, language, i18n, labelled)))
    } catch (error) {
      showToast('error', labelled(title, error instanceof Error ? error.message : String(error)))
    } finally {
      setBusy(false)
    }
  }
  const copy = () =>
    withResults(async ([first]) => {
      const { copiedResult } = await import('../../report/copy-result.ts')
      const item = first && (await copiedResult(first, language))
      if (!item) return showToast('error', msg`This result has no table and no figure to copy.`)
      try {
        await navigator.clipboard.write([item])
        showToast('ok', msg`Copied`)
      } catch {
        showToast('error', msg`Copy failed`)
      }
    })
  const word = () =>
    withResults(async (results) => {
      const { writeProjectReport } = await import('../../report/write-project-report.ts')
      const preset = language === 'zh' ? 'chinese-journal' : 'english-journal'
      saveResult(await writeProjectReport(title, results, language, preset, () => {}), `${title}.docx`)
    })
  const again = () => withResults(async () => showToast('ok', msg`Computed again: ${title}`), true)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="field-icon" disabled={busy} aria-busy={busy} aria-label={t`Actions for ${title}`}>
          <Ellipsis size={18} aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<ClipboardCopy size={16} aria-hidden />} onSelect={() => void copy()}>
        <Trans>Copy</Trans>
      </MenuItem>
      <MenuItem icon={<FileText size={16} aria-hidden />} onSelect={() => void word()}>
        <Trans>Save as Word</Trans>
      </MenuItem>
      <MenuItem
        icon={<CopyPlus size={16} aria-hidden />}
        onSelect={() => void duplicateQuestion(record, t`${title} (copy)`)}
      >
        <Trans>Duplicate</Trans>
      </MenuItem>
      <MenuItem icon={<RotateCw size={16} aria-hidden />} onSelect={() => void again()}>
        <Trans>Compute again</Trans>
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<Trash2 size={16} aria-hidden />}
        onSelect={() => void deleteAnalysis(record).then((order) => showDeleted(title, order))}
      >
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  )
}
