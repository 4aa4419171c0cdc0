import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { twoDigits } from '../../assistant/attached/attached-text.ts'
import { fillMarks, type Ref } from '../../assistant/attached/attachment.ts'
import { isPersonal } from '../../assistant/attached/clean-name.ts'
import { type Choice, chosen, noChoice, type Offer, usualNames } from '../../assistant/attached/offer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Folded } from '../../ui/folded.tsx'

interface Props {
  offer: Offer
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  onClose: () => void
}

const inner = 'ml-7 mt-2 flex flex-col gap-2'
const fold = 'cursor-pointer text-sm text-accent'

/** What of the open dataset goes along with the next message. Nothing is chosen before. */
export function AttachDialog({ offer, choice: before, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const [choice, setChoice] = useState(before ?? noChoice)
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part })
  const { variables, rows, question, result, page, name } = offer
  const tables = result?.hidden.tables ?? []
  const counts = result?.smallCounts ?? 0
  const isEmpty = chosen(offer, choice).length === 0
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={<Trans>Attach to the message</Trans>}
      description={t`From “${name}”. Rows, single values and labels of values are never attached. The preview shows exactly what leaves.`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={() => onChoose(choice)}>
            {isEmpty ? <Trans>Attach nothing</Trans> : <Trans>Attach</Trans>}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {variables.length > 0 ? (
          <div>
            <CheckField
              label={<Trans>Names of variables</Trans>}
              help={<Trans>With their labels and measurement levels.</Trans>}
              checked={choice.names.length > 0}
              onChange={({ target }) => change({ names: target.checked ? usualNames(offer).map(({ id }) => id) : [] })}
            />
            {choice.names.length > 0 ? (
              <div className={inner}>
                <CheckField
                  label={<Trans>Call them v1, v2, …</Trans>}
                  help={<Trans>Your own names stay here, and are put back into the answer.</Trans>}
                  checked={choice.hidesNames}
                  onChange={({ target }) => change({ hidesNames: target.checked })}
                />
                <Folded
                  summary={<Plural value={choice.names.length} one="# variable" other="# variables" />}
                  summaryLook={fold}
                >
                  {() => (
                    <ul className="mt-2 flex flex-col gap-1.5">
                      {variables.map(({ id, name: own, label }) => (
                        <li key={id}>
                          <CheckField
                            label={label === '' || label === own ? own : `${own}: ${label}`}
                            help={
                              isPersonal(own) || isPersonal(label) ? <Trans>This may name a person.</Trans> : undefined
                            }
                            checked={choice.names.includes(id)}
                            onChange={({ target }) =>
                              change({
                                names: target.checked
                                  ? [...choice.names, id]
                                  : choice.names.filter((one) => one !== id),
                              })
                            }
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                </Folded>
              </div>
            ) : null}
          </div>
        ) : null}
        {rows === undefined ? null : (
          <div>
            <CheckField
              label={<Trans>How many rows there are</Trans>}
              help={choice.size === 'exact' ? `${rows}` : t`About ${twoDigits(rows)}`}
              checked={choice.size !== null}
              onChange={({ target }) => change({ size: target.checked ? 'rounded' : null })}
            />
            {choice.size === null ? null : (
              <div className={inner}>
                <CheckField
                  label={<Trans>The exact number</Trans>}
                  checked={choice.size === 'exact'}
                  onChange={({ target }) => change({ size: target.checked ? 'exact' : 'rounded' })}
                />
              </div>
            )}
          </div>
        )}
        {question ? (
          <CheckField
            label={
              question.of === 'chart' ? <Trans>Options of the chart</Trans> : <Trans>Options of the analysis</Trans>
            }
            help={<Trans>Which variables and choices it has.</Trans>}
            checked={choice.question}
            onChange={({ target }) => change({ question: target.checked })}
          />
        ) : null}
        {result && tables.length > 0 ? (
          <div>
            <CheckField
              label={<Trans>Result</Trans>}
              help={
                <Trans>Tables as rounded on the page. Groups are called g1, g2, …; the answer shows their names.</Trans>
              }
              checked={choice.tables.length > 0}
              onChange={({ target }) => change({ tables: target.checked ? tables.map(({ id }) => id) : [] })}
            />
            {choice.tables.length > 0 ? (
              <div className={inner}>
                {tables.map(({ id, title }) => (
                  <CheckField
                    key={id}
                    label={shownTitle(title, result.hidden.refs, offer.names)}
                    checked={choice.tables.includes(id)}
                    onChange={({ target }) =>
                      change({
                        tables: target.checked ? [...choice.tables, id] : choice.tables.filter((one) => one !== id),
                      })
                    }
                  />
                ))}
                {counts > 0 ? (
                  <CheckField
                    className="rounded-md bg-warn-soft p-3"
                    label={<Trans>Show counts from 1 to 4</Trans>}
                    help={
                      <Trans>
                        The tables have {counts} of them. They, and numbers of so few people, may let somebody recognise
                        a patient; otherwise they are sent as &lt;5 or left out.
                      </Trans>
                    }
                    checked={choice.showsSmallCounts}
                    onChange={({ target }) => change({ showsSmallCounts: target.checked })}
                  />
                ) : null}
              </div>
            ) : null}
          </div>
        ) : null}
        <CheckField
          label={<Trans>Which page is open</Trans>}
          help={page}
          checked={choice.page}
          onChange={({ target }) => change({ page: target.checked })}
        />
      </div>
    </Dialog>
  )
}

/** The title with the names that the user knows. */
const shownTitle = (title: string, refs: readonly Ref[], names: Offer['names']) =>
  fillMarks(title, (place) => {
    const ref = refs[place]
    if (!ref) return ''
    return 'label' in ref ? ref.label : (names[ref.variable] ?? '')
  })
