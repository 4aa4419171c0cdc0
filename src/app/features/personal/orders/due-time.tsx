import { Trans } from '@lingui/react/macro'
import { dateOnly } from '../../../i18n/dates.ts'

const MS_PER_SECOND = 1000
/** 2099-12-31 23:59:59 +08:00: how the end of a membership for life is sent. */
const FOR_LIFE = 4_102_415_999

/** The end of a membership. @param seconds since 1970 */
export function DueTime({ seconds }: { readonly seconds: number }) {
  return seconds >= FOR_LIFE ? <Trans>for life</Trans> : dateOnly(seconds * MS_PER_SECOND)
}
