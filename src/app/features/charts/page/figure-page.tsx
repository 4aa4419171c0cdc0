import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { ArrowDown, ArrowUp, LayoutGrid, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  addedCell,
  changeCells,
  changedCell,
  changePage,
  deletePage,
  type FigurePage,
  movedCell,
  type PageCaptions,
  type PageCell,
  type PageSettings,
  pageLimits,
  readFigurePage,
  type TagStyle,
} from '../../../data/figure-pages.ts'
import { ownData } from '../../../data/own-data.ts'
import { showDeleted } from '../../../history/show-deleted.ts'
import { UndoButtons } from '../../../history/undo-buttons.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { useTrail } from '../../../opened/use-trail.ts'
import { FigureOrigin } from '../../../outcome/figure-origin.ts'
import { SceneView } from '../../../outcome/scene-view.tsx'
import { QuestionLink } from '../../../questions/question-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField, smallInputLook, TextField } from '../../../ui/field.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { type DrawnCell, pageScene, tagText } from './page-scene.ts'
import { type NotDrawn, usePageFigures } from './use-page-figures.ts'

interface Props {
  id: string
  onDeleted: (project: string) => void
}

/** Several figures of a project on one page, with letters, aligned plots and one caption. */
export function FigurePageView({ id, onDeleted }: Props) {
  const page = useLiveQuery(async () => (await readFigurePage(ownData().database, id)) ?? null, [id])
  if (page === undefined) return null
  if (page === null)
    return (
      <EmptyState heading="h1" icon={<LayoutGrid size={26} aria-hidden />} title={<Trans>This page is not here</Trans>}>
        <Trans>It was deleted, or it belongs to another account, or this device has not synced yet.</Trans>
      </EmptyState>
    )
  return <OpenPage page={page} onDeleted={onDeleted} />
}

