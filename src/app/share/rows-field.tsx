import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CheckField } from '../ui/field.tsx'
import type { RowsChoice } from './use-rows-choice.ts'

/** Offers to put the rows into a share, with how many they are and of which variables. */
export function RowsField({ rows: { inside, isWith, tick } }: { rows: RowsChoice }) {
  const { i18n } = useLingui()
  if (!inside) return null
  const names = inside.variables.join(i18n.locale === 'en' ? ', ' : '、')
  return (
    <CheckField
      label={<Trans>With the rows of the variables used</Trans>}
      help={
        <>
          <Plural value={inside.rows} one={`# row of ${names}.`} other={`# rows of ${names}.`} />{' '}
          <Trans>Readers can then compute the result themselves. Unticked, the link holds no rows.</Trans>
        </>
      }
      checked={isWith}
      onChange={(event) => tick(event.target.checked)}
    />
  )
}
