import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dateOnly } from '../../../i18n/dates.ts'

const MS_PER_SECOND = 1000
const DAY = 86_400
/** How the end of a membership for life is sent: 2099-12-31 23:59:59 +08:00 (SPEC M20). */
const FOR_LIFE = 4_102_415_999

/** The words of levels, ends and lengths of membership. */
export function useMemberWords() {
  const { t } = useLingui()
  const levels: Readonly<Record<number, string>> = { 1: t`Ordinary user`, 2: t`Website member` }
  return {
    level: (level: number) => levels[level] ?? t`Client member`,
    /** @param dueTime in seconds; 0 if there was no membership */
    due: (dueTime: number) =>
      dueTime === 0 ? t`none` : dueTime >= FOR_LIFE ? t`for life` : dateOnly(dueTime * MS_PER_SECOND),
    /** @param seconds null for life */
    length: (seconds: number | null) => {
      if (seconds === null) return t`for life`
      const days = Math.round((seconds / DAY) * 10) / 10
      return t`${plural(days, { one: '# day', other: '# days' })}`
    },
    isForLife: (dueTime: number) => dueTime >= FOR_LIFE,
  }
}