function OpenPage({ page, onDeleted }: { page: FigurePage; onDeleted: (project: string) => void }) {
  const { t } = useLingui()
  const { language } = useWords()
  useTrail({ project: page.project, title: page.title })
  const { charts, drawn } = usePageFigures(page)
  const cells = useMemo(
    () =>
      page.cells.flatMap(({ id, span, chart }): DrawnCell[] => {
        const found = drawn.get(chart)
        return typeof found === 'object' ? [{ id, span, ...found }] : []
      }),
    [page.cells, drawn],
  )
  const scene = useMemo(
    () => (cells.length === 0 ? undefined : pageScene(page.settings, cells, language)),
    [page.settings, cells, language],
  )
  const origin = useMemo(
    () => (charts ?? []).flatMap(({ record }) => (page.cells.some(({ chart }) => chart === record.id) ? [record] : [])),
    [charts, page.cells],
  )
  const isWaiting = page.cells.some(({ chart }) => !drawn.has(chart))
  const remove = async () => {
    const order = await deletePage(page.id)
    onDeleted(page.project)
    showDeleted(page.title, order)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="sr-only">{page.title}</h1>
        <PageTitle page={page} />
        <span className="flex items-center gap-1">
          <UndoButtons project={page.project} />
          <Button look="quiet" size="icon" aria-label={t`Delete ${page.title}`} onClick={() => void remove()}>
            <Trash2 size={16} aria-hidden />
          </Button>
        </span>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6 rounded-lg bg-surface p-5 shadow-card">
          <section className="flex flex-col gap-3">
            <h2 className="text-sm font-semibold">
              <Trans>Figures</Trans>
            </h2>
            <ol ref={keepFocus} className="flex flex-col gap-2">
              {page.cells.map((cell, k) => (
                <CellRow
                  key={cell.id}
                  page={page}
                  cell={cell}
                  place={k}
                  title={charts?.find(({ record }) => record.id === cell.chart)?.record.title}
                  dataset={charts?.find(({ record }) => record.id === cell.chart)?.record.dataset}
                  drawn={drawn.get(cell.chart)}
                />
              ))}
            </ol>
            <SelectField
              label={<Trans>Add a figure</Trans>}
              value=""
              onChange={({ target }) => target.value !== '' && void changeCells(page.id, addedCell(page, target.value))}
            >
              <option value="">{t`Choose a chart`}</option>
              {(charts ?? []).map(({ record, dataset }) => (
                <option key={record.id} value={record.id}>
                  {`${record.title} — ${dataset.name}`}
                </option>
              ))}
            </SelectField>
            {charts?.length === 0 ? (
              <p className="text-sm text-ink-3">
                <Trans>This project has no charts yet. Draw some, or use “Edit figure” at a result.</Trans>
              </p>
            ) : null}
          </section>
          <Settings page={page} />
        </div>
        <div className="min-w-0" aria-busy={isWaiting}>
          {scene ? (
            <FigureOrigin value={origin}>
              <SceneView
                id="page"
                scene={scene}
                title={page.title}
                name={page.title}
                isTitled={false}
                isPartial={isWaiting}
              />
            </FigureOrigin>
          ) : (
            <p className="text-ink-2">
              {isWaiting ? <Trans>The figures are being drawn …</Trans> : <Trans>Add the first figure.</Trans>}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

function PageTitle({ page }: { page: FigurePage }) {
  const { t } = useLingui()
  const [title, setTitle] = useState<string>()
  return (
    <input
      aria-label={t`Title of the page`}
      className={`${smallInputLook} h-10 min-w-0 max-w-md flex-1 font-semibold`}
      value={title ?? page.title}
      maxLength={200}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={() => {
        if (title?.trim() && title.trim() !== page.title) void changePage(page.id, { title: title.trim() })
        setTitle(undefined)
      }}
    />
  )
}

interface CellProps {
  page: FigurePage
  cell: PageCell
  place: number
  title: string | undefined
  dataset: string | undefined
  drawn: object | NotDrawn | undefined
}

function CellRow({ page, cell, place, title, dataset, drawn }: CellProps) {
  const { t } = useLingui()
  const name = title ?? t`A deleted chart`
  const tag = tagText(page.settings.tags, place)
  const reasons: Record<NotDrawn, string> = {
    deleted: t`The chart was deleted: it is not drawn.`,
    'no-result': t`The chart has no figure yet. Open it and complete its options.`,
    'flow-chart': t`A flow chart needs a page of its own.`,
  }
  const { columns } = page.settings
  return (
    <li className="rounded-md bg-sunken p-2 text-sm">
      <div className="flex items-center gap-1">
        {tag === undefined ? null : <span className="w-7 font-semibold">{tag}</span>}
        <span className="min-w-0 flex-1 truncate">
          {dataset === undefined ? (
            name
          ) : (
            <QuestionLink id={cell.chart} kind="chart" dataset={dataset} className="hover:underline">
              {name}
            </QuestionLink>
          )}
        </span>
        <Button
          look="quiet"
          size="small-icon"
          aria-label={t`Move ${name} up`}
          aria-disabled={place === 0}
          onClick={() => void changeCells(page.id, movedCell(page, cell.id, -1))}
        >
          <ArrowUp size={15} aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="small-icon"
          aria-label={t`Move ${name} down`}
          aria-disabled={place === page.cells.length - 1}
          onClick={() => void changeCells(page.id, movedCell(page, cell.id, 1))}
        >
          <ArrowDown size={15} aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="small-icon"
          aria-label={t`Remove ${name} from the page`}
          onClick={() => void changeCells(page.id, changedCell(cell.id, { deleted: true }))}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </div>
      {columns > 1 ? (
        <label className="mt-1 flex items-center gap-2 text-ink-3">
          <Trans>Columns</Trans>
          <select
            className={`${smallInputLook} h-9`}
            aria-label={t`Columns of ${name}`}
            value={Math.min(cell.span, columns)}
            onChange={({ target }) => void changeCells(page.id, changedCell(cell.id, { span: Number(target.value) }))}
          >
            {Array.from({ length: columns }, (_, k) => (
              <option key={k} value={k + 1}>
                {k + 1}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {typeof drawn === 'string' ? <p className="mt-1 text-warn">{reasons[drawn as NotDrawn]}</p> : null}
    </li>
  )
}

function Settings({ page: { id, settings } }: { page: FigurePage }) {
  const { t } = useLingui()
  const change = (part: Partial<PageSettings>) => void changePage(id, part)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-sm font-semibold">
        <Trans>Page</Trans>
      </h2>
      <NumberSetting name="width" label={t`Width, mm`} value={settings.width} step={1} onChange={change} />
      <NumberSetting name="columns" label={t`Columns`} value={settings.columns} step={1} onChange={change} />
      <NumberSetting
        name="rowHeight"
        label={t`Height of a row, mm`}
        value={settings.rowHeight}
        step={1}
        onChange={change}
      />
      <NumberSetting name="fontSize" label={t`Type size, pt`} value={settings.fontSize} step={0.5} onChange={change} />
      <SelectField
        label={t`Typeface`}
        value={settings.font}
        onChange={({ target }) => change({ font: target.value === 'serif' ? 'serif' : 'sans' })}
      >
        <option value="sans">{t`Sans-serif`}</option>
        <option value="serif">{t`Serif`}</option>
      </SelectField>
      <SelectField
        label={t`Letters of the figures`}
        value={settings.tags}
        onChange={({ target }) => change({ tags: target.value as TagStyle })}
      >
        <option value="A">A, B, C</option>
        <option value="a">a, b, c</option>
        <option value="(a)">(a), (b), (c)</option>
        <option value="none">{t`No letters`}</option>
      </SelectField>
      <SelectField
        label={t`Captions`}
        value={settings.captions}
        onChange={({ target }) => change({ captions: target.value as PageCaptions })}
      >
        <option value="below">{t`Together, below the figures`}</option>
        <option value="each">{t`In each figure`}</option>
        <option value="none">{t`Not on the page`}</option>
      </SelectField>
    </section>
  )
}

interface NumberProps {
  name: keyof typeof pageLimits
  label: string
  value: number
  step: number
  onChange: (part: Partial<PageSettings>) => void
}

/** Stored as soon as it is within the limits; until then the page stays as it was. */
function NumberSetting({ name, label, value, step, onChange }: NumberProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [least, most] = pageLimits[name]
  const wanted = Number(typed)
  const isGood = typed === undefined || (typed.trim() !== '' && wanted >= least && wanted <= most)
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      step={step}
      value={typed ?? String(value)}
      error={isGood ? undefined : t`From ${least} to ${most}`}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = Number(target.value)
        if (target.value.trim() !== '' && number >= least && number <= most) onChange({ [name]: number })
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
