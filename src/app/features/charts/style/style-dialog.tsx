import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { ChevronRight, ClipboardPaste, Copy, CopyPlus, Save } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { allStyleGroups, type StyleGroup } from '#catalog/kit/figures/style-groups.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { AnalysisRecord } from '../../../data/datasets/analysis.ts'
import { copyStyle, listChartsOf, listOwnStyles, styleOfChart } from '../../../data/figure-styles.ts'
import { ownData } from '../../../data/own-data.ts'
import { undoAction } from '../../../history/show-deleted.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NextStep } from '../../../ui/next-step.tsx'
import { ChartChoices } from './chart-choices.tsx'
import { GroupChoices } from './group-choices.tsx'
import { OwnStyles, StyleLine } from './own-styles.tsx'
import { SaveStyleForm } from './save-style-form.tsx'
import { SaveTemplateForm, type TemplateDefinition } from './save-template-form.tsx'

interface Props {
  chart: AnalysisRecord
  /** The options of the chart as this version reads them. */
  stored: StoredOptions
  /** What a template is made of; undefined for the figure of an analysis, and for a chart of a newer version. */
  definition: TemplateDefinition | undefined
  onClose: () => void
}

type Step = 'styles' | 'save' | 'take' | 'give' | 'template'

/** The reader's own styles: to save one, to apply one here, and to copy one from figure to figure. */
export function StyleDialog({ chart, stored, definition, onClose }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const [step, setStep] = useState<Step>('styles')
  const [former, setFormer] = useState<Step>('save') // restores the focus to its line
  const [groups, setGroups] = useState<ReadonlySet<StyleGroup>>(new Set(allStyleGroups))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isCopying, setCopying] = useState(false)
  const { project } = chart
  const styles = useLiveQuery(() => listOwnStyles(ownData().database, project), [project])
  const charts = useLiveQuery(() => listChartsOf(ownData().database, project), [project])
  const others = charts?.filter(({ id }) => id !== chart.id)
  const go = (next: Step) => {
    setChosen(new Set())
    setFormer(step)
    setStep(next)
  }
  const copy = async (targets: readonly string[], style: StoredOptions | undefined) => {
    setCopying(true)
    try {
      const { order, count, left } = style
        ? await copyStyle(targets, style, groups)
        : { order: undefined, count: 0, left: 1 }
      const copied = t`${plural(count, { one: '# figure has this style now.', other: '# figures have this style now.' })}`
      const newer = t`${plural(left, {
        one: '# chart was made by a newer version and stays as it is.',
        other: '# charts were made by a newer version and stay as they are.',
      })}`
      const lines = [count > 0 ? copied : '', left > 0 ? newer : ''].filter((line) => line !== '')
      showToast(left > 0 ? 'warn' : 'ok', lines.join(' '), undoAction(order))
      onClose()
    } finally {
      setCopying(false)
    }
  }
  const isReady = groups.size > 0 && chosen.size > 0 && !isCopying
  const titles: Record<Step, string> = {
    styles: t`Style of the figure`,
    save: t`Save this style`,
    take: t`Take the style of another figure`,
    give: t`Use this style for other figures`,
    template: t`Save as a template`,
  }
  const line = (to: Step, icon: ReactNode, words: ReactNode) => (
    <button
      type="button"
      className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 text-left text-base hover:bg-sunken"
      data-first={to === former ? '' : undefined}
      onClick={() => go(to)}
    >
      <span className="text-ink-3">{icon}</span>
      {words}
    </button>
  )
  const copied = <GroupChoices chosen={groups} onChoose={setGroups} />
  const choices = (areSeveral: boolean) => (
    <div className="flex flex-col gap-5">
      {areSeveral ? <StyleLine leaves={stored} /> : null}
      <ChartChoices charts={others ?? []} areSeveral={areSeveral} chosen={chosen} onChoose={setChosen} />
      {copied}
    </div>
  )
  const contents: Record<Step, () => ReactNode> = {
    styles: () => (
      <div className="flex flex-col gap-5">
        {styles === undefined ? null : (
          <OwnStyles
            project={project}
            styles={styles}
            isReady={groups.size > 0 && !isCopying}
            onApply={(style) => void copy([chart.id], style.leaves)}
          />
        )}
        {styles === undefined || styles.length === 0 ? null : (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <ChevronRight size={16} aria-hidden className="shrink-0 transition-transform in-open:rotate-90" />
              {groups.size === allStyleGroups.length ? (
                <Trans>All parts of a style are copied</Trans>
              ) : (
                <Trans>
                  {groups.size} of {allStyleGroups.length} parts of a style are copied
                </Trans>
              )}
            </summary>
            <div className="pt-2">{copied}</div>
          </details>
        )}
        <div className="flex flex-col gap-1 border-t border-line pt-3">
          {line('save', <Save size={16} aria-hidden />, <Trans>Save this style …</Trans>)}
          {others === undefined || others.length === 0 ? null : (
            <>
              {line(
                'take',
                <ClipboardPaste size={16} aria-hidden />,
                <Trans>Take the style of another figure …</Trans>,
              )}
              {line('give', <Copy size={16} aria-hidden />, <Trans>Use this style for other figures …</Trans>)}
            </>
          )}
          {definition
            ? line('template', <CopyPlus size={16} aria-hidden />, <Trans>Save as a template …</Trans>)
            : null}
        </div>
      </div>
    ),
    save: () => <SaveStyleForm id={formId} chart={chart} stored={stored} onSaved={() => go('styles')} />,
    take: () => choices(false),
    give: () => choices(true),
    template: () =>
      definition ? (
        <SaveTemplateForm id={formId} chart={chart} definition={definition} stored={stored} onSaved={onClose} />
      ) : null,
  }
  const [first] = chosen
  const saving = (
    <Button look="primary" type="submit" form={formId}>
      <Trans>Save</Trans>
    </Button>
  )
  const actions: Partial<Record<Step, ReactNode>> = {
    save: saving,
    template: saving,
    take: (
      <Button
        look="primary"
        disabled={!isReady}
        onClick={() => first && void styleOfChart(first).then((style) => copy([chart.id], style))}
      >
        <Trans>Take this style</Trans>
      </Button>
    ),
    give: (
      <Button look="primary" disabled={!isReady} onClick={() => void copy([...chosen], stored)}>
        {t`${plural(chosen.size, { one: 'Use it for # figure', other: 'Use it for # figures' })}`}
      </Button>
    ),
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[step]}
      description={
        step === 'styles'
          ? t`A style is copied into figures: what you change in it later changes none of them.`
          : undefined
      }
      closeLabel={t`Close`}
      back={step === 'styles' ? undefined : { label: t`Back`, onBack: () => go('styles') }}
      size={step === 'take' || step === 'give' ? 'lg' : 'md'}
      footer={actions[step]}
    >
      <NextStep key={step}>{contents[step]()}</NextStep>
    </Dialog>
  )
}
