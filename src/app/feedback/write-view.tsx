import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FEEDBACK_LETTERS, FEEDBACK_PICTURES } from '#contract/calls/feedback.ts'
import type { FeedbackAbout } from '../data/feedback.ts'
import { Button } from '../ui/button.tsx'
import { DrawnIcon } from '../ui/drawn-icon.tsx'
import { CheckField, Field, inputLook } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import { canCapture } from './capture-page.ts'
import { PictureRow } from './picture-row.tsx'
import type { Draft, DraftPicture } from './use-draft.ts'

const PICTURE_ICON = 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9h.01'
const CAMERA_ICON = 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3 3 0 1 0 0 6a3 3 0 1 0 0-6'

interface Props {
  draft: Draft
  about: Required<FeedbackAbout>
  /** Why a picture was not taken. */
  problem: ReactNode
  /** It replaces the editor, and takes the focus. */
  isBack: boolean
  isMasked: boolean
  onMasked: (isMasked: boolean) => void
  onWrite: (content: string) => void
  onFiles: (files: readonly File[]) => void
  onCapture: () => void
  onEdit: (picture: DraftPicture) => void
  onRemove: (id: string) => void
}

/** The form of feedback: words, pictures, and all that is sent besides. */
export function WriteView({
  draft: { content, pictures },
  about,
  problem,
  isBack,
  isMasked,
  onMasked,
  onWrite,
  onFiles,
  onCapture,
  onEdit,
  onRemove,
}: Props) {
  const { t } = useLingui()
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isBack) words.current?.focus()
  }, [isBack])
  const input = useRef<HTMLInputElement>(null)
  const heading = useId()
  const isFull = pictures.length >= FEEDBACK_PICTURES
  const facts: readonly (readonly [string, string])[] = [
    [t`Version`, about.app_version],
    [t`Address of the page`, about.route],
    [t`Browser`, about.browser],
    [t`Language`, about.language],
  ]
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={t`What happened, or what do you miss?`}
        help={<span className="tabular-nums">{t`${content.length} of ${FEEDBACK_LETTERS} characters`}</span>}
      >
        {(naming) => (
          <textarea
            {...naming}
            ref={words}
            data-first
            rows={5}
            maxLength={FEEDBACK_LETTERS}
            className={`${inputLook} w-full py-2`}
            value={content}
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
      </Field>
      <section aria-labelledby={heading} className="flex flex-col gap-2.5">
        <h3 id={heading} className="text-sm font-medium">
          <Trans>
            Pictures ({pictures.length} of {FEEDBACK_PICTURES})
          </Trans>
        </h3>
        {pictures.length > 0 ? (
          <ul className="flex flex-col gap-2">
            {pictures.map((picture, index) => (
              <PictureRow
                key={picture.id}
                picture={picture}
                position={index + 1}
                onEdit={() => onEdit(picture)}
                onRemove={() => onRemove(picture.id)}
              />
            ))}
          </ul>
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
        <div className="flex flex-wrap gap-2">
          <Button disabled={isFull} onClick={() => input.current?.click()}>
            <DrawnIcon d={PICTURE_ICON} />
            <Trans>Choose pictures</Trans>
          </Button>
          {canCapture() ? (
            <Button disabled={isFull} onClick={onCapture}>
              <DrawnIcon d={CAMERA_ICON} />
              <Trans>Capture this page</Trans>
            </Button>
          ) : null}
        </div>
        <p className="text-sm text-ink-3">
          <Trans>PNG or JPG. You can also paste pictures or drop them here.</Trans>
        </p>
        {canCapture() ? (
          <CheckField
            label={<Trans>Hide data in the captured page</Trans>}
            help={
              <Trans>Contents of tables, figures and fields are left out. You can blur more of it afterwards.</Trans>
            }
            checked={isMasked}
            onChange={({ target }) => onMasked(target.checked)}
          />
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>
              To show a page, take a screenshot with the keys of your device, on most phones power and volume down, and
              choose it here. Blur what shows data.
            </Trans>
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          className="sr-only"
          tabIndex={-1}
          aria-label={t`Pictures`}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </section>
      <section className="rounded-md bg-sunken px-3 py-2.5 text-sm">
        <h3 className="mb-1 font-medium">
          <Trans>Sent with it, and nothing else</Trans>
        </h3>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-ink-2">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="break-words text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
