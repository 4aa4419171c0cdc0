import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { checkLine } from '#catalog/kit/steps/step-line.ts'
import type { Query } from '#engine/methods/rules/listed-queries.ts'
import { ownData } from '../../data/own-data.ts'
import { saveLists } from '../../download/save-lists.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { ask } from '../../workers/bridge.ts'
import type { StepQueries } from '../../workers/step-queries.ts'

/** Queries that are shown; the file has more. */
const SHOWN = 300

interface Props {
  dataset: string
  step: string
  /** The version of the data that the page shows. */
  version: string
  onClose: () => void
}

/** What breaks the rules of a step: the row, the variable, its value and the rule. */
export function QueriesDialog({ dataset, step, version, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const { data: found, isError } = useQuery({
    queryKey: ['step-queries', dataset, step, version],
    queryFn: async () => (await ask((engine) => engine.stepQueries(ownData().user, dataset, step))) ?? null,
    networkMode: 'always',
    gcTime: 0,
  })
  const title = t`Queries`
  const words = found ? tableWords(found, language) : undefined
  const heads = [
    ...(found && found.identifiers.length > 0 ? found.identifiers : [t`Row`]),
    t`Variable`,
    t`Value`,
    t`Rule`,
    t`Severity`,
  ]
  // an identifier variable may be called like another column
  const keys = heads.map((head, k) => `${k} ${head}`)
  const cellsOf = (query: Query): string[] => {
    const rule = words?.ruleOf(query)
    return [
      ...(query.identifiers.length > 0 ? query.identifiers.map((one) => one ?? '') : [String(query.rowId)]),
      query.cells.map(({ column }) => words?.nameOf(column) ?? column).join(', '),
      query.cells.map(({ text }) => text ?? t`missing`).join(', '),
      rule?.text ?? '',
      rule?.severity === 'warning' ? t`Warning` : t`Error`,
    ]
  }
  const save = ({ queries }: StepQueries) => saveLists(title, [{ title, columns: heads, rows: queries.map(cellsOf) }])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={<Trans>Values that break the rules. Compare them with the records, then correct the cells.</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            look="primary"
            disabled={!found || found.queries.length === 0}
            onClick={() => found && void save(found)}
          >
            <Trans>Save as Excel</Trans>
          </Button>
        </>
      }
    >
      {found && found.queries.length > 0 ? (
        <>
          <p className="mb-2 text-sm text-ink-2">
            <Plural value={found.total} one="# problem." other="# problems." />{' '}
            {found.total > found.queries.length ? <Trans>The file has the first {found.queries.length}.</Trans> : null}{' '}
            {found.queries.length > SHOWN ? <Trans>The first {SHOWN} are shown.</Trans> : null}
          </p>
          <ScrollRegion label={title} className="max-h-[60dvh] rounded-md border border-line">
            <table className="w-full text-left text-sm">
              <thead className="sticky top-0 z-1 bg-sunken text-ink-2">
                <tr>
                  {heads.map((head, k) => (
                    <th key={keys[k]} scope="col" className="px-2 py-2 font-medium whitespace-nowrap first:pl-3">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.queries.slice(0, SHOWN).map((query) => (
                  <tr key={keyOf(query)} className="border-t border-line align-top">
                    {cellsOf(query).map((cell, k) => (
                      <td key={keys[k]} className="px-2 py-1.5 break-words first:pl-3">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      ) : isError || found === null ? (
        <p className="text-ink-2">
          <Trans>The rules cannot be applied at the moment. Look at the remark on the step.</Trans>
        </p>
      ) : found ? (
        <p className="text-ink-2">
          <Trans>No value breaks a rule.</Trans>
        </p>
      ) : null}
    </Dialog>
  )
}

const keyOf = ({ rowId, rule, cells }: Query) => `${rowId}/${rule}/${cells[0]?.column}`

function tableWords({ rules, columns }: StepQueries, language: 'en' | 'zh') {
  const names = new Map(columns.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const said = new Map(
    rules.map((rule) => [rule.id, { severity: rule.severity, text: checkLine(rule, { nameOf, language }) }]),
  )
  return { nameOf, ruleOf: ({ rule }: Query) => said.get(rule) }
}
