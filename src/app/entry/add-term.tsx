import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { TermsOption } from '#catalog/kit/options/compound-options.ts'
import type { Measure } from '#engine/frame/frame.ts'
import type { Term, TermKind } from '#engine/methods/design/term.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { Folded } from '../ui/folded.tsx'
import { VariableField } from './variable-field.tsx'

interface Props {
  spec: TermsOption
  dictionary: DataDictionary
  onAdd: (term: Term) => void
}

const combining = ['interaction', 'nested', 'offset', 'strata', 'cluster', 'random'] as const
type Combining = (typeof combining)[number]

const any: readonly Measure[] = ['nominal', 'ordinal', 'continuous']
const groups: readonly Measure[] = ['nominal', 'ordinal']

/** Adds a term that the list of variables cannot: one of two variables, or with its own part in the model. */
export function AddTerm({ spec, dictionary, onAdd }: Props) {
  const { t } = useLingui()
  const kinds = combining.filter((kind) => spec.allows.includes(kind satisfies TermKind))
  const [kind, setKind] = useState<Combining>(kinds[0] ?? 'interaction')
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  if (kinds.length === 0) return null
  const words: Record<Combining, { kind: string; first: string; second?: string }> = {
    interaction: { kind: t`Interaction`, first: t`Variable`, second: t`Other variable` },
    nested: { kind: t`Nested effect`, first: t`Variable`, second: t`Within the levels of` },
    offset: { kind: t`Offset`, first: t`Variable` },
    strata: { kind: t`Strata`, first: t`Variable` },
    cluster: { kind: t`Clusters (robust standard errors)`, first: t`Variable` },
    random: { kind: t`Random effect`, first: t`Group`, second: t`Random slope of (optional)` },
  }
  const made = termOf(kind, first, second)
  const accepts = kind === 'offset' ? (['continuous'] as const) : kind === 'interaction' ? any : groups
  return (
    <Folded
      summary={<Trans>Add an interaction or another term</Trans>}
      summaryLook="min-h-9 cursor-pointer py-1.5 text-sm text-accent"
    >
      {() => (
        <div className="mt-2 flex flex-col gap-3 rounded-md bg-sunken p-3">
          <SelectField
            label={t`Kind of term`}
            value={kind}
            onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? kind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words[one].kind}
              </option>
            ))}
          </SelectField>
          <VariableField
            label={words[kind].first}
            spec={{ accepts: kind === 'cluster' ? [...any, 'id'] : accepts }}
            dictionary={dictionary}
            value={first}
            onChange={(id) => setFirst(id ?? '')}
          />
          {words[kind].second ? (
            <VariableField
              label={words[kind].second}
              spec={{ accepts: kind === 'random' ? ['continuous'] : kind === 'nested' ? groups : any, required: false }}
              dictionary={dictionary}
              value={second}
              onChange={(id) => setSecond(id ?? '')}
            />
          ) : null}
          <Button
            size="sm"
            className="self-start"
            disabled={!made}
            onClick={() => {
              if (made) onAdd(made)
              setFirst('')
              setSecond('')
            }}
          >
            <Trans>Add the term</Trans>
          </Button>
        </div>
      )}
    </Folded>
  )
}

function termOf(kind: Combining, first: string, second: string): Term | undefined {
  if (first === '' || first === second) return undefined
  switch (kind) {
    case 'interaction':
      return second === '' ? undefined : { kind, variables: [first, second] }
    case 'nested':
      return second === '' ? undefined : { kind, variable: first, within: second }
    case 'random':
      return { kind, group: first, slope: second || null }
    default:
      return { kind, variable: first }
  }
}
