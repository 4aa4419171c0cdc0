import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { ownData } from '../data/own-data.ts'
import { readProject } from '../data/projects.ts'
import { type FigureFormat, hasImage, isImage } from '../download/figure-file.ts'
import { keepPdfFonts } from '../download/keep-pdf-fonts.ts'
import { saveResult } from '../download/save-result.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
import { useWords } from '../i18n/use-words.ts'
import { useFormatWords } from '../import/use-format-words.ts'
import { ColoursField, DpiField, FormatField, usualDpi } from '../outcome/figure-format-fields.tsx'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField } from '../ui/field.tsx'
import { WorkStatus } from '../ui/work-cover.tsx'
import { WorkerError } from '../workers/worker-errors.ts'
import { chartFigures } from './chart-figures.ts'
import { noResultReason } from './no-result-reason.ts'
import { type LeftOut, NotIncluded } from './not-included.tsx'
import type { ProjectQuestion } from './project-questions.ts'
import { type TitledScene, writeFiguresZip } from './write-figures-zip.ts'

interface Props {
  project: string
  charts: readonly ProjectQuestion[]
  onClose: () => void
}

/** The share of computing and drawing in the total progress; the rest is writing. */
const DRAWING = 0.5

/** Saves chosen charts of a project in one format, each as it is on its page, as one archive. */
export default function FiguresDialog({ project, charts, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useWords()
  const labelled = useLabelled()
  const reasonOf = useFormatWords()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [format, setFormat] = useState<FigureFormat>('pdf')
  const [typed, setDpi] = useState<number>()
  const [colours, setColours] = useState<'rgb' | 'grey'>('rgb')
  const [progress, setProgress] = useState<number>()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const isClosed = useRef(false)
  useEffect(keepPdfFonts, [])
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const chosen = charts.filter(({ record }) => !left.has(record.id))
  const dpi = typed ?? usualDpi(format)
  const draw = async () => {
    const scenes: TitledScene[] = []
    const reasons: LeftOut[] = []
    for (const [k, question] of chosen.entries()) {
      const { figures, without } = await chartFigures(question, { language, labelled })
      const drawn = figures.flatMap((figure): TitledScene[] => {
        const styled = figure.draw(figure.style)
        return styled ? [{ title: figure.title, scene: styled.scene, origin: [question.record] }] : []
      })
      scenes.push(...drawn)
      for (const one of without)
        reasons.push({ title: one.title, reason: await noResultReason(one, language, i18n, labelled) })
      if (drawn.length === 0 && without.length === 0)
        reasons.push({ title: question.record.title, reason: t`With its present options nothing is drawn.` })
      if (isClosed.current) break
      setProgress((DRAWING * (k + 1)) / chosen.length)
    }
    return { scenes, reasons }
  }
  const save = async () => {
    setProgress(0)
    setLeftOut([])
    try {
      const { scenes, reasons } = await draw()
      if (scenes.length > 0 && !isClosed.current) {
        const file = await writeFiguresZip(scenes, format, { dpi, language, colours }, (fraction) =>
          setProgress(DRAWING + (1 - DRAWING) * fraction),
        )
        if (isClosed.current) return
        const name = (await readProject(ownData().database, project))?.name ?? ''
        saveResult(file, `${t`Figures of ${name}`}.zip`)
      }
      if (reasons.length === 0) onClose()
      else setLeftOut(reasons)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      showToast('error', error instanceof WorkerError ? reasonOf(error) : msg`The file could not be made: ${why}`)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Save several figures</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{leftOut.length === 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}</Button>
          <Button look="primary" disabled={chosen.length === 0 || progress !== undefined} onClick={() => void save()}>
            <Trans>Save as zip</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Figures</Trans>
          </legend>
          {charts.map(({ record: { id, title }, dataset }) => (
            <CheckField
              key={id}
              label={title}
              help={dataset.name}
              checked={!left.has(id)}
              onChange={({ target }) => {
                const next = new Set(left)
                if (target.checked) next.delete(id)
                else next.add(id)
                setLeft(next)
              }}
            />
          ))}
        </fieldset>
        <FormatField value={format} onChange={setFormat} />
        {hasImage({}, format) ? <DpiField value={dpi} onChange={setDpi} /> : null}
        {isImage(format) ? <ColoursField value={colours} onChange={setColours} /> : null}
        <NotIncluded heading={<Trans>Not in the archive</Trans>} leftOut={leftOut} />
        {progress === undefined ? null : <WorkStatus stage={<Trans>Writing the figures …</Trans>} share={progress} />}
      </div>
    </Dialog>
  )
}
