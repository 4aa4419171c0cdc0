import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { readPicture } from '../../../pictures/read-picture.ts'
import { avatarOf } from '../../../state/avatar.ts'
import { refreshUser } from '../../../state/session.ts'
import { showToast } from '../../../state/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { NextStep } from '../../../ui/next-step.tsx'
import { useSubmit } from '../../../verification/use-submit.ts'
import type { ViewProps } from '../view-props.ts'
import { type Crop, largestCrop } from './crop.ts'
import { Cropper } from './cropper.tsx'
import { avatarFile } from './draw-avatar.ts'

/** Larger pictures are scaled down, so that moving them stays fast on a phone. */
const LONGEST_SIDE = 2048

interface Chosen {
  readonly picture: HTMLCanvasElement
  readonly crop: Crop
}

async function uploadAvatar({ picture, crop }: Chosen): Promise<void> {
  const form = new FormData()
  form.append('file', await avatarFile(picture, crop), 'avatar.png')
  const { path } = await call('Upload/upload', {}, { form, idempotencyKey: crypto.randomUUID() })
  const request = { field: 'img', value: path } as const
  await refreshUser(await call('User/updatefield', request, { idempotencyKey: crypto.randomUUID() }))
}

/** Chooses, crops and uploads the user's picture. */
export function AvatarView({ user, onDone }: ViewProps) {
  const { i18n, t } = useLingui()
  const { submit, error, busy } = useSubmit()
  const [chosen, setChosen] = useState<Chosen>()
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) =>
    submit(async () => {
      if (!file) return
      const picture = await readPicture(file, LONGEST_SIDE)
      setChosen({ picture, crop: largestCrop(picture) })
    })
  const save = async () => {
    if (!chosen) return
    const problem = await submit(() => uploadAvatar(chosen))
    if (problem) return
    showToast('ok', msg`Saved`)
    onDone()
  }
  const change = (next: (crop: Crop) => Crop) =>
    setChosen((present) => present && { ...present, crop: next(present.crop) })
  return (
    <div className="flex flex-col items-center gap-5">
      {chosen ? (
        <NextStep>
          <Cropper {...chosen} onChange={change} />
        </NextStep>
      ) : (
        <>
          <Avatar src={avatarOf(user)} name={user.nickname || user.username} size={128} />
          <p className="text-sm text-ink-3">
            <Trans>PNG or JPG</Trans>
          </p>
        </>
      )}
      {error ? <FormError>{i18n._(error.words)}</FormError> : null}
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          look={chosen ? 'secondary' : 'primary'}
          disabled={busy}
          data-first={chosen ? undefined : true}
          onClick={() => input.current?.click()}
        >
          {chosen ? <Trans>Another picture</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {chosen ? (
          <Button look="primary" disabled={busy} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Profile picture`}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
