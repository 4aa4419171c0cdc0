import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ChosenMatches } from '#formats/table/match-columns.ts'
import { useWords } from '../i18n/use-words.ts'
import { useTypeWords } from '../i18n/variable-words.ts'
import { smallInputLook } from '../ui/field.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import type { ComparedColumn, NextProposal } from '../workers/next-file.ts'

interface Props {
  proposal: NextProposal
  matches: ChosenMatches
  onMatch: (matches: ChosenMatches) => void
}

const isAsBefore = ({ inFile, by, types, labels, newLevels }: ComparedColumn) =>
  inFile !== null && by === 'name' && !types && !labels && !newLevels

/** The variables of a dataset beside the columns of the next file: those that differ, each to be chosen by hand. */
export function MatchList({ proposal, matches, onMatch }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const { columns, added, inFile } = proposal
  // of a variable that was missing in the last file too, nothing is new
  const shown = columns.filter((column) => !isAsBefore(column))
  const same = columns.length - shown.length
  const free = new Set(added.map(({ name }) => name))
  return (
    <section aria-label={t`Variables and columns`} className="flex flex-col gap-3">
      <p>
        <Plural value={same} one="# variable is as before." other="# variables are as before." />{' '}
        {added.length > 0 ? (
          <>
            <Plural value={added.length} one="# column is new:" other="# columns are new:" />{' '}
            {added.map(({ name }) => name).join(language === 'zh' ? '、' : ', ')}
          </>
        ) : null}
      </p>
      {shown.length > 0 ? (
        <ScrollRegion label={t`Variables that differ`} className="max-h-96 rounded-md border border-line">
          <table className="w-full text-sm">
            <thead className="sticky top-0 z-1 bg-sunken text-left text-ink-2">
              <tr>
                <th className="px-3 py-2 font-medium whitespace-nowrap">
                  <Trans>Variable</Trans>
                </th>
                <th className="px-2 py-2 font-medium whitespace-nowrap">
                  <Trans>Column of the file</Trans>
                </th>
                <th className="px-2 py-2 font-medium whitespace-nowrap">
                  <Trans>What differs</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((column) => (
                <tr key={column.id} className="border-t border-line align-top">
                  <th scope="row" className="px-3 py-2.5 text-left font-medium">
                    {column.name}
                  </th>
                  <td className="px-2 py-1.5">
                    <select
                      aria-label={t`Column of the file for ${column.name}`}
                      className={`${smallInputLook} h-9 w-44`}
                      value={column.inFile ?? ''}
                      onChange={(event) => onMatch({ ...matches, [column.id]: event.target.value || null })}
                    >
                      <option value="">{t`None`}</option>
                      {inFile
                        .filter(({ id, name }) => id === column.inFile || free.has(name))
                        .map(({ id, name }) => (
                          <option key={id} value={id}>
                            {name}
                          </option>
                        ))}
                    </select>
                  </td>
                  <td className="px-2 py-2.5">
                    <Difference column={column} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
    </section>
  )
}

function Difference({ column: { inFile, by, types, labels, newLevels } }: { column: ComparedColumn }) {
  const { t } = useLingui()
  const { language } = useWords()
  const words = useTypeWords()
  if (inFile === null)
    return (
      <span className="text-danger">
        <Trans>The file does not have it: what uses it says so until it is back.</Trans>
      </span>
    )
  const typeOf = (type: string) => words.find(({ value }) => value === type)?.label ?? type
  const [before, now] = (types ?? []).map(typeOf)
  return (
    <ul className="flex flex-col gap-0.5 text-ink-2">
      {by === 'label' ? <li>{t`Found by its label`}</li> : null}
      {by === 'hand' ? <li>{t`Chosen by you`}</li> : null}
      {types ? <li className="text-warn">{t`${before ?? ''} before, ${now ?? ''} now`}</li> : null}
      {labels ? (
        <li>
          <Plural value={labels} one="# value label differs" other="# value labels differ" />
        </li>
      ) : null}
      {newLevels ? (
        <li>
          {t`New values:`} {newLevels.join(language === 'zh' ? '、' : ', ')}
        </li>
      ) : null}
    </ul>
  )
}
