import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { MergedGroup, MergedValues } from '#catalog/kit/steps/step-options.ts'
import type { Likeness, TextCount } from '#engine/frame/propose-merges.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../ui/field.tsx'
import type { ProposedMerges } from '../workers/proposed-merges.ts'
import { MergeProposals } from './merge-proposals.ts'
import { hasText, isMerged, withApart, withName, withTick } from './merged-groups.ts'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  variable: string
  value: Json | undefined
  onChange: (value: Json) => void
}

/** Clusters shown before the rest is asked for. */
const SHOWN = 20

/** Texts that may mean the same, with ticks; nothing is merged without one. */
export function MergedValuesField({ label, help, error, dictionary, variable, value, onChange }: Props) {
  const { t } = useLingui()
  const [likeness, setLikeness] = useState<Likeness>('words')
  const [shown, setShown] = useState(SHOWN)
  const proposed = useProposals(variable, likeness)
  const stored = (value ?? {}) as unknown as Partial<MergedValues>
  const { groups = [], apart = [] } = stored
  const clusters = proposed?.clusters ?? []
  const offered = clusters.slice(0, shown).flatMap((cluster) => cluster.map(({ text }) => text))
  const put = (next: readonly MergedGroup[]) => onChange(withApart({ apart }, next, offered) as unknown as Json)
  const others = groups.filter((group) => !offered.some((text) => hasText(group, text)))
  const name = columnInfo(dictionary, variable)?.name ?? ''
  const rename = (group: MergedGroup, to: string) => put(withName(groups, group, to, (text) => offered.includes(text)))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-3">
        <SelectField
          label={t`Propose texts that have`}
          value={likeness}
          onChange={({ target }) => {
            setLikeness(target.value as Likeness)
            setShown(SHOWN)
          }}
        >
          <option value="words">{t`The same words: case, order and punctuation aside`}</option>
          <option value="pairs">{t`The same pairs of letters: blanks aside`}</option>
          <option value="nearest">{t`Nearly the same spelling`}</option>
        </SelectField>
        {others.map((group) => (
          <GroupBox
            key={group.values.join()}
            group={group}
            texts={group.values.map((text) => ({ text, count: 0 }))}
            groups={groups}
            onTick={(text) => put(withTick(groups, [group.to, ...group.values], text))}
            onName={rename}
          />
        ))}
        {clusters.slice(0, shown).map((cluster) => {
          const texts = cluster.map(({ text }) => text)
          return (
            <GroupBox
              key={texts.join()}
              group={groups.find((group) => texts.some((text) => hasText(group, text)))}
              texts={cluster}
              groups={groups}
              onTick={(text) => put(withTick(groups, texts, text))}
              onName={rename}
              onAll={() =>
                put(
                  texts
                    .slice(1)
                    .filter((text) => !isMerged(groups, text))
                    .reduce<readonly MergedGroup[]>((all, text) => withTick(all, texts, text), groups),
                )
              }
            />
          )
        })}
        {clusters.length > shown ? (
          <Button size="sm" className="self-start" onClick={() => setShown(shown + SHOWN)}>
            <Trans>Show more</Trans>
          </Button>
        ) : null}
        {proposed?.tooMany ? (
          <p className="text-sm text-ink-3">
            <Trans>{name} has too many different texts to compare each with each.</Trans>
          </p>
        ) : proposed && clusters.length === 0 ? (
          <p className="text-sm text-ink-3">
            <Trans>No texts of {name} are alike in this way.</Trans>
          </p>
        ) : null}
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

function useProposals(variable: string, likeness: Likeness): ProposedMerges | undefined {
  const propose = use(MergeProposals)
  const [found, setFound] = useState<{ readonly asked: string; readonly proposed: ProposedMerges | undefined }>()
  const asked = `${likeness} ${variable}`
  useEffect(() => {
    let isWanted = true
    if (variable !== '')
      void propose(variable, likeness).then((proposed) => {
        if (isWanted) setFound({ asked: `${likeness} ${variable}`, proposed })
      })
    return () => {
      isWanted = false
    }
  }, [propose, variable, likeness])
  return found?.asked === asked ? found.proposed : undefined
}

interface BoxProps {
  group: MergedGroup | undefined
  texts: readonly TextCount[]
  groups: readonly MergedGroup[]
  onTick: (text: string) => void
  onName: (group: MergedGroup, to: string) => void
  onAll?: () => void
}

function GroupBox({ group, texts, groups, onTick, onName, onAll }: BoxProps) {
  const { t } = useLingui()
  const [first] = texts
  const leader = group?.to ?? first?.text ?? ''
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3">
      {texts
        .filter(({ text }) => text !== leader)
        .map(({ text, count }) => (
          <CheckField
            key={text}
            label={count > 0 ? `${text} × ${count}` : text}
            checked={isMerged(groups, text)}
            onChange={() => onTick(text)}
          />
        ))}
      {group ? (
        <TextField
          label={t`Become`}
          value={group.to}
          maxLength={1000}
          onChange={({ target }) => onName(group, target.value)}
        />
      ) : (
        <p className="text-sm text-ink-3">
          → {leader}
          {first && first.text === leader && first.count > 0 ? ` × ${first.count}` : ''}
        </p>
      )}
      {onAll && texts.length > 2 ? (
        <Button size="sm" className="self-start" onClick={onAll}>
          <Trans>Tick all</Trans>
        </Button>
      ) : null}
    </div>
  )
}
