import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { closeToast, TOAST_MS, toasts } from '../../state/toast.ts'
import { classNames } from '../../ui/class-names.ts'
import { ToastView } from '../../ui/toast-view.tsx'

/** One toast at a time, announced by screen readers. */
export function Toasts() {
  const { i18n, t } = useLingui()
  const { current } = useSnapshot(toasts)
  const id = current?.id ?? 0
  const close = useCallback(() => closeToast(id), [id])
  return (
    <output
      aria-live="polite"
      className={classNames(
        'pointer-events-none fixed inset-x-4 bottom-20 z-60 flex justify-center sm:inset-x-auto sm:right-6 sm:bottom-6',
        // on a phone a dialog is a sheet at the bottom or the top of the screen: a toast goes to the opposite edge, so that it does not cover the sheet
        'max-sm:[body:has([role=dialog]:not([data-on-top]))_&]:top-4 max-sm:[body:has([role=dialog]:not([data-on-top]))_&]:bottom-auto',
        'max-sm:[body:has([data-on-top])_&]:bottom-4',
        // and content fixed to the bottom of a page, such as a tool's result, must stay readable
        'max-lg:[body:has([data-stays-below]):not(:has([role=dialog]))_&]:top-16 max-lg:[body:has([data-stays-below]):not(:has([role=dialog]))_&]:bottom-auto',
      )}
    >
      {current ? (
        <ToastView
          key={id}
          look={current.look}
          durationMs={current.action ? TOAST_MS.action : TOAST_MS.plain}
          closeLabel={t`Close`}
          onClose={close}
          action={current.action && { label: i18n._(current.action.label), run: current.action.run }}
        >
          {typeof current.text === 'string' ? current.text : i18n._(current.text)}
        </ToastView>
      ) : null}
    </output>
  )
}
