import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { findingWords } from '#catalog/kit/figures/finding-words.ts'
import { type JournalName, journals } from '#catalog/kit/figures/journals.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Display } from '#catalog/kit/message.ts'
import { remarkText } from '#catalog/kit/present/remark-text.ts'
import type { Finding, FindingLevel } from '#figure/check/finding.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { type CheckedFigure, findingKey, findingsIn, limitsOf, provenFix } from './check-of-style.ts'
import type { Fix } from './figure-fixes.ts'

interface Props {
  figure: CheckedFigure
  display: Display
  /** Outlines elements of the figure. */
  onMark: (refs: readonly string[]) => void
  change: (leaf: string, value: Json) => void
  reveal: (option: string) => void
}

const looks: Record<FindingLevel, string> = {
  error: 'bg-danger-soft text-danger',
  warning: 'bg-warn-soft text-warn',
  hint: 'bg-sunken text-ink-2',
}

/** The figure against the rules of a journal, with what mends each finding. Nothing is changed before the reader asks. */
export function FigureCheck({ figure, display, onMark, change, reveal }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const { style } = figure
  const [isOpen, setOpen] = useState(false)
  const findings = useFindings(figure)
  const fixes = useFixes(figure, isOpen ? findings : none)
  const [shown, setShown] = useState<string>()
  const id = useId()
  const { journal } = style
  const rules = journal === 'none' ? undefined : journals[journal]
  const { widths } = limitsOf(style)
  const serious = findings.filter(({ level }) => level !== 'hint').length
  const levels: Record<FindingLevel, string> = { error: t`Must change`, warning: t`Should change`, hint: t`Consider` }
  const show = (finding: Finding) => {
    const key = findingKey(finding)
    const isShown = shown === key
    setShown(isShown ? undefined : key)
    onMark(isShown ? [] : finding.refs)
  }
  const mend = (fix: Fix) => {
    for (const [leaf, value] of Object.entries(fix)) change(leaf, value)
    setShown(undefined)
    onMark([])
  }
  return (
    <details
      className="max-w-3xl rounded-lg bg-surface shadow-card print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm font-semibold">
        <ChevronRight size={16} aria-hidden className="shrink-0 transition-transform in-open:rotate-90" />
        <Trans>Journal check</Trans>
        <span className="font-normal text-ink-2">
          {rules ? `${say(rules.name)} · ` : ''}
          {serious > 0 ? (
            <Plural value={serious} one="# thing to change" other="# things to change" />
          ) : (
            <Trans>nothing to change</Trans>
          )}
        </span>
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <SelectField
          label={<Trans>Journal</Trans>}
          className="max-w-sm"
          value={journal}
          onChange={({ target }) => change('journal', target.value)}
        >
          <option value="none">{t`None: rules of every figure`}</option>
          {(Object.keys(journals) as JournalName[]).map((name) => (
            <option key={name} value={name}>
              {say(journals[name].name)}
            </option>
          ))}
        </SelectField>
        {rules ? (
          <div className="flex flex-col gap-2 text-sm text-ink-2">
            {widths ? (
              <p className="flex flex-wrap items-center gap-2">
                <Trans>Width:</Trans>
                {widths.is.map((mm) => (
                  <Button key={mm} size="sm" onClick={() => change('figureWidth', mm)}>{`${mm} mm`}</Button>
                ))}
              </p>
            ) : null}
            <p>{say(rules.files)}</p>
            <p className="text-ink-3">
              <Trans>Source: {say(rules.source)}. Publishers change their rules: read them before you submit.</Trans>
            </p>
          </div>
        ) : null}
        <ul className="flex flex-col gap-2" aria-label={t`Findings`}>
          {findings.map((finding, k) => {
            const key = findingKey(finding)
            const fix = fixes.get(key)
            const text = remarkText({ ...finding, params: finding.params }, findingWords, display)
            const wordsId = `${id}-${k}`
            return (
              <li
                key={key + k}
                className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md p-3 text-sm ${looks[finding.level]}`}
              >
                <p id={wordsId} className="min-w-48 flex-1">
                  <span className="font-semibold">{levels[finding.level]}</span> {text}
                  {finding.unconfirmed ? <> {t`(To be confirmed with the journal.)`}</> : null}
                </p>
                <span className="flex gap-2">
                  {finding.refs.length > 0 ? (
                    <Button
                      size="sm"
                      aria-pressed={shown === key}
                      aria-describedby={wordsId}
                      onClick={() => show(finding)}
                    >
                      <Trans>Point it out</Trans>
                    </Button>
                  ) : null}
                  {fix ? (
                    <Button size="sm" look="primary" aria-describedby={wordsId} onClick={() => mend(fix)}>
                      <Trans>Change it</Trans>
                    </Button>
                  ) : finding.code === 'units' ? (
                    <Button size="sm" aria-describedby={wordsId} onClick={() => reveal(`${finding.params.axis}Title`)}>
                      <Trans>Write it</Trans>
                    </Button>
                  ) : null}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </details>
  )
}

const none: readonly Finding[] = []

/** ms after the last change: while a reader types or drags, the figure alone is drawn. */
const REST_MS = 250

/** What the check finds, once the style has rested. */
function useFindings(figure: CheckedFigure): readonly Finding[] {
  const [findings, setFindings] = useState(none)
  useEffect(() => {
    const timer = setTimeout(() => setFindings(findingsIn(figure, figure.style)), REST_MS)
    return () => clearTimeout(timer)
  }, [figure])
  return findings
}

/** A fix for each finding that has one, by its key, tried one by one while the page rests. */
function useFixes(figure: CheckedFigure, findings: readonly Finding[]): ReadonlyMap<string, Fix> {
  const [fixes, setFixes] = useState<ReadonlyMap<string, Fix>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const rest = () => new Promise<void>((done) => setTimeout(done, 30))
    const tryAll = async () => {
      const found = new Map<string, Fix>()
      for (const finding of findings) {
        const fix = await provenFix(figure, finding, rest)
        if (!isCurrent) return
        if (fix) found.set(findingKey(finding), fix)
        setFixes(new Map(found))
      }
    }
    void tryAll()
    return () => {
      isCurrent = false
    }
  }, [figure, findings])
  return fixes
}
