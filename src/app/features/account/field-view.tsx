import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refreshUser } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { TextField } from '../../ui/field.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { useSubmit } from '../../verification/use-submit.ts'
import type { ViewProps } from './view-props.ts'

type FieldName = 'nickname' | 'qq' | 'company'

const MOST = 100

interface Props extends ViewProps {
  field: FieldName
  label: MessageDescriptor
  help?: MessageDescriptor
}

/** One field of the account, edited in place. */
function FieldView({ user, onDone, field, label, help }: Props) {
  const { i18n, t } = useLingui()
  const { submit, error, busy } = useSubmit()
  const [value, setValue] = useState(user[field])
  const [tried, setTried] = useState(false)
  const isEmpty = value.trim() === ''
  const save = async () => {
    setTried(true)
    if (isEmpty) return
    const problem = await submit(async () => {
      const request = { field, value: value.trim() }
      await refreshUser(await call('User/updatefield', request, { idempotencyKey: crypto.randomUUID() }))
    })
    if (problem) return
    showToast('ok', msg`Saved`)
    onDone()
  }
  return (
    <AskForm action={<Trans>Save</Trans>} disabled={busy} onSubmit={() => void save()}>
      <TextField
        label={i18n._(label)}
        help={help ? i18n._(help) : undefined}
        error={(tried && isEmpty ? t`This cannot be empty` : undefined) ?? (error ? i18n._(error.words) : undefined)}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        maxLength={MOST}
        required
      />
    </AskForm>
  )
}

export function NicknameView(props: ViewProps) {
  const help = msg`Letters, digits, Chinese characters, spaces, middle dots, and underscores inside`
  return <FieldView {...props} field="nickname" label={msg`Nickname`} help={help} />
}

export function QqView(props: ViewProps) {
  return <FieldView {...props} field="qq" label={msg`QQ`} />
}

export function CompanyView(props: ViewProps) {
  return <FieldView {...props} field="company" label={msg`Workplace`} />
}
