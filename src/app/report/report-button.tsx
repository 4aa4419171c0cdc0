import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Preset } from '#catalog/kit/format.ts'
import { ownData } from '../data/own-data.ts'
import type { Project } from '../data/projects.ts'
import { saveFile } from '../download/save-file.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
import { useWords } from '../i18n/use-words.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField } from '../ui/field.tsx'
import { type ProjectResult, projectResults } from './project-results.ts'
import { writeProjectReport } from './write-project-report.ts'

/** Results of the project, chosen from a list, as one Word file. */
export function ReportButton({ project }: { project: Project }) {
  const [open, setOpen] = useState(false)
  const labelled = useLabelled()
  const results = useLiveQuery(() => projectResults(ownData().database, project.id, labelled), [project.id, labelled])
  if (!results || results.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileText size={16} aria-hidden />
        <Trans>Report</Trans>
      </Button>
      {open ? <ReportDialog project={project} results={results} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface Props {
  project: Project
  results: readonly ProjectResult[]
  onClose: () => void
}

function ReportDialog({ project, results, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [preset, setPreset] = useState<Preset>(language === 'zh' ? 'chinese-journal' : 'english-journal')
  const [progress, setProgress] = useState<number>()
  const chosen = results.filter(({ key }) => !left.has(key))
  const save = async () => {
    setProgress(0)
    try {
      saveFile(await writeProjectReport(project.name, chosen, language, preset, setProgress), `${project.name}.docx`)
      onClose()
    } catch (error) {
      showToast('error', t`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`A report of “${project.name}”`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={chosen.length === 0 || progress !== undefined} onClick={() => void save()}>
            <Trans>Save as Word</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset className="flex max-h-80 flex-col gap-1 overflow-y-auto">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Results in the report</Trans>
          </legend>
          {results.map(({ key, title, dataset }) => (
            <CheckField
              key={key}
              label={title}
              help={dataset.name}
              checked={!left.has(key)}
              onChange={(event) => {
                const next = new Set(left)
                if (event.target.checked) next.delete(key)
                else next.add(key)
                setLeft(next)
              }}
            />
          ))}
        </fieldset>
        <SelectField
          label={t`Table style`}
          value={preset}
          onChange={(event) =>
            setPreset(event.target.value === 'chinese-journal' ? 'chinese-journal' : 'english-journal')
          }
        >
          <option value="chinese-journal">{t`Chinese medical journal`}</option>
          <option value="english-journal">{t`English journal`}</option>
        </SelectField>
        {progress === undefined ? null : (
          <progress className="h-2 w-full accent-accent" max={1} value={progress} aria-label={t`Writing the report`} />
        )}
      </div>
    </Dialog>
  )
}
