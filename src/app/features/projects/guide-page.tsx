import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { BookOpen, Check, ChevronDown, Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownData } from '../../data/own-data.ts'
import { useTrail } from '../../opened/use-trail.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import { DemoButton } from './demo-button.tsx'
import { type FirstStep, firstSteps, readProgress } from './first-steps.ts'
import { StepAction } from './step-action.tsx'

interface StepWords {
  readonly title: ReactNode
  readonly text: ReactNode
}

const words: Readonly<Record<FirstStep, () => StepWords>> = {
  project: () => ({
    title: <Trans>Make a project</Trans>,
    text: <Trans>A project keeps your spreadsheets, every step of cleaning, and the analyses made of them.</Trans>,
  }),
  import: () => ({
    title: <Trans>Import data</Trans>,
    text: (
      <Trans>
        CSV, an Excel workbook, or a data file of SPSS, Stata, SAS or R. You see a preview before anything is kept.
      </Trans>
    ),
  }),
  analyse: () => ({
    title: <Trans>Analyse the data</Trans>,
    text: (
      <Trans>
        Choose an analysis or a chart and its variables. The answer is computed on this device while you choose.
      </Trans>
    ),
  }),
  export: () => ({
    title: <Trans>Save a result for your paper</Trans>,
    text: <Trans>A table as Word or Excel, a figure in the size that the journal asks for, or the R script.</Trans>,
  }),
  backup: () => ({
    title: <Trans>Back up the project as a file</Trans>,
    text: (
      <Trans>Browsers may clear their storage. A file with the data opens here again, or on another computer.</Trans>
    ),
  }),
}

const marks = {
  done: 'bg-accent-soft text-accent',
  next: 'bg-accent text-on-accent',
  later: 'bg-sunken text-ink-3',
}

/** The first steps, with what is done read from the reader's own data; each leads on with one button, and folds when it is done. */
export default function GuidePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const progress = useLiveQuery(() => readProgress(ownData().database), [])
  useTrail({ title: t`First steps` })
  if (!progress) return null
  const next = firstSteps.find((step) => !progress.done[step])
  const count = firstSteps.filter((step) => progress.done[step]).length
  const total = firstSteps.length
  return (
    <div ref={keepFocus} className="flex flex-col gap-8">
      <div>
        <h1 className="text-2xl">
          <Trans>First steps</Trans>
        </h1>
        <output className="mt-1 block text-ink-2">
          {next ? (
            <Trans>
              {count} of {total} steps are done.
            </Trans>
          ) : (
            <Trans>All steps are done. You can come back to any of them.</Trans>
          )}
        </output>
        <div aria-hidden className="mt-3 flex gap-1">
          {firstSteps.map((step) => (
            <span
              key={step}
              className={classNames('h-1 flex-1 rounded-full', progress.done[step] ? 'bg-accent' : 'bg-line-strong')}
            />
          ))}
        </div>
      </div>
      <ol className="flex flex-col gap-3">
        {firstSteps.map((step, k) => {
          const { title, text } = words[step]()
          const isDone = progress.done[step]
          const mark = isDone ? 'done' : step === next ? 'next' : 'later'
          const head = (
            <>
              <span
                className={`flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${marks[mark]}`}
              >
                {isDone ? <Check size={16} aria-hidden /> : k + 1}
                {isDone ? <span className="sr-only">{t`Done`}</span> : null}
              </span>
              <h2 className={classNames('min-w-0 text-base font-semibold', isDone && 'text-ink-2')}>{title}</h2>
            </>
          )
          const body = (
            <div className="flex flex-col items-start gap-4 px-5 pb-5 sm:pl-16">
              <p className="max-w-2xl text-ink-2">{text}</p>
              <StepAction step={step} progress={progress} isNext={step === next} />
            </div>
          )
          return (
            <li
              key={step}
              aria-current={step === next ? 'step' : undefined}
              className={classNames('rounded-lg bg-surface', step === next ? 'shadow-raised' : 'shadow-card')}
            >
              {isDone ? (
                <details className="group">
                  <summary className="flex cursor-pointer list-none items-center gap-3 px-5 py-3">
                    {head}
                    <ChevronDown size={16} aria-hidden className="ml-auto shrink-0 text-ink-3 group-open:rotate-180" />
                  </summary>
                  {body}
                </details>
              ) : (
                <>
                  <div className="flex items-center gap-3 px-5 pt-5 pb-3">{head}</div>
                  {body}
                </>
              )}
            </li>
          )
        })}
      </ol>
      <section aria-labelledby="look-around" className="flex flex-col gap-3">
        <h2 id="look-around" className="text-lg">
          <Trans>Look around first</Trans>
        </h2>
        <p className="max-w-2xl text-ink-2">
          <Trans>The demo is a project with real data that are already imported and analysed.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <DemoButton onOpened={(project) => void navigate({ to: '/project/show', search: { project } })} />
          {progress.dataset === undefined ? null : (
            <Button asChild>
              <Link to="/dataAnalysis/show" search={{ dataset: progress.dataset, which: true }}>
                <Compass size={16} aria-hidden />
                <Trans>Which test?</Trans>
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link to="/tutorials/index" search={{ page: 1, limit: 20, search: '' }}>
              <BookOpen size={16} aria-hidden />
              <Trans>Tutorials</Trans>
            </Link>
          </Button>
        </div>
        {progress.dataset === undefined ? (
          <p className="text-sm text-ink-3">
            <Trans>“Which test?” is here as soon as there are data: in your project or in the demo.</Trans>
          </p>
        ) : null}
      </section>
    </div>
  )
}
