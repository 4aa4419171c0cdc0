import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { outlineTable, wholeTable } from '#catalog/kit/present/present-table.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { onFrontPage } from '../../demo/demo-answers.ts'
import { SvgImage } from '../../outcome/svg-image.tsx'
import { theme } from '../../state/theme.ts'
import { CheckField, SelectField } from '../../ui/field.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useLiveAnswer } from './use-live-answer.ts'

/** Column ids of the lung cancer data. */
const SEX = 'c5'
const ECOG = 'c6'
const rows = { age: 'c4', ecog: 'c6', karnofsky: 'c7', calories: 'c9', weight: 'c10' }

/** Sizes of the figure in mm. On a phone it is smaller, so that it is scaled less and its text stays readable. */
const WIDE = { width: 150, height: 100 }
const NARROW = { width: 92, height: 92 }
const phone = matchMedia('(max-width: 639px)')

function useSize() {
  const [isNarrow, setNarrow] = useState(phone.matches)
  useEffect(() => {
    const change = () => setNarrow(phone.matches)
    phone.addEventListener('change', change)
    return () => phone.removeEventListener('change', change)
  }, [])
  return isNarrow ? NARROW : WIDE
}

function Card({
  title,
  busy,
  controls,
  children,
}: Record<'title' | 'controls' | 'children', ReactNode> & { busy: boolean }) {
  return (
    <article aria-busy={busy} className="min-w-0 rounded-xl bg-surface p-4 shadow-card sm:p-6">
      <h3 className="text-lg">{title}</h3>
      <div className="mt-4 mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">{controls}</div>
      {children}
    </article>
  )
}

function GroupField({ value, onChange, none }: { value: string; onChange: (group: string) => void; none: ReactNode }) {
  return (
    <SelectField
      label={<Trans>Compare by</Trans>}
      className="w-44"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={SEX}>
        <Trans>Sex</Trans>
      </option>
      <option value={ECOG}>
        <Trans>ECOG score</Trans>
      </option>
      <option value="">{none}</option>
    </SelectField>
  )
}

/** A survival curve of real data; the reader chooses the groups. */
function LiveCurve() {
  const { t } = useLingui()
  const { shown } = useSnapshot(theme)
  const size = useSize()
  const [group, setGroup] = useState(SEX)
  const [band, setBand] = useState(true)
  const options = useMemo(
    () => ({
      'outcome.time': 'c2',
      'outcome.status': 'c3',
      'outcome.events': [2],
      ...(group && { group }),
      unit: 'days',
      band,
    }),
    [group, band],
  )
  const { live, busy } = useLiveAnswer(onFrontPage.curve, options)
  const scene = useMemo(() => {
    const figure = live?.answer.figures[0]
    return figure && live.analysis.plots[figure.of]?.plot(figure.data, { ...live.display, size })
  }, [live, size])
  const svg = useMemo(() => scene && renderSvg(scene, { theme: shown }), [scene, shown])
  return (
    <Card
      title={<Trans>Survival curve</Trans>}
      busy={busy}
      controls={
        <>
          <GroupField value={group} onChange={setGroup} none={t`Everyone together`} />
          <CheckField
            label={<Trans>Confidence band</Trans>}
            className="py-2.5"
            checked={band}
            onChange={(event) => setBand(event.target.checked)}
          />
        </>
      }
    >
      <div className="mx-auto max-w-2xl" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {scene && svg ? (
          <SvgImage svg={svg} alt={scene.description} ratio={scene.width / scene.height} testId="live-curve" />
        ) : null}
      </div>
    </Card>
  )
}

/** A Table 1 of real data; the reader chooses the groups and the rows. */
function LiveTable() {
  const { t } = useLingui()
  const [group, setGroup] = useState(SEX)
  const [left, setLeft] = useState<readonly string[]>([rows.calories])
  const options = useMemo(() => {
    const variables = Object.values(rows).filter((id) => id !== group && !left.includes(id))
    return { variables, ...(group && { group }) }
  }, [group, left])
  const { live, busy } = useLiveAnswer(onFrontPage.table, options)
  const table = useMemo(() => {
    const first = live?.answer.tables[0]
    return first && wholeTable(outlineTable(live.analysis.definition, first, live.display))
  }, [live])
  const names: readonly (readonly [id: string, name: string])[] = [
    [rows.age, t`Age`],
    [rows.ecog, t`ECOG score`],
    [rows.karnofsky, t`Karnofsky score`],
    [rows.calories, t`Calories`],
    [rows.weight, t`Weight loss`],
  ]
  return (
    <Card
      title={<Trans>Table 1</Trans>}
      busy={busy}
      controls={
        <>
          <GroupField value={group} onChange={setGroup} none={t`No groups`} />
          <fieldset className="flex flex-wrap gap-x-4">
            <legend className="text-sm font-medium">
              <Trans>Variables</Trans>
            </legend>
            {names
              .filter(([id]) => id !== group)
              .map(([id, name]) => (
                <CheckField
                  key={id}
                  label={name}
                  className="py-2.5"
                  checked={!left.includes(id)}
                  disabled={options.variables.length === 1 && !left.includes(id)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((other) => other !== id) : [...left, id])
                  }
                />
              ))}
          </fieldset>
        </>
      }
    >
      {table ? (
        <ScrollRegion label={table.title || t`Table 1`}>
          <table className="three-line text-sm" data-testid="live-table">
            <thead>
              {table.head.map((row, k) => (
                <tr key={`${k}`}>
                  {row.map((cell, column) => (
                    <th
                      key={`${column}`}
                      scope="col"
                      colSpan={cell.colSpan}
                      rowSpan={cell.rowSpan}
                      className="whitespace-nowrap"
                    >
                      {cell.text}
                    </th>
                  ))}
                </tr>
              ))}
            </thead>
            <tbody>
              {table.body.map((row, k) => (
                <tr key={`${k}`}>
                  {row.cells.map((cell, column) => (
                    <td
                      key={`${column}`}
                      className={column === 0 ? 'min-w-32' : 'whitespace-nowrap'}
                      style={column === 0 ? { paddingInlineStart: `${0.75 + row.depth * 1.25}rem` } : {}}
                    >
                      {cell.text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {table.notes.map((note) => (
            <p key={note} className="mt-2 text-xs text-ink-3">
              {note}
            </p>
          ))}
        </ScrollRegion>
      ) : null}
    </Card>
  )
}

/** The results that the front page computes in the worker of the engine. */
export default function LiveResults() {
  return (
    <div className="flex flex-col gap-6">
      <LiveCurve />
      <LiveTable />
    </div>
  )
}
