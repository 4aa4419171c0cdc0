import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Filter } from 'lucide-react'
import { useEffect, useState } from 'react'
import { columnInfo } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { stepTitles } from '#catalog/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { smallInputLook } from '../../../ui/field.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { ask } from '../../../workers/bridge.ts'
import { type Facet, isChosen, openFacet } from '../../../workers/facet.ts'
import type { FacetRows } from '../../../workers/facet-rows.ts'
import type { OpenedDataset } from '../../../workers/open-dataset.ts'
import { FacetCard } from './facet-card.tsx'
import { facetCondition } from './facet-condition.ts'

/** The rows that facets show of a version of the data. */
export interface ShownRows {
  readonly version: string
  readonly facets: readonly Facet[]
  readonly rows: number
}

interface Props {
  opened: OpenedDataset
  /** Called with undefined when all rows are shown again. */
  onShown: (shown: ShownRows | undefined) => void
  onStep: (type: string, given: StoredOptions) => void
}

/** The longest formula that a step can have, characters. */
const LONGEST = 10_000

/** Chooses which rows the grid shows. The data, and every analysis, stay as they are. */
export function FacetPanel({ opened, onShown, onStep }: Props) {
  const { t } = useLingui()
  const { version, dictionary } = opened
  const [chosen, setChosen] = useState<readonly Facet[]>([])
  const facets = chosen.filter(({ column }) => columnInfo(dictionary, column) !== undefined)
  const found = useFacetRows(version, facets, onShown)
  const isFiltering = facets.some(isChosen)
  const condition = facetCondition(facets, (id) => columnInfo(dictionary, id)?.type)
  const free = dictionary.columns.filter(({ id }) => !facets.some(({ column }) => column === id))
  const filter = stepTitles.find(({ mends }) => mends === 'shown-rows')
  const change = (facet: Facet) => setChosen(facets.map((one) => (one.column === facet.column ? facet : one)))
  return (
    <section
      ref={keepFocus}
      aria-label={t`Facets`}
      className="flex flex-col gap-3 rounded-lg bg-surface p-3 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={t`Add a variable`}
          className={`${smallInputLook} h-9 max-w-60 max-sm:h-11`}
          value=""
          onChange={(event) => setChosen([...facets, openFacet(event.target.value)])}
        >
          <option value="">{t`Add a variable`}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <output className="flex-1 text-sm text-ink-2">
          {found && isFiltering ? (
            <Trans>
              {found.shown} of <Plural value={opened.rows} one="# row" other="# rows" />
            </Trans>
          ) : (
            <Trans>All rows are shown. Facets change what you see, never the data.</Trans>
          )}
        </output>
        {isFiltering ? (
          <>
            <Button
              size="sm"
              disabled={condition.length > LONGEST}
              onClick={() => filter && onStep(filter.id, { condition, rows: 'keep' })}
            >
              <Filter size={15} aria-hidden />
              <Trans>Make it a filter step</Trans>
            </Button>
            <Button size="sm" look="quiet" onClick={() => setChosen([])}>
              <Trans>Show all rows</Trans>
            </Button>
          </>
        ) : null}
      </div>
      {condition.length > LONGEST ? (
        <p className="text-sm text-danger">
          <Trans>So many values are too long for a step. Tick fewer, or use a range or a part of the text.</Trans>
        </p>
      ) : null}
      {facets.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {facets.map((facet) => {
            const column = columnInfo(dictionary, facet.column)
            return column ? (
              <FacetCard
                key={facet.column}
                column={column}
                facet={facet}
                counts={found?.counts.find((one) => one.column === facet.column)}
                onChange={change}
                onRemove={() => setChosen(facets.filter((one) => one.column !== facet.column))}
              />
            ) : null
          })}
        </div>
      ) : null}
    </section>
  )
}

/** Asks the worker when a facet or the data change; the latest answer wins, and the previous one stays until it comes. */
function useFacetRows(version: string, facets: readonly Facet[], onShown: Props['onShown']): FacetRows | undefined {
  const [found, setFound] = useState<FacetRows>()
  const asked = JSON.stringify(facets)
  useEffect(() => {
    let isWanted = true
    const wanted = JSON.parse(asked) as readonly Facet[]
    void ask((engine) => engine.facetRows(version, wanted)).then((answer) => {
      if (!isWanted || !answer) return
      setFound(answer)
      onShown(wanted.some(isChosen) ? { version, facets: wanted, rows: answer.shown } : undefined)
    })
    return () => {
      isWanted = false
    }
  }, [version, asked, onShown])
  useEffect(() => () => onShown(undefined), [onShown])
  return found
}
